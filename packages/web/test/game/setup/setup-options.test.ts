/** Every plan that the screen can make is a table that the rules accept. */
import { checkTableOptions } from '@duopolis/table';
import { expect, test } from 'vitest';
import {
  FIRST_PLAN,
  PACES,
  type Plan,
  STRENGTHS,
  TABLE_SEATS,
  tableOptions,
} from '../../../src/game/setup/setup-options.ts';

const KINDS = ['bots', 'friends', 'solo', 'device'] as const;

const PLANS: readonly Partial<Plan>[] = [
  ...TABLE_SEATS.map((seats) => ({ seats })),
  { seats: 2, two: 'duo' },
  { seats: 2, two: 'duel', capitals: true },
  { seats: 7, capitals: true },
  { solo: 'simple', difficulty: 7 },
  ...PACES.map((pace) => ({ pace })),
  ...STRENGTHS.map((strength) => ({ strength, standIn: strength })),
  { watching: 'everyone', delay: 600 },
  { watching: 'nobody', delay: 600 },
  { seating: 'card', open: true, phrasesOnly: true, grace: 900 },
];

test.each(KINDS.flatMap((kind) => PLANS.map((plan) => [kind, plan] as const)))(
  '%s with %j is a table',
  (kind, plan) => {
    expect(checkTableOptions(tableOptions(kind, { ...FIRST_PLAN, ...plan }))).toBeUndefined();
  },
);

test.each([
  ['bots', { seats: 5 }, { mode: 'table', seats: 5 }],
  ['friends', { seats: 2 }, { mode: 'duel', seats: 2 }],
  ['device', { seats: 2, two: 'duo' }, { mode: 'duo', seats: 3 }],
  ['solo', { seats: 7 }, { mode: 'solo', seats: 3, solo: { kind: 'full', difficulty: 2 } }],
] as const)('SEAT-1: %s with %j plays %j', (kind, plan, game) => {
  expect(tableOptions(kind, { ...FIRST_PLAN, ...plan }).game).toMatchObject(game);
});

test('on this device there is no clock, no guest and no spectator', () => {
  const plan: Plan = {
    ...FIRST_PLAN,
    pace: 'quick',
    open: true,
    watching: 'everyone',
    delay: 60,
    seating: 'card',
  };
  expect(tableOptions('bots', plan)).toMatchObject({
    access: 'private',
    seating: 'numbers',
    pace: { kind: 'relaxed' },
    watching: { who: 'nobody', delay: 0 },
  });
});

test('SEAT-2: people around one device can sit by a card too', () => {
  expect(tableOptions('device', { ...FIRST_PLAN, seating: 'card' }).seating).toBe('card');
});

test('DUO-2: two people have an open Automa unless they want a secret one', () => {
  const plan: Plan = { ...FIRST_PLAN, seats: 2, two: 'duo' };
  expect(tableOptions('friends', plan).game).toEqual({
    mode: 'duo',
    seats: 3,
    capitals: false,
    openAutoma: true,
  });
  expect(tableOptions('friends', { ...plan, secretAutoma: true }).game).not.toHaveProperty('openAutoma');
  expect(tableOptions('friends', { ...plan, two: 'duel' }).game).not.toHaveProperty('openAutoma');
});

test('without spectators there is no delay', () => {
  const plan: Plan = { ...FIRST_PLAN, watching: 'nobody', delay: 60 };
  expect(tableOptions('friends', plan).watching).toEqual({ who: 'nobody', delay: 0 });
});

test.each(KINDS)('STRICT-1: %s can be played by the printed rules', (kind) => {
  expect(tableOptions(kind, { ...FIRST_PLAN, strict: true }).strict).toBe(true);
  expect(tableOptions(kind, FIRST_PLAN)).not.toHaveProperty('strict');
});

/** Before the game it is plain what the table waits for. */
import { decideTable, INITIAL_TABLE, type Request, tableAfter, type TableState } from '@duopolis/table';
import { expect, test } from 'vitest';
import { sayMissing } from '../../../src/game/gathering/say-missing.ts';
import { missing, placeOf, standing } from '../../../src/game/players/missing-people.ts';
import { FIRST_PLAN, tableOptions } from '../../../src/game/setup/setup-options.ts';
import { lobby } from '../../../src/game/gathering/words/en.ts';

type Ask = readonly [who: string, request: Request];

const happened = (state: TableState, command: Parameters<typeof decideTable>[1]): TableState => {
  const decision = decideTable(state, command);
  if (!decision.ok) throw new Error(decision.error.code);
  return tableAfter(decision.value, state);
};

/** A table of three that Ann has made, after some requests. */
function tableOf(asks: readonly Ask[], seating: 'numbers' | 'card' = 'numbers') {
  const options = tableOptions('friends', { ...FIRST_PLAN, seats: 3, seating });
  const made = { at: 0, seed: 'a seed' };
  const created = happened(INITIAL_TABLE, {
    type: 'create',
    who: 'ann',
    name: 'Ann',
    options,
    code: 'x',
    ...made,
  });
  return asks.reduce((state, [who, request]) => happened(state, { ...request, who, ...made }), created).open;
}

const sit = (who: string, seat: number): Ask => [who, { type: 'sit', seat }];
const ready = (who: string): Ask => [who, { type: 'ready', ready: true }];
const BEN: Ask = ['ben', { type: 'join', name: 'Ben', code: 'x' }];
const BOT: Ask = ['ann', { type: 'seat-bot', seat: 2, strength: 'easy' }];
const SEATED = [BEN, sit('ann', 0), sit('ben', 1), BOT];

test.each<readonly [string, readonly Ask[], 'numbers' | 'card', ReturnType<typeof missing>]>([
  ['nobody sits', [], 'numbers', { what: 'chairs', free: 3 }],
  ['one chair is free', [BEN, sit('ann', 0), sit('ben', 1)], 'numbers', { what: 'chairs', free: 1 }],
  ['Ben is not ready', SEATED, 'numbers', { what: 'ready', names: ['Ben'] }],
  ['all is well', [...SEATED, ready('ben')], 'numbers', { what: 'nothing' }],
  ['SEAT-2: the card waits', [...SEATED, ready('ben')], 'card', { what: 'answers', names: ['Ann', 'Ben'] }],
])('%s', (_, asks, seating, lack) => {
  expect(missing(tableOf(asks, seating))).toEqual(lack);
});

test.each<readonly [string, readonly Ask[], string]>([
  ['ann', [], 'Take a free seat, or stay and watch.'],
  ['ann', [sit('ann', 0)], '2 free seats left: send the link, or fill with bots.'],
  ['ben', [BEN, sit('ann', 0), sit('ben', 1)], '1 free seat left, for people or bots.'],
  ['ann', SEATED, 'You can start when everyone is ready. Still missing: Ben.'],
  ['ben', SEATED, 'Say when you are ready.'],
  ['ben', [...SEATED, ready('ben')], 'Ann can start the game.'],
  ['ann', [...SEATED, ready('ben')], 'Everyone is ready.'],
])('%s after %j reads: %s', (who, asks, said) => {
  expect(sayMissing(lobby, tableOf(asks), who)).toBe(said);
});

test('members without a chair are shown standing', () => {
  expect(standing(tableOf([BEN, sit('ann', 0)])).map(({ name }) => name)).toEqual(['Ben']);
});

test('my chair is at the bottom, my left neighbour’s to the left of me', () => {
  const [mine, left, , right] = [1, 2, 3, 0].map((seat) => placeOf(seat, 4, { mine: 1 }));
  expect(mine?.x).toBeCloseTo(50);
  expect(mine?.y).toBeGreaterThan(80);
  expect(left?.x).toBeLessThan(20);
  expect(right?.x).toBeGreaterThan(80);
});

/** The laws of the table, over every mode and people who do anything. */
import { awaitedSeats } from '@duopolis/rules';
import { describe, expect, test } from 'vitest';
import { dueAt, awaitedAt } from '../src/clock.ts';
import { tableEventFor } from '../src/event-for.ts';
import { evolveTable, tableAfter } from '../src/evolve.ts';
import { evolveTableView, firstView } from '../src/evolve-view.ts';
import type { TableEvent } from '../src/event.ts';
import { isBuilder, isPlayedByBot } from '../src/seats.ts';
import { INITIAL_TABLE, type TableState } from '../src/state.ts';
import { tableViewFor } from '../src/view.ts';
import { randomSteps } from './kit/random.ts';
import { EVERY_GAME, legal, nameOf, optionsOf, PEOPLE, started, tableOf } from './kit/session.ts';

const EVENT_TYPES: readonly TableEvent['type'][] = [
  'created',
  'joined',
  'went',
  'returned',
  'left',
  'removed',
  'handed-over',
  'sat',
  'stood',
  'bot-sat',
  'bot-stood',
  'readied',
  'answered',
  'seated',
  'started',
  'game',
  'offered',
  'offer-moved',
  'offer-agreed',
  'offer-declined',
  'offer-withdrawn',
  'offer-died',
  'undo-asked',
  'undo-declined',
  'undo-lapsed',
  'undone',
  'said',
  'muted',
  'came',
  'dropped',
  'taken-over',
  'taken-back',
  'nudged',
  'rematched',
];

const PARTNERS_ONLY: ReadonlySet<TableEvent['type']> = new Set(
  EVENT_TYPES.filter((type) => /^(offer|undo-)/.test(type)),
);

const cityOf = (event: TableEvent): number | undefined => {
  if (event.type === 'offered') return event.offer.city;
  return 'city' in event ? event.city : undefined;
};

/** Before each event, and at the end. */
function statesOf(log: readonly TableEvent[]): readonly TableState[] {
  const states = [INITIAL_TABLE];
  for (const event of log) states.push(evolveTable(states.at(-1) as TableState, event));
  return states;
}

const SEEDS = ['one', 'two'];
const STEPS = 350;

const TABLES = [
  ...EVERY_GAME.map((game) => [nameOf(game), game, optionsOf(game, { grace: 5 })] as const),
  ['strict table 4', tableOf(4), optionsOf(tableOf(4), { grace: 5, strict: true })] as const,
];

describe.each(TABLES)('%s', (_, game, options) => {
  const steps = SEEDS.flatMap((seed) => randomSteps(options, seed, STEPS, started(options)));
  const logs = SEEDS.map((_seed, nth) => steps[(nth + 1) * STEPS - 1]?.after.log as readonly TableEvent[]);

  test('the state is the fold of its events, and events are in the order of time', () => {
    for (const log of logs) {
      expect(tableAfter(log).open.phase).not.toBe('none');
      expect(log.map(({ at }) => at)).toEqual(log.map(({ at }) => at).toSorted((one, other) => one - other));
    }
    const { after } = steps.at(-1) as (typeof steps)[number];
    expect(tableAfter(after.log)).toEqual(after.state);
  });

  test('a client that folds its events has the view that the table gives it', () => {
    for (const log of logs) {
      const states = statesOf(log);
      for (const viewer of [...PEOPLE.slice(0, game.seats), 'wim']) {
        let view = firstView(viewer);
        for (const [nth, event] of log.entries()) {
          const [before, after] = states.slice(nth, nth + 2) as [TableState, TableState];
          const reported = tableEventFor(before, event, viewer);
          if (reported !== undefined) view = evolveTableView(view, JSON.parse(JSON.stringify(reported)));
          if (JSON.stringify(view) !== JSON.stringify(tableViewFor(after, viewer)))
            expect([event, view]).toEqual([event, tableViewFor(after, viewer)]);
        }
        expect(view).toEqual(tableViewFor(states.at(-1) as TableState, viewer));
      }
    }
  });

  test('every awaited seat can move, and a bot that is awaited is due', () => {
    for (const { after } of steps) {
      const { state } = after;
      if (state.open.phase !== 'playing' || state.game === undefined) continue;
      const awaited = awaitedSeats(state.game.open);
      expect(awaited.length).toBeGreaterThan(0);
      expect(awaitedAt(state.open, state.game.open).map(({ seat }) => seat)).toEqual(awaited);
      for (const seat of awaited) {
        expect(legal(after, seat).length).toBeGreaterThan(0);
        if (isPlayedByBot(state.open.chairs[seat])) expect(dueAt(state)).toBeDefined();
      }
    }
  });

  test('every member has at most one chair, and the host is a member', () => {
    for (const { after } of steps) {
      const { chairs, members, host } = after.state.open;
      const seated = chairs.flatMap(({ holder }) => (holder.kind === 'person' ? [holder.member] : []));
      expect(new Set(seated).size).toBe(seated.length);
      expect(members.map(({ id }) => id)).toEqual(expect.arrayContaining(seated));
      if (members.some(({ left }) => left === undefined)) expect(members.map(({ id }) => id)).toContain(host);
    }
  });
});

describe('many random games at one table', () => {
  const options = optionsOf(tableOf(3), { grace: 5 });
  const logs = Array.from({ length: 30 }, (_, seed) => `${seed}`).flatMap((seed) => [
    randomSteps(options, seed, 1_200, started(options)).at(-1)?.after.log ?? [],
    randomSteps({ ...options, seating: 'card' }, seed, 300).at(-1)?.after.log ?? [],
  ]);

  test('the random games reach every kind of event', () => {
    const types = logs.flatMap((log) => log.map(({ type }) => type));
    expect([...new Set(types)].toSorted()).toEqual(EVENT_TYPES.toSorted());
  });

  test('nobody else gets what partners offer and ask each other', () => {
    for (const log of logs) {
      let state = INITIAL_TABLE;
      for (const event of log) {
        const next = evolveTable(state, event);
        const city = PARTNERS_ONLY.has(event.type) ? cityOf(event) : undefined;
        const others = [...PEOPLE, 'wim'].filter(
          (viewer) => city !== undefined && !isBuilder(state.open, viewer, city),
        );
        for (const viewer of others) expect(tableEventFor(state, event, viewer)).toBeUndefined();
        state = next;
      }
    }
  });
});

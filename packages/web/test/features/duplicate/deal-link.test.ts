/** A deal is one word in an address, and a result belongs to it only if its record says so. */
import { type GameRecord, recordOf } from '@duopolis/rules/record';
import { expect, test } from 'vitest';
import {
  type Deal,
  isOfDeal,
  makeDeal,
  nameOfDeal,
  parseDeal,
} from '../../../src/features/duplicate/deal-link.ts';
import { parseSaved } from '../../../src/game/saves/known-deals.ts';
import { bySeat, proveResults } from '../../../src/features/duplicate/deal-results.ts';
import { isSameHand, turnsOf } from '../../../src/features/duplicate/seat-turns.ts';
import { playedBy } from './duplicate-games.ts';

const SEED = '0123456789abcdef0123456789abcdef';

test.each<[text: string, deal: Omit<Deal, 'seed'>]>([
  ['table-4-medium', { game: { mode: 'table', seats: 4, capitals: false }, strength: 'medium', people: 1 }],
  [
    'table-7-capitals-hard',
    { game: { mode: 'table', seats: 7, capitals: true }, strength: 'hard', people: 1 },
  ],
  ['duel-2-easy', { game: { mode: 'duel', seats: 2, capitals: false }, strength: 'easy', people: 1 }],
  [
    'table-5-with-4-easy',
    { game: { mode: 'table', seats: 5, capitals: false }, strength: 'easy', people: 4 },
  ],
  [
    'solo-3-full-4-medium',
    {
      game: { mode: 'solo', seats: 3, capitals: false, solo: { kind: 'full', difficulty: 4 } },
      strength: 'medium',
      people: 1,
    },
  ],
])('%s is read and written', (text, deal) => {
  expect(parseDeal(`${text}-${SEED}`)).toEqual({ ...deal, seed: SEED });
  expect(makeDeal({ ...deal, seed: SEED })).toBe(`${text}-${SEED}`);
});

test.each([
  '',
  'table-4-medium',
  `table-9-medium-${SEED}`,
  `duel-3-medium-${SEED}`,
  `solo-3-medium-${SEED}`,
  `table-4-genius-${SEED}`,
  `table-4-with-5-easy-${SEED}`,
  `solo-3-full-4-with-2-easy-${SEED}`,
  `table-4-medium-${SEED}zz`,
])('“%s” is no deal', (text) => {
  expect(parseDeal(text)).toBeUndefined();
});

const DEAL: Deal = {
  game: { mode: 'table', seats: 3, capitals: false },
  strength: 'easy',
  people: 1,
  seed: SEED,
};

test('a deal is named by its commitment, which reveals nothing of the seed', () => {
  expect(nameOfDeal(DEAL)).toMatch(/^[0-9A-F]{4}$/);
  expect(SEED.toUpperCase()).not.toContain(nameOfDeal(DEAL));
});

const fail = (): never => {
  throw new Error('no result');
};

const played = (deal: Deal, skip: number, name = 'Nora'): GameRecord => {
  const record = recordOf(...playedBy(deal, skip, name));
  if (record === undefined) throw new Error('unfinished');
  return record;
};

test('END-1: a result is what its record proves', () => {
  const record = played(DEAL, 0);
  const proven = proveResults(DEAL, { record, own: true });
  if (!proven.ok) throw new Error(proven.error);
  const [{ name, seat, points, score, cities } = fail()] = proven.value;
  expect([name, seat, score, cities.length]).toEqual(['Nora', 0, Math.min(...points), 2]);
});

test.each<[why: string, changed: (record: GameRecord) => GameRecord, problem: string]>([
  ['another seed', () => played({ ...DEAL, seed: SEED.replace('0', '9') }, 0), 'other-deal'],
  ['stronger bots', () => played({ ...DEAL, strength: 'hard' }, 0), 'other-deal'],
  [
    'a better score than the game has',
    (record) => ({
      ...record,
      result: { ...record.result, seats: record.result.seats.map((seat) => ({ ...seat, score: 99 })) },
    }),
    'foul',
  ],
  ['a log that was cut', (record) => ({ ...record, log: record.log.slice(0, -2) }), 'foul'],
])('FAIR-2: %s is not taken', (_why, changed, problem) => {
  expect(proveResults(DEAL, { record: changed(played(DEAL, 0)), own: false })).toEqual({
    ok: false,
    error: problem,
  });
});

test('SEAT-1: at a table of several people each has a result, compared with the same seat elsewhere', () => {
  const deal = { ...DEAL, people: 3 };
  const tables = ['Ann', 'Bo'].map((name, nth) => {
    const record = played(DEAL, nth, name);
    const all = record.seats.map((_, seat) => ({ name: `${name} ${seat}`, kind: 'human' as const }));
    return proveResults(deal, { record: { ...record, seats: all }, own: nth === 0 });
  });
  const results = tables.flatMap((table) => (table.ok ? table.value : []));
  expect(bySeat(results).map((ofSeat) => ofSeat.map(({ name }) => name))).toEqual([
    ['Ann 0', 'Bo 0'],
    ['Ann 1', 'Bo 1'],
    ['Ann 2', 'Bo 2'],
  ]);
});

test('a game of more than one person is no result of a deal against bots', () => {
  const record = played(DEAL, 0);
  const two = { ...record, seats: record.seats.map(({ name }) => ({ name, kind: 'human' as const })) };
  expect(isOfDeal(two, DEAL)).toBe(false);
});

test('ROUND-1: turn by turn: seven turns, the first with the same hand for everybody', () => {
  const games = [0, 1].map((skip) => proveResults(DEAL, { record: played(DEAL, skip), own: false }));
  const turns = games.map((game) =>
    game.ok ? game.value.flatMap(({ replay, seat }) => turnsOf(replay, seat)) : [],
  );
  expect(turns.map((one) => one.map(({ round, turn, hand }) => `${round}.${turn}.${hand.length}`))).toEqual([
    ['1.1.7', '1.2.5', '1.3.3', '2.1.3', '3.1.7', '3.2.5', '3.3.3'],
    ['1.1.7', '1.2.5', '1.3.3', '2.1.3', '3.1.7', '3.2.5', '3.3.3'],
  ]);
  expect(isSameHand(turns.map(([first]) => first))).toBe(true);
  const chosen = turns.map(([first]) => first?.chosen.toSorted().join());
  expect(chosen[0]).not.toBe(chosen[1]);
  const built = turns.map((one) => one.map(({ after }) => after.open.cities[0]?.tiles.length));
  expect(built[0]).toEqual([2, 4, 6, 8, 10, 12, 14]);
});

test('stored data is read back, and damaged data counts as none', () => {
  const record = played(DEAL, 0);
  const note = {
    tables: [{ table: 't', deal: makeDeal(DEAL), at: 1 }],
    results: [
      { deal: makeDeal(DEAL), record: JSON.stringify(record), own: true, at: 2 },
      { deal: makeDeal(DEAL), record: 'cut', own: false, at: 3 },
    ],
  };
  const kept = parseSaved(note);
  expect([kept.tables, kept.results.map(({ own }) => own)]).toEqual([note.tables, [true]]);
  expect([undefined, 1, { tables: 1 }].map(parseSaved)).toEqual(
    [1, 2, 3].map(() => ({ tables: [], results: [] })),
  );
});

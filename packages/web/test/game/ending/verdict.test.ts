/** What decided a game, over drawn cities with many ties and over played games of every mode; and the consolation. */
import {
  begin,
  BUILDING_TYPES,
  type Cell,
  type City,
  decide,
  evolve,
  type GameState,
  INITIAL_STATE,
  legalCommands,
  type OpenGame,
  type Options,
  resultOf,
  type Seat,
  seatsToAct,
  setUp,
  type Tile,
} from '@duopolis/rules';
import { below, fastRandom } from '@duopolis/rules/chance';
import { type Chair, INITIAL_TABLE, type TableView } from '@duopolis/table';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figureOf } from '../../../src/game/score/deciding-term.ts';
import { cityOrder, ribbonsOf } from '../../../src/game/ending/shown-cities.ts';
import { consolationText, verdictText } from '../../../src/game/ending/verdict-text.ts';
import {
  consolationFor,
  type Verdict,
  verdictOf,
  weakerCityOf,
  winnersOf,
} from '../../../src/game/ending/verdict.ts';
import { ending as endingEn } from '../../../src/game/ending/words/en.ts';
import { ending as endingFr } from '../../../src/game/ending/words/fr.ts';
import { ending as endingRu } from '../../../src/game/ending/words/ru.ts';
import { cityOf } from '../turn/turn-games.ts';
import { wordsIn } from '../../words-in.ts';

const en = await wordsIn('en');
const fr = await wordsIn('fr');
const ru = await wordsIn('ru');

const LANGUAGES = [
  { words: en, ending: endingEn },
  { words: fr, ending: endingFr },
  { words: ru, ending: endingRu },
];

/** A street from west to east. */
const street = (letters: string): City =>
  cityOf(...letters.split('').map((tile, column): [Tile, Cell] => [tile as Tile, [0, column]]));

type Finished = Pick<OpenGame, 'options' | 'cities' | 'districts' | 'tokens'>;

const streetsOf = (options: Options, streets: readonly string[]): OpenGame => ({
  ...INITIAL_STATE.open,
  options,
  cities: streets.map(street),
  tokens: streets.map((_, nth) => `city ${nth}`),
});

const TABLE_OF_3: Options = { mode: 'table', seats: 3, capitals: false };
const TABLE_OF_6: Options = { mode: 'table', seats: 6, capitals: false };
const DUEL: Options = { mode: 'duel', seats: 2, capitals: false };

const shown = (verdict: Verdict | undefined): string => {
  if (verdict === undefined) return 'nobody';
  if (verdict.by === 'nothing') return `shared by ${verdict.winners.join()}`;
  const { by, winner, rival, own, theirs } = verdict;
  return `${by}: ${winner} before ${rival}, ${own} to ${theirs}`;
};

const verdictAfter = (options: Options, streets: string, mine?: Seat): string => {
  const open = streetsOf(options, streets.split(' '));
  return shown(verdictOf({ open, result: resultOf(open), mine }));
};

/** Seat 0 of three has cities 0 and 2, seat 1 has 1 and 0, seat 2 has 2 and 1; in a duel 0 and 1, 2 and 3. */
test.each([
  ['END-1: the weaker city', TABLE_OF_3, 'SSS S SS', 'lower: 0 before 1, 5 to 2'],
  ['END-2: the stronger city', TABLE_OF_6, 'O O SS SS SSS O', 'higher-city: 4 before 3, 10 to 5'],
  ['END-3: a count of buildings', TABLE_OF_3, 'S SSS P', 'shop: 1 before 2, 4 to 3'],
  ['END-4: nothing', TABLE_OF_3, 'SS P P', 'shared by 0,1'],
  ['DUEL-3: the sum', DUEL, 'SSS S S S', 'sum: 0 before 1, 12 to 4'],
  ['DUEL-3: a count of buildings', DUEL, 'S S P P', 'shop: 0 before 1, 2 to 0'],
])('%s', (_, options, streets, expected) => {
  expect(verdictAfter(options, streets)).toBe(expected);
});

test('of equal rivals the viewer is named', () => {
  expect([verdictAfter(TABLE_OF_3, 'SS S SS'), verdictAfter(TABLE_OF_3, 'SS S SS', 2)]).toEqual([
    'lower: 0 before 1, 5 to 2',
    'lower: 0 before 2, 5 to 2',
  ]);
});

/** The verdict follows from the points and counts that it names. */
function expectTrue(open: Finished, mine?: Seat): void {
  const result = resultOf(open);
  const verdict = verdictOf({ open, result, mine });
  if (verdict === undefined) throw new Error('a finished game was decided by something');
  if (verdict.by === 'nothing') {
    expect(verdict.winners).toEqual(winnersOf(result));
    expect(verdict.winners.length).toBeGreaterThan(1);
    return;
  }
  const { by, winner, rival, own, theirs } = verdict;
  expect(own).toBeGreaterThan(theirs);
  expect(winnersOf(result)).toEqual([winner]);
  const [first, second] = [result.seats[winner]?.score, result.seats[rival]?.score];
  if (by === 'lower' || by === 'sum') {
    expect([first, second]).toEqual([own, theirs]);
    if (by === 'lower') expect(result.cities[verdict.city]?.total).toBe(own);
    return;
  }
  expect(first).toBe(second);
  const figures = (kind: 'higher-city' | (typeof BUILDING_TYPES)[number]): readonly number[] =>
    [winner, rival].map((seat) => figureOf({ result, cities: open.cities, by: kind }, seat));
  expect(figures(by)).toEqual([own, theirs]);
  if (by === 'higher-city') return;
  const before = BUILDING_TYPES.slice(0, BUILDING_TYPES.indexOf(by));
  for (const kind of [...(open.options.mode === 'duel' ? [] : (['higher-city'] as const)), ...before])
    expect(new Set(figures(kind)).size).toBe(1);
}

const viewOf = (open: Finished, you: Seat): TableView => {
  const chairs = Array.from(
    { length: open.options.seats },
    (_, seat): Chair => ({ holder: { kind: 'person', member: `p${seat}` }, ready: true, answered: true }),
  );
  const members = chairs.map((_, seat) => ({ id: `p${seat}`, name: `Player${seat}`, here: true, since: 0 }));
  return {
    open: {
      ...INITIAL_TABLE.open,
      options: { ...INITIAL_TABLE.open.options, game: open.options },
      members,
      chairs,
    },
    you: `p${you}`,
  } as unknown as TableView;
};

/** Sentences for every seat, in every language: whole, without holes. */
function expectSentences(open: OpenGame): void {
  const result = resultOf(open);
  for (let seat = 0; seat < open.options.seats; seat++)
    for (const say of LANGUAGES) {
      const sentence = verdictText(viewOf(open, seat), open, { result, say });
      expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
      expect(sentence).not.toMatch(/undefined|NaN|null|\s{2}/);
      const kind = consolationText(viewOf(open, seat), open, { result, say });
      expect(kind).toMatch(/^$|^\p{Lu}.*\.$/u);
    }
}

/** Something good that is true, and only to those who have lost. */
function expectConsolation(open: Finished): void {
  const result = resultOf(open);
  for (const [seat, { rank, cities, score }] of result.seats.entries()) {
    const consolation = consolationFor(result, seat);
    if (rank === 1) expect(consolation).toBeUndefined();
    if (consolation?.kind === 'close')
      expect(result.seats[winnersOf(result)[0] as Seat]?.score).toBe(score + consolation.gap);
    if (consolation?.kind !== 'best-city' && consolation?.kind !== 'best-type') continue;
    const term = consolation.kind === 'best-city' ? 'total' : consolation.type;
    expect(cities).toContain(consolation.city);
    const others = result.cities.filter((_, city) => !cities.includes(city)).map((one) => one[term] ?? 0);
    expect(Math.max(...others, 0)).toBeLessThan(consolation.points);
  }
}

const aStreet = fc.string({
  unit: fc.constantFrom('S', 'F', 'd', 'e', 'm', 'O', 'P', 'H'),
  minLength: 1,
  maxLength: 3,
});

test.each([TABLE_OF_3, { mode: 'table', seats: 4, capitals: false }, DUEL] as const)(
  'random cities with many ties: the verdict is true, $mode of $seats',
  (options) => {
    const count = options.mode === 'duel' ? 4 : options.seats;
    fc.assert(
      fc.property(fc.array(aStreet, { minLength: count, maxLength: count }), fc.nat(1), (streets, mine) => {
        const open = streetsOf(options, streets);
        expectTrue(open, mine);
        expectSentences(open);
        expectConsolation(open);
      }),
      { numRuns: 60 },
    );
  },
);

/** By chance, to the end. */
function played(options: Options, seed: string): OpenGame {
  const setup = setUp(options, seed);
  if (!setup.ok) throw new Error(setup.error.code);
  const random = fastRandom(seed);
  let state = begin(setup.value).reduce<GameState>(evolve, INITIAL_STATE);
  while (state.open.phase !== 'over') {
    const seat = seatsToAct(state.open)[0] as Seat;
    const commands = legalCommands(state, seat).filter(({ type }) => type !== 'wait');
    const decision = decide(state, commands[below(random, commands.length)] as (typeof commands)[number]);
    if (!decision.ok) throw new Error(decision.error.code);
    state = decision.value.reduce<GameState>(evolve, state);
  }
  return state.open;
}

const MODES: readonly Options[] = [
  { mode: 'table', seats: 5, capitals: false },
  { mode: 'table', seats: 3, capitals: true },
  DUEL,
  { ...DUEL, capitals: true },
  { mode: 'duo', seats: 3, capitals: false },
  { mode: 'solo', seats: 3, capitals: false, solo: { kind: 'simple', difficulty: 2 } },
  { mode: 'solo', seats: 3, capitals: true, solo: { kind: 'full', difficulty: 4 } },
];

describe.each(MODES)('played games, $mode of $seats, Capitals: $capitals', (options) => {
  test.each(['a', 'b', 'c'])('seed %s', (seed) => {
    const open = played(options, seed);
    expectTrue(open);
    expectSentences(open);
    expectConsolation(open);
    const result = resultOf(open);
    for (const seat of result.seats.keys()) {
      const order = cityOrder(result, seat);
      expect(order.toSorted((one, other) => one - other)).toEqual(result.cities.map((_, city) => city));
      const [left = 0, right = 0] = (result.seats[seat]?.cities ?? []).map((city) => order.indexOf(city));
      expect(right - left).toBe(1);
      const ribbons = ribbonsOf(open, result, seat);
      expect(ribbons.some(({ city }) => city === weakerCityOf(result, seat))).toBe(options.mode !== 'duel');
    }
  });
});

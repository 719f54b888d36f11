/** Capitals in the engine: set-up, rounds, legality and scoring in every mode. */
import { describe, expect, test } from 'vitest';
import { DIFFICULTIES, difficultyPoints } from '../../src/automa/difficulty.ts';
import { checkDistricts } from '../../src/capitals/check-capitals.ts';
import { explainTable } from '../../src/cities/explain-table.ts';
import { gridOf, scoreGrids } from '../../src/cities/grid.ts';
import { cellsFor, whyNot } from '../../src/cities/cells-for.ts';
import { scoreTable } from '../../src/cities/score-table.ts';
import { EMPTY_CITY } from '../../src/city/city.ts';
import { decide } from '../../src/game/decide.ts';
import { AUTOMACITY } from '../../src/modes/solo.ts';
import { verifyRecord } from '../../src/record/verify.ts';
import type { GameState } from '../../src/state/state.ts';
import { makeCity } from '../../src/notation/city-notation.ts';
import {
  DUEL_OPTIONS,
  DUO_OPTIONS,
  EVERY_OPTIONS,
  inCapitals,
  OPEN_DUO_OPTIONS,
  nameOf,
  play,
  randomGame,
  setupFor,
  soloOf,
  tableOf,
} from '../kit/games.ts';
import { ownRecord } from '../kit/records.ts';

const CAPITALS = EVERY_OPTIONS.filter(({ capitals }) => capitals);
const lastOf = (options: (typeof CAPITALS)[number]): GameState =>
  randomGame(options, 'capitals').states.at(-1) as GameState;

describe.each(CAPITALS.map((options) => [nameOf(options), options] as const))('%s', (_, options) => {
  test('LAND-1, DIST-1: a mat of its own for every city but Automacity, and three districts', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { mats = [], districts = [] } = setupFor(options, seed);
      const lying = mats.filter((mat, city) => !(options.mode === 'solo' && city === 1) || mat !== '');
      expect(new Set(lying).size).toBe(options.mode === 'solo' ? 2 : mats.length);
      expect(checkDistricts(districts).ok).toBe(true);
    }
  });

  test('CAP-2, DIST-3: the score of the notation is the score of the game, and the explanation adds up', () => {
    const { cities, districts = [], result } = lastOf(options).open;
    const scores = scoreTable(cities, districts);
    if (options.mode !== 'solo') expect(scoreGrids(cities.map(gridOf), districts)).toEqual(scores);
    cities.forEach((_city, index) => {
      const explained = explainTable(cities, index, districts);
      const score = scores[index] as (typeof scores)[number];
      expect(explained.total).toBe(score.total);
      expect(Object.keys(score)).toEqual([
        'shop',
        'factory',
        'tavern',
        'office',
        'park',
        'house',
        'civic',
        'district',
        'total',
      ]);
      if (explained.kind !== 'square') {
        expect([explained.civic?.points, explained.district?.points]).toEqual([score.civic, score.district]);
      }
      expect(result?.cities[index]).toMatchObject({ civic: score.civic, district: score.district });
    });
  });

  test('LAND-2, LAND-6: every finished city is a full 5x5 square around its mat', () => {
    for (const city of lastOf(options).open.cities.filter(({ laid }) => laid === undefined)) {
      const grid = gridOf(city);
      expect([grid.height, grid.width]).toEqual([5, 5]);
      expect(makeCity(grid)).not.toContain('.');
    }
  });
});

test('CAP-3: a duel has four mats, nine tiles and four turns in each half round', () => {
  const { events } = randomGame(inCapitals(DUEL_OPTIONS), 'duel');
  const [begun] = events;
  expect(begun?.type === 'begun' ? begun.mats : []).toHaveLength(4);
  expect(
    events.flatMap((event) => (event.type === 'dealt' ? [event.hands.map((hand) => hand.length)] : [])),
  ).toEqual([9, 9, 3, 3, 9, 9].map((size) => [size, size]));
});

test('CAP-4: Automacity scores civic tiles by the types that lie there, and districts by their tiles', () => {
  const automacity = { tiles: [], laid: ['[PH-T]', 'P', 'H', 'd', 'P'] as const };
  const [score] = scoreTable(
    [automacity, EMPTY_CITY],
    [
      ['park', 'house'],
      ['shop', 'civic'],
      ['office', 'tavern'],
    ],
  );
  expect(score).toMatchObject({ civic: 6, district: 9 + 8 + 7, park: 8 });
  const alone = { tiles: [], laid: ['[SF-P]', 'P', '[PH-T]'] as const };
  expect(
    scoreTable(
      [alone],
      [
        ['park', 'house'],
        ['shop', 'civic'],
        ['office', 'tavern'],
      ],
    )[0],
  ).toMatchObject({ civic: 1 + 3 });
});

test('CAP-4: since version 2 Automacity takes part in no district, and each level adds 3', () => {
  const options = inCapitals(soloOf('full'));
  const ends = [1, 2].map((rules) => {
    const { events } = randomGame({ ...options, rules: rules as 1 | 2 }, 'versions');
    const [begun] = events;
    const ended = events.at(-1);
    if (begun?.type !== 'begun' || ended?.type !== 'ended') throw new Error('not a whole game');
    return { begun, cities: ended.result.cities };
  });
  expect(ends.map(({ begun }) => [begun.rules, begun.options.rules])).toEqual([
    [1, undefined],
    [2, 2],
  ]);
  const [old, now] = ends.map(({ cities }) => cities[AUTOMACITY]);
  expect(old?.district).toBeGreaterThan(0);
  expect(now?.district).toBe(0);
  expect(ends[1]?.cities.reduce((sum, { district = 0 }) => sum + district, 0)).toBeGreaterThan(0);
  expect(DIFFICULTIES.map((level) => difficultyPoints(level, { capitals: true, rules: 2 }))).toEqual([
    3, 6, 9, 12, 15, 18, 21,
  ]);
  expect(DIFFICULTIES.map((level) => difficultyPoints(level, { capitals: true }))).toEqual([
    -6, -4, -2, 0, 2, 4, 6,
  ]);
  expect(now).toMatchObject({ difficulty: difficultyPoints(4, { capitals: true, rules: 2 }) });
});

test('CAP-5: since version 2 the Automa of a duo with Capitals scores 2 points more', () => {
  for (const [options, rules, more] of [
    [inCapitals(DUO_OPTIONS), 2, 2],
    [inCapitals(OPEN_DUO_OPTIONS), 2, 2],
    [inCapitals(DUO_OPTIONS), 1, 0],
    [DUO_OPTIONS, 2, 0],
  ] as const) {
    const ended = randomGame({ ...options, rules }, 'more').events.at(-1);
    if (ended?.type !== 'ended') throw new Error('not a whole game');
    const { cities, seats } = ended.result;
    const lower = (seat: number): number =>
      Math.min(...(seats[seat]?.cities ?? []).map((city) => cities[city]?.total ?? 0));
    expect(seats.map(({ score }, seat) => score - lower(seat))).toEqual([0, 0, more]);
  }
});

test('CAP-5: a record of a duo with Capitals names version 2, and an older one keeps its score', () => {
  const record = ownRecord(inCapitals(DUO_OPTIONS), 'versions');
  expect(record.rules).toBe(2);
  expect(verifyRecord(record).ok).toBe(true);
  const { rules: _, ...older } = record;
  expect(verifyRecord(older).ok).toBe(false);
  expect(ownRecord(DUO_OPTIONS, 'versions').rules).toBeUndefined();
});

test('CAP-4: a record names version 2, and one without a version is read by version 1', () => {
  const record = ownRecord(inCapitals(soloOf('simple')), 'versions');
  expect(record.rules).toBe(2);
  expect(verifyRecord(record).ok).toBe(true);
  const { rules: _, ...older } = record;
  const verdict = verifyRecord(older);
  expect(verdict.ok ? undefined : verdict.error).toMatchObject({ code: 'wrong-points' });
  for (const options of [tableOf(4), inCapitals(tableOf(4)), soloOf('full')]) {
    expect(ownRecord(options, 'versions').rules).toBeUndefined();
  }
});

test('LAND-1, LAND-3: the engine refuses by the rules of the mat and says which', () => {
  const city = { ...EMPTY_CITY, capital: { mat: '.#./.=./.##/..#', order: 'ssssssssddssssssss' } };
  expect(whyNot(city, 'S', [0, 1])).toMatchObject({ code: 'on-landscape', rule: 'LAND-1' });
  expect(whyNot(city, 'S', [-1, 0])).toMatchObject({ code: 'first-off-mat', rule: 'LAND-3' });
  expect(cellsFor(city, 'S').every((at) => whyNot(city, 'S', at) === undefined)).toBe(true);
});

test('LAND-6: a rejected placement names the reason and changes nothing', () => {
  const { states, commands } = randomGame(inCapitals(tableOf(7)), 'refused');
  let refused = 0;
  for (const [nth, command] of commands.entries()) {
    const state = states[nth] as GameState;
    if (command.type !== 'place') continue;
    for (let row = -3; row < 5; row++) {
      for (let column = -3; column < 5; column++) {
        const decision = decide(state, { ...command, at: [row, column] });
        if (decision.ok) continue;
        expect(decision.error).toMatchObject({ rule: expect.stringMatching(/^(LAND-[1236]|PLACE-[47])$/) });
        if (decision.error.rule === 'LAND-6') refused++;
      }
    }
    expect(play(state, command)).toEqual(states[nth + 1]);
  }
  expect(refused).toBeGreaterThan(0);
});

test('CAP-4: both solo modes leave Automacity without a mat', () => {
  for (const kind of ['simple', 'full'] as const) {
    const [, automacity] = lastOf(inCapitals(soloOf(kind))).open.cities;
    expect(automacity).toMatchObject({ tiles: [], laid: expect.any(Array) });
    expect(automacity?.capital).toBeUndefined();
  }
});

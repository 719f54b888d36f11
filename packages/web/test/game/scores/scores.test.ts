/** High scores: by way of playing, the best first, each game once. */
import { expect, test } from 'vitest';
import {
  type Contest,
  contestsOf,
  parseScores,
  type Score,
  SCORES_KEPT,
  scoresIn,
  withScore,
} from '../../../src/game/scores/scores.ts';

const TABLE: Contest = { mode: 'table', capitals: false };
const SOLO: Contest = { mode: 'solo', capitals: false, solo: { kind: 'full', difficulty: 2 } };
const level = (difficulty: 1 | 7): Contest => ({ ...SOLO, solo: { kind: 'simple', difficulty } });

let games = 0;
const score = (points: number, contest: Contest = TABLE, others: Partial<Score> = {}): Score => ({
  ...contest,
  game: `game ${games++}`,
  name: 'Ann',
  points,
  won: false,
  at: games,
  ...others,
});

const all = (...scores: readonly Score[]): readonly Score[] => scores.reduce(withScore, []);
const points = (scores: readonly Score[]): readonly number[] => scores.map((one) => one.points);

test('the best first, in each list separately', () => {
  const kept = all(score(40), score(52, SOLO), score(51), score(45));
  expect(points(scoresIn(kept, TABLE))).toEqual([51, 45, 40]);
  expect(points(scoresIn(kept, SOLO))).toEqual([52]);
});

test.each<readonly [string, Contest]>([
  ['another level', { ...SOLO, solo: { kind: 'full', difficulty: 3 } }],
  ['another kind', { ...SOLO, solo: { kind: 'simple', difficulty: 2 } }],
  ['with Capitals', { ...SOLO, capitals: true }],
  ['another mode', TABLE],
])('%s is another list', (_, contest) => {
  expect(contestsOf(all(score(40, SOLO), score(50, contest)))).toHaveLength(2);
});

test('of equal results the older stays first', () => {
  const [older, newer] = [score(40), score(40)];
  expect(all(older, newer)).toEqual([older, newer]);
});

test('a game counts once for each person', () => {
  const one = score(40);
  expect(all(one, one)).toEqual([one]);
  expect(all(one, { ...one, name: 'Ben' })).toHaveLength(2);
});

test('a list keeps its best only', () => {
  const kept = all(...Array.from({ length: SCORES_KEPT + 3 }, (_, nth) => score(nth)));
  expect(kept).toHaveLength(SCORES_KEPT);
  expect(points(kept).at(-1)).toBe(3);
});

test('lists are in the order of modes and levels', () => {
  const kept = all(score(1, level(7)), score(1, level(1)), score(1, TABLE));
  expect(contestsOf(kept).map(({ mode, solo }) => `${mode} ${solo?.difficulty ?? ''}`)).toEqual([
    'table ',
    'solo 1',
    'solo 7',
  ]);
});

test('what was kept is read back, and damage is refused', () => {
  const kept = all(score(40), score(41, SOLO));
  expect(parseScores(structuredClone(kept))).toEqual({ ok: true, value: kept });
  expect(parseScores(undefined)).toEqual({ ok: true, value: [] });
  expect(parseScores([{ mode: 'table' }]).ok).toBe(false);
  expect(parseScores([{ ...score(1), solo: { kind: 'full', difficulty: 9 } }]).ok).toBe(false);
});

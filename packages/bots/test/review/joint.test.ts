/** Joint lines: the same tiles, the same partners, better cities; and games that go on after another decision. */
import { readFileSync } from 'node:fs';
import {
  type City,
  decide,
  isAutoma,
  legalCommands,
  type Options,
  type PlacedTile,
  resultOf,
} from '@duopolis/rules';
import { fastRandom } from '@duopolis/rules/chance';
import { builtCityAt } from '@duopolis/rules/cities';
import { commandOf, parseRecord, type Replay, verifyRecord } from '@duopolis/rules/record';
import { scoreTable } from '@duopolis/rules/scoring';
import { expect, test } from 'vitest';
import { BOTS } from '../../src/index.ts';
import { branchOf } from '../../src/review/branch.ts';
import { expectedIn } from '../../src/review/expected.ts';
import { follow } from '../../src/review/follow.ts';
import { jointLine, pairsOf } from '../../src/review/joint.ts';
import { reviewParts } from '../../src/review/review-parts.ts';
import { ratedByValue } from '../../src/review/rating.ts';
import { NOTHING_YET, withPart } from '../../src/review/so-far.ts';
import { answerReview, type ReviewAnswer } from '../../src/worker/review-message.ts';
import { once } from '../kit/once.ts';
import { GAMES, play } from '../kit/play.ts';

const SAMPLES = ['table', 'duel', 'solo', 'capitals'] as const;

const recordOf = (name: string) => {
  const file = new URL(`../../../rules/test/record/samples/${name}.jsonl`, import.meta.url);
  const record = parseRecord(readFileSync(file, 'utf8').split('\n')[0] ?? '');
  if (!record.ok) throw new Error(record.error.code);
  return record.value;
};

const sample = once((name: string): Replay => {
  const replay = verifyRecord(recordOf(name));
  if (!replay.ok) throw new Error(replay.error.code);
  return replay.value;
});

/** A line for each pair. */
const jointLines = once((replay: Replay) =>
  pairsOf(endOf(replay)).map((pair) => ({ pair, line: jointLine(replay, pair) })),
);

const endOf = ({ start, steps }: Replay) => (steps.at(-1)?.state ?? start).open;

const tilesOf = (tiles: readonly Pick<PlacedTile, 'tile'>[]): string =>
  tiles
    .map(({ tile }) => tile)
    .toSorted()
    .join(' ');

test.each(SAMPLES)(
  'END-1, DUEL-3: the joint lines of %s score what they say, and no less than was played',
  (name) => {
    const replay = sample(name);
    const open = endOf(replay);
    for (const { pair, line } of jointLines(replay)) {
      expect(pair.seats.every((seat) => !isAutoma(open.options, seat))).toBe(true);
      const [played, points] = (['played', 'points'] as const).map((which) =>
        line.scores.reduce((sum, score) => sum + score[which], 0),
      ) as [number, number];
      expect(points).toBeGreaterThanOrEqual(played);
      for (const { seat, played: score } of line.scores) expect(score).toBe(open.result?.seats[seat]?.score);
      /** Whatever the line hands to one city is missing in another. */
      const before = line.cities
        .map(({ city }) => builtCityAt(open.cities, city))
        .flatMap(({ tiles }) => tiles);
      const after = line.cities.flatMap(({ tiles }) => tiles);
      if (open.options.mode !== 'solo') expect(tilesOf(after)).toBe(tilesOf(before));
      const built = line.cities.reduce<readonly City[]>(
        (cities, { city, tiles }) =>
          cities.with(city, {
            ...builtCityAt(cities, city),
            tiles: tiles.map((placed) => ({ ...placed, seat: 0 })),
          }),
        open.cities,
      );
      if (open.options.mode === 'solo') continue;
      const scores = scoreTable(built, open.districts ?? []);
      for (const { city, score } of line.cities) expect(scores[city]).toEqual(score);
    }
  },
);

test('every pair of neighbours of a table has a line, and in a duel everyone for both own cities', () => {
  expect(pairsOf(endOf(sample('table')))).toEqual([
    { city: 0, seats: [0, 1] },
    { city: 1, seats: [1, 2] },
    { city: 2, seats: [0, 2] },
  ]);
  expect(pairsOf(endOf(sample('duel')))).toEqual([
    { city: 0, seats: [0] },
    { city: 2, seats: [1] },
  ]);
  expect(pairsOf(endOf(sample('solo'))).map(({ city }) => city)).toEqual([0, 2]);
});

test('PLACE-1: the joint lines of a table gain much, and move a tile only to the other city of its seat', () => {
  const replay = sample('table');
  const { seats } = resultOf(endOf(replay));
  for (const { line } of jointLines(replay)) {
    const { scores, handed } = line;
    expect(scores.every(({ played, points }) => points > played)).toBe(true);
    expect(handed.length).toBeGreaterThan(0);
    for (const { seat, from, to } of handed) {
      expect(from).not.toBe(to);
      expect(seats[seat]?.cities).toContain(to);
    }
  }
});

test('an interrupted review resumes with the next part, and gives the same result', () => {
  const replay = sample('solo');
  const parts = [...reviewParts(replay, ratedByValue, NOTHING_YET)];
  const whole = parts.reduce(withPart, NOTHING_YET);
  for (const left of [5, parts.length >> 1, parts.length - 1]) {
    const begun = parts.slice(0, left).reduce(withPart, NOTHING_YET);
    const rest = [...reviewParts(replay, ratedByValue, begun)];
    expect(rest.reduce(withPart, begun)).toEqual(whole);
  }
  expect([...reviewParts(replay, ratedByValue, whole)]).toEqual([]);
});

test('END-1: a lower city is expected to be lower than either, and at the end the score is certain', () => {
  const { start, steps } = sample('table');
  const [first] = expectedIn(start);
  expect(first?.value).toBeLessThan(56);
  expect(first?.spread).toBeGreaterThan(1);
  const end = steps.at(-1)?.state ?? start;
  expect(expectedIn(end)).toEqual(end.open.result?.seats.map(({ score }) => ({ value: score, spread: 0 })));
});

test.each(SAMPLES)('the decision that was made leads to the game of %s that was played', (name) => {
  const replay = sample(name);
  for (let step = 0; step < replay.steps.length; step += 9) {
    const entry = replay.steps[step]?.entry;
    const command = entry && commandOf(entry);
    if (command === undefined || isAutoma(replay.start.open.options, command.seat)) continue;
    const line = follow(replay, step, command);
    expect(line?.every(({ by }) => by === 'played')).toBe(true);
    const branch = branchOf(replay, step, line?.map((one) => one.command) ?? []);
    expect(branch?.steps.map(({ entry: written }) => written)).toEqual(
      replay.steps.map(({ entry: written }) => written),
    );
    expect(branch?.steps.at(-1)?.state).toEqual(replay.steps.at(-1)?.state);
  }
});

const replayOf = (options: Options): Replay => {
  const { steps, end } = play(options, 'follow', () => BOTS.greedy);
  const start = steps[0]?.state ?? end;
  return branchOf(
    { start, steps: [] },
    0,
    steps.map(({ command }) => command),
  ) as Replay;
};

test.each(GAMES)(
  'after any other decision a game of $mode, $seats seats, Capitals $capitals goes on to its end',
  (options) => {
    const replay = replayOf(options);
    const random = fastRandom('other');
    for (let step = 0; step < replay.steps.length; step += 47) {
      const state = replay.steps[step - 1]?.state ?? replay.start;
      const entry = replay.steps[step]?.entry;
      const seat = entry && commandOf(entry)?.seat;
      if (seat === undefined || isAutoma(options, seat)) continue;
      const commands = legalCommands(state, seat).filter(({ type }) => type !== 'wait');
      const change = commands[(random() >>> 0) % commands.length];
      if (change === undefined) continue;
      expect(decide(state, change).ok).toBe(true);
      const line = follow(replay, step, change);
      const branch = branchOf(replay, step, line?.map(({ command }) => command) ?? []);
      expect(branch?.steps).toHaveLength(replay.steps.length);
      expect(branch && endOf(branch).phase).toBe('over');
      const counts = (one: Replay) =>
        endOf(one).cities.map((city) => city.tiles.length + (city.laid?.length ?? 0));
      expect(branch && counts(branch)).toEqual(counts(replay));
    }
  },
);

test('a decision that is not legal has no line', () => {
  const replay = sample('table');
  expect(follow(replay, 1, { type: 'choose', seat: 0, tiles: [] })).toBeUndefined();
  expect(branchOf(replay, 1, [{ type: 'choose', seat: 0, tiles: [] }])).toBeUndefined();
});

test('a worker answers with every part, with the what-if line, and with a failure for an invalid record', () => {
  const solo = recordOf('solo');
  const received: ReviewAnswer[] = [];
  const say = (answer: ReviewAnswer): void => void received.push(structuredClone(answer));
  answerReview({ what: 'review', record: solo, milliseconds: 0, soFar: NOTHING_YET }, () => 0, say);
  expect(received.at(-1)).toEqual({ what: 'done' });
  expect(received.filter(({ what }) => what === 'part')).toHaveLength(1 + 3 + solo.log.length + 2);
  const record = recordOf('duel');
  const replay = sample('duel');
  const [command] = legalCommands(replay.steps[0]?.state ?? replay.start, 0);
  if (command === undefined) throw new Error('nothing is legal');
  received.length = 0;
  answerReview({ what: 'follow', id: 7, record, changes: [{ step: 1, command }] }, () => 0, say);
  answerReview({ what: 'follow', id: 8, record, changes: [{ step: 0, command }] }, () => 0, say);
  answerReview({ what: 'follow', id: 9, record: { ...record, log: [] }, changes: [] }, () => 0, say);
  expect(received).toMatchObject([
    { what: 'line', id: 7, line: expect.any(Array) },
    { what: 'line', id: 8 },
    { what: 'failed' },
  ]);
});

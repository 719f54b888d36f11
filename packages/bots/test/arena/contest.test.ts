/** Whole contests: the same games every time, sums that add up, faults that cost one decision, state that resumes. */
import { type Command, ok, type Options, refuse } from '@duopolis/rules';
import { expect, test } from 'vitest';
import type { Contest } from '../../src/arena/contest.ts';
import { type Contestant, contestantOf } from '../../src/arena/contestant.ts';
import { playFixture } from '../../src/arena/play-fixture.ts';
import { plotArena } from '../../src/arena/arena-plot.ts';
import { type GameRow, makeHeading, makeRow, readState } from '../../src/arena/row.ts';
import { scheduleOf } from '../../src/arena/schedule.ts';
import { arenaSummary } from '../../src/arena/summary.ts';
import { BOTS, type BotName } from '../../src/index.ts';

const TABLE: Options = { mode: 'table', seats: 3, capitals: false };

const contestOf = (bots: string, games: number, options = TABLE): Contest => ({
  options,
  bots: bots.split(','),
  games,
  seed: 'contest',
  milliseconds: 10,
  iterations: 5,
});

type Others = Readonly<Record<string, Contestant>>;

async function rowsOf(contest: Contest, others: Others = {}): Promise<readonly GameRow[]> {
  const { options, milliseconds } = contest;
  const budget = { milliseconds, now: () => 0, iterations: 5 };
  const rows: GameRow[] = [];
  for (const fixture of scheduleOf(contest)) {
    const seated = fixture.lineup.map((name) =>
      name === undefined ? undefined : (others[name] ?? contestantOf(BOTS[name as BotName])),
    );
    // oxlint-disable-next-line no-await-in-loop -- one game after the other
    const row = await playFixture(options, fixture, { contestants: seated, budget });
    if (row.ok) rows.push(row.value);
  }
  return rows;
}

test('the same seed gives the same games', async () => {
  const contest = contestOf('greedy,random', 6);
  expect(await rowsOf(contest)).toEqual(await rowsOf(contest));
});

test.each<[string, Options]>([
  ['table', TABLE],
  ['duel', { mode: 'duel', seats: 2, capitals: false }],
  ['duo', { mode: 'duo', seats: 3, capitals: false }],
  ['solo', { mode: 'solo', seats: 3, capitals: false, solo: { kind: 'full', difficulty: 4 } }],
  ['Capitals', { ...TABLE, capitals: true }],
])('END-4: in %s all wins are one a game, the Automas’ included', async (_, options) => {
  const contest = contestOf('random', 4, options);
  const rows = await rowsOf(contest);
  const [bot] = arenaSummary(contest, rows).bots;
  const automas = rows.filter(({ ranks, lineup }) =>
    ranks.some((rank, seat) => rank === 1 && lineup[seat] === null),
  );
  expect(rows).toHaveLength(4);
  expect((bot?.wins ?? 0) + automas.length).toBeGreaterThanOrEqual(4);
  expect(bot?.wins).toBeLessThanOrEqual(4);
});

test('a summary adds up', async () => {
  const contest = contestOf('greedy,random,random', 12);
  const { bots, games, deals, par } = arenaSummary(contest, await rowsOf(contest));
  expect([games, deals, par]).toEqual([12, 4, 1 / 3]);
  expect(bots.map(({ bot, seats, bySeat }) => [bot, seats, ...bySeat])).toEqual([
    ['greedy', 12, 4, 4, 4],
    ['random', 24, 8, 8, 8],
  ]);
  expect(bots.reduce((wins, bot) => wins + bot.wins, 0)).toBeCloseTo(12, 2);
  const [greedy, random] = bots;
  expect(greedy?.rating.value).toBeGreaterThan(random?.rating.value ?? 0);
  expect(greedy?.meanLowerCity).toBeCloseTo(greedy?.meanScore ?? 0);
  expect(Object.values(greedy?.scores ?? {}).reduce((sum, times) => sum + times, 0)).toBe(12);
  expect(greedy?.decisions.count).toBe(12 * 21);
});

test('a fault costs its own decision: a legal default is played, and the fault is counted', async () => {
  let asked = 0;
  const faulty: Contestant = {
    decide: (view) => {
      asked++;
      if (asked % 3 === 0) return refuse({ code: 'timed-out', milliseconds: 10 });
      const seat = view.viewer;
      const nonsense: Command = { type: 'place', seat, city: 0, tile: 'S', at: [9, 9] };
      return asked % 3 === 1 ? ok(nonsense) : contestantOf(BOTS.random).decide(view, () => 0, BUDGET);
    },
  };
  const contest = contestOf('faulty,random,random', 3);
  const [bot] = arenaSummary(contest, await rowsOf(contest, { faulty })).bots;
  expect(bot?.faultsByCode).toEqual({ illegal: 21, 'timed-out': 21 });
  expect([bot?.faults, bot?.decisions.count]).toEqual([42, 63]);
});
const BUDGET = { milliseconds: 10, now: () => 0 };

test('a bot that throws has crashed, and the game goes on', async () => {
  const broken = contestantOf({
    name: 'broken',
    decide: () => {
      throw new Error('no idea');
    },
  });
  const contest = contestOf('broken,random,random', 1);
  const [bot] = arenaSummary(contest, await rowsOf(contest, { broken })).bots;
  expect(bot?.faultsByCode).toEqual({ crashed: 21 });
  expect(bot?.faultExamples).toEqual([{ code: 'crashed', reason: 'no idea' }]);
});

test('PLACE-8: bots that always wait don’t block the game', async () => {
  const waiter: Contestant = { decide: ({ viewer }) => ok({ type: 'wait', seat: viewer }) };
  const rows = await rowsOf(contestOf('waiter', 1), { waiter });
  expect(rows[0]?.ranks).toHaveLength(3);
});

test('the state of a contest is read back, wherever the file was truncated', async () => {
  const contest = contestOf('greedy,random', 3);
  const rows = await rowsOf(contest);
  const source = [makeHeading(contest), ...rows.map(makeRow), ''].join('\n');
  expect(readState(source, contest)).toEqual(ok(rows));
  expect(readState(source.slice(0, -20), contest)).toEqual(ok(rows.slice(0, 2)));
  expect(readState(source, { ...contest, games: 2 })).toEqual(ok(rows.slice(0, 2)));
  expect(readState(source, { ...contest, seed: 'other' })).toEqual(refuse({ code: 'other-contest' }));
  expect(readState('{"format":"duopolis-record/1"}\n', contest)).toEqual(refuse({ code: 'no-arena-state' }));
  expect(readState(`${makeHeading(contest)}\n{"game":1}\n`, contest)).toEqual(
    refuse({ code: 'bad-row', line: 2 }),
  );
});

test('the plot names every bot and escapes what it names', async () => {
  const contest = contestOf('greedy,random', 3);
  const { bots, ...summary } = arenaSummary(contest, await rowsOf(contest));
  const svg = plotArena(
    { ...summary, bots: bots.map((bot) => (bot.bot === 'random' ? { ...bot, bot: './a<b>' } : bot)) },
    { title: 'A & B', ratings: 'Ratings', scores: 'Scores', winShare: (percent) => `${percent} %` },
  );
  expect(svg).toMatch(/^<svg [^>]*>[^]*<\/svg>\n$/);
  expect(svg).toContain('A &amp; B');
  expect(svg).toContain('>greedy</text>');
  expect(svg).toContain('./a&lt;b&gt;');
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

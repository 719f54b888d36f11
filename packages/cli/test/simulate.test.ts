/** `duopolis simulate` and `duopolis verify`: games of bots, their summary, their records, and broken ones. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMITS } from '@duopolis/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Summary } from '../src/simulate/simulation-summary.ts';
import { ONE_LINE } from './kit/command.ts';
import { duopolis } from './kit/run.ts';

let folder = '';
let records = '';
let summary: Summary;

const SIMULATION = [
  'simulate',
  '--games',
  '4',
  '--seats',
  '3',
  '--bots',
  'greedy,random',
  '--seed',
  'spring',
];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'duopolis-'));
  records = join(folder, 'games.jsonl');
  const { code, out, err } = await duopolis([...SIMULATION, '--records', records, '--json']);
  expect([code, err]).toEqual([0, '']);
  summary = JSON.parse(out) as Summary;
});
afterAll(() => rm(folder, { recursive: true }));

describe('the summary', () => {
  test('says what was played', () => {
    expect(summary).toMatchObject({
      games: 4,
      mode: 'table',
      seats: 3,
      seed: 'spring',
      bots: ['greedy', 'random', 'greedy'],
    });
    expect(summary.gamesPerSecond).toBeGreaterThan(0);
  });

  test('END-4: shared wins count 1/n, so that all wins are one a game', () => {
    const wins = summary.bySeat.reduce((sum, seat) => sum + seat.wins, 0);
    expect(wins).toBeCloseTo(4, 3);
    expect(summary.byBot.map(({ bot, played }) => [bot, played])).toEqual([
      ['greedy', 8],
      ['random', 4],
    ]);
  });

  test('the points by type add up to the mean total of the cities', () => {
    const points = Object.values(summary.pointsByType).reduce((sum, mean) => sum + mean, 0);
    expect(points).toBeCloseTo(summary.cityTotals.mean, 2);
    const cities = Object.values(summary.cityTotals.histogram).reduce((sum, count) => sum + count, 0);
    expect(cities).toBe(12);
  });

  test('the same seed gives the same games', async () => {
    const again = JSON.parse((await duopolis([...SIMULATION, '--json'])).out) as Summary;
    const { seconds, gamesPerSecond } = summary;
    expect({ ...again, seconds, gamesPerSecond }).toEqual(summary);
  });

  test('for people it is a table, in their language', async () => {
    const { code, out, err } = await duopolis([...SIMULATION, '--lang', 'ru']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('4 партии, стол, 3 места, зерно spring');
  });
});

describe('every kind of game', () => {
  test.each([
    ['--mode duel', 2],
    ['--mode duo', 3],
    ['--mode solo --kind simple --difficulty 7', 3],
    ['--mode solo --kind full', 3],
    ['--capitals --seats 7', 7],
    ['--mode duel --capitals', 2],
    ['--mode solo --capitals', 3],
  ])('%s is simulated, recorded and verified', async (options, seats) => {
    const file = join(folder, 'kind.jsonl');
    const { code, out, err } = await duopolis([
      'simulate',
      '--games',
      '2',
      '--records',
      file,
      '--json',
      ...options.split(' '),
    ]);
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject({ games: 2, seats });
    expect((await duopolis(['verify', file])).out).toContain('2 games, all follow the rules');
    expect((await duopolis(['replay', file])).out).toContain('game over');
    await rm(file);
  });
});

/** Two games between malformed lines. */
const mixed = async (): Promise<string> => {
  const [first = '', second = ''] = (await readFile(records, 'utf8')).split('\n');
  const long = ' '.repeat(LIMITS.inputLine + 1);
  return [`\uFEFFno JSON`, first, '', '{"format":"chess"}', long, second, '{'].join('\r\n');
};

describe('records', () => {
  test('one record a line, each with a seed of its own, and no unfinished file left', async () => {
    const lines = (await readFile(records, 'utf8')).trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).fairness.seed)).toEqual([
      'spring/0',
      'spring/1',
      'spring/2',
      'spring/3',
    ]);
    expect(await readdir(folder)).toEqual(['games.jsonl']);
  });

  test('verify says ok for each', async () => {
    const { code, out, err } = await duopolis(['verify', records]);
    expect([code, err]).toEqual([0, '']);
    expect(out.split('\n')).toEqual([
      'line 1, game 1: ok',
      'line 2, game 2: ok',
      'line 3, game 3: ok',
      'line 4, game 4: ok',
      '4 games, all follow the rules',
      '',
    ]);
  });

  test('verify reads standard input and prints JSON lines', async () => {
    const input = await readFile(records, 'utf8');
    const { code, out } = await duopolis(['verify', '-', '--json'], { input });
    expect(code).toBe(0);
    expect(
      out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { fileLine: 1, game: 1, ok: true },
      { fileLine: 2, game: 2, ok: true },
      { fileLine: 3, game: 3, ok: true },
      { fileLine: 4, game: 4, ok: true },
      { games: 4, broken: 0, malformed: 0 },
    ]);
  });

  test('a record over many lines is read too', async () => {
    const [first = ''] = (await readFile(records, 'utf8')).split('\n');
    const file = join(folder, 'one.json');
    await writeFile(file, JSON.stringify(JSON.parse(first), null, 2));
    expect((await duopolis(['verify', file])).out).toBe('line 1, game 1: ok\n1 game, all follow the rules\n');
    await rm(file);
  });

  test('PLACE-3: a broken rule is named with its game and log line, exit code 1', async () => {
    const lines = (await readFile(records, 'utf8')).trimEnd().split('\n');
    const broken = JSON.parse(lines[1] ?? '');
    const place = broken.log.findIndex(({ e }: { e: string }) => e === 'place');
    broken.log[place].at = [5, 5];
    const input = [lines[0], JSON.stringify(broken)].join('\n');
    const { code, out, err } = await duopolis(['verify', '-'], { input });
    expect([code, err]).toEqual([1, '']);
    expect(out).toContain('line 1, game 1: ok\n');
    expect(out).toContain(
      `line 2, game 2, log line ${place + 1}: PLACE-3 the first tile of a city stands at row 0, column 0`,
    );
    expect(out).toMatch(/\n2 games, 1 broken\n$/);
    const json = await duopolis(['verify', '-', '--json'], { input });
    expect(JSON.parse(json.out.split('\n')[1] ?? '')).toMatchObject({
      game: 2,
      ok: false,
      rule: 'PLACE-3',
      code: 'first-at-origin',
      line: place + 1,
      logIndex: place,
    });
  });

  test.each<[string, string]>([
    ['no record at all', 'line 1: this is not JSON'],
    ['{"format":"chess"}', 'line 1: format is "chess"; expected "duopolis-record/1"'],
    ['{\n"format":"chess"\n}', 'line 1: format is "chess"; expected "duopolis-record/1"'],
    ['', ''],
  ])('%j can’t be read as records', async (input, words) => {
    const { code, out, err } = await duopolis(['verify', '-'], { input });
    expect(err).toMatch(ONE_LINE);
    expect(err).toContain("'-' contains no game");
    expect(out).toContain(words);
    expect(code).toBe(2);
  });

  describe('with malformed lines', () => {
    test('verify reports every line with its number, then the counts, exit code 1', async () => {
      const { code, out, err } = await duopolis(['verify', '-'], { input: await mixed() });
      expect([code, err]).toEqual([1, '']);
      const lines = out.trimEnd().split('\n');
      expect(lines.map((line) => line.replace(/: (?!ok).*/, ''))).toEqual([
        'line 1',
        'line 2, game 1: ok',
        'line 4',
        'line 5',
        'line 6, game 2: ok',
        'line 7',
        '2 games, 0 broken, 4 lines malformed',
      ]);
      expect(lines[3]).toBe(`line 5: the line is too long; expected at most ${LIMITS.inputLine} characters`);
    });

    test('verify --json has an object for every line', async () => {
      const { code, out } = await duopolis(['verify', '-', '--json'], { input: await mixed() });
      const lines = out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
      expect(code).toBe(1);
      expect(lines.map(({ fileLine, code: problem }) => [fileLine, problem])).toEqual([
        [1, 'bad-json'],
        [2, undefined],
        [4, 'bad-json'],
        [5, 'line-too-long'],
        [6, undefined],
        [7, 'bad-json'],
        [undefined, undefined],
      ]);
      expect(lines.at(-1)).toEqual({ games: 2, broken: 0, malformed: 4 });
    });

    test.each(['replay', 'review'])('%s shows the game and notes the lines', async (command) => {
      const options = command === 'review' ? ['--budget', '0'] : ['--step', '1'];
      const { code, out, err } = await duopolis([command, '-', '--game', '2', ...options], {
        input: await mixed(),
      });
      expect(code).toBe(1);
      expect(out).toContain('game 2 of 2');
      expect(
        err
          .trimEnd()
          .split('\n')
          .map((line) => line.replace(/:.*/, '')),
      ).toEqual(['line 1', 'line 4', 'line 5', 'line 7', '2 games, 4 lines malformed']);
    });
  });

  test('replay prints a step', async () => {
    const { code, out, err } = await duopolis(['replay', records, '--game', '2', '--step', '1']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('game 2 of 4, step 1 of');
    expect(out).toContain('The tiles of round 1 are dealt');
    const end = await duopolis(['replay', records, '--lang', 'fr']);
    expect(end.out).toContain('partie finie');
  });

  test.each<[string[], string]>([
    [['--game', '5'], '--game is 5, but the file has games 1 to 4'],
    [['--step', '999'], '--step is 999, but the game has steps 0 to'],
    [['--step', '-1'], "--step is '-1'; expected a whole number from 0 up"],
  ])('replay %j is refused', async (args, words) => {
    const { code, out, err } = await duopolis(['replay', records, ...args]);
    expect(err).toMatch(ONE_LINE);
    expect(err).toContain(words);
    expect([code, out]).toEqual([2, '']);
  });
});

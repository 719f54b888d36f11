/** `duopolis arena`: contests of bots and programs, faults and what they cost, interruption and going on. */
import { spawn, spawnSync } from 'node:child_process';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type ArenaSummary,
  arenaSummary,
  type BotSummary,
  type Contest,
  type GameRow,
  playFixture,
  scheduleOf,
  seatsToFill,
} from '@duopolis/bots/arena';
import { begin, type Options, seatView, setUp, stateAfter } from '@duopolis/rules';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { partsOf, wordsOf } from '../src/arena/command-line.ts';
import { type ArenaOptions, readArena } from '../src/arena/contest-options.ts';
import { linesOf } from '../src/arena/byte-lines.ts';
import { programOf } from '../src/arena/bot-program.ts';
import { contestantPool } from '../src/arena/seated.ts';
import { cliWordsOf } from '../src/cli-words.ts';
import { readOptions } from '../src/game-options.ts';
import { duopolis as asProcess, ONE_LINE, PLAIN } from './kit/command.ts';
import { duopolis } from './kit/run.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'duopolis-arena-'));
});
afterAll(() => rm(folder, { recursive: true }));

const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const FAULTY = pathOf('kit/faulty.mjs');
const faulty = (way: string): string => `"${process.execPath}" "${FAULTY}" ${way}`;

/** Milliseconds for a decision: a busy machine must not count as a fault. */
const ENOUGH = 60_000;

/** One thread is the quickest to start. */
const ARENA = ['arena', '--seed', 'spring', '--iterations', '20', '--threads', '1'];

async function summaryOf(...args: readonly string[]): Promise<ArenaSummary> {
  const { code, out, err } = await duopolis([...ARENA, '--json', ...args]);
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out) as ArenaSummary;
}

/** Two runs of a contest may differ only in their times. */
const timeless = ({ bots, ...summary }: ArenaSummary): object => ({
  ...summary,
  bots: bots.map(({ decisions, ...bot }) => ({ ...bot, decisions: decisions.count })),
});

const CONTEST = ['--bots', 'greedy,random', '--games'];

const goingOn = (file: string, games: string): readonly string[] => [...CONTEST, games, '--resume', file];

/** One contest that many tests look at, and the lines of its file. */
let whole: ArenaSummary;
let lines: readonly string[] = [];
beforeAll(async () => {
  const file = join(folder, 'whole.jsonl');
  whole = await summaryOf(...goingOn(file, '6'));
  lines = (await readFile(file, 'utf8')).split('\n');
});

/** The file of a contest after this many games, and what follows them. */
async function copied(name: string, games = 6, rest = ''): Promise<string> {
  const file = join(folder, `${name}.jsonl`);
  await writeFile(file, `${lines.slice(0, games + 1).join('\n')}\n${rest}`);
  return file;
}

describe('contests', () => {
  test('every bot in every seat equally often, all wins one a game', async () => {
    const { bots, games, deals } = await summaryOf('--bots', 'greedy,random*2', '--games', '6');
    expect([games, deals]).toEqual([6, 2]);
    expect(bots.map(({ bot, bySeat }) => [bot, ...bySeat])).toEqual([
      ['greedy', 2, 2, 2],
      ['random', 4, 4, 4],
    ]);
    expect(bots.reduce((wins, { wins: own }) => wins + own, 0)).toBeCloseTo(6, 3);
    expect(bots.map(({ faults }) => faults)).toEqual([0, 0]);
  });

  test('the same seed gives the same games, on one thread or two, in a process of its own', async () => {
    const { code, out, err } = await asProcess([...ARENA, '--json', ...CONTEST, '6', '--threads', '2']);
    expect([code, err]).toEqual([0, '']);
    expect(timeless(JSON.parse(out) as ArenaSummary)).toEqual(timeless(whole));
  });

  test('for people it is a table, in their language, with a plot', async () => {
    const plot = join(folder, 'plot.svg');
    const args = [...ARENA, ...goingOn(await copied('people'), '6'), '--plot', plot, '--lang', 'fr'];
    const { code, out } = await duopolis(args);
    expect(code).toBe(0);
    expect(out).toContain('6 parties, table, 3 places, 100 ms par décision, graine spring');
    expect(out).toMatch(/greedy +9 +\d+\.\d % \(/);
    expect(await readFile(plot, 'utf8')).toMatch(/^<svg [^]*6 parties[^]*<\/svg>\n$/);
  });
});

const TABLE: Options = { mode: 'table', seats: 3, capitals: false };

/** Games with a program in one seat, without the command and its thread around them. */
async function playWith(
  command: string,
  { options = TABLE, games = 1, milliseconds = ENOUGH }: Partial<Contest> = {},
): Promise<readonly BotSummary[]> {
  const pids = new Set<number>();
  const watch = { started: (pid: number) => pids.add(pid), ended: (pid: number) => pids.delete(pid) };
  const pool = contestantPool(folder, watch);
  const others = seatsToFill(options).slice(1);
  const bots = [command, ...others.map(() => 'random')];
  const contest: Contest = { options, bots, games, seed: 'faults', milliseconds };
  const budget = { milliseconds, now: () => performance.now() };
  const rows: GameRow[] = [];
  for (const fixture of scheduleOf(contest)) {
    // oxlint-disable-next-line no-await-in-loop -- one process plays all of them
    const row = await playFixture(options, fixture, { contestants: pool.seat(fixture.lineup), budget });
    if (!row.ok) throw new Error(row.error.code);
    rows.push(row.value);
  }
  await pool.stop();
  expect([...pids], 'every process has ended').toEqual([]);
  return arenaSummary(contest, rows).bots;
}

describe('programs', () => {
  // Side by side, since most of their time is waiting.
  test.concurrent.each<[way: string, faults: object, milliseconds?: number]>([
    ['good', {}],
    ['talks', {}],
    ['garbage', { garbage: 10 }],
    ['illegal', { 'wrong-answer': 21 }],
    ['long', { 'too-long': 21 }],
    ['silent', { 'timed-out': 21 }, 5],
    ['late', { 'timed-out': 21 }, 5],
    ['crash', { crashed: 21 }],
    // It crashes at its fifth decision; after three restarts it is left alone.
    ['crash-once', { crashed: 5 }],
    ['other-protocol', { 'not-started': 21 }],
  ])('%s: the game goes on, faults %j', async (way, faults, milliseconds = ENOUGH) => {
    const [bot] = await playWith(faulty(way), { milliseconds });
    expect(bot?.faultsByCode).toEqual(faults);
    expect(bot?.decisions.count).toBe(21);
    /** A crash is reported with the program’s own words. */
    if (way === 'crash')
      expect(bot?.faultExamples).toEqual([{ code: 'crashed', reason: 'TypeError: no plan' }]);
  });

  test('default moves replace a program that does not exist', async () => {
    const [bot] = await playWith('./no-such-program');
    expect(bot?.faultsByCode).toEqual({ 'not-started': 21 });
  });

  test('a program that sends no hello is not started, and each start takes no longer than the time limit', async () => {
    const pids = new Set<number>();
    const watch = { started: (pid: number) => pids.add(pid), ended: (pid: number) => pids.delete(pid) };
    const { decide, stop } = programOf([process.execPath, FAULTY, 'never-hello'], folder, {
      watch,
      helloMs: 300,
    });
    const setup = setUp({ mode: 'duel', seats: 2, capitals: false }, 'hello');
    if (!setup.ok) throw new Error(setup.error.code);
    const view = seatView(stateAfter(begin(setup.value)), 0);
    const answer = await decide(view, () => 0, { milliseconds: 10, now: () => performance.now() });
    expect(answer).toEqual({ ok: false, error: { code: 'not-started', reason: 'timed-out' } });
    await stop();
    expect([...pids]).toEqual([]);
  });

  test('the command reports faults in words', async () => {
    const args = ['--bots', `${faulty('crash')},random,random`, '--games', '3', '--budget', `${ENOUGH}`];
    const { code, out } = await duopolis([...ARENA, ...args]);
    expect(code).toBe(0);
    expect(out).toContain('63 × crashed: TypeError: no plan');
  });

  /** The example in Python is for people who have it; a clone needs only Node. */
  const hasPython = spawnSync('python3', ['--version']).status === 0;
  const PYTHON = `python3 "${pathOf('../../../examples/bot.py')}"`;

  test.each<[example: string, command: string]>([
    ...(hasPython ? [['examples/bot.py', PYTHON] as [string, string]] : []),
    ['examples/bot.ts', `"${process.execPath}" "${pathOf('../../../examples/bot.ts')}"`],
  ])('%s plays without a fault, has under 60 lines, and beats random players', async (example, command) => {
    const code = (await readFile(pathOf(`../../../${example}`), 'utf8')).split('\n');
    expect(code.length).toBeLessThanOrEqual(60);
    const [bot, random] = await playWith(command, { games: 18 });
    expect(bot?.faultExamples).toEqual([]);
    expect(bot?.meanLowerCity).toBeGreaterThan(random?.meanLowerCity ?? 100);
  });

  test.runIf(hasPython).each(['duel', 'duo', 'solo'])(
    'examples/bot.py plays %s with Capitals',
    async (mode) => {
      const options = readOptions({ mode, capitals: true });
      if (!options.ok) throw new Error(options.error.code);
      const [bot] = await playWith(PYTHON, { options: options.value, games: 2 });
      expect(bot?.faultExamples).toEqual([]);
      expect(bot?.decisions.count).toBeGreaterThan(0);
    },
  );
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('going on', () => {
  test('a contest resumed from a truncated state ends in the same summary', async () => {
    const torn = await copied('torn', 3, lines[4]?.slice(0, 40));
    const { code, out, err } = await duopolis([...ARENA, '--json', ...goingOn(torn, '6')]);
    expect([code, err]).toEqual([0, '3 of 6 games have been played already.\n']);
    expect(timeless(JSON.parse(out) as ArenaSummary)).toEqual(timeless(whole));
    expect((await readFile(torn, 'utf8')).split('\n')).toHaveLength(lines.length);
  });

  test('games can be added to a finished contest; an incomplete deal is reported', async () => {
    const { code, err, out } = await duopolis([...ARENA, '--json', ...goingOn(await copied('more'), '7')]);
    expect([code, err]).toEqual([
      0,
      'the number of games (7) is not a multiple of 3: not every bot plays the last deal in every seat.\n' +
        '6 of 7 games have been played already.\n',
    ]);
    expect((JSON.parse(out) as ArenaSummary).games).toBe(7);
  });

  test('a finished contest is only summarised; the seed of the file is the default', async () => {
    const { out } = await duopolis([
      'arena',
      '--iterations',
      '20',
      '--json',
      ...goingOn(await copied('seed'), '6'),
    ]);
    expect(timeless(JSON.parse(out) as ArenaSummary)).toEqual(timeless(whole));
  });

  test('a file of another kind is refused and stays unchanged', async () => {
    const file = join(folder, 'else.jsonl');
    await writeFile(file, 'dear diary\n');
    const { code, err } = await duopolis([...ARENA, ...goingOn(file, '3')]);
    expect([code, err]).toEqual([2, expect.stringMatching(ONE_LINE)]);
    expect(await readFile(file, 'utf8')).toBe('dear diary\n');
  });

  test('another contest and a broken line are refused', async () => {
    const file = await copied('other', 3);
    const other = await duopolis([...ARENA, ...goingOn(file, '3'), '--budget', '7']);
    expect([other.code, other.err]).toEqual([2, expect.stringContaining('another contest')]);
    await appendFile(file, '{"game":3}\n');
    const broken = await duopolis([...ARENA, ...goingOn(file, '6')]);
    expect([broken.code, broken.err]).toEqual([2, expect.stringContaining('line 5')]);
  });

  test('an interruption stops the programs by their ids and keeps what was played', async () => {
    const file = join(folder, 'stopped.jsonl');
    const pidFile = join(folder, 'pids');
    const bots = `${faulty('stubborn')} ${pidFile},random,random`;
    const options = ['--bots', bots, '--games', '300', '--budget', '5', '--resume', file];
    const child = spawn(process.execPath, [pathOf('../bin/duopolis.mjs'), ...ARENA, ...options], {
      stdio: 'ignore',
      env: PLAIN,
    });
    const ended = new Promise<number | null>((resolve) => {
      child.once('exit', resolve);
    });
    await vi.waitFor(
      async () => expect((await readFile(file, 'utf8')).split('\n').length).toBeGreaterThan(3),
      { timeout: 60_000, interval: 100 },
    );
    child.kill('SIGINT');
    expect(await ended).toBe(130);
    const pids = (await readFile(pidFile, 'utf8')).trimEnd().split('\n').map(Number);
    expect(pids.length).toBeGreaterThan(0);
    await vi.waitFor(() => expect(pids.filter(isRunning)).toEqual([]), { timeout: 60_000, interval: 100 });
    expect((await readFile(file, 'utf8')).split('\n').length).toBeGreaterThan(3);
  });
});

describe('usage', () => {
  const GIVEN = { mode: 'table', bots: 'random', games: '3', budget: '100' };

  test.each<[given: Partial<ArenaOptions>, message: string]>([
    [{ bots: 'grady' }, "there is no bot 'grady'; expected one of random, "],
    [{ bots: './missing.py' }, "there is no bot './missing.py'"],
    [{ bots: 'greedy*9' }, "--bots is '9'; expected a whole number from 1 to 7"],
    [{ bots: '' }, "there is no bot ''"],
    [{ games: '0' }, "--games is '0'"],
    [{ seats: '8' }, "--seats is '8'"],
    [{ budget: '0' }, "--budget is '0'"],
    [{ budget: 'fast' }, "--budget is 'fast'"],
    [{ iterations: '0' }, "--iterations is '0'"],
    [{ threads: '0' }, "--threads is '0'"],
    [{ mode: 'war' }, "--mode is 'war'"],
    [{ kind: 'full' }, '--kind'],
  ])('%j: %s', (given, message) => {
    const read = readArena({ ...GIVEN, ...given });
    expect(read.ok ? '' : cliWordsOf('en').problem(read.error)).toContain(message);
  });

  test('a state that can’t be written is one line on standard error', async () => {
    const { code, err } = await duopolis([
      'arena',
      '--games',
      '3',
      '--resume',
      '/no/such/folder/state.jsonl',
    ]);
    expect([code, err]).toEqual([2, expect.stringMatching(ONE_LINE)]);
  });
});

test.each<[line: string, words: readonly string[]]>([
  ['./mybot.py', ['./mybot.py']],
  ['python3  bot.py --fast', ['python3', 'bot.py', '--fast']],
  ['"my bot" \'a "b"\' c\\ d', ['my bot', 'a "b"', 'c d']],
  ['a"b c"d ""', ['ab cd', '']],
  ['', []],
])('%s is the words %j', (line, words) => {
  expect(wordsOf(line)).toEqual(words);
});

test.each<[list: string, parts: readonly string[]]>([
  ['hard, greedy*6', ['hard', 'greedy*6']],
  ['hard,"./a,b.py" x,\'c,d\'', ['hard', '"./a,b.py" x', "'c,d'"]],
])('%s is the parts %j', (list, parts) => {
  expect(partsOf(list)).toEqual(parts);
});

test('lines arrive whole however the input is split, and none is longer than the limit', () => {
  const received: string[] = [];
  const { take } = linesOf(
    5,
    (line) => received.push(line),
    () => received.push('TOO LONG'),
  );
  for (const chunk of ['ab', 'c\nde\r\n\n', 'toolon', 'gline', 'more\nok', '\n']) take(chunk);
  expect(received).toEqual(['abc', 'de', 'TOO LONG', 'ok']);
});

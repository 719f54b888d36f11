/** The options of `duopolis arena`. */
import { accessSync, constants, statSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { BOT_NAMES } from '@duopolis/bots';
import type { Contest } from '@duopolis/bots/arena';
import { ok, refuse, type Result } from '@duopolis/rules';
import { readComponents } from '../components/components-file.ts';
import { wholeNumber } from '../option-parsers.ts';
import type { CliProblem } from '../cli-problem.ts';
import { type GameOptions, readOptions } from '../game-options.ts';
import { partsOf, wordsOf } from './command-line.ts';
import { isOurs } from './seated.ts';
import { seedOf } from './contest-file.ts';

export interface ArenaOptions extends GameOptions {
  readonly bots: string;
  readonly games: string;
  readonly budget: string;
  readonly iterations?: string;
  readonly seed?: string;
  readonly threads?: string;
  readonly resume?: string;
  readonly plot?: string;
  readonly components?: string;
  readonly json?: true;
}

export interface Arena {
  readonly contest: Contest;
  readonly threads: number;
}

const MOST_MS = 600_000;
const MOST_THREADS = 256;
const MOST_COPIES = 7;

export function readArena(given: ArenaOptions): Result<Arena, CliProblem> {
  const options = readOptions(given);
  if (!options.ok) return options;
  const games = wholeNumber('--games', given.games, { min: 1 });
  if (!games.ok) return games;
  const milliseconds = wholeNumber('--budget', given.budget, { min: 1, max: MOST_MS });
  if (!milliseconds.ok) return milliseconds;
  const iterations =
    given.iterations === undefined
      ? ok(undefined)
      : wholeNumber('--iterations', given.iterations, { min: 1 });
  if (!iterations.ok) return iterations;
  const threads = wholeNumber('--threads', given.threads ?? `${availableParallelism()}`, {
    min: 1,
    max: MOST_THREADS,
  });
  if (!threads.ok) return threads;
  const bots = readBots(given.bots);
  if (!bots.ok) return bots;
  const components = readComponents(given.components);
  if (!components.ok) return components;
  return ok({
    contest: {
      options: options.value,
      bots: bots.value,
      games: games.value,
      seed: given.seed ?? seedOf(given.resume) ?? randomUUID(),
      milliseconds: milliseconds.value,
      ...(iterations.value !== undefined && { iterations: iterations.value }),
      ...(given.components !== undefined && { components: components.value }),
    },
    threads: threads.value,
  });
}

/** `hard,greedy*6,"./mybot.py --fast"`. */
function readBots(list: string): Result<readonly string[], CliProblem> {
  const bots: string[] = [];
  for (const part of partsOf(list)) {
    const [, name = part, copies = '1'] = /^(.*\S)\s*\*\s*(\d+)$/.exec(part) ?? [];
    const number = wholeNumber('--bots', copies, { min: 1, max: MOST_COPIES });
    if (!number.ok) return number;
    const bare = unquoted(name);
    if (!isOurs(bare) && !canRun(wordsOf(bare)[0])) {
      return refuse({ code: 'no-such-bot', found: bare, bots: BOT_NAMES });
    }
    bots.push(...Array<string>(number.value).fill(bare));
  }
  return ok(bots);
}

/** `"./mybot.py"` is the program `./mybot.py`; quotes inside a command line stay. */
const unquoted = (name: string): string => /^(["'])([^"']*)\1$/.exec(name)?.[2] ?? name;

/** A program is a path, or a name found in PATH. */
function canRun(file: string | undefined): boolean {
  if (file === undefined || file === '') return false;
  const folders = /[/\\]/.test(file) ? [''] : (process.env['PATH'] ?? '').split(delimiter);
  return folders.some((folder) => isProgram(resolve(folder === '' ? file : join(folder, file))));
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

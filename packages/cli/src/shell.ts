/** The environment of a command: the reader's language, colours, and output. */
import type { Language, Vocabulary } from '@duopolis/words';
import { isLanguage, languageOfEnvironment, vocabularyOf } from '@duopolis/words';
import type { CliProblem } from './cli-problem.ts';
import { type Paint, paintWith } from './drawing/colours.ts';
import { plain, printable } from './drawing/printable.ts';
import { type CliWords, cliWordsOf } from './cli-words.ts';
import { ok, type Result } from '@duopolis/rules';

export interface Shell {
  readonly language: Language;
  readonly words: CliWords;
  readonly vocabulary: Vocabulary;
  readonly paint: Paint;
  /** A line to standard output. */
  readonly print: (line: string) => void;
  /** Text to standard error, for notes. */
  readonly note: (text: string) => void;
  /** Replaces the last line of standard error, for progress. */
  readonly redraw: (line: string) => void;
  /** Standard input. */
  readonly input: NodeJS.ReadableStream;
  readonly environment: Environment;
}

/** 0: good, 1: a finding, 2: a problem. */
type ExitCode = 0 | 1;
export type Outcome = Result<ExitCode, CliProblem>;

export const SUCCESS: Outcome = ok(0);
export const PROBLEM_FOUND: Outcome = ok(1);

type Environment = Readonly<Record<string, string | undefined>>;

/** The process around a command; tests pass their own. */
export interface ProcessIO {
  readonly environment: Environment;
  readonly isTerminal: boolean;
  readonly input: NodeJS.ReadableStream;
  readonly write: (text: string) => void;
  readonly note: (text: string) => void;
}

export const THIS_PROCESS: ProcessIO = {
  environment: process.env,
  isTerminal: process.stdout.isTTY,
  get input() {
    return process.stdin;
  },
  write: (text) => process.stdout.write(text),
  note: (text) => process.stderr.write(text),
};

/** The value of --lang at any position, because even the help uses that language. */
export function languageAsked(args: readonly string[]): string | undefined {
  const end = args.indexOf('--');
  const before = end < 0 ? args : args.slice(0, end);
  const index = before.findLastIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const arg = before[index];
  return arg === undefined ? undefined : arg === '--lang' ? before[index + 1] : arg.slice('--lang='.length);
}

/** https://no-color.org and https://force-color.org */
function wantsColour(args: readonly string[], { environment, isTerminal }: ProcessIO): boolean {
  if (args.includes('--no-color') || (environment['NO_COLOR'] ?? '') !== '') return false;
  if ((environment['FORCE_COLOR'] ?? '') !== '') return environment['FORCE_COLOR'] !== '0';
  return isTerminal && environment['TERM'] !== 'dumb';
}

const CLEAR_LINE = '\r\x1b[K';

export function shellFor(args: readonly string[], io: ProcessIO): Shell {
  const asked = languageAsked(args);
  const language = asked !== undefined && isLanguage(asked) ? asked : languageOfEnvironment(io.environment);
  const paint = paintWith({ on: wantsColour(args, io) });
  const clean = paint.on ? printable : plain;
  return {
    language,
    words: cliWordsOf(language),
    vocabulary: vocabularyOf(language),
    paint,
    print: (line) => io.write(`${clean(line)}\n`),
    note: (text) => io.note(clean(text)),
    redraw: (line) => io.note(CLEAR_LINE + clean(line)),
    environment: io.environment,
    get input() {
      return io.input;
    },
  };
}

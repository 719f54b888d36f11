/** Reads records from a file or from standard input: one JSON text, or one record per line. */
import { LIMITS, ok, refuse, type Result } from '@duopolis/rules';
import { type GameRecord, parseRecord } from '@duopolis/rules/record';
import { type InputLine, inputLines, tooLong } from '../input-lines.ts';
import { type CliProblem, troubleOf } from '../cli-problem.ts';
import type { Shell } from '../shell.ts';

/** The content of a line: a game, or its problem. */
export interface RecordLine {
  /** From 1. */
  readonly line: number;
  readonly read: Result<GameRecord, CliProblem>;
}

function recordIn({ number, text, isTooLong }: InputLine): RecordLine {
  if (isTooLong) return { line: number, read: refuse(tooLong()) };
  const read = parseRecord(text);
  return { line: number, read: read.ok ? read : refuse({ code: 'bad-json', problem: read.error }) };
}

const isNoJson = ({ read }: RecordLine): boolean =>
  !read.ok && read.error.code === 'bad-json' && read.error.problem.code === 'bad-json';

/** Every line of a file, malformed or not; a file that can't be read throws the system's error. */
async function* readLines(file: string, shell: Pick<Shell, 'input'>): AsyncGenerator<RecordLine> {
  const lines = inputLines(file, shell);
  const first = await lines.next();
  if (first.done === true) return;
  const read = recordIn(first.value);
  // A record may also be one JSON text over many lines.
  const begun = isNoJson(read) ? await beginning(first.value, lines) : [first.value];
  const text = begun.map((line) => line.text).join('\n');
  const whole = text.length > LIMITS.recordText ? read : recordIn({ ...first.value, text });
  if (!isNoJson(whole)) yield whole;
  else for (const line of begun) yield recordIn(line);
  for await (const line of lines) yield recordIn(line);
}

/** The lines up to the end, or up to as much text as one record may have. */
async function beginning(
  first: InputLine,
  lines: AsyncGenerator<InputLine>,
): Promise<readonly InputLine[]> {
  const begun = [first];
  let length = first.text.length;
  while (length <= LIMITS.recordText) {
    // oxlint-disable-next-line no-await-in-loop -- one line after the other
    const next = await lines.next();
    if (next.done === true) break;
    begun.push(next.value);
    length += next.value.text.length + 1;
  }
  return begun;
}

/** Reports every line of a file in order; refuses a file without a single game. */
export async function forEachLine(
  file: string,
  shell: Pick<Shell, 'input'>,
  take: (line: RecordLine) => void,
): Promise<Result<undefined, CliProblem>> {
  let games = 0;
  try {
    for await (const line of readLines(file, shell)) {
      if (line.read.ok) games++;
      take(line);
    }
  } catch (error) {
    return refuse({ code: 'unreadable', file, trouble: troubleOf(error) });
  }
  return games === 0 ? refuse({ code: 'no-records', file }) : ok(undefined);
}

export interface FoundGame {
  readonly record: GameRecord;
  readonly games: number;
  /** How many lines of the file hold no game. */
  readonly malformed: number;
}

/** One game of a file, counted from 1. Malformed lines are noted and skipped. */
export async function readGame(
  file: string,
  wanted: number,
  shell: Pick<Shell, 'input' | 'note' | 'words'>,
): Promise<Result<FoundGame, CliProblem>> {
  let games = 0;
  let malformed = 0;
  let record: GameRecord | undefined;
  const done = await forEachLine(file, shell, ({ line, read }) => {
    if (!read.ok) {
      malformed++;
      shell.note(`${shell.words.problem({ code: 'in-line', line, problem: read.error })}\n`);
      return;
    }
    games++;
    if (games === wanted) record = read.value;
  });
  if (!done.ok) return done;
  if (malformed > 0) shell.note(`${shell.words.records.counts(games, malformed)}\n`);
  return record === undefined
    ? refuse({ code: 'no-such-game', game: wanted, games })
    : ok({ record, games, malformed });
}

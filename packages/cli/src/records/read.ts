/** Reading records from a file or from standard input: one JSON text, or one record a line. */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { type GameRecord, ok, parseRecord, type Result, refuse } from '@duopolis/rules';
import { type CliProblem, troubleOf } from '../problem.ts';
import type { Shell } from '../shell.ts';

export const STANDARD_INPUT = '-';

/** Some editors put one before the first line. */
const BYTE_ORDER_MARK = /^\uFEFF/;

async function* linesOf(file: string, shell: Pick<Shell, 'input'>): AsyncGenerator<string> {
  const input: NodeJS.ReadableStream = file === STANDARD_INPUT ? shell.input : createReadStream(file);
  // A stream that can't be opened must end the loop below with its own error.
  const failed = new Promise<never>((_, reject) => {
    input.once('error', reject);
  });
  failed.catch(() => {});
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one line after the other
    const next = await Promise.race([lines.next(), failed]);
    if (next.done === true) break;
    yield next.value.replace(BYTE_ORDER_MARK, '');
  }
}

/** Every game of a file; the first thing that is no record ends it with a problem. */
export async function* readRecords(
  file: string,
  shell: Pick<Shell, 'input'>,
): AsyncGenerator<Result<GameRecord, CliProblem>> {
  const lines = linesOf(file, shell);
  let number = 0;
  let games = 0;
  try {
    for await (const line of lines) {
      number++;
      if (line.trim() === '') continue;
      const read = parseRecord(line);
      if (read.ok) {
        games++;
        yield read;
        continue;
      }
      // A record may also be one JSON text over many lines.
      const whole = games === 0 && read.error.code === 'bad-json' ? await restOf(line, lines) : undefined;
      const text = whole === undefined ? undefined : parseRecord(whole);
      if (text?.ok === true) yield text;
      else if (text !== undefined && text.error.code !== 'bad-json') yield refuse({ code: 'bad-json', problem: text.error });
      else yield refuse({ code: 'in-line', line: number, problem: { code: 'bad-json', problem: read.error } });
      return;
    }
  } catch (error) {
    yield refuse({ code: 'unreadable', file, trouble: troubleOf(error) });
    return;
  }
  if (games === 0) yield refuse({ code: 'no-records', file });
}

async function restOf(first: string, lines: AsyncGenerator<string>): Promise<string> {
  const all = [first];
  for await (const line of lines) all.push(line);
  return all.join('\n');
}

/** One game of a file, counted from 1, and how many there are up to it. */
export async function readGame(
  file: string,
  wanted: number,
  shell: Pick<Shell, 'input'>,
): Promise<Result<{ readonly record: GameRecord; readonly games: number }, CliProblem>> {
  let games = 0;
  let found: GameRecord | undefined;
  for await (const read of readRecords(file, shell)) {
    if (!read.ok) return read;
    games++;
    if (games === wanted) found = read.value;
  }
  return found === undefined
    ? refuse({ code: 'no-such-game', game: wanted, games })
    : ok({ record: found, games });
}

/** Reads the records of a file: one JSON text, or one game per line; the first problem is reported with its position. */
import { LIMITS, ok, refuse, type Result } from '@duopolis/rules';
import type { JsonProblem } from '@duopolis/rules/json';
import { type Foul, type GameRecord, parseRecord, verifyRecord } from '@duopolis/rules/record';

/** Counted from 1. */
export type FileProblem =
  | { readonly code: 'no-record'; readonly line: number; readonly problem: JsonProblem }
  | { readonly code: 'foul'; readonly game: number; readonly foul: Foul }
  | { readonly code: 'no-games' }
  | { readonly code: 'too-large' }
  | { readonly code: 'unreadable' };

/** Some thousands of games; more would take a browser minutes. */
const LARGEST_FILE = LIMITS.recordFile;

/** Some editors put one before the first line. */
const BYTE_ORDER_MARK = /^\uFEFF/;

const isGame = (read: Result<GameRecord, JsonProblem>): boolean => read.ok;

function parseFile(source: string): Result<readonly GameRecord[], FileProblem> {
  const text = source.replace(BYTE_ORDER_MARK, '');
  if (text.trim() === '') return refuse({ code: 'no-games' });
  const lines = text.split(/\r?\n/);
  const first = lines.findIndex((line) => line.trim() !== '');
  /** A record over many lines: its first line alone is not JSON, all of it is. */
  const whole = text.length > LIMITS.recordText ? undefined : parseRecord(text);
  if (whole?.ok === true) return ok([whole.value]);
  if (whole !== undefined && whole.error.code !== 'bad-json' && !isGame(parseRecord(lines[first] ?? '')))
    return refuse({ code: 'no-record', line: first + 1, problem: whole.error });
  const games: GameRecord[] = [];
  for (const [nth, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const read = parseRecord(line);
    if (!read.ok) return refuse({ code: 'no-record', line: nth + 1, problem: read.error });
    games.push(read.value);
  }
  return ok(games);
}

/** Every game of a file; all of them follow the rules. */
export function readGames(source: string): Result<readonly GameRecord[], FileProblem> {
  const games = parseFile(source);
  if (!games.ok) return games;
  for (const [nth, record] of games.value.entries()) {
    const verified = verifyRecord(record);
    if (!verified.ok) return refuse({ code: 'foul', game: nth + 1, foul: verified.error });
  }
  return games;
}

/** A file that is too large is not read at all. */
export async function readFile(
  file: Pick<File, 'size' | 'text'>,
): Promise<Result<readonly GameRecord[], FileProblem>> {
  if (file.size > LARGEST_FILE) return refuse({ code: 'too-large' });
  const text = await file.text().catch(() => undefined);
  return text === undefined ? refuse({ code: 'unreadable' }) : readGames(text);
}

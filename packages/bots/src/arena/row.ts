/** The stored row of a game: one JSON line each, after a line that identifies the contest. */
import { LIMITS, ok, refuse, type Result, type Seat } from '@duopolis/rules';
import {
  amount,
  integer,
  label,
  listOf,
  objectOf,
  oneOf,
  type Reader,
  readJson,
  such,
  text,
  wrongShape,
} from '@duopolis/rules/json';
import { FAULT_CODES, type Fault } from '../kit/fault.ts';
import type { Contest } from './contest.ts';

export const ARENA_FORMAT = 'duopolis-arena/1';

export interface SeatFault {
  readonly seat: Seat;
  readonly fault: Fault;
}

export interface GameRow {
  readonly game: number;
  readonly deal: number;
  /** The bot in each seat; none in an Automa's. */
  readonly lineup: readonly (string | null)[];
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
  /** Each seat's lower and higher city. */
  readonly cities: readonly (readonly number[])[];
  /** Each seat's decisions in milliseconds. */
  readonly times: readonly (readonly number[])[];
  readonly faults: readonly SeatFault[];
}

const list = <T>(item: Reader<T>) => listOf(item, LIMITS.recordList);
const number = amount(LIMITS.recordNumber);
const points = integer(-LIMITS.recordPoints, LIMITS.recordPoints);
const milliseconds = such<number>(
  'number',
  (value): value is number => typeof value === 'number' && value >= 0 && value <= LIMITS.recordNumber,
);
const name = label(LIMITS.recordName);
const nameOrNone: Reader<string | null> = (value, path) =>
  value === null || typeof value === 'string'
    ? value === null
      ? ok(value)
      : name(value, path)
    : wrongShape(path, 'name-or-null', value);
const coded = objectOf({ code: oneOf(FAULT_CODES) });
const fault: Reader<Fault> = (value, path) => {
  const read = coded(value, path);
  return read.ok ? ok(value as Fault) : read;
};

const row: Reader<GameRow> = objectOf({
  game: number,
  deal: number,
  lineup: list(nameOrNone),
  ranks: list(number),
  scores: list(points),
  cities: list(list(points)),
  times: list(listOf(milliseconds, LIMITS.recordEntries)),
  faults: listOf(objectOf({ seat: amount(LIMITS.seats), fault }), LIMITS.recordEntries),
});

/** The first line of a state file. */
export const makeHeading = (contest: Contest): string =>
  JSON.stringify({ format: ARENA_FORMAT, ...contest, games: undefined });

/** The seed of the contest that a state file belongs to. */
export function seedIn(source: string): string | undefined {
  const heading = readJson(
    source.split('\n', 1)[0] ?? '',
    objectOf({ format: oneOf([ARENA_FORMAT]), seed: text(LIMITS.recordSeed) }),
    LIMITS.inputLine,
  );
  return heading.ok ? heading.value.seed : undefined;
}

export const makeRow = (game: GameRow): string => JSON.stringify(game);

export type StateProblem =
  | { readonly code: 'no-arena-state' }
  | { readonly code: 'other-contest' }
  | { readonly code: 'bad-row'; readonly line: number };

/**
 * The games in a state file. A last line torn by an interruption is dropped; the number of games may grow from run to
 * run, everything else must be the same contest.
 */
export function readState(source: string, contest: Contest): Result<readonly GameRow[], StateProblem> {
  const lines = source.split('\n');
  const [heading = ''] = lines;
  if (heading !== makeHeading(contest)) {
    const other = readJson(heading, objectOf({ format: text(LIMITS.idText) }), LIMITS.inputLine);
    return refuse({
      code: other.ok && other.value.format === ARENA_FORMAT ? 'other-contest' : 'no-arena-state',
    });
  }
  const rows = new Map<number, GameRow>();
  for (const [nth, line] of lines.slice(1, -1).entries()) {
    const read = readJson(line, row, LIMITS.inputLine);
    if (read.ok) rows.set(read.value.game, read.value);
    else return refuse({ code: 'bad-row', line: nth + 2 });
  }
  return ok([...rows.values()].filter(({ game }) => game < contest.games));
}

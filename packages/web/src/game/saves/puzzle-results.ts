/** The attempts at each day's puzzles on this device, and the streak that follows from them. */
import { PUZZLE_KINDS, type PuzzleAnswer, type PuzzleKind, type Worth } from '@duopolis/bots/puzzle';
import { type Cell, LIMITS, type Tile } from '@duopolis/rules';
import {
  amount,
  flag,
  integer,
  listOf,
  objectOf,
  optional,
  type Reader,
  such,
  text,
} from '@duopolis/rules/json';
import { isTile } from '@duopolis/rules/notation';
import { device } from '../../kit/store/device-store.ts';
import { dayAfter, dayOf } from './puzzle-day.ts';

export const TRIES = 3;

export interface Try {
  readonly answer: PuzzleAnswer;
  readonly worth: Worth;
  /** The highest value. */
  readonly best: boolean;
}

type TriesByKind = { readonly [kind in PuzzleKind]: readonly Try[] };

export interface SavedDay {
  readonly day: string;
  readonly tries: TriesByKind;
  /** When the last of its puzzles ended, in milliseconds. */
  readonly finished?: number;
}

const NOTE = 'puzzles';
const MOST_DAYS = 1_000;

export const newDay = (day: string): SavedDay => ({
  day,
  tries: { placement: [], choice: [], arrangement: [] },
});

export const isOver = (tries: readonly Try[]): boolean =>
  tries.length >= TRIES || tries.some(({ best }) => best);

export const isFinished = ({ tries }: SavedDay): boolean => PUZZLE_KINDS.every((kind) => isOver(tries[kind]));

/** The day with one more attempt; a finished puzzle takes none. */
export function withTry(
  day: SavedDay,
  kind: PuzzleKind,
  { tried, now }: { readonly tried: Try; readonly now: number },
): SavedDay {
  if (isOver(day.tries[kind])) return day;
  const after = { ...day, tries: { ...day.tries, [kind]: [...day.tries[kind], tried] } };
  return isFinished(after) ? { ...after, finished: now } : after;
}

/** Only puzzles finished on their own day count; earlier days are practice. */
export const counts = ({ day, finished }: SavedDay): boolean =>
  finished !== undefined && dayOf(finished) === day;

/** Days in a row up to today, or up to yesterday while today is unfinished. */
export function streakOf(days: readonly SavedDay[], today: string): number {
  const counted = new Set(days.filter(counts).map(({ day }) => day));
  let last = counted.has(today) ? today : dayAfter(today, -1);
  let length = 0;
  for (; counted.has(last); last = dayAfter(last, -1)) length++;
  return length;
}

const isReach = (value: unknown): boolean =>
  Number.isSafeInteger(value) && Math.abs(Number(value)) <= LIMITS.cellReach;
const isCell = (value: unknown): value is Cell =>
  Array.isArray(value) && value.length === 2 && value.every(isReach);
const tile = such<Tile>('tile', (value): value is Tile => typeof value === 'string' && isTile(value));
const list = <T>(item: Reader<T>) => listOf(item, LIMITS.recordList);
const points = integer(-LIMITS.recordPoints, LIMITS.recordPoints);
const answer = list(objectOf({ city: amount(LIMITS.seats), tile, at: such('cell', isCell) }));
const tries = list(objectOf({ answer, worth: list(points), best: flag }));
const days = listOf(
  objectOf({
    day: text(LIMITS.idText),
    tries: objectOf({ placement: tries, choice: tries, arrangement: tries }),
    finished: optional(amount(LIMITS.time)),
  }),
  LIMITS.storedEntries,
);

/** An unreadable entry counts as none. */
export function parseDays(value: unknown): readonly SavedDay[] {
  const read = days(value ?? [], '');
  return read.ok ? read.value : [];
}

/** The last day first. */
export async function savedDays(): Promise<readonly SavedDay[]> {
  const { notes } = await device();
  return parseDays(await notes.read(NOTE));
}

export async function saveDay(day: SavedDay): Promise<readonly SavedDay[]> {
  const { notes } = await device();
  const others = (await savedDays()).filter((other) => other.day !== day.day);
  const after = [...others, day].toSorted((one, other) => (one.day < other.day ? 1 : -1)).slice(0, MOST_DAYS);
  await notes.write(NOTE, after);
  return after;
}

/** The score sheet of a finished pad (format duopolis-sheet/1): what is stored, shared and counted in statistics. */
import { checkDistricts } from '../capitals/check-capitals.ts';
import { DISTRICT_TYPES } from '../capitals/capitals-components.ts';
import {
  flag,
  integer,
  type JsonProblem,
  label,
  listOf,
  objectOf,
  oneOf,
  optional,
  type ReadBy,
  type Reader,
  readJson,
  such,
  text,
} from '../json/reader.ts';
import { LIMITS } from '../limits.ts';
import { type Grid, makeCity, parseCity } from '../notation/city-notation.ts';
import type { NotationProblem } from '../notation/problem.ts';
import { cityPoints } from '../record/record.ts';
import { resultEntry } from '../record/write.ts';
import { ok, type Result, refuse } from '../types.ts';
import { isComplete, newPad, type Pad } from './pad.ts';
import { padResult } from './scored.ts';

export const SHEET_FORMAT = 'duopolis-sheet/1';

const whole = integer(-LIMITS.recordNumber, LIMITS.recordNumber);
const list = <T>(item: Reader<T>) => listOf(item, LIMITS.recordList);

/** The players' local time, as BG Stats writes it: a sheet has no place, so it has no time zone. */
const PLAYED = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
const played = such<string>(
  'text',
  (value): value is string => typeof value === 'string' && PLAYED.test(value),
);

const sheet = objectOf({
  format: oneOf([SHEET_FORMAT]),
  played,
  capitals: flag,
  players: list(label(LIMITS.recordName)),
  tokens: list(label(LIMITS.componentName)),
  districts: optional(list(list(oneOf(DISTRICT_TYPES)))),
  cities: list(text(LIMITS.cityText)),
  result: objectOf({
    cities: list(cityPoints),
    seats: list(objectOf({ score: whole, rank: whole, cities: list(whole) })),
  }),
});

export type ScoreSheet = ReadBy<typeof sheet>;

export type SheetProblem =
  | { readonly code: 'bad-sheet'; readonly problem: JsonProblem }
  | { readonly code: 'sheet-players'; readonly found: number; readonly min: number; readonly max: number }
  | { readonly code: 'sheet-cities'; readonly found: number; readonly need: number }
  | { readonly code: 'sheet-city'; readonly nth: number; readonly problem: NotationProblem }
  | { readonly code: 'sheet-districts' }
  | { readonly code: 'sheet-unfinished' }
  /** The result does not match the cities. */
  | { readonly code: 'sheet-result' };

/** Seats of a duel and of the largest table. */
export const PAD_SEATS = { min: 2, max: LIMITS.seats } as const;

/** `when` is local time, `2026-11-15 20:41:00`. A pad with empty cells has no sheet yet. */
export function sheetOf(pad: Pad, when: string): ScoreSheet | undefined {
  if (!isComplete(pad)) return undefined;
  const { names, capitals, tokens, districts, cities } = pad;
  return {
    format: SHEET_FORMAT,
    played: when,
    capitals,
    players: names,
    tokens,
    ...(capitals && { districts }),
    cities: cities.map(makeCity),
    result: resultEntry(padResult(pad)),
  };
}

export const makeSheet = (given: ScoreSheet): string => JSON.stringify(given);

export interface ReadSheet {
  readonly pad: Pad;
  readonly sheet: ScoreSheet;
}

/** Reads a sheet and scores it again. */
export function parseSheet(source: string): Result<ReadSheet, SheetProblem> {
  const read = readJson(source, sheet, LIMITS.recordText);
  if (!read.ok) return refuse({ code: 'bad-sheet', problem: read.error });
  const pad = padOf(read.value);
  if (!pad.ok) return pad;
  const counted = sheetOf(pad.value, read.value.played);
  if (counted === undefined) return refuse({ code: 'sheet-unfinished' });
  const isSame = JSON.stringify(counted.result) === JSON.stringify(read.value.result);
  return isSame ? ok({ pad: pad.value, sheet: counted }) : refuse({ code: 'sheet-result' });
}

function padOf({ players, capitals, tokens, districts, cities }: ScoreSheet): Result<Pad, SheetProblem> {
  if (players.length < PAD_SEATS.min || players.length > PAD_SEATS.max)
    return refuse({ code: 'sheet-players', found: players.length, ...PAD_SEATS });
  const blank = newPad(players, { capitals });
  const need = blank.cities.length;
  if (cities.length !== need || tokens.length !== need)
    return refuse({ code: 'sheet-cities', found: cities.length, need });
  const pairs = capitals ? checkDistricts(districts ?? []) : ok([]);
  if (!pairs.ok) return refuse({ code: 'sheet-districts' });
  return withCities({ ...blank, tokens, districts: pairs.value }, cities);
}

/** The pad with all its cities read from notation: full squares only. */
function withCities(pad: Pad, cities: readonly string[]): Result<Pad, SheetProblem> {
  const grids: Grid[] = [];
  for (const [nth, city] of cities.entries()) {
    const read = parseCity(city);
    if (!read.ok) return refuse({ code: 'sheet-city', nth, problem: read.error });
    const blank = pad.cities[nth];
    if (blank?.height !== read.value.height || blank.width !== read.value.width)
      return refuse({ code: 'sheet-unfinished' });
    grids.push(read.value);
  }
  return ok({ ...pad, cities: grids });
}

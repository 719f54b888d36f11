/** A score sheet as CSV (RFC 4180): one row for each player and city, so that spreadsheets can pivot it. */
import { SCORED } from '../types.ts';
import type { ScoreSheet } from './sheet.ts';

const SIDES = ['left', 'right'] as const;
const COLUMNS = ['played', 'rank', 'player', 'score', 'side', 'city'] as const;

/** Spreadsheets run text that begins with one of these as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const field = (value: string | number): string => {
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

export function sheetCsv({ played, capitals, players, tokens, cities, result }: ScoreSheet): string {
  const terms = capitals ? SCORED : SCORED.filter((term) => term !== 'civic' && term !== 'district');
  const rows = result.seats.flatMap(({ rank, score, cities: own }, seat) =>
    own.map((city, side) => [
      played,
      rank,
      players[seat] ?? '',
      score,
      SIDES[side] ?? '',
      tokens[city] ?? '',
      ...terms.map((term) => result.cities[city]?.[term] ?? 0),
      result.cities[city]?.total ?? 0,
      cities[city] ?? '',
    ]),
  );
  const lines = [[...COLUMNS, ...terms, 'total', 'grid'], ...rows];
  return lines.map((line) => `${line.map(field).join(',')}\r\n`).join('');
}

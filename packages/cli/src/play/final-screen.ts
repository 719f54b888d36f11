/** The end of a game: every type for all cities in reference order, then the standings and what decided them. */
import { SCORED } from '@duopolis/rules/scoring';
import { cityName } from '../drawing/city-names.ts';
import { standingLines } from '../drawing/draw-standings.ts';
import { SCREEN } from '../drawing/terminal.ts';
import { cut, pad, padStart, signed } from '../drawing/text-width.ts';
import type { Shell } from '../shell.ts';
import type { Play } from './play-state.ts';

const TERM = 12;

export function finalLines({ game: { open }, names }: Play, { paint, vocabulary }: Shell): readonly string[] {
  const { result } = open;
  if (result === undefined) return [];
  const { automas, scores } = vocabulary;
  const isSolo = open.options.solo !== undefined;
  const column = Math.min(12, Math.floor((SCREEN.columns - TERM) / result.cities.length));
  const row = (title: string, cells: readonly string[]): string =>
    pad(title, TERM) + cells.map((cell) => padStart(cell, column)).join('');
  return [
    '',
    row(
      '',
      open.tokens.map((_, city) => cut(cityName(open, city, vocabulary), column - 1)),
    ),
    ...SCORED.filter((type) => result.cities[0]?.[type] !== undefined).map((type) =>
      row(
        paint.type[type](scores.terms[type]),
        result.cities.map((city) => `${city[type] ?? 0}`),
      ),
    ),
    ...(isSolo
      ? [
          row(
            automas.difficulty,
            result.cities.map((city) => ('difficulty' in city ? signed(city.difficulty) : '')),
          ),
        ]
      : []),
    row(
      paint.strong(scores.terms.total),
      result.cities.map(({ total }) => paint.strong(`${total}`)),
    ),
    '',
    ...standingLines(result, names, { paint, vocabulary }),
    '',
  ];
}

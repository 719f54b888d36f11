/** The end of a game: every type for all cities in reference order, then the standings and what decided them. */
import { type GameResult, SCORED } from '@duopolis/rules';
import { cityName } from '../drawing/names.ts';
import { SCREEN } from '../drawing/terminal.ts';
import { cut, pad, padStart, signed } from '../drawing/text.ts';
import type { Shell } from '../shell.ts';
import type { Play } from './play.ts';

const TERM = 12;
const NAME = 14;

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

function standingLines(
  { cities, seats }: GameResult,
  names: readonly string[],
  { paint, vocabulary }: Pick<Shell, 'paint' | 'vocabulary'>,
): readonly string[] {
  const { scores } = vocabulary;
  const order = seats
    .map((_, seat) => seat)
    .toSorted((one, other) => (seats[one]?.rank ?? 0) - (seats[other]?.rank ?? 0));
  return order.map((seat) => {
    const { rank, score, cities: own, decidedBy } = seats[seat] as (typeof seats)[number];
    const isShared = seats.filter((other) => other.rank === rank).length > 1;
    const why = [
      ...(isShared ? [scores.shared] : []),
      ...(decidedBy === undefined || decidedBy === 'score' ? [] : [scores.deciders[decidedBy]]),
    ];
    const totals = own.map((city) => cities[city]?.total ?? 0).join(' / ');
    const line = `${pad(scores.rank(rank), 5)}${pad(names[seat] ?? '', NAME)}${padStart(`${score}`, 4)}  (${totals})  ${why.join(', ')}`;
    return rank === 1 ? paint.strong(line) : line;
  });
}

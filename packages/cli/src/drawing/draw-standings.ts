/** The standings of a finished game, best first, with what decided them. */
import { itemAt } from '@duopolis/rules/lists';
import type { GameResult } from '@duopolis/rules';
import type { Shell } from '../shell.ts';
import { pad, padStart } from './text-width.ts';

const NAME = 14;

export function standingLines(
  { cities, seats }: GameResult,
  names: readonly string[],
  { paint, vocabulary }: Pick<Shell, 'paint' | 'vocabulary'>,
): readonly string[] {
  const { scores } = vocabulary;
  const order = seats
    .map((_, seat) => seat)
    .toSorted((one, other) => (seats[one]?.rank ?? 0) - (seats[other]?.rank ?? 0));
  return order.map((seat) => {
    const { rank, score, cities: own, decidedBy } = itemAt(seats, seat);
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

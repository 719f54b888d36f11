/** The margin of a finished game in points: it decides the winner at every level (SOLO-4, CAP-4, CAP-5). */
import { citiesOfSeats, type OpenGame, resultOf, type Seat } from '@duopolis/rules';
import { buildingsIn, standings } from '@duopolis/rules/scoring';
import { AUTOMACITY, YOU } from '@duopolis/rules/solo';

/** Counts of games by their margin. */
export type Margins = { readonly [points: string]: number };

/** Far more than any margin. */
const MOST = 100;
const DUO_AUTOMA: Seat = 2;

/** Automacity's total without the points of the level. */
export function plainAutomacity(open: OpenGame): number {
  const score = resultOf(open).cities[AUTOMACITY];
  return (score?.total ?? 0) - (score !== undefined && 'difficulty' in score ? score.difficulty : 0);
}

/** Who would win if Automacity, or the Automa's seat in a duo, got this bonus instead of the one in the rules. */
function firstSeats(open: OpenGame, points: number): readonly Seat[] {
  const { options, cities } = open;
  const isSolo = options.mode === 'solo';
  const scores = resultOf(open).cities.map((score, city) =>
    isSolo && city === AUTOMACITY ? { ...score, total: plainAutomacity(open) + points } : score,
  );
  return standings(citiesOfSeats(options), {
    scores,
    buildings: cities.map(buildingsIn),
    scoring: 'lower',
    added: (seat) => (!isSolo && seat === DUO_AUTOMA ? points : 0),
  }).flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
}

/** The fewest points for which it holds; it holds for all above. */
function fewest(isTrue: (points: number) => boolean): number {
  let [low, high] = [-MOST, MOST];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isTrue(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The most points for Automacity with which the player is still first. */
export const soloMargin = (open: OpenGame): number =>
  fewest((points) => !firstSeats(open, points).includes(YOU)) - 1;

/** The fewest points with which the Automa of a duo is first. */
export const duoMargin = (open: OpenGame): number =>
  fewest((points) => firstSeats(open, points).includes(DUO_AUTOMA));

export const withMargin = (margins: Margins, margin: number): Margins => ({
  ...margins,
  [margin]: (margins[margin] ?? 0) + 1,
});

/** How many games have such a margin. */
export const countOf = (margins: Margins, is: (margin: number) => boolean): number =>
  Object.entries(margins).reduce((sum, [margin, games]) => sum + (is(Number(margin)) ? games : 0), 0);

export const gamesIn = (margins: Margins): number => countOf(margins, () => true);

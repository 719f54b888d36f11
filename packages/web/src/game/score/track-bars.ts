/** The bars of a city on the score track, with the places of their numbers. */
import type { CityScore } from '@duopolis/rules/scoring';
import { type CountedTerm, pointsFor } from './ceremony.ts';

export interface TrackBar {
  readonly term: CountedTerm;
  readonly points: number;
  /** Where its number is: on a narrow bar there is no room for it. */
  readonly number: 'on' | 'above' | 'below';
}

/** As many points or fewer make a bar narrow. */
const NARROW = 3;

/** Numbers of narrow bars side by side are above and below in turns: 2 and 2 would read as 22. */
export function barsOf(score: CityScore, terms: readonly CountedTerm[]): readonly TrackBar[] {
  let before: TrackBar['number'] = 'on';
  return terms.flatMap((term): readonly TrackBar[] => {
    const points = pointsFor(score, term);
    if (points === 0) return [];
    before = Math.abs(points) > NARROW ? 'on' : before === 'above' ? 'below' : 'above';
    return [{ term, points, number: before }];
  });
}

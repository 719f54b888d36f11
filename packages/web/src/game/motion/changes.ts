/** What changed in the scores between two positions, term by term, and why. */
import type { CityIndex, OpenGame, Tile } from '@duopolis/rules';
import { cityAt, tilesIn } from '@duopolis/rules/cities';
import { type CityScore, SCORED } from '@duopolis/rules/scoring';
import { resultIn } from '../players/result-in.ts';

type Term = (typeof SCORED)[number];

type Cause =
  /** A tile was placed in this city. */
  | { readonly kind: 'built'; readonly tile: Tile }
  /** A tile was taken back from this city. */
  | { readonly kind: 'removed' }
  /** Another city has more factories now, or a larger district. */
  | { readonly kind: 'rivals' }
  /** Another city has fewer factories now, or a smaller district. */
  | { readonly kind: 'rivals-lost' };

export interface ScoreChange {
  readonly city: CityIndex;
  readonly term: Term;
  /** Never 0. */
  readonly points: number;
  readonly cause: Cause;
}

export function changesOf(was: OpenGame, is: OpenGame): readonly ScoreChange[] {
  const [before, after] = [resultIn(was).cities, resultIn(is).cities];
  return after.flatMap((score, city) =>
    SCORED.flatMap((term): readonly ScoreChange[] => {
      const points = pointsFor(score, term) - pointsFor(before[city], term);
      return points === 0 ? [] : [{ city, term, points, cause: causeOf(was, is, { city, points }) }];
    }),
  );
}

const pointsFor = (score: CityScore | undefined, term: Term): number => score?.[term] ?? 0;

/** A tile in the city itself explains its score; only factories and districts depend on others. */
function causeOf(was: OpenGame, is: OpenGame, { city, points }: Pick<ScoreChange, 'city' | 'points'>): Cause {
  const [then, now] = [tilesIn(cityAt(was.cities, city)), tilesIn(cityAt(is.cities, city))];
  const newest = now.at(-1);
  if (now.length > then.length && newest !== undefined) return { kind: 'built', tile: newest };
  if (now.length < then.length) return { kind: 'removed' };
  return { kind: points < 0 ? 'rivals' : 'rivals-lost' };
}

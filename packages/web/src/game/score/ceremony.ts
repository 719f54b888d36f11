/** The ceremony: type by type in reference order (END-5), the tokens move on; it plays by itself, by button, or not at all. */
import { type GameResult, SCORED } from '@duopolis/rules';
import type { CityScore } from '@duopolis/rules/scoring';
import { useEffect, useState } from 'preact/hooks';
import { lessMotion } from '../../kit/settings/settings.ts';

/** What is counted, in order; the level of a solo game comes last. */
const COUNTED = [...SCORED, 'difficulty'] as const;
export type Counted = (typeof COUNTED)[number];

export const pointsFor = (score: CityScore & { readonly difficulty?: number }, term: Counted): number =>
  score[term] ?? 0;

/** The terms that this game has. */
export const countedIn = ({ cities }: GameResult): readonly Counted[] =>
  COUNTED.filter((term) => cities.some((score) => term in score));

/** How far a city's token has come when so many terms are counted. */
export const totalAfter = (score: CityScore, terms: readonly Counted[], counted: number): number =>
  terms.slice(0, counted).reduce((sum, term) => sum + pointsFor(score, term), 0);

const STEP_MS = 450;
const FIRST_MS = 350;

export interface Ceremony {
  /** How many terms are counted so far. */
  readonly counted: number;
  readonly done: boolean;
  /** One more by button, where nothing moves by itself. */
  readonly next?: () => void;
  readonly skip: () => void;
}

export function useCeremony(steps: number): Ceremony {
  const [counted, count] = useState(0);
  const byButton = lessMotion.value;
  const done = counted >= steps;
  useEffect(() => {
    if (done || byButton) return undefined;
    const timer = setTimeout(() => count(counted + 1), counted === 0 ? FIRST_MS : STEP_MS);
    return () => clearTimeout(timer);
  }, [counted, done, byButton]);
  return {
    counted,
    done,
    skip: () => count(steps),
    ...(byButton && !done && { next: () => count(counted + 1) }),
  };
}

/** The commitment of a fair deal: to the seed before the game, and its proof afterwards. */
import { sha256Hex } from './sha256.ts';

export interface Fairness {
  readonly commitment: string;
  readonly seed: string;
}

/** What everyone sees at the start. */
export const commitTo = (seed: string): string => sha256Hex(seed);

export const keepsPromise = ({ commitment, seed }: Fairness): boolean =>
  commitTo(seed) === commitment.toLowerCase();

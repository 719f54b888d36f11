/** What a pad scores, term by term. */
import { SCORED } from '@duopolis/rules';
import { type Pad, padResult } from '@duopolis/rules/scorepad';

export type Term = (typeof SCORED)[number];

export const termsOf = ({ capitals }: Pad): readonly Term[] =>
  capitals ? SCORED : SCORED.filter((term) => term !== 'civic' && term !== 'district');

export const pointsIn = (pad: Pad, city: number, term: Term | 'total'): number =>
  padResult(pad).cities[city]?.[term] ?? 0;

/** Facts about a pad that the whole screen uses: names, full cities, and points term by term. */
import { SCORED } from '@duopolis/rules/scoring';
import { isLandscapeCell } from '@duopolis/rules/cities';
import { cellsLeft, type Pad, padResult } from '@duopolis/rules/scorepad';
import { scorepadWords } from './words/scorepad-words.ts';
import { words } from '../../game/words/shared-words.ts';

export type Term = (typeof SCORED)[number];

export const termsOf = ({ capitals }: Pad): readonly Term[] =>
  capitals ? SCORED : SCORED.filter((term) => term !== 'civic' && term !== 'district');

export const pointsIn = (pad: Pad, city: number, term: Term | 'total'): number =>
  padResult(pad).cities[city]?.[term] ?? 0;

export const tokenName = ({ tokens }: Pick<Pad, 'tokens'>, city: number): string =>
  words().game.pieces.token(tokens[city] ?? '');

/** A capital without a mat counts as not begun, even if it has tiles. */
export const isFilled = ({ cities, capitals }: Pad, city: number): boolean => {
  const grid = cities[city];
  if (grid === undefined) return false;
  return cellsLeft(grid, { capitals }) === 0 && (!capitals || grid.cells.some(isLandscapeCell));
};

/** Factories and districts compare all cities: their points are not final until the last one is in. */
export const isOpen = (pad: Pad, term: Term | 'total'): boolean =>
  (term === 'factory' || term === 'district') && pad.cities.some((_, city) => !isFilled(pad, city));

/** The pad with a name for everyone: unnamed players get a number, in the reader's language. */
export const named = (pad: Pad): Pad => ({
  ...pad,
  names: pad.names.map((name, nth) => name.trim() || scorepadWords().name(nth + 1)),
});

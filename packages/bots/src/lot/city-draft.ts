/** A city of a roll-out, of either kind: its places, its next tile, its points. */
import { placesIn, placesWord, shapeNamed } from '@duopolis/rules/cities';
import {
  copyMasks,
  count,
  type FactoryWorth,
  occupiedBy,
  scoreCapitalMasks,
  scoreMasks,
} from '@duopolis/rules/scoring';
import {
  buildCapital,
  type CapitalDraft,
  copyCapital,
  newCapitalDraft,
  positionOf,
  setCapital,
} from './capital.ts';
import type { Lot } from './lot.ts';
import type { Piece } from './piece.ts';
import { build, type Draft, newDraft } from './square.ts';

export const isCapitalDraft = (draft: Draft): draft is CapitalDraft => draft.position !== undefined;

export function draftOf(lot: Lot): Draft {
  const { capital } = lot;
  const draft =
    capital === undefined ? newDraft() : newCapitalDraft(positionOf(capital.city, capital.layout));
  setDraft(draft, lot);
  return draft;
}

export function setDraft(draft: Draft, { masks, capital }: Lot): void {
  if (capital !== undefined && isCapitalDraft(draft)) setCapital(draft, capital);
  else copyMasks(draft, masks);
}

export const copyOfDraft = (draft: Draft): Draft => ({ ...draft });

export function copyDraft(draft: Draft, other: Draft): void {
  if (isCapitalDraft(draft) && isCapitalDraft(other)) copyCapital(draft, other);
  else copyMasks(draft, other);
}

/** The places of a shape as bits. A capital is searched only in its present position, without LAND-6. */
export const placesOf = (draft: Draft, shape: number): number =>
  isCapitalDraft(draft)
    ? placesIn(draft.position, occupiedBy(draft) | draft.civic, shapeNamed(shape))
    : placesWord(shape, occupiedBy(draft));

export function buildDraft(draft: Draft, other: Draft, piece: Piece, place: number): void {
  if (isCapitalDraft(draft) && isCapitalDraft(other)) buildCapital(draft, other, piece, place);
  else build(draft, other, piece, place);
}

/** Without districts. */
export const pointsOfDraft = (draft: Draft, worth: FactoryWorth): number =>
  isCapitalDraft(draft) ? scoreCapitalMasks(draft, draft.position.ground, worth) : scoreMasks(draft, worth);

export const factoriesIn = ({ F }: Draft): number => count(F);

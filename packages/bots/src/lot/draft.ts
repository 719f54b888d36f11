/** A city of a roll-out, of either kind: its places, its next tile, its points. */
import { placesIn, placesWord, shapeNamed } from '@duopolis/rules/cities';
import { count, type FactoryWorth, occupiedBy, scoreCapitalMasks, scoreMasks } from '@duopolis/rules/scoring';
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
import { build, copyTo, type Draft, newDraft } from './square.ts';

export const isCapital = (draft: Draft): draft is CapitalDraft => draft.position !== undefined;

export function draftOf(lot: Lot): Draft {
  const { capital } = lot;
  const draft =
    capital === undefined ? newDraft() : newCapitalDraft(positionOf(capital.city, capital.layout));
  setDraft(draft, lot);
  return draft;
}

export function setDraft(draft: Draft, { masks, capital }: Lot): void {
  if (capital !== undefined && isCapital(draft)) setCapital(draft, capital);
  else copyTo(draft, masks);
}

export function copyOfDraft(draft: Draft): Draft {
  if (!isCapital(draft)) return { ...draft };
  const copy: CapitalDraft = { ...draft, wanting: { ...draft.wanting }, hurtBy: { ...draft.hurtBy } };
  return copy;
}

export function copyDraft(draft: Draft, other: Draft): void {
  if (isCapital(draft) && isCapital(other)) copyCapital(draft, other);
  else copyTo(draft, other);
}

/** The places of a shape as bits. A capital is searched only in its present position, without LAND-6. */
export const placesOf = (draft: Draft, shape: number): number =>
  isCapital(draft)
    ? placesIn(draft.position, occupiedBy(draft) | draft.civic, shapeNamed(shape))
    : placesWord(shape, occupiedBy(draft));

export function buildDraft(draft: Draft, other: Draft, piece: Piece, place: number): void {
  if (isCapital(draft) && isCapital(other)) buildCapital(draft, other, piece, place);
  else build(draft, other, piece, place);
}

/** Without districts. */
export const pointsOfDraft = (draft: Draft, worth: FactoryWorth): number =>
  isCapital(draft) ? scoreCapitalMasks(draft, draft.position.ground, worth) : scoreMasks(draft, worth);

export const factoriesIn = ({ F }: Draft): number => count(F);

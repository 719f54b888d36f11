/** Builds around a mat on reused masks, in one position of the square. */
import type { BuildingType, ByType, Changing } from '@duopolis/rules';
import { CAPITAL_SIZE, matOfCapital, type Position, siteOf } from '@duopolis/rules/cities';
import {
  addBuilding,
  type CapitalMasks,
  type CityMasks,
  copyMasks,
  EMPTY_CAPITAL,
} from '@duopolis/rules/scoring';
import type { Lot } from './lot.ts';
import { type Piece, SIDE, SINGLE } from './piece.ts';
import type { Draft } from './square.ts';

/** Drafts share `wanting` and `hurtBy` with what they were copied from: only a civic tile changes them. */
export interface CapitalDraft extends Draft, Changing<Omit<CapitalMasks, keyof CityMasks>> {
  position: Position;
}

export const newCapitalDraft = (position: Position): CapitalDraft => ({ ...EMPTY_CAPITAL, position });

function copyAll(draft: CapitalDraft, masks: CapitalMasks): void {
  copyMasks(draft, masks);
  draft.civic = masks.civic;
  draft.wanting = masks.wanting;
  draft.hurtBy = masks.hurtBy;
}

export function copyCapital(draft: CapitalDraft, other: CapitalDraft): void {
  copyAll(draft, other);
  draft.position = other.position;
}

/** A city as it stands, in the position where it is looked at. */
export function setCapital(draft: CapitalDraft, { city, layout }: NonNullable<Lot['capital']>): void {
  copyAll(draft, layout.masks);
  draft.position = positionOf(city, layout);
}

export function positionOf(
  city: NonNullable<Lot['capital']>['city'],
  { ground }: NonNullable<Lot['capital']>['layout'],
): Position {
  const position = siteOf(matOfCapital(city)).positions.find((one) => one.ground === ground);
  if (position === undefined) throw new RangeError('a capital lies around its mat');
  return position;
}

const withBit = (masks: ByType<number>, type: BuildingType, bit: number): ByType<number> => ({
  ...masks,
  [type]: masks[type] | bit,
});

/** The city with a tile on one of its places, a bit of `placesIn`. */
export function buildCapital(draft: CapitalDraft, other: CapitalDraft, piece: Piece, place: number): void {
  copyCapital(draft, other);
  const bit = 1 << place;
  const { wishes, shape } = piece;
  if (wishes !== undefined) {
    draft.civic |= bit;
    draft.hurtBy = withBit(draft.hurtBy, wishes.unwanted, bit);
    for (const type of wishes.wanted) draft.wanting = withBit(draft.wanting, type, bit);
    return;
  }
  addBuilding(draft, piece.first, bit);
  if (shape !== SINGLE) addBuilding(draft, piece.second, shape === SIDE ? bit << 1 : bit << CAPITAL_SIZE);
}

/** Civic tiles: worth what their neighbours make of them (CIVIC-1). */
import { itemAt } from '../lists.ts';
import { bitsOf, count } from '../ground/bits.ts';
import { BUILDING_TYPES, type BuildingType } from '../types.ts';
import { maskOfType } from '../scoring/masks.ts';
import { besideOn, type CapitalGround } from './capital-ground.ts';
import type { CapitalMasks } from './capital-masks.ts';

/** Points by number of wanted types next to the tile. */
export const CIVIC_POINTS = [1, 3, 6] as const;
export const HURT_CIVIC = 1;
const [NONE, ONE, BOTH] = CIVIC_POINTS;

/** Local copies: the engine looks up an imported name at every use. */
const bits = count;
const beside = besideOn;

/** All civic tiles at once: which have one wanted type next door, which both, and which are hurt. */
export function civicPoints(ground: CapitalGround, masks: CapitalMasks): number {
  const { civic, wanting, hurtBy } = masks;
  if (civic === 0) return 0;
  const shops = beside(ground, masks.S);
  const factories = beside(ground, masks.F);
  const taverns = beside(ground, masks.d | masks.e | masks.m | masks.b);
  const offices = beside(ground, masks.O);
  const parks = beside(ground, masks.P);
  const houses = beside(ground, masks.H);
  const hurt =
    (hurtBy.shop & shops) |
    (hurtBy.factory & factories) |
    (hurtBy.tavern & taverns) |
    (hurtBy.office & offices) |
    (hurtBy.park & parks) |
    (hurtBy.house & houses);
  let helped = wanting.shop & shops;
  let helping = wanting.factory & factories;
  let helpedTwice = helped & helping;
  helped |= helping;
  helping = wanting.tavern & taverns;
  helpedTwice |= helped & helping;
  helped |= helping;
  helping = wanting.office & offices;
  helpedTwice |= helped & helping;
  helped |= helping;
  helping = wanting.park & parks;
  helpedTwice |= helped & helping;
  helped |= helping;
  helping = wanting.house & houses;
  helpedTwice |= helped & helping;
  helped |= helping;
  helped &= ~hurt;
  helpedTwice &= ~hurt;
  return (
    (bits(civic) - bits(hurt)) * NONE +
    bits(hurt) * HURT_CIVIC +
    bits(helped) * (ONE - NONE) +
    bits(helpedTwice) * (BOTH - ONE)
  );
}

export interface CivicTile {
  readonly civic: number;
  /** The wanted types next to it, each with all its cells there. */
  readonly helpedBy: readonly { readonly type: BuildingType; readonly cells: number }[];
  readonly hurtBy: number;
  readonly points: number;
}

/** Every civic tile with the neighbours that help or hurt it. */
export const civicTiles = (ground: CapitalGround, masks: CapitalMasks): readonly CivicTile[] =>
  bitsOf(masks.civic).map((civic) => {
    const around = (type: BuildingType): number => maskOfType(masks, type) & besideOn(ground, civic);
    const helpedBy = BUILDING_TYPES.filter((type) => (masks.wanting[type] & civic) !== 0)
      .map((type) => ({ type, cells: around(type) }))
      .filter(({ cells }) => cells !== 0);
    const hurtBy = BUILDING_TYPES.filter((type) => (masks.hurtBy[type] & civic) !== 0).reduce(
      (cells, type) => cells | around(type),
      0,
    );
    const points = hurtBy === 0 ? itemAt(CIVIC_POINTS, helpedBy.length) : HURT_CIVIC;
    return { civic, helpedBy, hurtBy, points };
  });

/** How an Automa chooses a tile, and everything that explains the choice (AUTOMA-1 to AUTOMA-4). */
import { itemAt } from '../lists.ts';
import { buildingsOf, typeOfBuilding } from '../tile.ts';
import type { BuildingType, Tile } from '../types.ts';
import { type AutomaSymbol, type Column, TIE_BREAKS as OUR_TIES, type TieBreaks } from './cards.ts';
import type { CityInView, Gain } from './gain.ts';

const SKIP_REASONS = ['none-in-hand', 'no-house-in-city'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

export interface Skipped {
  readonly symbol: AutomaSymbol;
  readonly why: SkipReason;
}

export interface Candidate {
  readonly tile: Tile;
  readonly gain: Gain;
}

/**
 * What puts the chosen tile before the next of the tied ones: its type in the printed list, its tavern kind, or its
 * place in the hand (two civic tiles, which the printed list does not tell apart).
 */
const TIE_BREAKS = ['type', 'kind', 'hand'] as const;

export interface TieBreak {
  readonly by: (typeof TIE_BREAKS)[number];
  /** All tiles of the same gain, the chosen one first. */
  readonly tied: readonly Tile[];
}

export interface Choice {
  readonly tile: Tile;
  /** The symbol that decided. */
  readonly symbol: AutomaSymbol;
  /** The symbols above it, from the top. */
  readonly skipped: readonly Skipped[];
  /** Every different tile the symbol admits, the best first: the chosen one leads. */
  readonly candidates: readonly Candidate[];
  readonly tieBreak?: TieBreak;
}

/** Automas only choose among building tiles (FULL-2, DUO-1), so a tile is its one building. */
const typeOf = (tile: Tile): BuildingType | 'civic' => typeOfBuilding(itemAt(buildingsOf(tile), 0));

/** Chooses from a hand that is not empty by a column that ends in the best symbol. */
export function chooseTile(hand: readonly Tile[], column: Column, city: CityInView): Choice {
  const tiles = [...new Set(hand)];
  const skipped: Skipped[] = [];
  for (const symbol of column) {
    const admitted = tiles.filter((tile) => admits(symbol, tile, city));
    if (admitted.length > 0) return choose(symbol, skipped, { admitted, city });
    const why = symbol === 'n' && !city.types.includes('house') ? 'no-house-in-city' : 'none-in-hand';
    skipped.push({ symbol, why });
  }
  throw new RangeError(`no symbol of ${column.join(' ')} decides for a hand of ${hand.length}`);
}

function admits(symbol: AutomaSymbol, tile: Tile, { types }: CityInView): boolean {
  const type = typeOf(tile);
  switch (symbol) {
    case 'h':
      return type === 'house';
    case 'f':
      return type === 'factory';
    case 'n':
      return types.includes('house') && type !== 'civic' && !types.includes(type);
    case '>':
      return true;
  }
}

function choose(
  symbol: AutomaSymbol,
  skipped: readonly Skipped[],
  { admitted, city }: { readonly admitted: readonly Tile[]; readonly city: CityInView },
): Choice {
  const place = placesIn(city.ties ?? OUR_TIES);
  const candidates = admitted
    .map((tile): Candidate => ({ tile, gain: city.gainOf(tile) }))
    .toSorted(
      (one, other) => other.gain.points - one.gain.points || byList(place(one.tile), place(other.tile)),
    );
  const [{ tile, gain }] = candidates as [Candidate, ...Candidate[]];
  const tied = candidates.filter((other) => other.gain.points === gain.points).map((other) => other.tile);
  const next = tied[1];
  const choice = { tile, symbol, skipped, candidates };
  return next === undefined
    ? choice
    : { ...choice, tieBreak: { by: tieBreakOf(place(tile), place(next)), tied } };
}

/** Where a tile stands in the list: its type, then its kind of tavern. */
interface ListPlace {
  readonly type: number;
  readonly kind: number;
}

const placesIn =
  ({ types, taverns }: TieBreaks) =>
  (tile: Tile): ListPlace => ({
    type: types.indexOf(typeOf(tile)),
    kind: taverns.findIndex((tavern) => tavern === tile),
  });

const byList = (one: ListPlace, other: ListPlace): number => one.type - other.type || one.kind - other.kind;

function tieBreakOf(chosen: ListPlace, next: ListPlace): TieBreak['by'] {
  if (chosen.type !== next.type) return 'type';
  return chosen.kind === next.kind ? 'hand' : 'kind';
}

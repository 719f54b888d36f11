/** A base game as roll-outs play it: the cities' masks, who builds them, and the hands. */
import { type CityIndex, type CityMasks, count, type SeatScoring } from '@duopolis/rules';
import type { Piece } from '../lot/piece.ts';
import { copyTo, type Draft, newDraft } from '../lot/square.ts';

export interface Table {
  readonly scoring: SeatScoring;
  /** Every seat's left and right city. */
  readonly citiesOf: readonly (readonly [CityIndex, CityIndex])[];
  readonly cities: readonly Draft[];
  /** Tiles standing in each city, and factories among their buildings. */
  readonly tiles: number[];
  readonly factories: number[];
  readonly hands: Piece[][];
}

export const newTable = (scoring: SeatScoring, citiesOf: Table['citiesOf'], cities: number): Table => ({
  scoring,
  citiesOf,
  cities: Array.from({ length: cities }, newDraft),
  tiles: Array<number>(cities).fill(0),
  factories: Array<number>(cities).fill(0),
  hands: citiesOf.map(() => []),
});

export function setCity(table: Table, city: CityIndex, masks: CityMasks, tiles: number): void {
  copyTo(table.cities[city] as Draft, masks);
  table.tiles[city] = tiles;
  table.factories[city] = count(masks.F);
}

export const copyOf = (table: Table): Table => ({
  ...table,
  cities: table.cities.map((masks) => ({ ...masks })),
  tiles: [...table.tiles],
  factories: [...table.factories],
  hands: table.hands.map((hand) => [...hand]),
});

/** ROUND-4: hands go to the next seat on the left, or on the right. */
export function pass({ hands }: Table, to: 'left' | 'right'): void {
  if (to === 'left') hands.unshift(hands.pop() as Piece[]);
  else hands.push(hands.shift() as Piece[]);
}

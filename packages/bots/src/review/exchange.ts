/** A better arrangement of a finished capital's own tiles: two of one shape change places as long as it helps. */
import type { BuiltCity, PlacedTile } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import { fastRandom, quickBelow, type RandomSource } from '@duopolis/rules/chance';
import { shapeOf, withTiles } from '@duopolis/rules/cities';
import { pointsNow } from '../greedy.ts';
import { lotOf } from '../lot/lot.ts';
import type { Rivals } from '../value/rivals.ts';

/** Starts: the city as built, and this many random ones. The best found need not be the optimum. */
const STARTS = 6;

type Tiles = readonly PlacedTile[];

/** The tiles on the same cells, those of one shape in any order. */
export function exchanged(city: BuiltCity, rivals: Rivals): BuiltCity {
  const random = fastRandom('exchange');
  const pointsOf = (tiles: Tiles): number => pointsNow(lotOf(withTiles(city, tiles)), rivals);
  let best = { tiles: city.tiles, points: pointsOf(city.tiles) };
  for (let start = 0; start <= STARTS; start++) {
    const found = climb(start === 0 ? city.tiles : mixed(city.tiles, random), pointsOf);
    if (found.points > best.points) best = found;
  }
  return withTiles(city, best.tiles);
}

/** The same from the city alone, for callers with many cities. */
export const improved = (city: BuiltCity, rivals: Rivals): BuiltCity =>
  withTiles(city, climb(city.tiles, (tiles) => pointsNow(lotOf(withTiles(city, tiles)), rivals)).tiles);

const sameShape = (one: PlacedTile, other: PlacedTile): boolean =>
  one.tile !== other.tile && shapeOf(one.tile) === shapeOf(other.tile);

const changePlaces = (tiles: Tiles, one: number, other: number): Tiles =>
  tiles
    .with(one, { ...itemAt(tiles, one), tile: itemAt(tiles, other).tile })
    .with(other, { ...itemAt(tiles, other), tile: itemAt(tiles, one).tile });

function mixed(tiles: Tiles, random: RandomSource): Tiles {
  let order = tiles;
  for (let one = tiles.length - 1; one > 0; one--) {
    const other = quickBelow(random, one + 1);
    if (sameShape(itemAt(order, one), itemAt(order, other))) order = changePlaces(order, one, other);
  }
  return order;
}

/** Until no exchange of two tiles adds a point. */
function climb(from: Tiles, pointsOf: (tiles: Tiles) => number): { tiles: Tiles; points: number } {
  let best = { tiles: from, points: pointsOf(from) };
  for (let helped = true; helped; ) {
    helped = false;
    for (let one = 0; one < from.length; one++) {
      for (let other = one + 1; other < from.length; other++) {
        if (!sameShape(itemAt(best.tiles, one), itemAt(best.tiles, other))) continue;
        const tiles = changePlaces(best.tiles, one, other);
        const points = pointsOf(tiles);
        if (points <= best.points) continue;
        best = { tiles, points };
        helped = true;
      }
    }
  }
  return best;
}

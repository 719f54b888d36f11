/** Automacity with Capitals: no mat, civic tiles and districts at their best (CAP-4). */
import { itemAt } from '../lists.ts';
import { buildingsOf, isCivicTile, typeOfBuilding } from '../tile.ts';
import type { Tile } from '../types.ts';
import { CIVIC_POINTS } from './civic.ts';
import type { District } from './district.ts';
import { wishesOf } from './capital-masks.ts';

/** Scores every civic tile by how many of its wanted types Automacity has, never hurt; undefined without civic tiles. */
export function civicPointsAtBest(laid: readonly Tile[]): number | undefined {
  const types = new Set(laid.flatMap(buildingsOf).map(typeOfBuilding));
  const civics = laid.filter(isCivicTile);
  if (civics.length === 0) return undefined;
  return civics.reduce((sum, civic) => {
    const helped = wishesOf(civic).wanted.filter((type) => types.has(type)).length;
    return sum + itemAt(CIVIC_POINTS, helped);
  }, 0);
}

/** The size of a district is the number of its tiles in Automacity. */
export const districtSizeAtBest = (laid: readonly Tile[], [one, other]: District): number =>
  laid
    .flatMap(buildingsOf)
    .map(typeOfBuilding)
    .filter((type) => type === one || type === other).length;

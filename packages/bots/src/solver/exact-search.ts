/** The search: shops where they are worth most, then parks, then the rest, as long as a better city is possible. */
import { BUILDING_TYPES, type ByType } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import { count, parkPoints, shopPoints } from '@duopolis/rules/scoring';
import type { Demand } from './demand.ts';
import { eachChoice, parkPatterns, shopPatterns } from './patterns.ts';
import { restOf } from './rest.ts';

/** The cells of each type. */
export type TypeMasks = ByType<number>;

export interface Found {
  readonly points: number;
  readonly masks: TypeMasks;
}

/** No city can be worth more: the best shops, the best parks, and nothing lost for the rest. */
export const mostPossible = ({ cells, anyway, most }: Demand): number =>
  anyway +
  most.bonuses +
  most.houses +
  shopPoints(itemAt(shopPatterns(cells.shop), 0)) +
  parkPoints(itemAt(parkPatterns(cells.park), 0));

/** The best city on these cells that is worth more than `than`, if there is one. */
export function searchBetter(
  demand: Demand,
  region: number,
  { fixed, than }: { readonly fixed: TypeMasks; readonly than: number },
): Found | undefined {
  const { cells, anyway, most } = demand;
  const rest = restOf(demand, fixed);
  const mostOfRest = anyway + most.bonuses + most.houses;
  const shops = shopPatterns(cells.shop);
  const parks = parkPatterns(cells.park);
  const mostParks = parkPoints(itemAt(parks, 0));
  const allFixed = BUILDING_TYPES.reduce((mask, type) => mask | fixed[type], 0);
  const besideParks = allFixed & ~fixed.park;
  const besideShops = allFixed & ~fixed.shop;
  const officesAndTaverns = cells.tavern + cells.office;
  const fixedOfficesAndTaverns = fixed.tavern | fixed.office;
  let best = than;
  let found: Found | undefined;

  for (const shop of shops) {
    const withShops = mostOfRest + shopPoints(shop);
    if (withShops + mostParks <= best) break;
    if ((shop & ~region) !== 0 || (shop & fixed.shop) !== fixed.shop || (shop & besideShops) !== 0) continue;
    for (const park of parks) {
      const bound = withShops + parkPoints(park);
      if (bound <= best) break;
      if ((park & shop) !== 0 || (park & ~region) !== 0) continue;
      if ((park & fixed.park) !== fixed.park || (park & besideParks) !== 0) continue;
      const left = region & ~shop & ~park;
      const open = left & ~allFixed;
      eachChoice(open, officesAndTaverns - count(fixedOfficesAndTaverns), (chosen) => {
        const cellsOfTaverns = chosen | fixedOfficesAndTaverns;
        const taverns = rest.taverns(cellsOfTaverns);
        const short = bound - most.bonuses + taverns.points;
        if (short <= best) return false;
        const factories = rest.factories(left & ~cellsOfTaverns);
        const points = short - most.houses + factories.points;
        if (points <= best) return false;
        best = points;
        found = {
          points,
          masks: {
            shop,
            park,
            ...taverns.masks,
            ...factories.masks,
          },
        };
        return points === bound;
      });
    }
  }
  return found;
}

/** SHOP-2 word by word on the ground of a capital: every split tried, each smaller pattern once. */
import type { CapitalGround } from '../../../src/capitals/capital-ground.ts';
import { shopRuns } from '../../../src/scoring/shop.ts';

export function plainShopPoints(ground: CapitalGround, shops: number): number {
  const known = new Map<number, number>();
  const pointsOf = (some: number): number => {
    const points =
      known.get(some) ?? shopRuns(some, ground, pointsOf).reduce((sum, run) => sum + run.points, 0);
    known.set(some, points);
    return points;
  };
  return pointsOf(shops);
}

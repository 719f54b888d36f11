/** Factories: worth more in the cities that have most of them (FACTORY-1, DUEL-4). */

/** What each factory is worth in the cities with the most, the second most, and in all others. */
export const FACTORY_WORTH = [4, 3, 2] as const;
export type FactoryWorth = (typeof FACTORY_WORTH)[number];

export type FactoryRank = 1 | 2 | 3;

const WORTH_OF_RANK = { 1: FACTORY_WORTH[0], 2: FACTORY_WORTH[1], 3: FACTORY_WORTH[2] } as const;

/** A city's rank by factories: 1 for the most, 2 for the next smaller count, 3 for all below. */
export function factoryRank(factories: number, counts: ArrayLike<number>): FactoryRank {
  let greater = 0;
  for (let city = 0; city < counts.length; city++) {
    const other = counts[city] ?? 0;
    if (other <= factories || other === greater) continue;
    if (greater !== 0) return 3;
    greater = other;
  }
  return greater === 0 ? 1 : 2;
}

export const factoryWorth = (rank: FactoryRank): FactoryWorth => WORTH_OF_RANK[rank];

/** The points of a city's factories. */
export const factoryPoints = (factories: number, worth: FactoryWorth): number => factories * worth;

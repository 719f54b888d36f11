/** Factories: worth more in the cities that have most of them (FACTORY-1, DUEL-4). */

/** What each factory is worth in the cities with the most, the second most, and in all others. */
export const FACTORY_WORTH = [4, 3, 2] as const;
export type FactoryWorth = (typeof FACTORY_WORTH)[number];

export type FactoryRank = 1 | 2 | 3;

/** A city's rank by factories: 1 for the most, 2 for the next smaller count, 3 for all below. */
export function factoryRank(factories: number, counts: readonly number[]): FactoryRank {
  const most = Math.max(...counts);
  if (factories >= most) return 1;
  const second = Math.max(...counts.filter((other) => other < most));
  return factories === second ? 2 : 3;
}

export const factoryWorth = (rank: FactoryRank): FactoryWorth => FACTORY_WORTH[rank - 1] as FactoryWorth;

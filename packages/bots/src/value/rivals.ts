/** What a city is measured against: the factories and districts of all others, which rank it (FACTORY-1, DIST-3). */
import {
  count,
  type District,
  FACTORY_WORTH,
  type FactoryWorth,
  largestDistrict,
} from '@duopolis/rules/scoring';
import type { Built, Lot } from '../lot/lot.ts';

export interface Rivals {
  /** The most factories of another city, and the next smaller count. */
  readonly most: number;
  readonly next: number;
  /** Capitals: for every district the largest and the second largest of the other cities. */
  readonly districts: readonly RivalDistrict[];
}

export interface RivalDistrict {
  readonly district: District;
  readonly largest: number;
  readonly second: number;
}

/** The worth of a factory in a city with this many (FACTORY-1 ranks distinct counts). */
export function worthAgainst(factories: number, { most, next }: Rivals): FactoryWorth {
  if (factories >= most) return FACTORY_WORTH[0];
  return factories >= next ? FACTORY_WORTH[1] : FACTORY_WORTH[2];
}

/** The two highest of some counts, each count once. */
export function topTwo(counts: readonly number[], but: number): Pick<Rivals, 'most' | 'next'> {
  let [most, next] = [0, 0];
  for (let city = 0; city < counts.length; city++) {
    const found = counts[city] ?? 0;
    if (city === but || found === most) continue;
    if (found > most) [most, next] = [found, most];
    else if (found > next) next = found;
  }
  return { most, next };
}

export const regionIn = ({ masks, ground }: Built, district: District): number =>
  count(largestDistrict(masks, ground, district));

export const regionOf = ({ capital }: Lot, district: District): number =>
  capital === undefined ? 0 : regionIn(capital.layout, district);

const NO_DISTRICTS: readonly RivalDistrict[] = [];

/** What every other city has, by factories and by region sizes (district after district, city after city). */
export function rivalsOf(
  city: number,
  {
    factories,
    districts,
    regions,
  }: {
    readonly factories: readonly number[];
    readonly districts: readonly District[];
    readonly regions: readonly (readonly number[])[];
  },
): Rivals {
  const { most, next } = topTwo(factories, city);
  if (districts.length === 0) return { most, next, districts: NO_DISTRICTS };
  return {
    most,
    next,
    districts: districts.map((district, nth) => {
      const sizes = (regions[nth] ?? []).filter((_, other) => other !== city).toSorted((a, b) => b - a);
      return { district, largest: sizes[0] ?? 0, second: sizes[1] ?? 0 };
    }),
  };
}

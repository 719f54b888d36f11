/** The districts of a Capitals table: three pairs of types, all different (DIST-1). */
import { BUILDING_TYPES, listOf, ok, oneOf, type Result, refuse } from '@duopolis/rules';
import type { CliProblem } from '../problem.ts';

const DISTRICT_TYPES = [...BUILDING_TYPES, 'civic'] as const;
type DistrictType = (typeof DISTRICT_TYPES)[number];
export type Districts = readonly (readonly [DistrictType, DistrictType])[];

const DISTRICTS_A_TABLE = 3;

export const districtPairs = listOf(listOf(oneOf(DISTRICT_TYPES)));

/** Pairs as they stand in a JSON line. */
export function districtsFrom(pairs: readonly (readonly string[])[]): Result<Districts, CliProblem> {
  const types = pairs.flat();
  const isRight =
    pairs.length === DISTRICTS_A_TABLE &&
    pairs.every((pair) => pair.length === 2) &&
    types.every((type) => (DISTRICT_TYPES as readonly string[]).includes(type)) &&
    new Set(types).size === types.length;
  return isRight
    ? ok(pairs as Districts)
    : refuse({ code: 'bad-districts', found: pairs.map((pair) => pair.join('+')).join(',') });
}

/** `house+park,shop+office,tavern+civic` */
export const parseDistricts = (text: string): Result<Districts, CliProblem> =>
  districtsFrom(text.split(',').map((pair) => pair.split('+')));

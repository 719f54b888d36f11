/** The districts of a Capitals table: three pairs of types (DIST-1). */
import {
  checkDistricts,
  type District,
  DISTRICT_TYPES,
  LIMITS,
  listOf,
  ok,
  oneOf,
  type Result,
  refuse,
} from '@duopolis/rules';
import type { CliProblem } from '../problem.ts';

export const districtPairs = listOf(listOf(oneOf(DISTRICT_TYPES), LIMITS.recordList), LIMITS.recordList);

/** Pairs as they stand in a JSON line. */
export function districtsFrom(
  pairs: readonly (readonly string[])[],
): Result<readonly District[], CliProblem> {
  const checked = checkDistricts(pairs);
  return checked.ok
    ? ok(checked.value)
    : refuse({ code: 'bad-districts', found: pairs.map((pair) => pair.join('+')).join(',') });
}

/** `house+park,shop+office,tavern+civic` */
export const parseDistricts = (text: string): Result<readonly District[], CliProblem> =>
  districtsFrom(text.split(',').map((pair) => pair.split('+')));

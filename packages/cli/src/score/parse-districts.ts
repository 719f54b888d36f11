/** The districts of a Capitals table: three pairs of types (DIST-1). */
import { LIMITS, ok, refuse, type Result } from '@duopolis/rules';
import { checkDistricts, DISTRICT_TYPES } from '@duopolis/rules/components';
import { listOf, oneOf } from '@duopolis/rules/json';
import type { District } from '@duopolis/rules/scoring';
import type { CliProblem } from '../cli-problem.ts';

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

/** The cities of one table: parses and scores them; the only place where this command calls the rules. */
import { ok, refuse, type Result } from '@duopolis/rules';
import { CAPITALS } from '@duopolis/rules/components';
import { type Grid, parseCity } from '@duopolis/rules/notation';
import {
  type CapitalExplanation,
  type CityScore,
  type District,
  explainCapital,
  explainCity,
  type Explanation,
  layoutOfCapitalGrid,
  layoutOfGrid,
  scoreGrids,
} from '@duopolis/rules/scoring';
import type { CliProblem } from '../cli-problem.ts';

export interface Table {
  readonly grids: readonly Grid[];
  readonly scores: readonly CityScore[];
  readonly explain: (city: number) => Explanation | CapitalExplanation;
}

export function tableOf(
  cities: readonly string[],
  districts: readonly District[] = [],
): Result<Table, CliProblem> {
  if (cities.length === 0) return refuse({ code: 'no-cities' });
  const grids: Grid[] = [];
  for (const [index, city] of cities.entries()) {
    const read = parseCity(city);
    if (!read.ok) return refuse({ code: 'bad-city', nth: index + 1, city, problem: read.error });
    grids.push(read.value);
  }
  const scores = scoreGrids(grids, districts);
  const areCapitals = scores.some(({ civic }) => civic !== undefined);
  return ok({
    grids,
    scores,
    explain: (city) =>
      areCapitals
        ? explainCapital(grids.map(layoutOfCapitalGrid), city, {
            districts,
            scoringTiles: CAPITALS.scoringTiles,
          })
        : explainCity(grids.map(layoutOfGrid), city),
  });
}

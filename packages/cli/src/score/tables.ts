/** The cities of one table: reading them and scoring them, the one place where this command calls the rules. */
import {
  type CityScore,
  type Explanation,
  explainCity,
  type Grid,
  type Layout,
  layoutOfGrid,
  LANDSCAPES,
  ok,
  parseCity,
  type Result,
  refuse,
  scoreCities,
} from '@duopolis/rules';
import type { CliProblem } from '../problem.ts';
import type { Districts } from './districts.ts';

export interface Table {
  readonly grids: readonly Grid[];
  readonly scores: readonly CityScore[];
  readonly explain: (city: number) => Explanation;
}

/** Anything that only stands in a city with a landscape mat: landscape cells and civic tiles. */
const isOfCapitals = ({ cells }: Grid): boolean =>
  cells.some((cell) => cell.length > 1 || (LANDSCAPES as readonly string[]).includes(cell));

export function tableOf(cities: readonly string[], districts?: Districts): Result<Table, CliProblem> {
  if (cities.length === 0) return refuse({ code: 'no-cities' });
  const grids: Grid[] = [];
  for (const [index, city] of cities.entries()) {
    const read = parseCity(city);
    if (!read.ok) return refuse({ code: 'bad-city', nth: index + 1, city, problem: read.error });
    grids.push(read.value);
  }
  if (districts !== undefined || grids.some(isOfCapitals)) return refuse({ code: 'capitals-unscored' });
  const layouts: readonly Layout[] = grids.map(layoutOfGrid);
  return ok({ grids, scores: scoreCities(layouts), explain: (city) => explainCity(layouts, city) });
}

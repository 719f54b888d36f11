/** What a pad is worth as it is filled: every city's points with their reasons, and the players' ranks. */
import { CAPITALS } from '../capitals/capitals-components.ts';
import { explainCapital } from '../capitals/explain-capital.ts';
import { layoutOfCapitalGrid } from '../capitals/capital-layout.ts';
import type { CityExplanation } from '../cities/explain-table.ts';
import { scoreGrids } from '../cities/grid.ts';
import { citiesOfSeats } from '../game/result.ts';
import { modeRules } from '../modes/modes.ts';
import { explainCity } from '../scoring/explain-city.ts';
import { layoutOfGrid } from '../scoring/layout.ts';
import { countTypes } from '../scoring/score-city.ts';
import { standings } from '../scoring/standings.ts';
import type { GameResult } from '../state/state.ts';
import type { ByType, CityIndex } from '../types.ts';
import { type Pad, padOptions } from './pad.ts';

export const padBuildings = ({ cities, capitals }: Pad): readonly ByType<number>[] =>
  cities.map((grid) => countTypes((capitals ? layoutOfCapitalGrid(grid) : layoutOfGrid(grid)).masks));

export function padResult(pad: Pad): GameResult {
  const options = padOptions(pad);
  const cities = scoreGrids(pad.cities, pad.districts);
  const { scoring } = modeRules(options);
  return {
    cities,
    seats: standings(citiesOfSeats(options), { scores: cities, buildings: padBuildings(pad), scoring }),
  };
}

type PadExplanation = Exclude<CityExplanation, { readonly kind: 'automacity' }>;

/** Why a city scores what it scores among the others of the pad. */
export const explainPad = ({ cities, capitals, districts }: Pad, city: CityIndex): PadExplanation =>
  capitals
    ? {
        kind: 'capital',
        ...explainCapital(cities.map(layoutOfCapitalGrid), city, {
          districts,
          scoringTiles: CAPITALS.scoringTiles,
        }),
      }
    : { kind: 'square', ...explainCity(cities.map(layoutOfGrid), city) };

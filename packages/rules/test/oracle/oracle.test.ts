/** Every way to score a city agrees with the plain oracle: by type, on masks, and explained. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeCity } from '../../src/notation/city-notation.ts';
import { explainCity } from '../../src/scoring/explain-city.ts';
import { factoryRank, factoryWorth } from '../../src/scoring/factory.ts';
import { count } from '../../src/ground/bits.ts';
import { layoutOfGrid } from '../../src/scoring/layout.ts';
import { scoreMasks } from '../../src/scoring/masks.ts';
import { scoreCities } from '../../src/scoring/score-city.ts';
import { BUILDING_TYPES } from '../../src/types.ts';
import { table } from '../kit/build-city.ts';
import { aBaseGrid, aFullGrid } from '../kit/generators.ts';
import { naiveCity, naiveTable } from './naive.ts';

/** Full and partial cities together, as many as a table or a duel can have. */
const aTable = fc.array(fc.oneof(aFullGrid, aBaseGrid), { minLength: 3, maxLength: 7 });
const RUNS = { numRuns: 1000 };

const RULES = 'SHOP-1, SHOP-2, FACTORY-1, TAVERN-1, OFFICE-1, OFFICE-2, PARK-1, HOUSE-1, HOUSE-2';

test(`${RULES}: scoreCities equals the oracle, type by type`, () => {
  fc.assert(
    fc.property(aTable, (grids) => {
      const oracle = naiveTable(grids.map((grid) => naiveCity(makeCity(grid))));
      expect(scoreCities(grids.map(layoutOfGrid))).toEqual(oracle);
    }),
    RUNS,
  );
});

test(`${RULES}: scoreMasks equals the oracle's total`, () => {
  fc.assert(
    fc.property(aTable, (grids) => {
      const cities = grids.map((grid) => layoutOfGrid(grid).masks);
      const factories = cities.map(({ F }) => count(F));
      const totals = cities.map((masks, city) =>
        scoreMasks(masks, factoryWorth(factoryRank(factories[city] as number, factories))),
      );
      const oracle = naiveTable(grids.map((grid) => naiveCity(makeCity(grid))));
      expect(totals).toEqual(oracle.map(({ total }) => total));
    }),
    RUNS,
  );
});

test(`${RULES}: explainCity adds up to the oracle, type by type`, () => {
  fc.assert(
    fc.property(aTable, (grids) => {
      const oracle = naiveTable(grids.map((grid) => naiveCity(makeCity(grid))));
      const layouts = grids.map(layoutOfGrid);
      oracle.forEach((score, city) => {
        const explained = explainCity(layouts, city);
        const points = Object.fromEntries(BUILDING_TYPES.map((type) => [type, explained[type].points]));
        expect({ ...points, total: explained.total }).toEqual(score);
      });
    }),
    RUNS,
  );
});

/** Many shops at once, where taking the longest run first goes wrong. */
test('SHOP-2: patterns of nothing but shops are split as the oracle splits them', () => {
  const aPattern = fc.array(fc.constantFrom('S' as const, '.' as const), { minLength: 16, maxLength: 16 });
  fc.assert(
    fc.property(aPattern, (cells) => {
      const notation = makeCity({ height: 4, width: 4, cells });
      expect(scoreCities(table(notation))).toEqual(naiveTable([naiveCity(notation)]));
    }),
    { numRuns: 300 },
  );
});

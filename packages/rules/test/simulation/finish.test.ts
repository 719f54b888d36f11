/** The end of a simulated game equals the plain scoring and the plain standings, ties and all. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { citiesOfSeats } from '../../src/game/result.ts';
import { layoutOfGrid } from '../../src/scoring/layout.ts';
import { countTypes, scoreCities } from '../../src/scoring/score-city.ts';
import { standings } from '../../src/scoring/standings.ts';
import { finish } from '../../src/simulation/finish.ts';
import { simulationOf } from '../../src/simulation/simulation.ts';
import { LETTERS } from '../../src/types.ts';
import { aBaseGrid } from '../kit/generators.ts';
import { grid } from '../kit/build-city.ts';

/** Often many equal cities, so that seats tie on points and on buildings. */
const aTable = (cities: number) =>
  fc
    .tuple(fc.array(aBaseGrid, { minLength: 1, maxLength: 3 }), fc.infiniteStream(fc.nat()))
    .map(([grids, picks]) =>
      Array.from({ length: cities }, () => grids[(picks.next().value as number) % grids.length] ?? grid('.')),
    );

test.each<['table' | 'duel', number]>([
  ['table', 3],
  ['table', 7],
  ['duel', 2],
])('END-1, END-2, END-3, END-4, DUEL-3: a %s of %i ends as the standings say', (mode, seats) => {
  const game = simulationOf({ mode, seats, capitals: false });
  fc.assert(
    fc.property(aTable(game.totals.length), (grids) => {
      const layouts = grids.map(layoutOfGrid);
      layouts.forEach(({ masks }, city) =>
        LETTERS.forEach((letter, slot) => {
          game.masks[city * LETTERS.length + slot] = masks[letter];
        }),
      );
      finish(game);
      const scores = scoreCities(layouts);
      const buildings = layouts.map(({ masks }) => countTypes(masks));
      const result = standings(citiesOfSeats(game.options), { scores, buildings, scoring: game.scoring });
      expect([...game.totals]).toEqual(scores.map(({ total }) => total));
      expect([...game.scores]).toEqual(result.map(({ score }) => score));
      expect([...game.ranks]).toEqual(result.map(({ rank }) => rank));
    }),
    { numRuns: 300 },
  );
});

/** Finished cities of random games in every form that is scored: text, layout, masks, cells. */
import { LETTERS } from '@duopolis/rules';
import { fastRandom } from '@duopolis/rules/chance';
import { type GridCell, makeCity, parseCity } from '@duopolis/rules/notation';
import {
  type CityScore,
  factoryRank,
  type FactoryWorth,
  factoryWorth,
  type Layout,
  layoutOfGrid,
  scoreCity,
  SQUARE,
} from '@duopolis/rules/scoring';
import { playRandom, type Simulation, simulationOf } from '@duopolis/rules/simulation';
import { type NaiveCity, naiveCity } from '../../packages/rules/test/oracle/naive.ts';

export interface FinishedCity {
  readonly text: string;
  readonly layout: Layout;
  readonly cells: NaiveCity;
  readonly worth: FactoryWorth;
}

/** Too many for a cache or the compiler to learn. */
const GAMES = 150;

export function finishedCities(): readonly FinishedCity[] {
  const game = simulationOf({ mode: 'table', seats: 7, capitals: false });
  const random = fastRandom('cities');
  return Array.from({ length: GAMES }, () => {
    playRandom(game, random);
    return Array.from(game.totals, (_, city) => finishedCity(game, city));
  }).flat();
}

function finishedCity({ masks, factories }: Simulation, city: number): FinishedCity {
  const { size } = SQUARE;
  const slots = masks.subarray(city * LETTERS.length, (city + 1) * LETTERS.length);
  const cells = Array.from(
    { length: size * size },
    (_, cell): GridCell => LETTERS[slots.findIndex((mask) => ((mask >> cell) & 1) === 1)] ?? '.',
  );
  const text = makeCity({ height: size, width: size, cells });
  const worth = factoryWorth(factoryRank(factories[city] ?? 0, factories));
  return { text, layout: layoutFrom(text), cells: naiveCity(text), worth };
}

function layoutFrom(text: string): Layout {
  const grid = parseCity(text);
  if (!grid.ok) throw new SyntaxError(`${text}: ${grid.error.code}`);
  return layoutOfGrid(grid.value);
}

export const scoreText = (text: string, worth: FactoryWorth): CityScore => scoreCity(layoutFrom(text), worth);

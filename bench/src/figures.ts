/** Every figure of the benchmark by name, with its lower or upper bound. */
import { capitalsOnMasks, capitalsSimulated, legalCapitalCells } from './capitals-speed.ts';
import { byEvents, simulated } from './games.ts';
import { perSecond } from './measure.ts';
import { byOracle, byType, fromText, onMasks } from './scoring.ts';
import {
  capitalsTablesBuildMs,
  capitalsTablesBytes,
  tablesBuildMs,
  tablesBytes,
} from './precomputed-tables.ts';

export interface Figure {
  readonly means: string;
  readonly measure: () => number;
  readonly atLeast?: number;
  readonly atMost?: number;
}

export const FIGURES = {
  scoreMasksPerSecond: {
    means: 'cities scored on masks',
    measure: () => perSecond(onMasks()),
    atLeast: 30_000_000,
  },
  scoreCityPerSecond: { means: 'cities scored by type', measure: () => perSecond(byType()) },
  scoreTextPerSecond: {
    means: 'cities read from notation and scored by type',
    measure: () => perSecond(fromText()),
    atLeast: 2_000_000,
  },
  naiveScorePerSecond: { means: 'cities scored by the plain oracle', measure: () => perSecond(byOracle()) },
  randomGames7PerSecond: {
    means: 'random games of seven seats in the simulation',
    measure: () => perSecond(simulated(7)),
    atLeast: 150_000,
  },
  randomGames3PerSecond: {
    means: 'random games of three seats in the simulation',
    measure: () => perSecond(simulated(3)),
  },
  eventGames7PerSecond: {
    means: 'random games of seven seats by events, a view for every seat after every command',
    measure: () => perSecond(byEvents(7)),
    atLeast: 3_000,
  },
  capitalsScorePerSecond: {
    means: 'capitals scored on masks, civic tiles included',
    measure: () => perSecond(capitalsOnMasks()),
    atLeast: 3_000_000,
  },
  capitalsRandomGames7PerSecond: {
    means: 'random games of seven seats with Capitals in the simulation, LAND-6 included',
    measure: () => perSecond(capitalsSimulated()),
    atLeast: 8_000,
  },
  capitalsLegalCellsPerSecond: {
    means: 'cities whose legal cells are all decided, with a warm memory',
    measure: () => perSecond(legalCapitalCells()),
    atLeast: 1_000,
  },
  tablesBuildMs: {
    means: 'milliseconds to build all tables, cold',
    measure: () => tablesBuildMs(),
    atMost: 50,
  },
  tablesBytes: { means: 'bytes of all tables', measure: () => tablesBytes(), atMost: 2 ** 20 },
  capitalsTablesBuildMs: {
    means: 'milliseconds to build them with those of all seven mats, cold',
    measure: capitalsTablesBuildMs,
    atMost: 200,
  },
  capitalsTablesBytes: {
    means: 'bytes of all tables with those of all seven mats',
    measure: capitalsTablesBytes,
    atMost: 8 * 2 ** 20,
  },
} as const satisfies { readonly [name: string]: Figure };

export type FigureName = keyof typeof FIGURES;
export const FIGURE_NAMES = Object.keys(FIGURES) as readonly FigureName[];

export type Measured = { readonly [name in FigureName]?: number };

/** The ratio by which one value is better than another. */
export function gain(name: FigureName, value: number, other: number): number {
  const figure: Figure = FIGURES[name];
  /** Lower is better for milliseconds and bytes. */
  return figure.atMost === undefined ? value / other : other / value;
}

export function better(name: FigureName, one: Measured, other: Measured): Measured {
  const [first, second] = [one[name], other[name]];
  if (first === undefined || second === undefined) return first === undefined ? other : one;
  return gain(name, first, second) >= 1 ? one : other;
}

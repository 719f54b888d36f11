/** What a tile would add to a city in the eyes of an Automa: a city it shares with a player, or Automacity (AUTOMA-2). */
import { type City, withLaid, withTile } from '../city/city.ts';
import { cellsFor } from '../cities/cells-for.ts';
import { matchCity } from '../cities/kind.ts';
import { buildingsIn, scoreAlone } from '../cities/score-table.ts';
import { type FactoryWorth, factoryRank, factoryWorth } from '../scoring/factory.ts';
import type { AutomaCard, TieBreaks } from './cards.ts';
import { BUILDING_TYPES, type BuildingType, type ByType, type Cell, SCORED, type Tile } from '../types.ts';

type ScoredPart = (typeof SCORED)[number];
type PartScore = { readonly [part in ScoredPart]?: number };

export interface Gain {
  readonly points: number;
  /** Where the points come from; what does not change is left out. */
  readonly byType: PartScore;
  /** The best cell, the first in reading order if several are; Automacity has no cells. */
  readonly at?: Cell;
}

/** What an Automa considers of a city. */
export interface CityInView {
  /** The building types in the city; civic is not one (CAP-4). */
  readonly types: readonly BuildingType[];
  readonly gainOf: (tile: Tile) => Gain;
  /** The list of the card that is read, where it is not ours (AUTOMA-4). */
  readonly ties?: TieBreaks;
}

/** The same city, read by a card with a list of its own. */
export const readBy = ({ ties }: AutomaCard, city: CityInView): CityInView =>
  ties === undefined ? city : { ...city, ties };

type Score = PartScore & { readonly total: number };

/** The change of a whole score, part by part. */
function gainBetween(before: Score, after: Score): Gain {
  const byType: { [part in ScoredPart]?: number } = {};
  for (const part of SCORED) {
    const change = (after[part] ?? 0) - (before[part] ?? 0);
    if (change !== 0) byType[part] = change;
  }
  return { points: after.total - before.total, byType };
}

/** The gain at the best of the legal cells. */
function bestGain(before: Score, cells: readonly Cell[], scoreAt: (at: Cell) => Score): Gain {
  const [first, ...others] = cells.map((at): Gain => ({ ...gainBetween(before, scoreAt(at)), at }));
  if (first === undefined) throw new RangeError('no legal cell in this city');
  return others.reduce((best, gain) => (gain.points > best.points ? gain : best), first);
}

const presentTypes = (counts: ByType<number>): readonly BuildingType[] =>
  BUILDING_TYPES.filter((type) => counts[type] > 0);

/** The worth of a factory in a city with this many, by the factories of the other cities (FACTORY-1). */
export const worthAmong = (factories: number, otherFactories: readonly number[]): FactoryWorth =>
  factoryWorth(factoryRank(factories, [factories, ...otherFactories]));

/** A city as it stands: tiles assigned but not yet inserted count for nothing, districts neither (CAP-4). */
export function cityInView(city: City, otherFactories: readonly number[]): CityInView {
  const scoreOf = (standing: City): Score =>
    scoreAlone(standing, worthAmong(buildingsIn(standing).factory, otherFactories));
  const before = scoreOf(city);
  return {
    types: presentTypes(buildingsIn(city)),
    gainOf: matchCity<CityInView['gainOf']>(city, {
      /** It doesn't matter which player places the tile. */
      built: (shared) => (tile) =>
        bestGain(before, cellsFor(shared, tile), (at) => scoreOf(withTile(shared, { tile, at, seat: 0 }))),
      automacity: (own) => (tile) => gainBetween(before, scoreOf(withLaid(own, [tile]))),
    }),
  };
}

/** A finished game as a film: every tile in the order of placement, with the points after it. */
import type { Box, City } from '../city/city.ts';
import { boxOf } from '../cities/grid.ts';
import { laidIn } from '../cities/kind.ts';
import { matOf } from '../cities/mat-of-city.ts';
import type { Components } from '../components/box.ts';
import { citiesOfSeats, resultOf } from '../game/result.ts';
import type { OpenGame } from '../state/state.ts';
import type { Cell, CityIndex, Result, Seat, Tile } from '../types.ts';
import { ok } from '../types.ts';
import type { Foul } from './foul.ts';
import type { GameRecord } from './record.ts';
import { verifyRecord } from './verify.ts';

export interface FilmTile {
  readonly city: CityIndex;
  readonly tile: Tile;
  /** Tiles of Automacity have no cell, and nobody placed them. */
  readonly at?: Cell;
  readonly seat?: Seat;
  /** The points of all cities after it. */
  readonly totals: readonly number[];
}

export interface FilmCity {
  readonly token: string;
  readonly seats: readonly Seat[];
  /** The cells of the finished city and its mat; none for Automacity. */
  readonly box?: Box;
  readonly mat?: string;
}

export interface Film {
  readonly cities: readonly FilmCity[];
  readonly tiles: readonly FilmTile[];
}

/** Refused where the record breaks a rule. */
export function filmOf(record: GameRecord, components?: Components): Result<Film, Foul> {
  const replay = verifyRecord(record, components);
  if (!replay.ok) return replay;
  const { start, steps } = replay.value;
  const opens = [start.open, ...steps.map(({ state }) => state.open)];
  const tiles = opens.flatMap((open, nth) => addedTo(open, opens[nth - 1]));
  const last = opens.at(-1) ?? start.open;
  return ok({ cities: last.cities.map((city, index) => filmCity(last, city, index)), tiles });
}

/** The tiles that a step added; all of them at the start. */
function addedTo(open: OpenGame, before: OpenGame | undefined): readonly FilmTile[] {
  const grown = open.cities.flatMap((city, index) => {
    const known = before?.cities[index];
    if (known === city) return [];
    const laid = laidIn(city)
      .slice(laidIn(known).length)
      .map((tile) => ({ city: index, tile }));
    const placed = city.tiles.slice(known?.tiles.length ?? 0).map((tile) => ({ city: index, ...tile }));
    return [...laid, ...placed];
  });
  if (grown.length === 0) return [];
  const totals = resultOf(open).cities.map(({ total }) => total);
  return grown.map((tile) => ({ ...tile, totals }));
}

function filmCity(open: OpenGame, city: City, index: CityIndex): FilmCity {
  const seats = citiesOfSeats(open.options).flatMap((cities, seat) => (cities.includes(index) ? [seat] : []));
  const named = { token: open.tokens[index] ?? '', seats };
  const box = boxOf(city);
  const mat = matOf(city)?.notation;
  return { ...named, ...(box !== undefined && { box }), ...(mat !== undefined && { mat }) };
}

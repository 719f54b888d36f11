/** Whole random games with Capitals: set-up by lot, and every legal place of a tile as likely, LAND-6 included. */
import { quickBelow, type Words } from '../chance/random.ts';
import { playRounds } from './play.ts';
import type { TileNumber } from './simulation.ts';
import { type CityIndex } from '../types.ts';
import { EMPTY_STATE, isCompletable } from '../capitals/completable.ts';
import { dealDistricts } from '../capitals/district.ts';
import { finishCapitals } from './finish-capitals.ts';
import { CAPITAL_SIZE } from '../capitals/ground.ts';
import { CAPITAL_BUILDINGS } from '../capitals/placement.ts';
import {
  indexOfPlace,
  listPlaces,
  MOST_PLACES,
  type Place,
  positionOfPlace,
  stateAfter,
} from '../capitals/places.ts';
import { BUILDING_ROW, type CapitalsSimulation, siteAt } from './capitals.ts';
import { shapeNamed } from '../city/places.ts';
import { type Site, wholeAt } from '../capitals/site.ts';

/** Sets up anew and plays to the end: any pair of the hand, either tile to either city, any legal place, each as likely. */
export function playRandomCapitals(game: CapitalsSimulation, words: Words): void {
  game.states.fill(EMPTY_STATE);
  game.tiles.fill(0);
  game.built.fill(0);
  drawFirst(game.sites, game.states.length, words);
  drawFirst(game.cards, game.cards.length, words);
  dealDistricts(game.cards).forEach((district, nth) => {
    game.districts[nth] = district;
  });
  playRounds(game, placeAroundMat, words);
  finishCapitals(game);
}

/** Moves a number of random items to the front, each as likely. */
function drawFirst(items: unknown[], needed: number, words: Words): void {
  for (let nth = 0; nth < needed; nth++) {
    const from = nth + quickBelow(words, items.length - nth);
    const drawn = items[from];
    items[from] = items[nth];
    items[nth] = drawn;
  }
}

function placeAroundMat(
  game: CapitalsSimulation,
  city: CityIndex,
  tile: TileNumber,
  entry: number,
  words: Words,
): void {
  const site = siteAt(game, city);
  const place = placeAtRandom(game, city, site, tile, words);
  const { top, left } = wholeAt(site, positionOfPlace(place));
  const column = indexOfPlace(place) % CAPITAL_SIZE;
  const row = (indexOfPlace(place) - column) / CAPITAL_SIZE;
  game.log[entry + 3] = top + row;
  game.log[entry + 4] = left + column;
  build(game, city, tile, top + row, left + column);
}

const places = new Int32Array(MOST_PLACES);

/** Draws places until one leaves a city that can be finished, and moves the city on to it. */
function placeAtRandom(
  { states, tiles, toCome, book }: CapitalsSimulation,
  city: CityIndex,
  site: Site,
  tile: TileNumber,
  words: Words,
): Place {
  const state = states[city] ?? 0;
  const shape = shapeNamed(book.shape[tile] ?? 0);
  const code = toCome[tiles[city] ?? 0] ?? 0;
  for (let left = listPlaces(site, state, shape, places); left > 0; left--) {
    const nth = quickBelow(words, left);
    const place = places[nth] ?? 0;
    const next = stateAfter(site, state, shape, place);
    if (isCompletable(site, next, code)) {
      states[city] = next;
      tiles[city] = (tiles[city] ?? 0) + 1;
      return place;
    }
    places[nth] = places[left - 1] ?? 0;
  }
  throw new RangeError(`no place for a ${shape} tile around ${site.mat.notation}`);
}

function build(
  game: CapitalsSimulation,
  city: CityIndex,
  tile: TileNumber,
  row: number,
  column: number,
): void {
  const { book } = game;
  const shape = shapeNamed(book.shape[tile] ?? 0);
  write(game, city, book.first[tile] ?? 0, row, column);
  if (shape === 'single') return;
  const [down, right] = shape === 'side' ? [0, 1] : [1, 0];
  write(game, city, book.second[tile] ?? 0, row + down, column + right);
}

function write(
  { built, buildingsAt }: CapitalsSimulation,
  city: CityIndex,
  building: number,
  row: number,
  column: number,
): void {
  const nth = built[city] ?? 0;
  const entry = (city * CAPITAL_BUILDINGS + nth) * BUILDING_ROW;
  buildingsAt[entry] = building;
  buildingsAt[entry + 1] = row;
  buildingsAt[entry + 2] = column;
  built[city] = nth + 1;
}

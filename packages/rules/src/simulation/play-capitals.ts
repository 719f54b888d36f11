/** Whole random games with Capitals: set-up by lot, and every legal place of a tile as likely, LAND-6 included. */
import { quickBelow, type RandomSource } from '../chance/random.ts';
import { playRounds } from './play-random.ts';
import { type CellNumber, cellNumber, type TileNumber } from './simulation.ts';
import { type CityIndex } from '../types.ts';
import { type Built, EMPTY_STATE, isCompletable } from '../capitals/completable.ts';
import { dealDistricts } from '../capitals/district.ts';
import { finishCapitals } from './finish-capitals.ts';
import { CAPITAL_SIZE } from '../capitals/capital-ground.ts';
import { CAPITAL_BUILDINGS } from '../capitals/capital-placement.ts';
import {
  indexOfPlace,
  listPlaces,
  MOST_PLACES,
  type PackedPlace,
  positionOfPlace,
  stateAfter,
} from '../capitals/capital-places.ts';
import { type BuildingAt, buildingAt, type CapitalsSimulation, siteAt } from './capitals-simulation.ts';
import { shapeNamed } from '../city/places.ts';
import { type Site, wholeAt } from '../capitals/site.ts';

/** Sets up a new game and plays it to the end: any pair of the hand, either tile to either city, any legal place, each as likely. */
export function playRandomCapitals(game: CapitalsSimulation, random: RandomSource): void {
  game.random = random;
  game.states.fill(EMPTY_STATE);
  game.tiles.fill(0);
  game.built.fill(0);
  drawFirst(game.sites, game.states.length, random);
  drawFirst(game.cards, game.cards.length, random);
  dealDistricts(game.cards).forEach((district, nth) => {
    game.districts[nth] = district;
  });
  playRounds(game, placeAroundMat);
  finishCapitals(game);
}

/** Moves a number of random items to the front, each as likely. */
function drawFirst(items: unknown[], needed: number, random: RandomSource): void {
  for (let nth = 0; nth < needed; nth++) {
    const from = nth + quickBelow(random, items.length - nth);
    const drawn = items[from];
    items[from] = items[nth];
    items[nth] = drawn;
  }
}

/** A place may have to be drawn again, so this takes its words one by one. */
function placeAroundMat(game: CapitalsSimulation, nth: number): CellNumber {
  const { book } = game;
  const city = game.citiesOf[nth] ?? 0;
  const tile = game.chosen[nth] ?? 0;
  const cell = drawnCell(game, city, tile);
  build(game, city, buildingAt(book.first[tile] ?? 0, cell));
  const shape = shapeNamed(book.shape[tile] ?? 0);
  if (shape !== 'single') {
    build(game, city, buildingAt(book.second[tile] ?? 0, cell + (shape === 'side' ? TO_THE_RIGHT : BELOW)));
  }
  return cell;
}

const TO_THE_RIGHT = cellNumber(0, 1) - cellNumber(0, 0);
const BELOW = cellNumber(1, 0) - cellNumber(0, 0);

const places = new Int32Array(MOST_PLACES);

/** Draws places until one leaves a city that can be finished, and moves the city on to it. */
function drawnCell(game: CapitalsSimulation, city: CityIndex, tile: TileNumber): CellNumber {
  const { states, tiles, toCome, book, random } = game;
  const site = siteAt(game, city);
  const built: Built = { site, state: states[city] ?? 0, shape: shapeNamed(book.shape[tile] ?? 0) };
  const code = toCome[tiles[city] ?? 0] ?? 0;
  for (let left = listPlaces(built, places); left > 0; left--) {
    const nth = quickBelow(random, left);
    const place = places[nth] ?? 0;
    const next = stateAfter(built, place);
    if (isCompletable(site, next, code)) {
      states[city] = next;
      tiles[city] = (tiles[city] ?? 0) + 1;
      return cellOfPlace(site, place);
    }
    places[nth] = places[left - 1] ?? 0;
  }
  throw new RangeError(`no place for a ${built.shape} tile around ${site.mat.notation}`);
}

function cellOfPlace(site: Site, place: PackedPlace): CellNumber {
  const { top, left } = wholeAt(site, positionOfPlace(place));
  const column = indexOfPlace(place) % CAPITAL_SIZE;
  const row = (indexOfPlace(place) - column) / CAPITAL_SIZE;
  return cellNumber(top + row, left + column);
}

function build({ built, buildingsAt }: CapitalsSimulation, city: CityIndex, building: BuildingAt): void {
  const nth = built[city] ?? 0;
  buildingsAt[city * CAPITAL_BUILDINGS + nth] = building;
  built[city] = nth + 1;
}

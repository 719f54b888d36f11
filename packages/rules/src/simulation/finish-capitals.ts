/** The end of a simulated game with Capitals: every city's total, districts included, every seat's score and rank. */
import { factoryRank, factoryWorth } from '../scoring/factory.ts';
import { itemAt } from '../lists.ts';
import { count } from '../ground/bits.ts';
import { packedTypes, readMasks } from '../scoring/masks.ts';
import { PACK, rankSeats } from './finish.ts';
import { BUILDING_TYPES, type ByType, type Changing, type CityIndex, LETTERS } from '../types.ts';
import { positionOf } from '../capitals/completable.ts';
import { CAPITALS } from '../capitals/capitals-components.ts';
import { districtPlaces, largestDistrict } from '../capitals/district.ts';
import { CAPITAL_SIZE, type CapitalGround } from '../capitals/capital-ground.ts';
import { type CapitalMasks, EMPTY_CAPITAL, NO_CIVICS } from '../capitals/capital-masks.ts';
import { CAPITAL_BUILDINGS } from '../capitals/capital-placement.ts';
import { scoreCapitalMasks } from '../capitals/score-capital.ts';
import { buildingIn, type CapitalsSimulation, siteAt } from './capitals-simulation.ts';
import { bitsBetween, cellIn, cellNumber } from './simulation.ts';
import { type Position, wholeAt } from '../capitals/site.ts';

/** Local copies: the engine looks up an imported name at every use. */
const read = readMasks;
const buildingOf = buildingIn;
const cellOf = cellIn;
const bitsFrom = bitsBetween;

const FACTORY = LETTERS.indexOf('F');

export function finishCapitals(game: CapitalsSimulation): void {
  const { factories, totals, districts } = game;
  const sizes = districts.map(() => Array<number>(totals.length).fill(0));
  for (let city = 0; city < totals.length; city++) factories[city] = factoriesOf(game, city);
  for (let city = 0; city < totals.length; city++) {
    const ground = groundUnder(game, city);
    const masks = masksOf(game, city);
    totals[city] = scoreCapitalMasks(
      masks,
      ground,
      factoryWorth(factoryRank(factories[city] ?? 0, factories)),
    );
    game.buildings[city] = packedTypes(masks, PACK);
    for (let nth = 0; nth < districts.length; nth++) {
      itemAt(sizes, nth)[city] = count(largestDistrict(masks, ground, itemAt(districts, nth)));
    }
  }
  for (let nth = 0; nth < sizes.length; nth++) {
    const places = districtPlaces(itemAt(sizes, nth), itemAt(CAPITALS.scoringTiles, nth));
    for (let city = 0; city < totals.length; city++) {
      totals[city] = (totals[city] ?? 0) + (places[city]?.points ?? 0);
    }
  }
  rankSeats(game);
}

function factoriesOf({ built, buildingsAt }: CapitalsSimulation, city: CityIndex): number {
  let factories = 0;
  const from = city * CAPITAL_BUILDINGS;
  for (let nth = from; nth < from + (built[city] ?? 0); nth++) {
    if (buildingOf(buildingsAt[nth] ?? 0) === FACTORY) factories++;
  }
  return factories;
}

const squareOf = (game: CapitalsSimulation, city: CityIndex): Position =>
  wholeAt(siteAt(game, city), positionOf(game.states[city] ?? 0));

const groundUnder = (game: CapitalsSimulation, city: CityIndex): CapitalGround => squareOf(game, city).ground;

/** The city being scored: its masks by letter, then by type that its civic tiles want, then by type that hurts them. */
const WANTED_SLOTS = LETTERS.length;
const HURT_SLOTS = WANTED_SLOTS + BUILDING_TYPES.length;
const slots = new Int32Array(HURT_SLOTS + BUILDING_TYPES.length);
const wanting: Changing<ByType<number>> = { ...NO_CIVICS };
const hurtBy: Changing<ByType<number>> = { ...NO_CIVICS };
const scored: Changing<CapitalMasks> = { ...EMPTY_CAPITAL, wanting, hurtBy };

function masksOf(game: CapitalsSimulation, city: CityIndex): CapitalMasks {
  const { built, buildingsAt, wishes } = game;
  const { top, left } = squareOf(game, city);
  const corner = cellNumber(top, left);
  slots.fill(0);
  let civics = 0;
  const from = city * CAPITAL_BUILDINGS;
  for (let nth = from; nth < from + (built[city] ?? 0); nth++) {
    const entry = buildingsAt[nth] ?? 0;
    const building = buildingOf(entry);
    const bit = 1 << bitsFrom(corner, cellOf(entry), CAPITAL_SIZE);
    if (building < LETTERS.length) {
      slots[building] = (slots[building] ?? 0) | bit;
      continue;
    }
    const wish = (building - LETTERS.length) * 3;
    civics |= bit;
    add(WANTED_SLOTS + (wishes[wish] ?? 0), bit);
    add(WANTED_SLOTS + (wishes[wish + 1] ?? 0), bit);
    add(HURT_SLOTS + (wishes[wish + 2] ?? 0), bit);
  }
  read(scored, slots, 0);
  let slot = WANTED_SLOTS;
  for (const type of BUILDING_TYPES) wanting[type] = slots[slot++] ?? 0;
  for (const type of BUILDING_TYPES) hurtBy[type] = slots[slot++] ?? 0;
  scored.civic = civics;
  return scored;
}

function add(slot: number, bit: number): void {
  slots[slot] = (slots[slot] ?? 0) | bit;
}

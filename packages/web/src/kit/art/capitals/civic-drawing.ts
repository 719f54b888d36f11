/** The civic buildings by name, at both sizes; a tile of a custom box gets the City Hall. */
import type { Civic } from '@duopolis/rules';
import { CAPITALS, type CivicName } from '@duopolis/rules/components';
import { cityHall } from '../drawing/city-hall.ts';
import { cemetery, marketSquare, monument, sportsField } from './grounds.ts';
import { bank, courthouse, library, museum, postOffice, treasury } from './halls.ts';
import { college, elementarySchool, highSchool, middleSchool } from './schools.ts';
import { armory, fireStation, hospital, policeStation } from './services.ts';
import { carriageHouse, waterTower } from './works.ts';

export const CIVIC_BUILDINGS: { readonly [name in CivicName]: () => string } = {
  'elementary-school': elementarySchool,
  'middle-school': middleSchool,
  'high-school': highSchool,
  college,
  library,
  museum,
  monument,
  'city-hall': cityHall,
  courthouse,
  'post-office': postOffice,
  bank,
  treasury,
  'police-station': policeStation,
  'fire-station': fireStation,
  hospital,
  cemetery,
  'market-square': marketSquare,
  'sports-field': sportsField,
  armory,
  'carriage-house': carriageHouse,
  'water-tower': waterTower,
};

const drawingOf = (civic: Civic): (() => string) => {
  const name = CAPITALS.civics.find(({ tile }) => tile === civic)?.name;
  return name !== undefined && name in CIVIC_BUILDINGS ? CIVIC_BUILDINGS[name as CivicName] : cityHall;
};

export const civic = (tile: Civic): string => drawingOf(tile)();

/** Below 72 px the drawing keeps its heavy lines, made heavier, and drops the fine ones. */
export const coarse = (drawing: string): string =>
  drawing
    .replaceAll(/<path class="pen-(?:hatch|faint|fine|bars|ripple)"[^>]*>/g, '')
    .replaceAll('class="pen-ink"', 'class="pen-stout"')
    .replaceAll('class="pen-thin"', 'class="pen-lean"');

export const smallCivic = (tile: Civic): string =>
  `<g transform="translate(10.5 .3) scale(.234)">${coarse(civic(tile))}</g>`;

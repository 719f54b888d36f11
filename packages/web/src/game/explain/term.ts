/** Explained elements: an element lists its terms, and one tooltip explains them. */
import { type Building, BUILDING_TYPES, type Civic, type Tile } from '@duopolis/rules';
import { isOneOf } from '@duopolis/rules/lists';
import { buildingsOf, isCivicTile, isDuplex, typeOfBuilding } from '@duopolis/rules/notation';

/** Scored terms, and signs of the table. */
export const TERMS = [
  ...BUILDING_TYPES,
  'civic',
  'district',
  'duplex',
  'counts',
  'balance',
  'gain',
  'offer',
  'tried',
  'pass',
] as const;
export type Term = (typeof TERMS)[number];

const isTerm = (text: string): text is Term => isOneOf(TERMS, text);

/** As an element carries them in `data-explain`. */
export const parseTerms = (text: string): readonly Term[] => text.split(' ').filter(isTerm);

const makeTerms = (terms: readonly Term[]): string => [...new Set(terms)].join(' ');

const termOf = (building: Building): Term => typeOfBuilding(building);

/** Every civic building has needs of its own: its notation stands beside the term. */
const withNeeds = (terms: string, buildings: readonly Building[]): string =>
  [terms, ...buildings.filter(isCivicTile)].join(' ');

/** The civic buildings among the terms. */
export const parseCivics = (text: string): readonly Civic[] => text.split(' ').filter(isNeeds);

const isNeeds = (text: string): text is Civic => /^\[[A-Z]{2}-[A-Z]\]$/.test(text);

/** The terms of one building in a city, and of what is special about it there. */
export const termsOfBuilding = (building: Building, signs: readonly Term[]): string =>
  withNeeds(makeTerms([termOf(building), ...signs]), [building]);

/** The terms of a tile: its types, and what is special about two of them on one tile. */
export const termsOf = (tile: Tile): string =>
  withNeeds(
    makeTerms([...buildingsOf(tile).map(termOf), ...(isDuplex(tile) ? (['duplex'] as const) : [])]),
    buildingsOf(tile),
  );

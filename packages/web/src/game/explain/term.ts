/** Explained elements: an element lists its terms, and one tooltip explains them. */
import { type Building, BUILDING_TYPES, type Tile } from '@duopolis/rules';
import { isOneOf } from '@duopolis/rules/lists';
import { buildingsOf, isDuplex, typeOfBuilding } from '@duopolis/rules/notation';

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

export const makeTerms = (terms: readonly Term[]): string => [...new Set(terms)].join(' ');

export const termOf = (building: Building): Term => typeOfBuilding(building);

/** The terms of a tile: its types, and what is special about two of them on one tile. */
export const termsOf = (tile: Tile): string =>
  makeTerms([...buildingsOf(tile).map(termOf), ...(isDuplex(tile) ? (['duplex'] as const) : [])]);

/** The pieces in the Capitals box, as data (docs/COMPONENTS.md says which are known and which are ours). */
import { BUILDING_TYPES, type Civic } from '../types.ts';

/** The seven district cards: a building type each, or civic. */
export const DISTRICT_TYPES = [...BUILDING_TYPES, 'civic'] as const;
export type DistrictType = (typeof DISTRICT_TYPES)[number];

/** A landscape mat: the key of its name, and its cells in city notation. */
export interface MatPiece {
  readonly name: string;
  readonly cells: string;
}

export interface CivicPiece {
  readonly name: string;
  readonly tile: Civic;
}

/** What the largest district scores, and the next largest (DIST-3). */
export type ScoringTile = readonly [first: number, second: number];

export interface CapitalsComponents {
  readonly mats: readonly MatPiece[];
  readonly civics: readonly CivicPiece[];
  readonly districtCards: readonly DistrictType[];
  readonly scoringTiles: readonly ScoringTile[];
  readonly tokens: readonly string[];
}

const MATS = [
  { name: 'river', cells: '.#./.=./.##/..#' },
  { name: 'lake', cells: '.##./.##./..#.' },
  { name: 'ridge', cells: '#.../.##./..##' },
  { name: 'canyon', cells: '..../##|#/#...' },
  { name: 'marsh', cells: '#..#/..#./#..#' },
  { name: 'strait', cells: '##./.=./.#./.=.' },
  { name: 'coast', cells: '####/#.../....' },
] as const satisfies readonly MatPiece[];

const CIVICS = [
  { name: 'elementary-school', tile: '[PH-T]' },
  { name: 'middle-school', tile: '[HS-T]' },
  { name: 'high-school', tile: '[PH-F]' },
  { name: 'college', tile: '[OT-H]' },
  { name: 'library', tile: '[PO-F]' },
  { name: 'museum', tile: '[PT-F]' },
  { name: 'monument', tile: '[PS-H]' },
  { name: 'city-hall', tile: '[SO-F]' },
  { name: 'courthouse', tile: '[OT-P]' },
  { name: 'post-office', tile: '[SO-H]' },
  { name: 'bank', tile: '[SF-P]' },
  { name: 'treasury', tile: '[FO-S]' },
  { name: 'police-station', tile: '[SF-T]' },
  { name: 'fire-station', tile: '[FH-P]' },
  { name: 'hospital', tile: '[HO-S]' },
  { name: 'cemetery', tile: '[PH-S]' },
  { name: 'market-square', tile: '[ST-O]' },
  { name: 'sports-field', tile: '[PT-O]' },
  { name: 'armory', tile: '[FT-H]' },
  { name: 'carriage-house', tile: '[FT-P]' },
  { name: 'water-tower', tile: '[FH-O]' },
] as const satisfies readonly CivicPiece[];

/** The tokens of the original game, the special edition and the promos, as the Capitals rulebook lists them. */
const TOKENS = [
  'pyramids',
  'colosseum',
  'gateway-arch',
  'taj-mahal',
  'eiffel-tower',
  'st-philips-cathedral',
  'golden-pavilion',
  'sydney-harbour-bridge',
  'arc-de-triomphe',
  'forbidden-city',
  'sagrada-familia',
  'white-house',
  'us-capitol',
  'brandenburg-gate',
  'st-basils-cathedral',
  'dallas-courthouse',
  'rialto-bridge',
  'tantrum-house',
  'hotel-handelshof',
  'sungnyemun-gate',
  'temple-of-heaven',
  'himeji-castle',
  'world-war-memorial',
  'big-ben',
] as const satisfies readonly string[];

/** The names that every language has words for. */
export type MatName = (typeof MATS)[number]['name'];
export type CivicName = (typeof CIVICS)[number]['name'];
export type TokenName = (typeof TOKENS)[number];

export const CAPITALS: CapitalsComponents = {
  mats: MATS,
  civics: CIVICS,
  districtCards: DISTRICT_TYPES,
  scoringTiles: [
    [9, 3],
    [8, 4],
    [7, 5],
  ],
  tokens: TOKENS,
};

/** The keys of what has a proper name: city tokens, civic tiles, landscape mats. */

export const TOKENS = [
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
] as const;
export type Token = (typeof TOKENS)[number];

export const CIVICS = [
  'elementary-school',
  'middle-school',
  'high-school',
  'college',
  'library',
  'museum',
  'monument',
  'city-hall',
  'courthouse',
  'post-office',
  'bank',
  'treasury',
  'police-station',
  'fire-station',
  'hospital',
  'cemetery',
  'market-square',
  'sports-field',
  'armory',
  'carriage-house',
  'water-tower',
] as const;
export type CivicName = (typeof CIVICS)[number];

export const MATS = ['river', 'lake', 'ridge', 'canyon', 'marsh', 'strait', 'coast'] as const;
export type MatName = (typeof MATS)[number];

export interface LandmarkNames {
  readonly tokens: { readonly [token in Token]: string };
  readonly civics: { readonly [civic in CivicName]: string };
  readonly mats: { readonly [mat in MatName]: string };
}

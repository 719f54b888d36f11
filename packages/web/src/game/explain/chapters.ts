/** The chapters of the rules. */

/** In the order of docs/RULES.md; each is the last part of an address. */
export const CHAPTERS = [
  'game',
  'seats',
  'rounds',
  'choosing',
  'placing',
  'scoring',
  'standings',
  'duel',
  'solo',
  'automas',
  'campaign',
  'capitals',
  'districts',
  'pieces',
  'fair',
] as const;
export type ChapterName = (typeof CHAPTERS)[number];

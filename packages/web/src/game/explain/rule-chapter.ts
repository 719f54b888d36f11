/** The chapter of a rule, without loading the rules: by the first part of its id. */
import type { ChapterName } from './chapters.ts';

const CHAPTERS: { readonly [start: string]: ChapterName } = {
  SEAT: 'seats',
  ROUND: 'rounds',
  CHOOSE: 'choosing',
  PLACE: 'placing',
  STRICT: 'placing',
  SHOP: 'scoring',
  FACTORY: 'scoring',
  TAVERN: 'scoring',
  OFFICE: 'scoring',
  PARK: 'scoring',
  HOUSE: 'scoring',
  ADJ: 'scoring',
  END: 'standings',
  DUEL: 'duel',
  SOLO: 'solo',
  SIMPLE: 'solo',
  FULL: 'solo',
  AUTOMA: 'automas',
  CAMPAIGN: 'campaign',
  DUO: 'campaign',
  LAND: 'capitals',
  CIVIC: 'districts',
  DIST: 'districts',
  FAIR: 'fair',
};

/** Capitals begins with its landscapes; its changes to other rules come at its end. */
export const chapterOfRule = (id: string): ChapterName =>
  id === 'CAP-1' ? 'capitals' : (CHAPTERS[id.split('-', 1)[0] ?? ''] ?? 'districts');

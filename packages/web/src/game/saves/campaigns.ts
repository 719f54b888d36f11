/** The campaign of this device: its stored state, and its actions. */
import {
  addHighScore,
  beginCampaign,
  type BonusPick,
  type Campaign,
  type CampaignTerms,
  type FinishedGame,
  finishedGame,
  type HighScores,
  isCampaignOver,
  NO_HIGH_SCORES,
  parseCampaign,
  parseHighScores,
  pickBonus,
  recordGame,
} from '@duopolis/rules/campaign';
import { tableAfter } from '@duopolis/table';
import { device } from '../../kit/store/device-store.ts';

const NOTE = 'campaign';

export interface SavedCampaign {
  readonly name: string;
  readonly campaign?: Campaign;
  /** The table of the current game. */
  readonly table?: string;
  readonly highScores: HighScores;
}

export const NO_CAMPAIGN: SavedCampaign = { name: '', highScores: NO_HIGH_SCORES };

/** The readable part of the stored data: a damaged campaign does not lose the high scores. */
export function parseSaved(value: unknown): SavedCampaign {
  if (typeof value !== 'object' || value === null) return NO_CAMPAIGN;
  const { name, campaign, table, highScores } = value as { readonly [key: string]: unknown };
  const read = campaign === undefined ? undefined : parseCampaign(campaign);
  const scores = parseHighScores(highScores);
  return {
    name: typeof name === 'string' ? name : '',
    ...(read?.ok === true && { campaign: read.value }),
    ...(read?.ok === true && typeof table === 'string' && { table }),
    highScores: scores.ok ? scores.value : NO_HIGH_SCORES,
  };
}

export const withTerms = (
  { highScores }: SavedCampaign,
  name: string,
  terms: CampaignTerms,
): SavedCampaign => ({
  name,
  campaign: beginCampaign(terms),
  highScores,
});

/** A finished game waits for its pick, and its table is released. */
export function withGame(kept: SavedCampaign, game: FinishedGame): SavedCampaign {
  const { table: _, ...rest } = kept;
  const recorded = kept.campaign && recordGame(kept.campaign, game);
  return recorded?.ok === true ? { ...rest, campaign: recorded.value } : rest;
}

/** The pick, and after the last one the high score. */
export function withPick(kept: SavedCampaign, pick: BonusPick, date: string): SavedCampaign {
  const picked = kept.campaign && pickBonus(kept.campaign, pick);
  if (picked?.ok !== true) return kept;
  const next = { ...kept, campaign: picked.value };
  if (!isCampaignOver(picked.value)) return next;
  const added = addHighScore(kept.highScores, picked.value, { name: kept.name, date });
  return added.ok ? { ...next, highScores: added.value } : next;
}

export async function saveCampaign(kept: SavedCampaign): Promise<void> {
  const { notes } = await device();
  await notes.write(NOTE, kept);
}

/** The current campaign: a game finished meanwhile is recorded, a missing one is played again. */
export async function savedCampaign(): Promise<SavedCampaign> {
  const { notes, events } = await device();
  const kept = parseSaved(await notes.read(NOTE));
  if (kept.table === undefined) return kept;
  const { open, game } = tableAfter(await events.read(kept.table));
  if (open.phase === 'playing') return kept;
  const finished = game && finishedGame(game.open);
  const { table: _, ...without } = kept;
  const next = finished === undefined ? without : withGame(kept, finished);
  await saveCampaign(next);
  return next;
}

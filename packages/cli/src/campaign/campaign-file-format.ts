/** The content of a campaign file: the campaign, an interrupted game, and the high scores. */
import {
  type Command,
  type GameEvent,
  LIMITS,
  ok,
  type Result,
  RULES_VERSION,
  type RulesVersion,
} from '@duopolis/rules';
import {
  addHighScore,
  beginCampaign,
  type BonusPick,
  type Campaign,
  type CampaignProblem,
  type CampaignRefusal,
  type CampaignTerms,
  type FinishedGame,
  type HighScores,
  isCampaignOver,
  NO_HIGH_SCORES,
  parseCampaign,
  parseHighScores,
  pickBonus,
  recordGame,
} from '@duopolis/rules/campaign';
import {
  amount,
  integer,
  label,
  listOf,
  objectOf,
  oneOf,
  optional,
  type Reader,
  readJson,
  taggedBy,
  text,
} from '@duopolis/rules/json';
import { ME } from '../play/local-game.ts';

const CAMPAIGN_FORMAT = 'duopolis-campaign/1';

/** An interrupted game: its seed and your commands so far, from which the rules replay it. */
export interface Unfinished {
  readonly seed: string;
  /** The version of the rules it was begun with; 1 for files from before there were others. */
  readonly rules?: RulesVersion;
  readonly commands: readonly Command[];
}

export interface CampaignFile {
  readonly format: typeof CAMPAIGN_FORMAT;
  readonly name: string;
  readonly campaign?: Campaign;
  readonly unfinished?: Unfinished;
  readonly highScores: HighScores;
}

export const EMPTY_CAMPAIGN_FILE: CampaignFile = {
  format: CAMPAIGN_FORMAT,
  name: '',
  highScores: NO_HIGH_SCORES,
};

const anything: Reader<unknown> = (value) => ok(value);

const seat = amount(LIMITS.seats);
const tile = text(LIMITS.tileText);
const at = listOf(integer(-LIMITS.cellReach, LIMITS.cellReach), 2);

const command = taggedBy('type', {
  assign: objectOf({ type: oneOf(['assign']), seat, city: seat, tile }),
  place: objectOf({ type: oneOf(['place']), seat, city: seat, tile, at }),
});

const outside = objectOf({
  format: oneOf([CAMPAIGN_FORMAT]),
  name: label(LIMITS.recordName),
  campaign: optional(anything),
  unfinished: optional(
    objectOf({
      seed: text(LIMITS.recordSeed),
      rules: optional(amount(RULES_VERSION)),
      commands: listOf(command, LIMITS.recordEntries),
    }),
  ),
  highScores: anything,
});

export function parseCampaignFile(source: string): Result<CampaignFile, CampaignProblem> {
  const read = readJson(source, outside, LIMITS.campaignText);
  if (!read.ok) return read;
  const { name, unfinished } = read.value;
  const highScores = parseHighScores(read.value.highScores);
  if (!highScores.ok) return highScores;
  const campaign = read.value.campaign === undefined ? undefined : parseCampaign(read.value.campaign);
  if (campaign?.ok === false) return campaign;
  return ok({
    format: CAMPAIGN_FORMAT,
    name,
    highScores: highScores.value,
    ...(campaign !== undefined && { campaign: campaign.value }),
    // The engine checks every command when the game is resumed.
    ...(unfinished !== undefined && { unfinished: unfinished as Unfinished }),
  });
}

export const formatCampaignFile = (kept: CampaignFile): string => `${JSON.stringify(kept, undefined, 2)}\n`;

function withoutUnfinished(kept: CampaignFile): CampaignFile {
  const { unfinished: _, ...rest } = kept;
  return rest;
}

export const withCampaign = (kept: CampaignFile, name: string, terms: CampaignTerms): CampaignFile => ({
  ...withoutUnfinished(kept),
  name,
  campaign: beginCampaign(terms),
});

/** Your commands in a game, to be given again. */
export const commandsOf = (events: readonly GameEvent[]): readonly Command[] =>
  events.flatMap((event): readonly Command[] => {
    if (event.type === 'assigned' && event.seat === ME) return [{ ...event, type: 'assign' }];
    return event.type === 'placed' && event.seat === ME ? [{ ...event, type: 'place' }] : [];
  });

export const withUnfinished = (kept: CampaignFile, unfinished: Unfinished): CampaignFile => ({
  ...kept,
  unfinished,
});

export function withGame(
  kept: CampaignFile,
  campaign: Campaign,
  game: FinishedGame,
): Result<CampaignFile, CampaignRefusal> {
  const recorded = recordGame(campaign, game);
  return recorded.ok ? ok({ ...withoutUnfinished(kept), campaign: recorded.value }) : recorded;
}

/** The pick, and with the last one the high score. */
export function withPick(
  kept: CampaignFile,
  campaign: Campaign,
  { pick, date }: { readonly pick: BonusPick; readonly date: string },
): Result<CampaignFile, CampaignRefusal> {
  const picked = pickBonus(campaign, pick);
  if (!picked.ok) return picked;
  const next = { ...kept, campaign: picked.value };
  if (!isCampaignOver(picked.value)) return ok(next);
  const added = addHighScore(kept.highScores, picked.value, { name: kept.name, date });
  return ok(added.ok ? { ...next, highScores: added.value } : next);
}

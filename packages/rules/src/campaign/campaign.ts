/** A campaign of solo games: after each one the lower city scores, with a bonus for a type picked once (CAMPAIGN-1). */
import type { Difficulty, SoloKind } from '../automa/difficulty.ts';
import type { Options } from '../state/options.ts';
import { type OpenGame, YOU } from '../state/state.ts';
import { LEFTVILLE, RIGHTOWN } from '../modes/solo.ts';
import type { CityScore } from '../scoring/score-city.ts';
import { BUILDING_TYPES, type BuildingType, ok, type Result, refuse } from '../types.ts';

export const CAMPAIGN_VERSION = 1;

export const CAMPAIGN_LENGTHS = [3, 6] as const;
export type CampaignLength = (typeof CAMPAIGN_LENGTHS)[number];

/** The player's two cities: Leftville and Rightown. */
export const CAMPAIGN_CITIES = ['left', 'right'] as const;
export type CampaignCity = (typeof CAMPAIGN_CITIES)[number];

/** What all games of a campaign have in common. */
export interface CampaignTerms {
  readonly length: CampaignLength;
  readonly difficulty: Difficulty;
  readonly mode: SoloKind;
  /** Without it the games are of the base game. */
  readonly capitals?: boolean;
}

/** The options of every game of a campaign. */
export const optionsOfCampaign = ({ mode, difficulty, capitals }: CampaignTerms): Options => ({
  mode: 'solo',
  seats: 3,
  capitals: capitals === true,
  solo: { kind: mode, difficulty },
});

export interface FinishedGame {
  readonly cities: { readonly [city in CampaignCity]: CityScore };
  readonly won: boolean;
}

/** A solo game that is over, as it counts in a campaign; nothing before. */
export function finishedGame({ result }: Pick<OpenGame, 'result'>): FinishedGame | undefined {
  const [left, right] = [result?.cities[LEFTVILLE], result?.cities[RIGHTOWN]];
  if (left === undefined || right === undefined) return undefined;
  return { cities: { left, right }, won: result?.seats[YOU]?.rank === 1 };
}

export interface BonusPick {
  readonly type: BuildingType;
  readonly city: CampaignCity;
}

export interface CampaignGame extends FinishedGame {
  readonly pick: BonusPick;
}

/** Plain data: a store can keep it as JSON and parseCampaign reads it again. */
export interface Campaign extends CampaignTerms {
  readonly version: typeof CAMPAIGN_VERSION;
  readonly games: readonly CampaignGame[];
  /** A game that waits for its bonus pick. */
  readonly awaiting?: FinishedGame;
}

export type CampaignRefusal = { readonly rule: 'CAMPAIGN-1' } & (
  | { readonly code: 'campaign-over'; readonly length: CampaignLength }
  | { readonly code: 'pick-first'; readonly types: readonly BuildingType[] }
  | { readonly code: 'no-game-awaiting'; readonly played: number; readonly length: CampaignLength }
  | { readonly code: 'type-used'; readonly type: BuildingType; readonly left: readonly BuildingType[] }
  | {
      readonly code: 'not-lowest';
      readonly city: CampaignCity;
      readonly points: number;
      readonly lowest: number;
      readonly cities: readonly CampaignCity[];
    }
);

export const beginCampaign = ({ length, difficulty, mode, capitals }: CampaignTerms): Campaign => ({
  version: CAMPAIGN_VERSION,
  length,
  difficulty,
  mode,
  ...(capitals === true && { capitals }),
  games: [],
});

export const isCampaignOver = ({ games, length }: Campaign): boolean => games.length === length;

/** The types that can still be picked, in reference order. */
export const typesLeft = ({ games }: Campaign): readonly BuildingType[] =>
  BUILDING_TYPES.filter((type) => games.every(({ pick }) => pick.type !== type));

/** The lower city, or both if they tie: then the player picks which one counts. */
export function lowestCities({ cities }: FinishedGame): readonly CampaignCity[] {
  const lowest = Math.min(cities.left.total, cities.right.total);
  return CAMPAIGN_CITIES.filter((city) => cities[city].total === lowest);
}

/** Every pick the awaiting game allows, in a fixed order; none if no game waits. */
export const legalPicks = (campaign: Campaign): readonly BonusPick[] =>
  campaign.awaiting === undefined
    ? []
    : lowestCities(campaign.awaiting).flatMap((city) => typesLeft(campaign).map((type) => ({ type, city })));

/** Adds a finished game, which then waits for its pick. */
export function recordGame(
  campaign: Campaign,
  { cities, won }: FinishedGame,
): Result<Campaign, CampaignRefusal> {
  if (isCampaignOver(campaign)) {
    return refuse({ code: 'campaign-over', rule: 'CAMPAIGN-1', length: campaign.length });
  }
  if (campaign.awaiting !== undefined) {
    return refuse({ code: 'pick-first', rule: 'CAMPAIGN-1', types: typesLeft(campaign) });
  }
  return ok({ ...campaign, awaiting: { cities, won } });
}

export function pickBonus(campaign: Campaign, { type, city }: BonusPick): Result<Campaign, CampaignRefusal> {
  const { awaiting, ...settled } = campaign;
  const { games, length } = campaign;
  if (isCampaignOver(campaign)) return refuse({ code: 'campaign-over', rule: 'CAMPAIGN-1', length });
  if (awaiting === undefined) {
    return refuse({ code: 'no-game-awaiting', rule: 'CAMPAIGN-1', played: games.length, length });
  }
  const left = typesLeft(campaign);
  if (!left.includes(type)) return refuse({ code: 'type-used', rule: 'CAMPAIGN-1', type, left });
  const cities = lowestCities(awaiting);
  if (!cities.includes(city)) {
    const points = awaiting.cities[city].total;
    const lowest = Math.min(awaiting.cities.left.total, awaiting.cities.right.total);
    return refuse({ code: 'not-lowest', rule: 'CAMPAIGN-1', city, points, lowest, cities });
  }
  return ok({ ...settled, games: [...games, { ...awaiting, pick: { type, city } }] });
}

export interface CampaignPoints {
  /** The lower city's score. */
  readonly city: number;
  readonly bonus: number;
  readonly total: number;
}

/** What a pick is worth: the city's points for the type, doubled for a win. */
export function campaignPoints({ cities, won }: FinishedGame, pick: BonusPick): CampaignPoints {
  const score = cities[pick.city];
  const bonus = score[pick.type] * (won ? 2 : 1);
  return { city: score.total, bonus, total: score.total + bonus };
}

/** The campaign points of all games that have their pick. */
export const campaignTotal = ({ games }: Campaign): number =>
  games.reduce((sum, game) => sum + campaignPoints(game, game.pick).total, 0);

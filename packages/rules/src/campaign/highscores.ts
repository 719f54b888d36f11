/** The high scores of finished campaigns: one list for each length, difficulty and mode, with and without Capitals, the best first (CAMPAIGN-1). */
import { type JsonProblem, label, listOf, objectOf } from '../json/reader.ts';
import { LIMITS } from '../limits.ts';
import { ok, type Result, refuse } from '../types.ts';
import { type Campaign, type CampaignTerms, campaignTotal, isCampaignOver } from './campaign.ts';
import { oneOfNumbers, points, terms } from './reading.ts';

export const HIGH_SCORES_VERSION = 1;
/** How many scores each list keeps. */
export const HIGH_SCORES_KEPT = 10;

export interface HighScore extends CampaignTerms {
  readonly points: number;
  readonly name: string;
  /** As the caller writes dates: the rules have no clock. */
  readonly date: string;
}

export interface HighScores {
  readonly version: typeof HIGH_SCORES_VERSION;
  /** List after list, each sorted. */
  readonly scores: readonly HighScore[];
}

export interface HighScoreRefusal {
  readonly code: 'campaign-not-over';
  readonly rule: 'CAMPAIGN-1';
  readonly played: number;
  readonly length: number;
}

export const NO_HIGH_SCORES: HighScores = { version: HIGH_SCORES_VERSION, scores: [] };

const inOneList = (one: CampaignTerms, other: CampaignTerms): boolean =>
  one.length === other.length &&
  one.difficulty === other.difficulty &&
  one.mode === other.mode &&
  (one.capitals ?? false) === (other.capitals ?? false);

/** One list, the best first. */
export const highScoresOf = ({ scores }: HighScores, list: CampaignTerms): readonly HighScore[] =>
  scores.filter((score) => inOneList(score, list));

/** Every list that has a score: its first one tells the terms. */
export const highScoreLists = ({ scores }: HighScores): readonly CampaignTerms[] =>
  scores.filter((score, nth) => scores.findIndex((other) => inOneList(score, other)) === nth);

/** Where a score stands in its list, from 1; undefined if it is not good enough to be kept. */
export function highScorePlace(scores: HighScores, campaign: Campaign): number | undefined {
  const total = campaignTotal(campaign);
  const place = 1 + highScoresOf(scores, campaign).filter(({ points: kept }) => kept >= total).length;
  return place <= HIGH_SCORES_KEPT ? place : undefined;
}

/** Adds a finished campaign; of equal scores the older stays first. */
export function addHighScore(
  highScores: HighScores,
  campaign: Campaign,
  { name, date }: Pick<HighScore, 'name' | 'date'>,
): Result<HighScores, HighScoreRefusal> {
  const { length, difficulty, mode, capitals, games } = campaign;
  if (!isCampaignOver(campaign)) {
    return refuse({ code: 'campaign-not-over', rule: 'CAMPAIGN-1', played: games.length, length });
  }
  const added: HighScore = {
    length,
    difficulty,
    mode,
    ...(capitals === true && { capitals }),
    points: campaignTotal(campaign),
    name,
    date,
  };
  const others = highScores.scores.filter((score) => !inOneList(score, added));
  return ok({ ...highScores, scores: [...others, ...sorted([...highScoresOf(highScores, added), added])] });
}

const sorted = (list: readonly HighScore[]): readonly HighScore[] =>
  list.toSorted((one, other) => other.points - one.points).slice(0, HIGH_SCORES_KEPT);

const kept = objectOf({
  version: oneOfNumbers<typeof HIGH_SCORES_VERSION>([HIGH_SCORES_VERSION]),
  scores: listOf(
    objectOf({ ...terms, points, name: label(LIMITS.recordName), date: label(LIMITS.idText) }),
    LIMITS.storedEntries,
  ),
});

/** High scores from the data that JSON.stringify made of them. */
export const parseHighScores = (value: unknown): Result<HighScores, JsonProblem> => kept(value, '');

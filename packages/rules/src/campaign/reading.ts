/** Reads a stored campaign: damage is refused with its position, and every step is replayed by the rules. */
import { isOneOf } from '../lists.ts';
import { DIFFICULTIES, SOLO_KINDS } from '../automa/difficulty.ts';
import {
  amount,
  flag,
  type JsonProblem,
  listOf,
  objectOf,
  oneOf,
  optional,
  type ReadBy,
  type Reader,
  such,
} from '../json/reader.ts';
import { LIMITS } from '../limits.ts';
import { BUILDING_TYPES, byType, ok, refuse, type Result, SCORED } from '../types.ts';
import {
  beginCampaign,
  CAMPAIGN_CITIES,
  CAMPAIGN_LENGTHS,
  CAMPAIGN_VERSION,
  type Campaign,
  type CampaignCity,
  type CampaignRefusal,
  pickBonus,
  recordGame,
} from './campaign.ts';

export type CampaignProblem =
  | JsonProblem
  | { readonly code: 'wrong-total'; readonly path: string; readonly found: number; readonly expected: number }
  | { readonly code: 'against-the-rules'; readonly path: string; readonly refusal: CampaignRefusal };

export const oneOfNumbers = <const N extends number>(numbers: readonly N[]): Reader<N> =>
  such(numbers, (value): value is N => isOneOf(numbers, value));

export const points = amount(LIMITS.recordPoints);

const score = objectOf({
  ...byType(() => points),
  civic: optional(points),
  district: optional(points),
  total: points,
});

const finished = { cities: objectOf({ left: score, right: score }), won: flag };

/** What the campaigns and the high scores of one list have in common. */
export const terms = {
  length: oneOfNumbers(CAMPAIGN_LENGTHS),
  difficulty: oneOfNumbers(DIFFICULTIES),
  mode: oneOf(SOLO_KINDS),
  capitals: optional(flag),
};

const campaign = objectOf({
  version: oneOfNumbers([CAMPAIGN_VERSION]),
  ...terms,
  games: listOf(
    objectOf({
      ...finished,
      pick: objectOf({ type: oneOf(BUILDING_TYPES), city: oneOf(CAMPAIGN_CITIES) }),
    }),
    LIMITS.recordList,
  ),
  awaiting: optional(objectOf(finished)),
});

/** A campaign from the data that JSON.stringify made of it. */
export function parseCampaign(value: unknown): Result<Campaign, CampaignProblem> {
  const read = campaign(value, '');
  if (!read.ok) return read;
  const { games, awaiting } = read.value;
  let replayed = beginCampaign(read.value);
  for (const [index, { pick, ...game }] of games.entries()) {
    const path = `games[${index}]`;
    const problem = wrongTotal(game, path);
    if (problem !== undefined) return refuse(problem);
    const recorded = recordGame(replayed, game);
    if (!recorded.ok) return against(path, recorded.error);
    const picked = pickBonus(recorded.value, pick);
    if (!picked.ok) return against(`${path}.pick`, picked.error);
    replayed = picked.value;
  }
  if (awaiting === undefined) return ok(replayed);
  const problem = wrongTotal(awaiting, 'awaiting');
  if (problem !== undefined) return refuse(problem);
  const recorded = recordGame(replayed, awaiting);
  return recorded.ok ? recorded : against('awaiting', recorded.error);
}

const against = (path: string, refusal: CampaignRefusal) =>
  refuse<CampaignProblem>({ code: 'against-the-rules', path, refusal });

function wrongTotal(
  { cities }: { readonly cities: { readonly [city in CampaignCity]: ReadBy<typeof score> } },
  path: string,
): CampaignProblem | undefined {
  for (const city of CAMPAIGN_CITIES) {
    const expected = SCORED.reduce((sum, part) => sum + (cities[city][part] ?? 0), 0);
    const found = cities[city].total;
    if (found !== expected) {
      return { code: 'wrong-total', path: `${path}.cities.${city}.total`, found, expected };
    }
  }
  return undefined;
}

/** One-line builders of scores, games and campaigns. */
import {
  type Campaign,
  type CampaignCity,
  type FinishedGame,
  pickBonus,
  recordGame,
} from '../../src/campaign/campaign.ts';
import { type CityScore, sumOfTypes } from '../../src/scoring/score-city.ts';
import type { BuildingType } from '../../src/types.ts';

/** Points by type in reference order. */
export function score(
  shop: number,
  factory: number,
  tavern: number,
  office: number,
  park: number,
  house: number,
): CityScore {
  const byType = { shop, factory, tavern, office, park, house };
  return { ...byType, total: sumOfTypes(byType) };
}

export const game = (left: CityScore, right: CityScore, won: boolean): FinishedGame => ({
  cities: { left, right },
  won,
});

/** A campaign after more games with their picks, all of them legal. */
export const played = (
  campaign: Campaign,
  ...games: readonly (readonly [FinishedGame, BuildingType, CampaignCity])[]
): Campaign =>
  games.reduce((before, [finished, type, city]) => {
    const recorded = recordGame(before, finished);
    if (!recorded.ok) throw new RangeError(recorded.error.code);
    const picked = pickBonus(recorded.value, { type, city });
    if (!picked.ok) throw new RangeError(picked.error.code);
    return picked.value;
  }, campaign);

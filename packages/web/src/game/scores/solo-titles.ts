/** What the lists of results are called. */
import type { CampaignTerms } from '@duopolis/rules/campaign';
import type { Words } from '../../app/words/words.ts';
import type { Contest } from './scores.ts';

/** Names of pieces and modes are written small, as within a sentence. */
export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export function contestTitle({ mode, capitals, solo }: Contest, { game, scores }: Words): string {
  const { automas } = game;
  return [
    capitalised(game.game.modes[mode]),
    ...(solo === undefined ? [] : [automas.kinds[solo.kind], automas.level(solo.difficulty)]),
    ...(capitals ? [scores.capitals] : []),
  ].join(' · ');
}

export function campaignTitle(terms: CampaignTerms, { game, scores }: Words): string {
  const { length, mode, difficulty, capitals } = terms;
  return [
    scores.campaign(length),
    game.automas.kinds[mode],
    game.automas.level(difficulty),
    ...(capitals === true ? [scores.capitals] : []),
  ].join(' · ');
}

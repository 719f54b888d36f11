/** The titles of the lists of results. */
import type { CampaignTerms } from '@duopolis/rules/campaign';
import { words } from '../words/shared-words.ts';
import { scoresWords } from './words/scores-words.ts';
import type { Contest } from './scores.ts';

/** Names of pieces and modes are lower case, as within a sentence. */
export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export function contestTitle({ mode, capitals, solo }: Contest): string {
  const { game } = words();
  const { automas } = game;
  return [
    capitalised(game.game.modes[mode]),
    ...(solo === undefined ? [] : [automas.kinds[solo.kind], automas.level(solo.difficulty)]),
    ...(capitals ? [scoresWords().capitals] : []),
  ].join(' · ');
}

export function campaignTitle(terms: CampaignTerms): string {
  const { game } = words();
  const scores = scoresWords();
  const { length, mode, difficulty, capitals } = terms;
  return [
    scores.campaign(length),
    game.automas.kinds[mode],
    game.automas.level(difficulty),
    ...(capitals === true ? [scores.capitals] : []),
  ].join(' · ');
}

/** A campaign for people: its games, what waits for a pick, the total, and the high scores. */
import {
  type Campaign,
  campaignPoints,
  type CampaignTerms,
  campaignTotal,
  type HighScores,
  isCampaignOver,
  legalPicks,
} from '@duopolis/rules/campaign';
import { pad, padStart } from '../drawing/text-width.ts';
import type { Shell } from '../shell.ts';
import type { CampaignFile } from './campaign-file-format.ts';

/** A proper name, the same in every language. */
const CAPITALS_NAME = 'Capitals';

const NUMBER = 4;
const CITY = 13;
const FIGURE = 8;
const TYPE = 18;
const NAME = 20;

function termsWords(terms: CampaignTerms, { vocabulary, words }: Shell): string {
  const { length, mode, difficulty, capitals } = terms;
  const { automas } = vocabulary;
  return [
    words.campaign.games(length),
    automas.kinds[mode],
    automas.level(difficulty),
    ...(capitals === true ? [CAPITALS_NAME] : []),
  ].join(', ');
}

export function campaignLines(
  campaign: Campaign,
  { unfinished }: { readonly unfinished?: CampaignFile['unfinished'] | undefined },
  shell: Shell,
): readonly string[] {
  const { paint, words } = shell;
  const { games, length } = campaign;
  const state = isCampaignOver(campaign)
    ? words.campaign.over
    : campaign.awaiting !== undefined
      ? words.campaign.awaiting
      : unfinished !== undefined
        ? words.campaign.unfinished(games.length + 1)
        : words.campaign.next(games.length + 1, length);
  return [
    paint.strong(termsWords(campaign, shell)),
    ...gameLines(campaign, shell),
    paint.strong(words.campaign.total(campaignTotal(campaign))),
    state,
  ];
}

const row = (cells: readonly [string, string, string, string, string], won: string): string =>
  pad(cells[0], NUMBER) +
  pad(cells[1], CITY) +
  padStart(cells[2], FIGURE) +
  pad(`  ${cells[3]}`, TYPE + 2) +
  padStart(cells[4], FIGURE) +
  (won === '' ? '' : `  ${won}`);

function gameLines({ games }: Campaign, { paint, vocabulary, words }: Shell): readonly string[] {
  const { automas, scores } = vocabulary;
  const [city, score, bonus, points] = words.campaign.columns;
  if (games.length === 0) return [];
  return [
    paint.faint(row(['', city, score, bonus, points], '')),
    ...games.map((game, nth) => {
      const { city: lowest, bonus: extra, total } = campaignPoints(game, game.pick);
      const type = `${scores.terms[game.pick.type]} +${extra}`;
      return row(
        [`${nth + 1}`, automas.cities[game.pick.city], `${lowest}`, type, `${total}`],
        game.won ? words.campaign.won : '',
      );
    }),
  ];
}

/** Every pick the game that waits allows, with what it is worth. */
export const pickWords = (campaign: Campaign, { vocabulary }: Shell): readonly string[] =>
  legalPicks(campaign).map((pick) => {
    const { automas, scores } = vocabulary;
    if (campaign.awaiting === undefined) return '';
    const { city, bonus, total } = campaignPoints(campaign.awaiting, pick);
    const name = pad(automas.cities[pick.city], CITY) + pad(scores.terms[pick.type], TYPE);
    return `${name}${padStart(`${city} + ${bonus}`, FIGURE + 2)} = ${total}`;
  });

/** The lists one after the other, each under its terms. */
export function scoreLines({ scores }: HighScores, shell: Shell): readonly string[] {
  const { paint, words } = shell;
  if (scores.length === 0) return [words.campaign.noScores];
  const lines: string[] = [];
  let place = 0;
  for (const score of scores) {
    const title = paint.strong(termsWords(score, shell));
    if (!lines.includes(title)) {
      lines.push(...(lines.length > 0 ? ['', title] : [title]));
      place = 0;
    }
    place++;
    lines.push(
      `${padStart(`${place}`, 2)}. ${pad(score.name, NAME)}${padStart(`${score.points}`, FIGURE)}  ${score.date}`,
    );
  }
  return lines;
}

/** The state of a campaign for programs. */
export const statusOf = ({ name, campaign, unfinished, highScores }: CampaignFile) => ({
  name,
  campaign: campaign ?? null,
  total: campaign === undefined ? 0 : campaignTotal(campaign),
  over: campaign !== undefined && isCampaignOver(campaign),
  unfinishedGame: unfinished !== undefined,
  picks: campaign === undefined ? [] : legalPicks(campaign),
  highScores: highScores.scores,
});

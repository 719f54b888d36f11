/** The screens between the games of a campaign, 80 by 24: its state, and which bonus to pick. */
import { type Campaign, isCampaignOver } from '@duopolis/rules/campaign';
import { SCREEN } from '../drawing/terminal.ts';
import { cut } from '../drawing/text-width.ts';
import type { Shell } from '../shell.ts';
import type { CampaignFile } from './campaign-file-format.ts';
import { campaignLines, pickWords, scoreLines } from './overview.ts';

/** Title, body and keys on exactly one screen. */
function screenOf(body: readonly string[], keys: string, { paint, words }: Shell): readonly string[] {
  const room = SCREEN.rows - 3;
  const shown = body.slice(0, room);
  const padding = Array<string>(room - shown.length).fill('');
  return [
    paint.strong(`Duopolis · ${words.campaign.title}`),
    '',
    ...shown,
    ...padding,
    paint.faint(keys),
  ].map((line) => cut(line, SCREEN.columns));
}

export function standLines(
  campaign: Campaign,
  { unfinished, highScores }: CampaignFile,
  shell: Shell,
): readonly string[] {
  const isOver = isCampaignOver(campaign);
  const stand = campaignLines(campaign, { unfinished }, shell);
  const scores = isOver ? ['', ...scoreLines(highScores, shell)] : [];
  return screenOf([...stand, ...scores], shell.words.campaign.keys[isOver ? 'over' : 'next'], shell);
}

export function pickLines(campaign: Campaign, cursor: number, shell: Shell): readonly string[] {
  const { paint, words } = shell;
  const { awaiting } = campaign;
  const picks = pickWords(campaign, shell).map((line, nth) =>
    nth === cursor ? paint.cursor(`▶ ${line}`) : `  ${line}`,
  );
  const body = [
    ...campaignLines(campaign, {}, shell).slice(0, -1),
    '',
    awaiting?.won === true ? words.campaign.pickAfterWin : words.campaign.pickAfterLoss,
    ...picks,
  ];
  return screenOf(body, words.campaign.keys.pick, shell);
}

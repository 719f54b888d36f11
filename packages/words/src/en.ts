/** Everything in English. */
import { automas } from './en/automas.ts';
import { boxes } from './en/boxes.ts';
import { campaigns } from './en/campaigns.ts';
import { game } from './en/game.ts';
import { pieces } from './en/pieces.ts';
import { reasons } from './en/reasons.ts';
import { records } from './en/records.ts';
import { refusals } from './en/refusals.ts';
import { scores } from './en/scores.ts';
import { table } from './en/table.ts';
import type { Vocabulary } from './vocabulary.ts';

export const en: Vocabulary = {
  automas,
  boxes,
  campaigns,
  game,
  pieces,
  reasons,
  records,
  refusals,
  scores,
  table,
};

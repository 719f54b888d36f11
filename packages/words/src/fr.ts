/** Everything in French. */
import { automas } from './fr/automas.ts';
import { boxes } from './fr/boxes.ts';
import { campaigns } from './fr/campaigns.ts';
import { game } from './fr/game.ts';
import { pieces } from './fr/pieces.ts';
import { reasons } from './fr/reasons.ts';
import { records } from './fr/records.ts';
import { refusals } from './fr/refusals.ts';
import { scores } from './fr/scores.ts';
import { table } from './fr/table.ts';
import type { Vocabulary } from './vocabulary.ts';

export const fr: Vocabulary = {
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

/** Everything in Russian. */
import { automas } from './ru/automas.ts';
import { boxes } from './ru/boxes.ts';
import { campaigns } from './ru/campaigns.ts';
import { game } from './ru/game.ts';
import { pieces } from './ru/pieces.ts';
import { reasons } from './ru/reasons.ts';
import { records } from './ru/records.ts';
import { refusals } from './ru/refusals.ts';
import { scores } from './ru/scores.ts';
import { table } from './ru/table.ts';
import type { Vocabulary } from './vocabulary.ts';

export const ru: Vocabulary = {
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

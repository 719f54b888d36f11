/** Everything the client says in French. */
import { fr as game } from '@duopolis/words/fr';
import { home } from './fr/home.ts';
import { table } from './fr/table.ts';
import { app } from './fr/app.ts';
import { people } from './fr/people.ts';
import { device } from './fr/device.ts';
import { talk } from './fr/talk.ts';
import { log } from './fr/log.ts';
import { motion } from './fr/motion.ts';
import { scores } from './fr/scores.ts';
import { campaign } from './fr/campaign.ts';
import { board } from './fr/board.ts';
import { hand } from './fr/hand.ts';
import { online } from './fr/online.ts';
import { lobby } from './fr/lobby.ts';
import { offline } from './fr/offline.ts';
import { setup } from './fr/setup.ts';
import { score } from './fr/score.ts';
import { solo } from './fr/solo.ts';
import { replay } from './fr/replay.ts';
import { share } from './fr/share.ts';
import type { Words } from './words.ts';

export const fr: Words = {
  language: 'fr',
  game,
  home,
  table,
  app,
  people,
  device,
  talk,
  log,
  motion,
  scores,
  campaign,
  board,
  hand,
  online,
  lobby,
  offline,
  setup,
  score,
  solo,
  replay,
  share,
};

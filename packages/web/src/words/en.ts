/** Everything the client says in English. */
import { en as game } from '@duopolis/words/en';
import { home } from './en/home.ts';
import { table } from './en/table.ts';
import { app } from './en/app.ts';
import { people } from './en/people.ts';
import { device } from './en/device.ts';
import { talk } from './en/talk.ts';
import { log } from './en/log.ts';
import { motion } from './en/motion.ts';
import { scores } from './en/scores.ts';
import { campaign } from './en/campaign.ts';
import { board } from './en/board.ts';
import { hand } from './en/hand.ts';
import { online } from './en/online.ts';
import { lobby } from './en/lobby.ts';
import { offline } from './en/offline.ts';
import { setup } from './en/setup.ts';
import { score } from './en/score.ts';
import { solo } from './en/solo.ts';
import { replay } from './en/replay.ts';
import { share } from './en/share.ts';
import type { Words } from './words.ts';

export const en: Words = {
  language: 'en',
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

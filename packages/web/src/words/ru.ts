/** Everything the client says in Russian. */
import { ru as game } from '@duopolis/words/ru';
import { home } from './ru/home.ts';
import { table } from './ru/table.ts';
import { app } from './ru/app.ts';
import { people } from './ru/people.ts';
import { device } from './ru/device.ts';
import { talk } from './ru/talk.ts';
import { log } from './ru/log.ts';
import { motion } from './ru/motion.ts';
import { scores } from './ru/scores.ts';
import { campaign } from './ru/campaign.ts';
import { board } from './ru/board.ts';
import { hand } from './ru/hand.ts';
import { online } from './ru/online.ts';
import { lobby } from './ru/lobby.ts';
import { offline } from './ru/offline.ts';
import { setup } from './ru/setup.ts';
import { score } from './ru/score.ts';
import { solo } from './ru/solo.ts';
import { replay } from './ru/replay.ts';
import { share } from './ru/share.ts';
import type { Words } from './words.ts';

export const ru: Words = {
  language: 'ru',
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

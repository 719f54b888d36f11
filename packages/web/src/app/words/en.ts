/** Everything the client says in English. */
import { en as game } from '@duopolis/words/en';
import { home } from '../../kit/page/words/en.ts';
import { table } from '../../game/table/words/en.ts';
import { app } from '../../kit/words/en.ts';
import { people } from '../../kit/account/words/en.ts';
import { device } from '../../game/saves/words/en.ts';
import { talk } from '../../game/talk/words/en.ts';
import { log } from '../../game/log/words/en.ts';
import { motion } from '../../game/motion/words/en.ts';
import { scores } from '../../game/scores/words/en.ts';
import { campaign } from '../../features/campaign/words/en.ts';
import { board } from '../../game/board/words/en.ts';
import { hand } from '../../game/hand/words/en.ts';
import { online } from '../../game/link/words/en.ts';
import { lobby } from '../../game/gathering/words/en.ts';
import { offline } from '../offline/words/en.ts';
import { setup } from '../../game/setup/words/en.ts';
import { score } from '../../game/score/words/en.ts';
import { solo } from '../../game/automa/words/en.ts';
import { replay } from '../../game/record/words/en.ts';
import { share } from '../../game/share/words/en.ts';
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

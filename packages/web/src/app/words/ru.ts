/** Everything the client says in Russian. */
import { ru as game } from '@duopolis/words/ru';
import { home } from '../../kit/page/words/ru.ts';
import { table } from '../../game/table/words/ru.ts';
import { app } from '../../kit/words/ru.ts';
import { people } from '../../kit/account/words/ru.ts';
import { device } from '../../game/saves/words/ru.ts';
import { talk } from '../../game/talk/words/ru.ts';
import { log } from '../../game/log/words/ru.ts';
import { motion } from '../../game/motion/words/ru.ts';
import { scores } from '../../game/scores/words/ru.ts';
import { campaign } from '../../features/campaign/words/ru.ts';
import { board } from '../../game/board/words/ru.ts';
import { hand } from '../../game/hand/words/ru.ts';
import { online } from '../../game/link/words/ru.ts';
import { lobby } from '../../game/gathering/words/ru.ts';
import { offline } from '../offline/words/ru.ts';
import { setup } from '../../game/setup/words/ru.ts';
import { score } from '../../game/score/words/ru.ts';
import { solo } from '../../game/automa/words/ru.ts';
import { replay } from '../../game/record/words/ru.ts';
import { share } from '../../game/share/words/ru.ts';
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

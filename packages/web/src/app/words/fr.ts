/** Everything the client says in French. */
import { fr as game } from '@duopolis/words/fr';
import { home } from '../../kit/page/words/fr.ts';
import { table } from '../../game/table/words/fr.ts';
import { app } from '../../kit/words/fr.ts';
import { people } from '../../kit/account/words/fr.ts';
import { device } from '../../game/saves/words/fr.ts';
import { talk } from '../../game/talk/words/fr.ts';
import { log } from '../../game/log/words/fr.ts';
import { motion } from '../../game/motion/words/fr.ts';
import { scores } from '../../game/scores/words/fr.ts';
import { campaign } from '../../features/campaign/words/fr.ts';
import { board } from '../../game/board/words/fr.ts';
import { hand } from '../../game/hand/words/fr.ts';
import { online } from '../../game/link/words/fr.ts';
import { lobby } from '../../game/gathering/words/fr.ts';
import { offline } from '../offline/words/fr.ts';
import { setup } from '../../game/setup/words/fr.ts';
import { score } from '../../game/score/words/fr.ts';
import { solo } from '../../game/automa/words/fr.ts';
import { replay } from '../../game/record/words/fr.ts';
import { share } from '../../game/share/words/fr.ts';
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

/** Everything the client says in Russian. */
import { ru as game } from '@duopolis/words/ru';
import { home } from './ru/home.ts';
import type { Words } from './words.ts';

export const ru: Words = { language: 'ru', game, home };

/** Everything the client says in English. */
import { en as game } from '@duopolis/words/en';
import { home } from './en/home.ts';
import type { Words } from './words.ts';

export const en: Words = { language: 'en', game, home };

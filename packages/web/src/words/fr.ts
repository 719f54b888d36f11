/** Everything the client says in French. */
import { fr as game } from '@duopolis/words/fr';
import { home } from './fr/home.ts';
import type { Words } from './words.ts';

export const fr: Words = { language: 'fr', game, home };

/** Everything the client says in French. */
import { fr as game } from '@duopolis/words/fr';
import { home } from './fr/home.ts';
import { table } from './fr/table.ts';
import { app } from './fr/app.ts';
import { people } from './fr/people.ts';
import { device } from './fr/device.ts';
import type { Words } from './words.ts';

export const fr: Words = { language: 'fr', game, home, table, app, people, device };

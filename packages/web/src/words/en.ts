/** Everything the client says in English. */
import { en as game } from '@duopolis/words/en';
import { home } from './en/home.ts';
import { table } from './en/table.ts';
import { app } from './en/app.ts';
import { people } from './en/people.ts';
import { device } from './en/device.ts';
import type { Words } from './words.ts';

export const en: Words = { language: 'en', game, home, table, app, people, device };

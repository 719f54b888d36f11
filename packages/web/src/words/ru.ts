/** Everything the client says in Russian. */
import { ru as game } from '@duopolis/words/ru';
import { home } from './ru/home.ts';
import { table } from './ru/table.ts';
import { app } from './ru/app.ts';
import { people } from './ru/people.ts';
import { device } from './ru/device.ts';
import type { Words } from './words.ts';

export const ru: Words = { language: 'ru', game, home, table, app, people, device };

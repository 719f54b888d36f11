/** Everything the client says in one language: the game's own words, and those of each part of the screen. */
import type { Vocabulary } from '@duopolis/words';
import type { Language } from '@duopolis/words/language';
import type { HomeWords } from './home.ts';
import type { TableScreenWords } from './table.ts';
import type { AppWords } from './app.ts';
import type { PeopleWords } from './people.ts';
import type { DeviceWords } from './device.ts';

export interface Words {
  readonly language: Language;
  /** What the rules, the bots and the table say. */
  readonly game: Vocabulary;
  readonly home: HomeWords;
  readonly table: TableScreenWords;
  readonly app: AppWords;
  readonly people: PeopleWords;
  readonly device: DeviceWords;
}

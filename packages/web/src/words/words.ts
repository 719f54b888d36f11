/** Everything the client says in one language: the game's own words, and those of each part of the screen. */
import type { Vocabulary } from '@duopolis/words';
import type { Language } from '@duopolis/words/language';
import type { HomeWords } from './home.ts';

export interface Words {
  readonly language: Language;
  /** What the rules, the bots and the table say. */
  readonly game: Vocabulary;
  readonly home: HomeWords;
}

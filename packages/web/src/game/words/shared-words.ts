/** The words that every part of a game needs: the vocabulary of the rules, the names of people and of screens. */
import type { Vocabulary } from '@duopolis/words';
import { type Language, LANGUAGES } from '@duopolis/words/language';
import { loadVocabulary } from '@duopolis/words/vocabulary';
import { peopleWords, type PeopleWords } from '../../kit/account/words/people-words.ts';
import { homeWords, type HomeWords } from '../../kit/page/words/home-words.ts';
import { appWords, type AppWords } from '../../kit/words/app-words.ts';
import { partWords } from '../../kit/words/part-words.ts';
import { language } from '../../kit/words/shown-language.ts';

export interface SharedWords {
  readonly language: Language;
  /** The words of the rules, the bots and the table. */
  readonly game: Vocabulary;
  readonly app: AppWords;
  readonly people: PeopleWords;
  readonly home: HomeWords;
}

const vocabulary = partWords(
  Object.fromEntries(LANGUAGES.map((one) => [`./${one}.ts`, () => loadVocabulary(one)])),
);

export const words = (): SharedWords => ({
  language: language(),
  game: vocabulary(),
  app: appWords(),
  people: peopleWords(),
  home: homeWords(),
});

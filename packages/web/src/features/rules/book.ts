/** The rules in the reader's language, fetched with the first page that shows them. */
import { isOneOf } from '@duopolis/rules';
import { partWords } from '../../kit/words/part-words.ts';
import {
  type Chapters,
  type ChapterName,
  CHAPTERS,
  type Rule,
  type RulesWords,
} from './words/rules-words.ts';

export const rulesWords = partWords<RulesWords>({
  en: async () => (await import('./words/en.ts')).rules,
  fr: async () => (await import('./words/fr.ts')).rules,
  ru: async () => (await import('./words/ru.ts')).rules,
});

export interface RuleInBook {
  readonly chapter: ChapterName;
  readonly rule: Rule;
}

/** Every rule, in the order of the book. */
export const rulesIn = (chapters: Chapters): readonly RuleInBook[] =>
  CHAPTERS.flatMap((chapter) =>
    chapters[chapter].sections.flatMap(({ rules = [] }) => rules.map((rule) => ({ chapter, rule }))),
  );

export const isChapter = (text: string): text is ChapterName => isOneOf(CHAPTERS, text);

/** A rule by its id, however it is written. */
export const ruleOf = (chapters: Chapters, id: string): RuleInBook | undefined =>
  rulesIn(chapters).find(({ rule }) => rule.id === id.toUpperCase());

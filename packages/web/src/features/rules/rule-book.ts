/** Finds rules and chapters. */
import { isOneOf } from '@duopolis/rules/lists';
import { type ChapterName, CHAPTERS } from '../../game/explain/chapters.ts';
import type { Chapters, Rule } from './words/rules-words.ts';

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

/** A rule by its id, in any spelling. */
export const ruleOf = (chapters: Chapters, id: string): RuleInBook | undefined =>
  rulesIn(chapters).find(({ rule }) => rule.id === id.toUpperCase());

/** The rules as pages: chapters of rules with their ids, and the words around them. */
import { partWords } from '../../../kit/words/part-words.ts';
import type { RuleId } from '@duopolis/rules';
import type { ChapterName } from '../../../game/explain/chapters.ts';

/** Where the rulebooks are silent: our decision, and why if that isn't obvious. */
interface Ruling {
  readonly says: string;
  readonly why?: string;
}

/** In texts, `symbols` are between backticks, *emphasized words* between stars, and rule ids become links. */
export interface Rule {
  readonly id: RuleId;
  readonly title: string;
  readonly text: readonly string[];
  readonly list?: readonly string[];
  readonly examples?: readonly string[];
  readonly rulings?: readonly Ruling[];
}

export interface Section {
  readonly title?: string;
  readonly text?: readonly string[];
  /** Numbered steps. */
  readonly steps?: readonly string[];
  readonly terms?: readonly (readonly [term: string, meaning: string])[];
  readonly table?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
  readonly rules?: readonly Rule[];
}

export interface Chapter {
  readonly title: string;
  /** One line, for the list of contents. */
  readonly about: string;
  readonly sections: readonly Section[];
}

export type Chapters = { readonly [name in ChapterName]: Chapter };

export interface RulesWords {
  readonly chapters: Chapters;
  readonly about: string;
  readonly contents: string;
  readonly neighbours: string;
  readonly search: string;
  readonly searchHint: string;
  readonly found: (number: number) => string;
  readonly nothing: (query: string) => string;
  readonly clear: string;
  readonly ruling: string;
  readonly why: string;
  readonly example: string;
  readonly examples: string;
  /** A link to one rule. */
  readonly linkTo: (id: string) => string;
  readonly copied: (id: string) => string;
  readonly before: (chapter: string) => string;
  readonly after: (chapter: string) => string;
  readonly noChapter: string;
  readonly onBoard: string;
  readonly tryOut: (rule: string) => string;
  readonly tryHint: string;
  readonly asItWas: string;
  readonly card: {
    readonly civic: (figures: readonly number[], hurt: number) => string;
    readonly district: (figures: string) => string;
    readonly adjacent: { readonly base: string; readonly capitals: string };
    readonly read: (id: string) => string;
    readonly back: string;
    readonly wholeChapter: string;
  };
  readonly pieces: {
    readonly buildings: string;
    readonly duplexes: string;
    readonly stacked: string;
    readonly side: string;
    readonly tokens: string;
    readonly automaCards: string;
    readonly automaCardsAbout: string;
    readonly number: string;
    readonly shared: string;
    readonly automacity: string;
    readonly mats: string;
    readonly civics: string;
    readonly seating: string;
    readonly districts: string;
  };
}

export const rulesWords = partWords(import.meta.glob<RulesWords>('./??.ts', { import: 'rules' }));

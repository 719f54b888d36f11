/** The notices to people who are not at their table: whose turn it is, where and by when; nothing else. */
import { isLanguage } from './language.ts';
import { loadAllLanguages } from './load-words.ts';

/** What somebody has to do. */
export const NOTICE_ACTS = ['choosing', 'assigning', 'placing'] as const;
export type NoticeAct = (typeof NOTICE_ACTS)[number];

/** A table that waits for its reader. */
export interface NoticedTable {
  /** The name of its host; nothing if that is the reader, or a former player. */
  readonly host?: string;
  readonly own: boolean;
  readonly act: NoticeAct;
  /** In milliseconds. */
  readonly until: number;
}

export interface NoticeWords {
  readonly turn: (table: NoticedTable) => string;
  /** Several tables wait. */
  readonly turns: (count: number) => string;
  /** The clock runs out soon. */
  readonly hurry: (table: NoticedTable) => string;
  /** What to do by when; the time is written for the reader. */
  readonly todo: (act: NoticeAct, until: string) => string;
  /** One line of several tables. */
  readonly line: (table: NoticedTable, until: string) => string;
  readonly more: (count: number) => string;
  readonly example: { readonly title: string; readonly body: string };
  readonly confirm: { readonly title: string; readonly body: string; readonly button: string };
  /** A channel, identified by its host or address, was switched off after it failed. */
  readonly off: { readonly title: (label: string) => string; readonly body: string };
  readonly open: string;
  readonly stopTable: string;
  readonly stopAll: string;
  /** The title of a calendar, and of an entry in it. */
  readonly calendar: string;
  readonly deadline: (table: NoticedTable) => string;
  /** Day and time, in the reader's zone. */
  readonly time: (at: number, zone: string) => string;
}

const WORDS = await loadAllLanguages<{ readonly notices: NoticeWords }>({
  notices: (language) => import(`./notices/${language}.ts`),
});

/** English for a language of another version. */
export const noticeWordsOf = (language: string): NoticeWords =>
  WORDS[isLanguage(language) ? language : 'en'].notices;

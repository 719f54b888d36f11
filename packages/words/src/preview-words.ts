/** The preview of a pasted link: a title and a description, before anything of the page is loaded. */
import type { Mode } from '@duopolis/rules';
import type { Language } from './language.ts';
import { loadAllLanguages } from './load-words.ts';

export const PREVIEWED = [
  'home',
  'table',
  'lobby',
  'new',
  'learn',
  'rules',
  'city',
  'puzzles',
  'duplicate',
  'replay',
  'scorepad',
  'statistics',
  'campaign',
  'scores',
] as const;
export type Previewed = (typeof PREVIEWED)[number];

export interface Preview {
  readonly title: string;
  readonly description: string;
  /** Its address on the site; without one, the picture of the site. */
  readonly picture?: string;
}

/** The players of a table, people by name. */
export interface Players {
  readonly names: readonly string[];
  readonly bots: number;
  readonly automas: number;
}

export interface TableKind {
  readonly mode: Mode;
  readonly seats: number;
  readonly capitals: boolean;
}

export interface PreviewWords {
  /** As Open Graph names languages. */
  readonly locale: string;
  readonly pages: { readonly [page in Previewed]: Preview };
  /** What the picture of the site shows, and that of a finished game. */
  readonly image: string;
  readonly gameImage: string;
  /** The page of a server that has no browser client. */
  readonly plain: {
    readonly about: string;
    readonly tables: string;
    readonly rules: string;
    readonly api: string;
    /** Before the command. */
    readonly terminal: string;
  };
  readonly invitation: (host: string, table: TableKind, free: number) => Preview;
  /** A finished game; winners without a name are bots or Automas. */
  readonly game: (facts: {
    readonly players: Players;
    readonly table: TableKind;
    readonly winners: readonly string[];
    readonly points: number;
  }) => Preview;
}

const WORDS = await loadAllLanguages<{ readonly preview: PreviewWords }>({
  preview: (language) => import(`./preview/${language}.ts`),
});

export const previewWordsOf = (language: Language): PreviewWords => WORDS[language].preview;

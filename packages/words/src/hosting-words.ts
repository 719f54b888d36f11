/** The words for operators of a server. Players never read them, so they are separate from the vocabulary of the game. */
import type { Language } from './language.ts';
import { loadAllLanguages } from './load-words.ts';

export const SETTING_NAMES = [
  'host',
  'port',
  'data',
  'database',
  'link',
  'origins',
  'secure',
  'trust-proxy',
  'admin-token',
  'log',
  'tables-each',
  'requests-each',
  'messages-each',
  'sockets-each',
  'most-sockets',
  'idle-days',
  'session-days',
  'keep-days',
  'most-tables',
  'most-delay',
  'drain',
  'cookie-keys',
  'security-contact',
  'smtp',
  'mail-from',
  'notice-networks',
  'notice-delay',
  'web',
  'lang',
] as const;
export type SettingName = (typeof SETTING_NAMES)[number];

export const OPERATIONS = ['backup', 'restore', 'export', 'audit', 'check', 'move-store'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** Why a data file can't be used. */
export type FileProblem =
  | { readonly code: 'not-our-file'; readonly file: string }
  | { readonly code: 'newer-file'; readonly file: string; readonly version: number; readonly known: number }
  | { readonly code: 'damaged-file'; readonly file: string }
  | { readonly code: 'log-without-file'; readonly file: string; readonly log: string }
  | { readonly code: 'damaged-lock'; readonly file: string }
  | { readonly code: 'file-in-use'; readonly file: string }
  | { readonly code: 'no-file'; readonly file: string }
  | { readonly code: 'no-folder'; readonly file: string }
  | { readonly code: 'not-a-folder'; readonly file: string }
  | { readonly code: 'not-a-file'; readonly file: string }
  | { readonly code: 'no-rights'; readonly file: string }
  | { readonly code: 'disk-full'; readonly file: string }
  /** Any other system error, by the system's own code. */
  | { readonly code: 'disk-failed'; readonly file: string; readonly why: string };

/** Why a database can't be used. */
export type DatabaseProblem =
  | { readonly code: 'no-database'; readonly where: string; readonly why: string }
  | {
      readonly code: 'newer-database';
      readonly where: string;
      readonly version: number;
      readonly known: number;
    };

/** Why a host can't be moved into a database. */
export type MoveProblem =
  | DatabaseProblem
  | { readonly code: 'no-database-named' }
  | { readonly code: 'database-in-use'; readonly where: string }
  | { readonly code: 'copy-differs'; readonly part: string };

/** What a setting takes. */
export type Expected =
  | { readonly kind: 'range'; readonly least: number; readonly most: number }
  | { readonly kind: 'one-of'; readonly allowed: readonly string[] }
  | { readonly kind: 'letters'; readonly least: number };

export type HostingProblem =
  | FileProblem
  | MoveProblem
  | { readonly code: 'no-address'; readonly host: string; readonly port: number }
  | { readonly code: 'port-in-use'; readonly port: number; readonly other: number }
  | { readonly code: 'unknown-flag'; readonly flag: string }
  | { readonly code: 'no-value'; readonly flag: string }
  | { readonly code: 'stray-argument'; readonly found: string }
  | {
      readonly code: 'bad-setting';
      readonly setting: SettingName;
      readonly found: string;
      readonly expected: Expected;
    }
  | { readonly code: 'bad-arguments'; readonly operation: Operation }
  | { readonly code: 'not-for-a-database' }
  | { readonly code: 'no-mail'; readonly why: string }
  | { readonly code: 'not-run' };

/** What a check of a data file found; events are numbered from 1 in each table. */
export type Finding =
  | { readonly code: 'broken-structure'; readonly detail: string }
  | { readonly code: 'changed-events'; readonly table: string; readonly from: number; readonly to: number }
  | { readonly code: 'missing-events'; readonly table: string; readonly from: number; readonly to: number }
  | { readonly code: 'stray-rows'; readonly table: string }
  | { readonly code: 'changed-summary'; readonly table: string }
  | { readonly code: 'changed-commands'; readonly table: string };

export interface Checked {
  readonly file: string;
  readonly tables: number;
  readonly events: number;
  /** Events of versions that kept no chain, in tables that have not changed since. */
  readonly unlinked: number;
  /** The first of them. */
  readonly findings: readonly Finding[];
  /** How many there are. */
  readonly found: number;
}

/** What an operation did. */
export type Operated =
  | { readonly operation: 'backup' | 'restore'; readonly file: string; readonly bytes: number }
  | { readonly operation: 'export'; readonly file: string; readonly games: number }
  | { readonly operation: 'audit'; readonly file: string; readonly entries: number }
  | ({ readonly operation: 'check' } & Checked)
  | {
      readonly operation: 'move-store';
      readonly where: string;
      readonly tables: number;
      readonly events: number;
      readonly people: number;
      /** SHA-256 over everything that was moved, the same on both sides. */
      readonly hash: string;
    };

export type Moved = Extract<Operated, { readonly operation: 'move-store' }>;

/** How other computers on the network reach a server, and whether it listens to them. */
export interface Reach {
  readonly isOpen: boolean;
  readonly port: string;
  readonly addresses: readonly string[];
}

export interface HostingWords {
  readonly problem: (problem: HostingProblem) => string;
  readonly done: (operated: Operated) => string;
  readonly reach: (reach: Reach) => string;
  readonly usage: string;
  readonly options: string;
  readonly settings: { readonly [setting in SettingName]: string };
}

const WORDS = await loadAllLanguages<{ readonly hosting: HostingWords }>({
  hosting: (language) => import(`./hosting/${language}.ts`),
});

export const hostingWordsOf = (language: Language): HostingWords => WORDS[language].hosting;

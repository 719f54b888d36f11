/** Every setting of a server, and what is given for it as text. */
import type { HostingProblem, SettingName } from '@duopolis/words/hosting';

/** Every setting: its flag, its variable (DUOPOLIS_…) and its value if neither is given. */
export const SETTINGS = {
  host: { value: '127.0.0.1' },
  port: { value: '8080' },
  data: { value: 'data' },
  /** The address of a PostgreSQL database, for many servers at once; empty: the data file. */
  database: { value: '' },
  /** Where other servers of the database reach this one; empty: the address from which it reaches the database, at any free port. */
  link: { value: '' },
  /** Origins of pages that may act, separated by commas; empty: the address itself. */
  origins: { value: '' },
  /** Cookies only over HTTPS. */
  secure: { value: 'no' },
  /** Behind a reverse proxy, whose word about the sender is believed. */
  'trust-proxy': { value: 'no' },
  'admin-token': { value: '' },
  log: { value: 'info' },
  'tables-each': { value: '30' },
  /** Requests of an address in a minute; a tenth of it where they are dear. */
  'requests-each': { value: '600' },
  /** Messages of a person in a second; three times as many at once. */
  'messages-each': { value: '40' },
  /** Sockets of an address, and of all people together. */
  'sockets-each': { value: '256' },
  'most-sockets': { value: '20000' },
  /** Days without use, and days since signing in, after which a device is signed out; 0: never. */
  'idle-days': { value: '180' },
  'session-days': { value: '400' },
  /** Days without a move after which a table is exported and removed; 0: never. */
  'keep-days': { value: '0' },
  /** Tables in memory, and milliseconds by which the server may be late, at which new tables are refused; 0: never. */
  'most-tables': { value: '20000' },
  'most-delay': { value: '500' },
  /** Seconds between saying that it is not ready and stopping, so that a proxy sees it. */
  drain: { value: '0' },
  /** Keys of the cookies, separated by commas: the first signs, all are believed; `stored` is the one in the store. */
  'cookie-keys': { value: 'stored' },
  /** Where vulnerabilities are reported, https: or mailto:; empty: not published. */
  'security-contact': { value: '' },
  /** A mail server for notices, with its password; empty: no mail. */
  smtp: { value: '' },
  'mail-from': { value: '' },
  /** Networks that are not public and may be called all the same, separated by commas. */
  'notice-networks': { value: '' },
  /** Seconds between a turn and its notice. */
  'notice-delay': { value: '60' },
  /** A folder with a built browser client; empty: the one beside this server, if it is built; none: a plain page. */
  web: { value: '' },
  /** Of what the program says; empty: that of the system. */
  lang: { value: '' },
} as const satisfies { readonly [setting in SettingName]: { readonly value: string } };

/** What is wrong with the settings. */
export type ConfigProblem = Extract<
  HostingProblem,
  { readonly code: 'unknown-flag' | 'no-value' | 'stray-argument' | 'bad-setting' | 'no-file' }
>;

/** The database has the name that hosting services give it. */
export const variableOf = (setting: string): string =>
  setting === 'database' ? 'DATABASE_URL' : `DUOPOLIS_${setting.toUpperCase().replaceAll('-', '_')}`;

/** Never repeated, whatever is wrong with them. */
export const SECRET: ReadonlySet<SettingName> = new Set(['admin-token', 'database', 'cookie-keys', 'smtp']);

/** The key that the first start has made. */
export const STORED_KEY = 'stored';

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What was given for each setting, as text. */
export type Given = (name: SettingName) => string;

export const keysIn = (given: Given): readonly string[] => given('cookie-keys').split(',');

export const networksIn = (given: Given): readonly string[] =>
  given('notice-networks').split(',').filter(Boolean);

export const originsIn = (given: Given): readonly string[] => given('origins').split(',').filter(Boolean);

/** Every setting of a server, and its given value as text. */
import type { HostingProblem, SettingName } from '@duopolis/words/hosting';

/** Every setting: its flag, its variable (DUOPOLIS_…) and its default. */
export const SETTINGS = {
  host: { value: '127.0.0.1' },
  port: { value: '8080' },
  data: { value: 'data' },
  /** The address of a PostgreSQL database, for several servers; empty: the data file. */
  database: { value: '' },
  /**
   * Where other servers of the database reach this one; empty: the address from which it reaches the database, at any
   * free port.
   */
  link: { value: '' },
  /** Origins of pages that may send commands, separated by commas; empty: the server's own address. */
  origins: { value: '' },
  /** Sets cookies only over HTTPS. */
  secure: { value: 'no' },
  /** The server is behind a reverse proxy, whose forwarding headers are trusted. */
  'trust-proxy': { value: 'no' },
  'admin-token': { value: '' },
  log: { value: 'info' },
  'tables-each': { value: '30' },
  /** Requests per address and minute; a tenth of it for expensive ones. */
  'requests-each': { value: '600' },
  /** Messages per person and second; bursts of three times as many. */
  'messages-each': { value: '40' },
  /** Sockets per address, and in total. */
  'sockets-each': { value: '256' },
  'most-sockets': { value: '20000' },
  /** Days without use, and days since signing in, after which a device is signed out; 0: never. */
  'idle-days': { value: '180' },
  'session-days': { value: '400' },
  /** Days without a move after which a table is exported and removed; 0: never. */
  'keep-days': { value: '0' },
  /** Tables in memory, and milliseconds of event loop delay, at which new tables are refused; 0: never. */
  'most-tables': { value: '20000' },
  'most-delay': { value: '500' },
  /** Seconds between reporting not ready and stopping, so that a proxy notices. */
  drain: { value: '0' },
  /** Cookie keys, separated by commas: the first signs, all are accepted; `stored` is the one in the store. */
  'cookie-keys': { value: 'stored' },
  /** Where to report vulnerabilities, https: or mailto:; empty: not published. */
  'security-contact': { value: '' },
  /** A mail server for notices, with its password; empty: no mail. */
  smtp: { value: '' },
  'mail-from': { value: '' },
  /** Private networks that notices may call anyway, separated by commas. */
  'notice-networks': { value: '' },
  /** Seconds between a turn and its notice. */
  'notice-delay': { value: '60' },
  /** A folder with a built browser client; empty: the one built for this server, if any; none: a plain page. */
  web: { value: '' },
  /** The language of the program's messages; empty: the system's. */
  lang: { value: '' },
} as const satisfies { readonly [setting in SettingName]: { readonly value: string } };

/** What is wrong with the settings. */
export type ConfigProblem = Extract<
  HostingProblem,
  { readonly code: 'unknown-flag' | 'no-value' | 'stray-argument' | 'bad-setting' | 'no-file' }
>;

/** The name that hosting services use for the database setting. */
export const variableOf = (setting: string): string =>
  setting === 'database' ? 'DATABASE_URL' : `DUOPOLIS_${setting.toUpperCase().replaceAll('-', '_')}`;

/** Their values are never printed, even in error messages. */
export const SECRET: ReadonlySet<SettingName> = new Set(['admin-token', 'database', 'cookie-keys', 'smtp']);

/** The key made at the first start. */
export const STORED_KEY = 'stored';

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** The given value of each setting, as text. */
export type Given = (name: SettingName) => string;

export const keysIn = (given: Given): readonly string[] => given('cookie-keys').split(',');

export const networksIn = (given: Given): readonly string[] =>
  given('notice-networks').split(',').filter(Boolean);

export const originsIn = (given: Given): readonly string[] => given('origins').split(',').filter(Boolean);

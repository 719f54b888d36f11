/** How a server is set up: by flags before environment before the built-in value. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { BlockList } from 'node:net';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { PROTOCOLS } from '@duopolis/protocol';
import { isOneOf, keysOf, ok, refuse, type Result } from '@duopolis/rules';
import { isLanguage, type Language, LANGUAGES, languageOfEnvironment } from '@duopolis/words';
import type { Expected, HostingProblem, SettingName } from '@duopolis/words/hosting';
import { addNetwork } from './notices/address.ts';
import type { MailOptions } from './notices/mail.ts';

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

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

export interface Config {
  readonly host: string;
  readonly port: number;
  /** Nothing for a server that forgets. */
  readonly data: string | undefined;
  /** The PostgreSQL database that is used instead of a data file. */
  readonly database: string | undefined;
  /** Where other servers of the database reach this one, if that is set. */
  readonly link: string | undefined;
  readonly origins: readonly string[];
  readonly secure: boolean;
  readonly trustProxy: boolean;
  readonly adminToken: string | undefined;
  readonly log: LogLevel;
  readonly tablesEach: number;
  readonly requestsEach: number;
  readonly messagesEach: number;
  readonly socketsEach: number;
  readonly mostSockets: number;
  readonly idleDays: number;
  readonly sessionDays: number;
  readonly keepDays: number;
  readonly mostTables: number;
  readonly mostDelay: number;
  readonly drain: number;
  readonly cookieKeys: readonly string[];
  readonly securityContact: string | undefined;
  /** The mail server and the sender, if there is one. */
  readonly mail: MailOptions | undefined;
  readonly noticeNetworks: readonly string[];
  readonly noticeDelay: number;
  /** The folder of the browser client; nothing for a plain page. */
  readonly web: string | undefined;
  /** The versions of the messages that are spoken; no setting. */
  readonly protocols: readonly number[];
  /** How long a request may take to arrive; no setting. */
  readonly arrival: Arrival;
}

/** Milliseconds for the headers of a request, for all of it, between two checks of both, and in which no byte goes either way. */
export interface Arrival {
  readonly headers: number;
  readonly request: number;
  readonly check: number;
  readonly silence: number;
}

/** A client that sends or reads more slowly only keeps the server waiting. */
export const ARRIVAL: Arrival = { headers: 10_000, request: 30_000, check: 1_000, silence: 60_000 };

export type ConfigProblem = Extract<
  HostingProblem,
  { readonly code: 'unknown-flag' | 'no-value' | 'stray-argument' | 'bad-setting' | 'no-file' }
>;

/** The database has the name that hosting services give it. */
export const variableOf = (setting: string): string =>
  setting === 'database' ? 'DATABASE_URL' : `DUOPOLIS_${setting.toUpperCase().replaceAll('-', '_')}`;

type Environment = Readonly<Record<string, string | undefined>>;

/** The language to speak, also when the settings are wrong. */
export function languageIn(args: readonly string[], env: Environment): Language {
  const nth = args.findLastIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const flag = args[nth] === '--lang' ? args[nth + 1] : args[nth]?.slice('--lang='.length);
  const asked = flag ?? env[variableOf('lang')] ?? '';
  return isLanguage(asked) ? asked : languageOfEnvironment(env);
}

/** The settings, or a call for help. */
export function readConfig(
  args: readonly string[],
  env: Environment,
): Result<Config | 'help', ConfigProblem> {
  const names = keysOf(SETTINGS);
  let flags: Readonly<Record<string, string | boolean | undefined>>;
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
    flags = parseArgs({
      args: [...args],
      options: { ...options, help: { type: 'boolean', short: 'h' } },
    }).values;
  } catch (error) {
    return refuse(flagProblem(error as NodeJS.ErrnoException));
  }
  if (flags['help'] === true) return ok('help');
  const inFiles = secretsInFiles(env);
  if (!inFiles.ok) return inFiles;
  const given = (name: SettingName): string =>
    String(flags[name] ?? env[variableOf(name)] ?? inFiles.value.get(name) ?? SETTINGS[name].value);
  return configOf(given);
}

/** Where `npm start` and `vite build` put the browser client. */
const BUILT = fileURLToPath(new URL('../../web/dist', import.meta.url));

const builtClient = (): string | undefined => (existsSync(`${BUILT}/index.html`) ? BUILT : undefined);

/** What the parser of flags refused; the flag stands between quotes in what it says. */
function flagProblem({ code, message }: NodeJS.ErrnoException): ConfigProblem {
  const [, quoted = ''] = /'([^' ]*)/.exec(message) ?? [];
  switch (code) {
    case 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE':
      return { code: 'no-value', flag: quoted };
    case 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL':
      return { code: 'stray-argument', found: quoted };
    default:
      return { code: 'unknown-flag', flag: quoted };
  }
}

const SHORTEST_TOKEN = 16;
/** 128 bits, if it is random hexadecimal. */
const SHORTEST_KEY = 32;
/** Never repeated, whatever is wrong with them. */
const SECRET: ReadonlySet<SettingName> = new Set(['admin-token', 'database', 'cookie-keys', 'smtp']);

const SECRET_BYTES = 65_536;

function isSmallFile(file: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() === true && found.size <= SECRET_BYTES;
}

/** A vault or a container puts a secret into a file: `DUOPOLIS_ADMIN_TOKEN_FILE` names the one of `DUOPOLIS_ADMIN_TOKEN`. */
function secretsInFiles(env: Environment): Result<ReadonlyMap<SettingName, string>, ConfigProblem> {
  const found = new Map<SettingName, string>();
  for (const setting of SECRET) {
    const { [`${variableOf(setting)}_FILE`]: file } = env;
    if (file === undefined) continue;
    if (!isSmallFile(file)) return refuse({ code: 'no-file', file });
    found.set(setting, readFileSync(file, 'utf8').replace(/\r?\n$/, ''));
  }
  return ok(found);
}

const isPostgres = (url: string): boolean => /^postgres(ql)?:\/\//.test(url) && URL.canParse(url);

/** An address and a port. */
const isPlace = (place: string): boolean => /^(\[[\da-fA-F:.]+\]|[\w.-]+):\d{1,5}$/.test(place);

/** As a browser names it: without a path, and without the port that goes without saying. */
const isOrigin = (origin: string): boolean =>
  /^https?:\/\//.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin;

const LONGEST_CONTACT = 200;

/** In one line of plain ASCII, since it becomes a line of a file. */
const isContact = (contact: string): boolean =>
  contact.length <= LONGEST_CONTACT &&
  /^(https:\/\/|mailto:[\x21-\x3f\x41-\x7e]+@)[\x21-\x7e]+$/.test(contact) &&
  URL.canParse(contact);

const MILLION = 1_000_000;

/** The numbers among the settings, each from the least to the most it can be; without any request or message nobody could play. */
const NUMBERS = {
  port: [0, 65_535],
  'tables-each': [0, MILLION],
  'requests-each': [1, MILLION],
  'messages-each': [1, MILLION],
  'sockets-each': [1, MILLION],
  'most-sockets': [1, MILLION],
  'idle-days': [0, MILLION],
  'session-days': [0, MILLION],
  'keep-days': [0, MILLION],
  'most-tables': [0, MILLION],
  'most-delay': [0, MILLION],
  drain: [0, MILLION],
  'notice-delay': [0, MILLION],
} as const satisfies { readonly [setting in SettingName]?: readonly [least: number, most: number] };

/** The key that the first start has made. */
export const STORED_KEY = 'stored';

const YES_NO: readonly string[] = ['yes', 'no'];

/** What was given for each setting, as text. */
type Given = (name: SettingName) => string;

const bad = (given: Given, setting: SettingName, expected: Expected): ConfigProblem => ({
  code: 'bad-setting',
  setting,
  found: SECRET.has(setting) ? '…' : given(setting),
  expected,
});

function badNumber(given: Given): ConfigProblem | undefined {
  for (const [setting, [least, most]] of Object.entries(NUMBERS) as [SettingName, [number, number]][]) {
    const number = /^\d{1,7}$/.test(given(setting)) ? Number(given(setting)) : Number.NaN;
    if (!(number >= least && number <= most)) return bad(given, setting, { kind: 'range', least, most });
  }
  return undefined;
}

function badChoice(given: Given): ConfigProblem | undefined {
  for (const setting of ['secure', 'trust-proxy'] as const) {
    if (!YES_NO.includes(given(setting))) return bad(given, setting, { kind: 'one-of', allowed: YES_NO });
  }
  return isOneOf(LOG_LEVELS, given('log'))
    ? undefined
    : bad(given, 'log', { kind: 'one-of', allowed: LOG_LEVELS });
}

function badSecret(given: Given): ConfigProblem | undefined {
  const token = given('admin-token');
  if (token !== '' && token.length < SHORTEST_TOKEN)
    return bad(given, 'admin-token', { kind: 'letters', least: SHORTEST_TOKEN });
  return keysIn(given).some((key) => key !== STORED_KEY && key.length < SHORTEST_KEY)
    ? bad(given, 'cookie-keys', { kind: 'letters', least: SHORTEST_KEY })
    : undefined;
}

function badText(given: Given): ConfigProblem | undefined {
  if (given('database') !== '' && !isPostgres(given('database')))
    return bad(given, 'database', { kind: 'one-of', allowed: ['postgres://…'] });
  if (given('link') !== '' && !isPlace(given('link')))
    return bad(given, 'link', { kind: 'one-of', allowed: ['10.0.0.1:7070', '[fd00::1]:7070'] });
  if (given('lang') !== '' && !isLanguage(given('lang')))
    return bad(given, 'lang', { kind: 'one-of', allowed: LANGUAGES });
  const contact = given('security-contact');
  if (contact !== '' && !isContact(contact))
    return bad(given, 'security-contact', { kind: 'one-of', allowed: ['https://…', 'mailto:…@…'] });
  return originsIn(given).every(isOrigin)
    ? undefined
    : bad(given, 'origins', { kind: 'one-of', allowed: ['https://…'] });
}

const isSmtp = (url: string): boolean => /^smtps?:\/\//.test(url) && URL.canParse(url);

/** One address, perhaps after a name; in one line, since it becomes a header. */
const isSender = (from: string): boolean =>
  from.length <= LONGEST_CONTACT && /^([^<>\r\n@]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(from);

/** Links in mail lead to the first of the origins: mail is sent to people who have not come here. */
function badNotices(given: Given): ConfigProblem | undefined {
  const smtp = given('smtp');
  if (smtp !== '' && !isSmtp(smtp))
    return bad(given, 'smtp', { kind: 'one-of', allowed: ['smtp://…', 'smtps://…'] });
  if ((smtp !== '' || given('mail-from') !== '') && !isSender(given('mail-from')))
    return bad(given, 'mail-from', { kind: 'one-of', allowed: ['…@…', '… <…@…>'] });
  if (smtp !== '' && given('origins') === '')
    return bad(given, 'origins', { kind: 'one-of', allowed: ['https://…'] });
  return networksIn(given).every((network) => addNetwork(new BlockList(), network))
    ? undefined
    : bad(given, 'notice-networks', { kind: 'one-of', allowed: ['10.0.0.0/8', 'fd00::/8'] });
}

function missingPage(given: Given): ConfigProblem | undefined {
  const page = `${given('web')}/index.html`;
  return ['', 'none'].includes(given('web')) || existsSync(page)
    ? undefined
    : { code: 'no-file', file: page };
}

const keysIn = (given: Given): readonly string[] => given('cookie-keys').split(',');

const networksIn = (given: Given): readonly string[] => given('notice-networks').split(',').filter(Boolean);

const originsIn = (given: Given): readonly string[] => given('origins').split(',').filter(Boolean);

function configOf(given: Given): Result<Config, ConfigProblem> {
  const problem =
    badNumber(given) ??
    badChoice(given) ??
    badSecret(given) ??
    badText(given) ??
    badNotices(given) ??
    missingPage(given);
  if (problem !== undefined) return refuse(problem);
  return ok({
    host: given('host'),
    port: Number(given('port')),
    data: given('data') || undefined,
    database: given('database') || undefined,
    link: given('link') || undefined,
    origins: originsIn(given),
    secure: given('secure') === 'yes',
    trustProxy: given('trust-proxy') === 'yes',
    adminToken: given('admin-token') || undefined,
    log: LOG_LEVELS.find((level) => level === given('log')) ?? SETTINGS.log.value,
    tablesEach: Number(given('tables-each')),
    requestsEach: Number(given('requests-each')),
    messagesEach: Number(given('messages-each')),
    socketsEach: Number(given('sockets-each')),
    mostSockets: Number(given('most-sockets')),
    idleDays: Number(given('idle-days')),
    sessionDays: Number(given('session-days')),
    keepDays: Number(given('keep-days')),
    mostTables: Number(given('most-tables')),
    mostDelay: Number(given('most-delay')),
    drain: Number(given('drain')),
    cookieKeys: keysIn(given),
    securityContact: given('security-contact') || undefined,
    mail: given('smtp') === '' ? undefined : { smtp: given('smtp'), from: given('mail-from') },
    noticeNetworks: networksIn(given),
    noticeDelay: Number(given('notice-delay')),
    web: given('web') === 'none' ? undefined : given('web') || builtClient(),
    protocols: PROTOCOLS,
    arrival: ARRIVAL,
  });
}

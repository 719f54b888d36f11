/** The configuration of a server, read from its settings. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PROTOCOLS } from '@duopolis/protocol';
import { ok, refuse, type Result } from '@duopolis/rules';
import type { MailOptions } from './notices/mail.ts';
import { problemIn } from './settings/check-settings.ts';
import { type Environment, readSettingValues } from './settings/given-settings.ts';
import {
  type ConfigProblem,
  type Given,
  keysIn,
  LOG_LEVELS,
  type LogLevel,
  networksIn,
  originsIn,
  SETTINGS,
} from './settings/settings.ts';

export interface Config {
  readonly host: string;
  readonly port: number;
  /** Nothing for a server that stores nothing. */
  readonly data: string | undefined;
  /** The PostgreSQL database to use instead of a data file. */
  readonly database: string | undefined;
  /** Where other servers of the database reach this one, if set. */
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
  /** The folder of the browser client; without it, a plain page is served. */
  readonly web: string | undefined;
  /** The message versions that the server speaks; not a setting. */
  readonly protocols: readonly number[];
  /** How long a request may take to arrive; not a setting. */
  readonly arrival: Arrival;
}

/**
 * Milliseconds for the headers of a request, for the whole request, between two checks of both, and without a byte in
 * either direction.
 */
export interface Arrival {
  readonly headers: number;
  readonly request: number;
  readonly check: number;
  readonly silence: number;
}

/** A client that sends or reads more slowly would only keep the server waiting. */
export const ARRIVAL: Arrival = { headers: 10_000, request: 30_000, check: 1_000, silence: 60_000 };

/** The settings, or a request for help. */
export function readConfig(
  args: readonly string[],
  env: Environment,
): Result<Config | 'help', ConfigProblem> {
  const given = readSettingValues(args, env);
  if (!given.ok) return given;
  return given.value === 'help' ? ok('help') : configOf(given.value);
}

/** Where `npm start` and `vite build` put the browser client. */
const BUILT = fileURLToPath(new URL('../../web/dist', import.meta.url));

const builtClient = (): string | undefined => (existsSync(`${BUILT}/index.html`) ? BUILT : undefined);

function configOf(given: Given): Result<Config, ConfigProblem> {
  const problem = problemIn(given);
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

/** Starts a server from its settings: opens it, listens, and stops it without losing anything. */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ok, refuse, type Result } from '@duopolis/rules';
import { TABLE_PHASES } from '@duopolis/table';
import type { DatabaseProblem, HostingProblem } from '@duopolis/words/hosting';
import type { Config } from './config.ts';
import { kindOf } from './last-resort.ts';
import { STORED_KEY } from './settings/settings.ts';
import { firstAt, IS_PORT_SHARED } from './http/acceptors.ts';
import { type App, buildApp, type LogStream } from './http/app.ts';
import { BACKLOG } from './http/servers.ts';
import type { OperatedSite } from './site/site.ts';
import { type Metrics, newMetrics } from './site/metrics.ts';
import { type Notices, openNotices } from './notices/open-notices.ts';
import { sweep, type SweepResult } from './operations/retention.ts';
import { plainHttpWarning } from './reach.ts';
import { sweepSessions, withLifetimes } from './people/lifetimes.ts';
import { newToken } from './people/secret.ts';
import { newEndings } from './site/endings.ts';
import { DATA_FILE } from './store/database.ts';
import { type EmbeddedStore, openEmbedded, type Store } from './store/embedded.ts';
import type { PostgresStore, StoreOptions } from './store/postgres/postgres-store.ts';
import type { FileProblem } from './store/file.ts';
import { withKnownFailures } from './store/failure.ts';
import { fileProblemFor } from './store/trouble.ts';
import { residentMemory } from './tables/memory-room.ts';
import { openTables, type Tables } from './tables/tables.ts';
import { REAL_ENVIRONMENT, type Environment } from './environment.ts';

export interface Server {
  /** Where it listens. */
  readonly address: string;
  readonly stop: () => Promise<void>;
  /** Resolves when the server has stopped: whether it stopped cleanly. */
  readonly ended: Promise<boolean>;
  /** After an uncaught error: takes no more requests, and leaves its tables to other nodes. */
  readonly abandon: () => Promise<void>;
  /** Why the configured mail server can't be used, if so. */
  readonly mailProblem: Promise<string | undefined>;
}

type AddressProblem = Extract<HostingProblem, { readonly code: 'no-address' | 'port-in-use' }>;

/** Why a server can't start. */
export type StartProblem = FileProblem | DatabaseProblem | AddressProblem;

/** The key that signs cookies, made once and kept with the data. */
const KEY = 'cookie-key';

/** A database if one is set, otherwise the embedded store, which never loads the driver. */
async function openStore(
  { data, database }: Config,
  options: StoreOptions,
): Promise<Result<Store | EmbeddedStore | PostgresStore, FileProblem | DatabaseProblem>> {
  if (database === undefined) return openEmbedded(data, { observe: options.writes });
  const { openPostgres } = await import('./store/postgres/postgres-store.ts');
  return openPostgres(database, options);
}

/** Opens the store, its tables and the cookie key. */
async function openAll(
  config: Config,
  {
    given,
    metrics,
    open,
  }: { readonly given: Environment; readonly metrics: Metrics; readonly open: typeof openStore },
): Promise<Result<OpenedStore, StartProblem>> {
  const opened = await open(config, {
    writes: (count) => {
      metrics.count('duopolis_store_transactions_total');
      metrics.count('duopolis_store_writes_total', undefined, count);
    },
    ignored: () => metrics.count('duopolis_notifications_ignored_total'),
    link: config.link,
  });
  if (!opened.ok) return opened;
  const store = withKnownFailures(opened.value);
  /** Nodes that share a database share its time too. */
  const shared = 'node' in store ? { ...given, now: store.node.now } : given;
  const kept = await begin(store, shared, config).catch((error: unknown) => storeTrouble(config, error));
  if ('code' in kept) {
    await store.close();
    return refuse(kept);
  }
  const environment = { ...shared, now: kept.tables.now };
  const notices = await openNotices(config, {
    ...kept,
    store,
    environment,
    nodes: () => 1 + peersOf(store),
    sent: (kind, outcome) => metrics.count('duopolis_notices_total', `${kind}-${outcome}`),
  });
  return ok({ ...kept, store, environment, notices });
}

interface OpenedStore extends Begun {
  readonly store: Store | EmbeddedStore | PostgresStore;
  readonly environment: Environment;
  readonly notices: Notices;
}

/** The parts of a running server, in closing order. */
interface Running extends OpenedStore, App {
  readonly config: Config;
  readonly stopSweeping: () => void;
  readonly stage: Stage;
}

/** The states that a stopping server reports. */
interface Stage {
  ready: boolean;
  draining: boolean;
}

/** Load balancers first see that it is not ready, and send nobody else here. */
async function stopNow({
  config,
  store,
  tables,
  environment,
  app,
  sockets,
  notices,
  stopSweeping,
  stage,
}: Running): Promise<void> {
  stage.draining = true;
  if (config.drain > 0) await (environment.wait ?? wait)(config.drain * 1_000);
  stage.ready = false;
  stopSweeping();
  app.log.info('stopping');
  try {
    await notices.stop();
    tables.leave();
    await sockets.stop({ others: 'node' in store });
    await tables.stop();
    await app.close();
    await store.close();
  } catch (error) {
    app.log.error(kindOf(error), 'stopping failed');
    throw error;
  }
}

/** Unacknowledged steps are dropped: after an uncaught error they can't be trusted. */
async function abandon({ store, stage }: Pick<Running, 'store' | 'stage'>): Promise<void> {
  stage.ready = false;
  if (!('node' in store)) return;
  store.node.leave();
  await store.node.close();
}

/** What tests replace: time and randomness, the log, and the store. */
interface Replaced {
  readonly environment?: Environment | undefined;
  readonly log?: LogStream | undefined;
  readonly open?: typeof openStore;
}

export async function startServer(
  config: Config,
  { environment: given = REAL_ENVIRONMENT, log, open = openStore }: Replaced = {},
): Promise<Result<Server, StartProblem>> {
  const metrics = newMetrics();
  const opened = await openAll(config, { given, metrics, open });
  if (!opened.ok) return opened;
  const { store, tables, environment, key, notices } = opened.value;
  const stage: Stage = { ready: true, draining: false };
  const site: OperatedSite = {
    config,
    environment,
    people: withLifetimes(store.people, config, environment.now),
    endings: newEndings(tables.broadcast),
    notices,
    tables,
    metrics,
    ready: () => stage.ready,
    isDraining: () => stage.draining,
    isStoreAnswering: () => !('node' in store) || store.node.isAnswering(),
    drain: () => void stop().catch(() => {}),
    keepNote: store.firstNote,
  };
  const { app, sockets } = await buildApp(site, keysOf(config, key), log);
  if ('unreadLog' in store && store.unreadLog !== undefined)
    app.log.warn({ copy: store.unreadLog }, 'the log had parts that could not be read; a copy was kept');
  measure(metrics, { store, tables }, sockets);
  const address = await listen(app, config);
  if (typeof address !== 'string') {
    await notices.stop();
    await tables.stop();
    await app.close();
    await store.close();
    return refuse(address);
  }
  const plainHttp = plainHttpWarning(config);
  if (plainHttp !== undefined) app.log.warn({}, plainHttp);
  if ('node' in store) void warn(store, app.log);
  const stopSweeping = keepSwept(config, opened.value, app.log);
  notices.sender.start();
  const running: Running = { ...opened.value, app, sockets, config, stopSweeping, stage };
  const { promise: ended, resolve: end } = Promise.withResolvers<boolean>();
  let stopping: Promise<void> | undefined;

  function stop(): Promise<void> {
    if (stopping === undefined) {
      stopping = stopNow(running);
      stopping.then(
        () => end(true),
        () => end(false),
      );
    }
    return stopping;
  }

  const mailProblem = notices.mailer?.problem() ?? Promise.resolve(undefined);
  return ok({ address, stop, ended, abandon: () => abandon(running), mailProblem });
}

/** A database that can't be reached now causes no warning. */
const warn = async (
  { warnings }: PostgresStore,
  log: { readonly warn: (facts: object, message: string) => void },
): Promise<void> => {
  for (const warning of await warnings().catch(() => [])) log.warn({}, warning);
};

/** The keys that are set, and the stored one where `stored` is named. */
const keysOf = ({ cookieKeys }: Config, stored: string): readonly string[] =>
  cookieKeys.map((key) => (key === STORED_KEY ? stored : key));

const HIGHEST_PORT = 65_535;

async function listen(app: App['app'], config: Config): Promise<string | AddressProblem> {
  const at = { host: config.host, port: config.port, backlog: BACKLOG };
  const shared = { ...at, reusePort: IS_PORT_SHARED };
  try {
    return await firstAt(at, () => app.listen(shared));
  } catch (error) {
    return addressProblem(config, error);
  }
}

const addressProblem = ({ host, port }: Config, error: unknown): AddressProblem =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    ? { code: 'port-in-use', port, other: port < HIGHEST_PORT ? port + 1 : port - 1 }
    : { code: 'no-address', host, port };

interface Begun {
  readonly tables: Tables;
  /** Signs the cookies. */
  readonly key: string;
}

const begin = async (
  store: Store | PostgresStore,
  environment: Environment,
  { mostSockets }: Config,
): Promise<Begun> => ({
  tables: await openTables(store, environment, mostSockets),
  key: await store.firstNote(KEY, newToken(32)),
});

/** Starting writes too: a full disk, or a lost database, may show only now. */
async function storeTrouble(
  { data, database }: Config,
  error: unknown,
): Promise<FileProblem | DatabaseProblem> {
  if (database !== undefined)
    return (await import('./store/postgres/postgres-store.ts')).noDatabase(database, error);
  if (data === undefined) throw error;
  return fileProblemFor(join(data, DATA_FILE), error);
}

const SWEEP_EVERY = 6 * 3_600_000;

/** Removes old tables and expired sessions, now and every few hours. */
function keepSwept(
  config: Config,
  { store, tables, environment: { now } }: OpenedStore,
  log: { readonly info: (facts: object, message: string) => void },
): () => void {
  const { data, keepDays } = config;
  const { people } = store;
  const alone = <T>(task: () => Promise<T>): Promise<T | undefined> =>
    'node' in store ? store.node.alone(task) : task();
  /** Nothing if there was nothing to remove. */
  const sweepNow = async (): Promise<(Partial<SweepResult> & { readonly sessions: number }) | undefined> => {
    const sessions = await sweepSessions(people, config, now());
    if (data === undefined || keepDays === 0) return sessions > 0 ? { sessions } : undefined;
    return { sessions, ...(await sweep(tables, people, { folder: data, keepDays, now: now() })) };
  };
  const run = (): void =>
    void alone(sweepNow).then(
      (swept) => swept && log.info(swept, 'cleaned up'),
      () => log.info({}, 'clean-up failed'),
    );
  run();
  const timer = setInterval(run, SWEEP_EVERY).unref();
  return () => clearInterval(timer);
}

/** The number of other living nodes. */
const peersOf = (store: Store | PostgresStore): number => ('node' in store ? store.node.livingPeers() : 0);

function measure(
  { gauge }: Metrics,
  { store, tables }: Pick<OpenedStore, 'store' | 'tables'>,
  sockets: App['sockets'],
): void {
  const { host, directory, timers } = tables;
  gauge('duopolis_nodes', 'Nodes that this one knows to live, itself included', () => 1 + peersOf(store));
  gauge('duopolis_sockets', 'Sockets open', sockets.count);
  gauge('duopolis_socket_handshakes', 'Handshakes in progress', sockets.handshakes);
  gauge('duopolis_socket_places', 'Connections that count as sockets', sockets.occupied);
  gauge('duopolis_tables_loaded', 'Tables in memory', () => host.loaded().length);
  gauge('duopolis_timers', 'Tables that something happens at by itself', timers);
  for (const phase of TABLE_PHASES) {
    if (phase === 'none') continue;
    gauge(
      `duopolis_tables_${phase}`,
      `Tables in the phase ${phase}`,
      async () => (await directory.counts()).get(phase) ?? 0,
    );
  }
  gauge('process_resident_memory_bytes', 'Memory of the process', residentMemory);
  gauge('process_uptime_seconds', 'Seconds since the start', () => Math.floor(process.uptime()));
}

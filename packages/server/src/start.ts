/** A server from its settings: opened, listening, and stopped without losing anything. */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ok, type Result, refuse } from '@duopolis/rules';
import { TABLE_PHASES } from '@duopolis/table';
import type { DatabaseProblem } from '@duopolis/words/hosting';
import { type Config, STORED_KEY } from './config.ts';
import { type App, buildApp, type LogStream } from './http/app.ts';
import type { OperatedSite } from './http/site.ts';
import { type Metrics, newMetrics } from './operations/metrics.ts';
import { sweep } from './operations/retention.ts';
import { withLifetimes } from './people/lifetimes.ts';
import { newToken } from './people/secret.ts';
import { newEndings } from './socket/endings.ts';
import { DATA_FILE } from './store/database.ts';
import { openEmbedded, type Store } from './store/embedded.ts';
import type { PostgresStore } from './store/postgres/open.ts';
import type { FileProblem } from './store/file.ts';
import { withKnownFailures } from './store/failure.ts';
import { troubleWith } from './store/trouble.ts';
import { openTables, type Tables } from './tables/tables.ts';
import { REAL_WORLD, type World } from './world.ts';

export interface Server {
  /** Where it listens. */
  readonly address: string;
  readonly stop: () => Promise<void>;
  /** Whether it stopped well, when it has, whoever asked for it. */
  readonly ended: Promise<boolean>;
}

/** Why a server can't start. */
export type StartProblem =
  | FileProblem
  | DatabaseProblem
  | { readonly code: 'no-address'; readonly host: string; readonly port: number };

/** The key that signs cookies, made once and kept with the data. */
const KEY = 'cookie-key';

/** A database if there is one, otherwise the embedded store, which never loads the driver. */
async function openStore(
  { data, database }: Config,
  observe: (writes: number) => void,
): Promise<Result<Store | PostgresStore, FileProblem | DatabaseProblem>> {
  if (database === undefined) return openEmbedded(data, observe);
  const { openPostgres } = await import('./store/postgres/open.ts');
  return openPostgres(database, observe);
}

export async function startServer(
  config: Config,
  given: World = REAL_WORLD,
  log?: LogStream,
  open: typeof openStore = openStore,
): Promise<Result<Server, StartProblem>> {
  const metrics = newMetrics();
  const opened = await open(config, (writes) => {
    metrics.count('duopolis_store_transactions_total');
    metrics.count('duopolis_store_writes_total', undefined, writes);
  });
  if (!opened.ok) return opened;
  const store = withKnownFailures(opened.value);
  /** Nodes that share a database share its time too. */
  const world = 'node' in store ? { ...given, now: store.node.now } : given;
  const kept = await begin(store, world).catch((error: unknown) => storeTrouble(config, error));
  if ('code' in kept) {
    await store.close();
    return refuse(kept);
  }
  const { tables, key } = kept;
  let [ready, draining] = [true, false];
  const site: OperatedSite = {
    config,
    world,
    people: withLifetimes(store.people, config, world.now),
    endings: newEndings(tables.fan),
    tables,
    metrics,
    ready: () => ready,
    isDraining: () => draining,
    drain: () => void stop().catch(() => {}),
    keepNote: store.firstNote,
  };
  const { app, sockets } = await buildApp(site, keysOf(config, key), log);
  measure(metrics, tables, sockets);
  const { host, port } = config;
  const address = await app.listen({ host, port }).catch(() => undefined);
  if (address === undefined) {
    await tables.stop();
    await app.close();
    await store.close();
    return refuse({ code: 'no-address', host, port });
  }
  const stopSweeping = keepSwept(config, store, tables, world, app.log);
  const { promise: ended, resolve: end } = Promise.withResolvers<boolean>();
  let stopping: Promise<void> | undefined;

  /** Whoever deals out connections sees first that it is not ready; then nobody is sent here any more. */
  async function stopNow(): Promise<void> {
    draining = true;
    if (config.drain > 0) await wait(config.drain * 1_000);
    ready = false;
    stopSweeping();
    app.log.info('stopping');
    if ('node' in store) store.node.leave();
    await sockets.stop('node' in store);
    await tables.stop();
    await app.close();
    await store.close();
  }

  function stop(): Promise<void> {
    if (stopping === undefined) {
      stopping = stopNow();
      stopping.then(
        () => end(true),
        () => end(false),
      );
    }
    return stopping;
  }

  return ok({ address, stop, ended });
}

/** Those that are set, and the one that the first start has made where it is named. */
const keysOf = ({ cookieKeys }: Config, stored: string): readonly string[] =>
  cookieKeys.map((key) => (key === STORED_KEY ? stored : key));

interface Begun {
  readonly tables: Tables;
  /** Signs the cookies. */
  readonly key: string;
}

const begin = async (store: Store | PostgresStore, world: World): Promise<Begun> => ({
  tables: await openTables(store, world),
  key: await store.firstNote(KEY, newToken(32)),
});

/** A start writes too: a full disk, or a database that has gone again, may be found out only now. */
async function storeTrouble(
  { data, database }: Config,
  error: unknown,
): Promise<FileProblem | DatabaseProblem> {
  if (database !== undefined) return (await import('./store/postgres/open.ts')).noDatabase(database, error);
  if (data === undefined) throw error;
  return troubleWith(join(data, DATA_FILE), error);
}

const SWEEP_EVERY = 6 * 3_600_000;
const NO_SWEEPING = (): void => {};

/** Removes what is old, now and every few hours. */
function keepSwept(
  { data, keepDays }: Config,
  store: Store | PostgresStore,
  tables: Tables,
  { now }: World,
  log: { readonly info: (facts: object, message: string) => void },
): () => void {
  if (data === undefined || keepDays === 0) return NO_SWEEPING;
  const sweepNow = () => sweep(tables, store.people, { folder: data, keepDays, now: now() });
  const run = (): void =>
    void ('node' in store ? store.node.alone(sweepNow) : sweepNow()).then(
      (swept) => log.info(swept ?? {}, 'swept'),
      () => log.info({}, 'not swept'),
    );
  run();
  const timer = setInterval(run, SWEEP_EVERY).unref();
  return () => clearInterval(timer);
}

function measure({ gauge }: Metrics, { host, directory, timers }: Tables, sockets: App['sockets']): void {
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
      () => [...directory.all().values()].filter((about) => about.phase === phase).length,
    );
  }
  gauge('process_resident_memory_bytes', 'Memory of the process', () => process.memoryUsage.rss());
  gauge('process_uptime_seconds', 'Seconds since the start', () => Math.floor(process.uptime()));
}

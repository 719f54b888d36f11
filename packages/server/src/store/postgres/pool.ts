/** Connections to the database: replaces lost ones, drops silent ones, and retries what can be retried. */
import { setTimeout as wait } from 'node:timers/promises';
// oxlint-disable-next-line no-restricted-imports -- made safe here
import { Client, type ClientConfig, Pool, type PoolClient, type PoolConfig } from 'pg';
import { isLasting } from '../failure.ts';

/** Connections of one node for reading and writing. */
const MOST = 8;
const CONNECTING = 3_000;
const ANSWERING = 10_000;

/** The database notices within some seconds that a node is gone, even if its network goes silent. */
const SILENCE = '-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3';

/** Milliseconds before each retry of a start: a fail-over takes a while. */
const TRIES = [50, 150, 400, 1_000, 1_500];

export const settingsOf = (url: string, more = ''): ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: CONNECTING,
  query_timeout: ANSWERING,
  keepAlive: true,
  options: `${SILENCE} ${more}`,
  application_name: 'duopolis',
});

/** The error of a lost connection rejects every pending query; nothing else needs to know. */
const ignore = (): void => {};

/**
 * A client that has an error listener from the moment it exists: an error event without a listener ends the process. The pool
 * takes its own listener off while a client is in use, and one chunk of bytes can make a client ready and report its end.
 */
export const SafeClient = new Proxy(Client, {
  construct: (target, [config]: readonly ClientConfig[]) => new target(config).on('error', ignore),
});

/**
 * A pool with an error listener, for the same reason: it reports idle connections that are lost, and replaces them. It has ended
 * before its connections have, so one can be lost even after that.
 */
export const safePool = (config: PoolConfig): Pool =>
  new Pool({ ...config, Client: SafeClient }).on('error', ignore);

export const openPool = (url: string): Pool => safePool({ ...settingsOf(url), max: MOST });

/** An invalid certificate, or a missing authority file: every try fails alike. */
const isMisconfigured = (error: unknown): boolean =>
  /CERT|VERIFY|^ENOENT$/.test(String((error as NodeJS.ErrnoException).code));

/** For starts: retries while the database can't be reached. The task gets the number of the try. */
export async function withRetries<T>(task: (nth: number) => Promise<T>, tries = TRIES): Promise<T> {
  for (let nth = 0; ; nth++) {
    // oxlint-disable no-await-in-loop -- one try after the other
    try {
      return await task(nth);
    } catch (error) {
      const pause = tries[nth];
      if (pause === undefined || isLasting(error) || isMisconfigured(error)) throw error;
      await wait(pause);
    }
    // oxlint-enable no-await-in-loop
  }
}

/** Runs several statements on one connection; a connection that fails is not used again. */
export async function onOneConnection<T>(pool: Pool, task: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let failed = true;
  try {
    const done = await task(client);
    failed = false;
    return done;
  } finally {
    client.release(failed);
  }
}

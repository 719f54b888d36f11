/** How many transactions one PostgreSQL commits in a second, with and without a notification in each: those with one wait for each other. */
import { secondsWithChildren } from '../cluster/cores.ts';
import { startPostgres } from '../cluster/postgres.ts';

export interface Commits {
  readonly connections: number;
  /** Commits a second. */
  readonly plain: number;
  readonly notifying: number;
}

export interface Notifying {
  readonly commits: readonly Commits[];
  /** CPU microseconds for one more connection that is notified of a commit. */
  readonly receiving: number;
}

const SECONDS = 3;
const CONNECTIONS = [1, 4, 16] as const;

/** Connections that listen while others write. */
const LISTENING = 16;

export async function measureCommits(): Promise<Notifying> {
  const postgres = await startPostgres();
  try {
    await postgres.create('commits');
    await postgres.ask('commits', 'CREATE TABLE kept (line text)');
    const rate = async (connections: number, text: string): Promise<number> => {
      const clients = await Promise.all(
        Array.from({ length: connections }, () => postgres.connect('commits')),
      );
      const until = performance.now() + SECONDS * 1_000;
      let commits = 0;
      await Promise.all(
        clients.map(async ({ query, end }) => {
          while (performance.now() < until) {
            // oxlint-disable-next-line no-await-in-loop -- one after the other on each connection
            await query(text);
            commits += 1;
          }
          await end();
        }),
      );
      return commits / SECONDS;
    };
    /** The database's processor for a commit that notifies. */
    const costOf = async (text: string): Promise<number> => {
      const before = secondsWithChildren(postgres.pid);
      const commits = (await rate(4, text)) * SECONDS;
      return ((secondsWithChildren(postgres.pid) - before) * 1e6) / commits;
    };
    const insert = "INSERT INTO kept VALUES (repeat('x', 400))";
    const notifying = `WITH kept_now AS (${insert}) SELECT pg_notify('c', repeat('x', 400))`;
    const found: Commits[] = [];
    for (const connections of CONNECTIONS) {
      // oxlint-disable no-await-in-loop -- one at a time has the machine
      const plain = await rate(connections, insert);
      found.push({ connections, plain, notifying: await rate(connections, notifying) });
      // oxlint-enable no-await-in-loop
    }
    const alone = await costOf(notifying);
    const listeners = await Promise.all(Array.from({ length: LISTENING }, () => postgres.connect('commits')));
    await Promise.all(listeners.map(({ query }) => query('LISTEN c')));
    const received = await costOf(notifying);
    await Promise.all(listeners.map(({ end }) => end()));
    return { commits: found, receiving: Math.max(0, (received - alone) / LISTENING) };
  } finally {
    await postgres.stop();
  }
}

/** All tables of the server: the host with its store, its timers and its bots. */
import { createHost, type Share } from '@duopolis/table/host';
import { followable, type TableHost } from '../cluster/following.ts';
import { openCluster } from '../cluster/open-cluster.ts';
import { resumedClock } from '../steady-clock.ts';
import type { Store } from '../store/embedded.ts';
import type { PostgresStore } from '../store/postgres/postgres-store.ts';
import type { Broadcast } from '../store/broadcast.ts';
import type { Environment } from '../environment.ts';
import { type Erased, newErased, withoutErased } from '../store/erased.ts';
import { openBots } from './server-bots.ts';
import { openDeals } from './shared-deals.ts';
import { type Directory, openDirectory } from './directory.ts';
import { type Games, newGames } from './games.ts';
import { shareForTables, withRoom } from './memory-room.ts';
import { withQuotas } from './quotas.ts';
import { personLockIn } from './person-lock.ts';
import { newOneByOne, type OneByOne } from './one-by-one.ts';
import { forget, resume, RUNNING, survey, SWEEP_EVERY } from './resuming.ts';
import { newShares } from './shares.ts';
import { openTimers } from './timers.ts';
import { databasePace, newBatches } from './batches.ts';

export interface Tables {
  readonly host: TableHost;
  readonly directory: Directory;
  readonly games: Games;
  /** Waits until long work may continue. */
  readonly share: Share;
  /** For making and joining tables: a person's limits then hold for simultaneous requests too. */
  readonly oneByOne: OneByOne;
  /** The time of the tables: never before a stored event. */
  readonly now: () => number;
  /** Erased people, whose names are removed from what is read. */
  readonly erased: Erased;
  readonly timers: () => number;
  /** The broadcast to all other nodes, if there are any. */
  readonly broadcast?: Broadcast;
  /** Runs before anything is sent: people who leave haven't dropped out, since there are other nodes. */
  readonly leave: () => void;
  readonly stop: () => Promise<void>;
}

type AnyStore = Omit<Store, 'close'> | PostgresStore;

/** In the order of this node, and over several nodes one node at a time. */
function oneByOneOver(many: PostgresStore | undefined): OneByOne {
  const here = newOneByOne();
  if (many === undefined) return here;
  const locked = personLockIn(many.sql);
  return (member, task) => here(member, () => locked(member, task));
}

/** With room left in memory for a number of sockets. */
export async function openTables(store: AnyStore, environment: Environment, sockets = 0): Promise<Tables> {
  const many = 'node' in store ? store : undefined;
  const erased = newErased(await store.people.erased());
  const source = { erased, now: environment.now, shown: many?.node.shown };
  const directory = openDirectory(withoutErased(store.events, erased), store.listing, source);
  const left = many === undefined ? await survey(directory) : undefined;
  const now = left === undefined ? environment.now : resumedClock(environment.now, left.last);
  const timers = openTimers(now, (table) => void host.wake(table).catch(() => {}));
  const share = newShares();
  const bots = openBots(share);
  const seedOfDeal = await openDeals(store);
  const host = createHost({
    store: directory.store,
    now,
    newSeed: (dealt) => (dealt === undefined ? environment.newSeed() : seedOfDeal(dealt)),
    decideBot: bots.decide,
    schedule: timers.set,
    waitForBatch: newBatches(store.flush, many && databasePace(() => 1 + many.node.livingPeers())),
    share,
    ...(many && { others: many.node.others }),
  });

  const room = many === undefined ? withRoom(host, shareForTables(sockets), environment.memory) : undefined;
  /** Other nodes ask here for tables that this one is the home of. */
  const quotaed = withQuotas(room?.host ?? host, directory, now);
  const cluster = many && (await openCluster(many.node, quotaed, many.link));
  if (cluster !== undefined) await many?.node.join({ host, directory, recover: cluster.host.recoverAll });
  if (left !== undefined && 'note' in store)
    await resume(store, host, { directory, left, schedule: timers.set });

  const forgotten = many === undefined ? timers.set : many.node.release;
  const sweeping = (): void => void forget(host, directory, { schedule: forgotten, now }).catch(() => {});
  const sweep = setInterval(sweeping, SWEEP_EVERY).unref();
  return {
    host: cluster?.host ?? followable(quotaed),
    directory,
    games: newGames(directory, share, erased),
    share,
    oneByOne: oneByOneOver(many),
    now,
    erased,
    timers: timers.count,
    ...(many && { broadcast: many.node.broadcast }),
    leave: () => {
      many?.node.leave();
      cluster?.host.leave();
    },
    stop: async () => {
      clearInterval(sweep);
      room?.stop();
      timers.stop();
      bots.stop();
      await Promise.all(host.loaded().map((table) => host.settled(table)));
      await many?.node.letGo();
      cluster?.close();
      /** If that can't be stored, the next start treats everyone as after a crash. */
      if (!('node' in store)) await store.setNote(RUNNING, 'no').catch(() => {});
    },
  };
}

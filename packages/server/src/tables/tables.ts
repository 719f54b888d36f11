/** All tables of the server: the host with its store, its timers and its bots. */
import { createHost, type Host, type Share, type TableId } from '@duopolis/table/host';
import type { AboutTable } from '@duopolis/table';
import { followable, type TableHost } from '../cluster/following.ts';
import { openCluster } from '../cluster/open.ts';
import { resumedClock } from '../clock.ts';
import type { Store } from '../store/embedded.ts';
import type { PostgresStore } from '../store/postgres/open.ts';
import type { Fan } from '../store/fan.ts';
import type { Environment } from '../environment.ts';
import { type Erased, newErased, withoutErased } from '../store/erased.ts';
import { openBots } from './bots.ts';
import { openDeals } from './deals.ts';
import { type Directory, openDirectory } from './directory.ts';
import { type Games, newGames } from './games.ts';
import { memoryTaken, withRoom } from './memory.ts';
import { withQuotas } from './quotas.ts';
import { newShares } from './shares.ts';
import { openTimers } from './timers.ts';
import { newTurns } from './turns.ts';

/** A table nobody looks at is forgotten after a while, if nothing happens there soon. */
const SWEEP_EVERY = 60_000;

/** How many tables are loaded at a time after a crash. */
const RECOVERED_TOGETHER = 32;

/** Turns over a database: a transaction is dear, and the commands of a table come from several nodes. */
const GATHERING = { least: 4, each: 2, most: 10, busy: 25 };

/** Written while the server runs: a start that finds it follows a crash. */
const RUNNING = 'running';

export interface Tables {
  readonly host: TableHost;
  readonly directory: Directory;
  readonly games: Games;
  /** Waits until long work may go on. */
  readonly share: Share;
  /** The time of the tables: never before something that was stored. */
  readonly now: () => number;
  /** People whose names are taken out of what is read. */
  readonly erased: Erased;
  readonly timers: () => number;
  /** Where many nodes share a store: what one says to all others. */
  readonly fan?: Fan;
  /** Runs before anything is sent: people who leave haven't dropped out, since there are other nodes. */
  readonly leave: () => void;
  readonly stop: () => Promise<void>;
}

type AnyStore = Omit<Store, 'close'> | PostgresStore;

export async function openTables(store: AnyStore, environment: Environment): Promise<Tables> {
  const { newSeed } = environment;
  const many = 'node' in store ? store : undefined;
  const erased = newErased(await store.people.erased());
  const directory = await openDirectory(withoutErased(store.events, erased), many, erased);
  const now = many === undefined ? resumedClock(environment.now, lastStored(directory)) : environment.now;
  const timers = openTimers(now, (table) => void host.wake(table).catch(() => {}));
  const share = newShares();
  const bots = openBots(share);
  const seedOfDeal = await openDeals(store);
  const host = createHost({
    store: directory.store,
    now,
    newSeed: (dealt) => (dealt === undefined ? newSeed() : seedOfDeal(dealt)),
    decideBot: bots.decide,
    schedule: timers.set,
    turn: newTurns(store.flush, many && GATHERING),
    share,
    ...(many && { others: many.node.others }),
  });

  const room = withRoom(host, environment.memory ?? memoryTaken);
  /** Where there are other nodes, they ask for tables that this one is the home of. */
  const quotaed = withQuotas(many === undefined ? room.host : host, directory, now);
  const cluster = many && (await openCluster(many.node, quotaed, many.link));
  if ('node' in store) {
    directory.listen((table, before, after) => {
      if (!isSameInLobby(before, after)) store.node.shown(table);
    });
    await store.node.join({ host, directory, recover: cluster?.host.recover ?? host.recover });
  } else await resume(store, host, { directory, schedule: timers.set });

  const forgotten = many === undefined ? timers.set : many.node.release;
  const sweep = setInterval(() => forget(host, directory, { schedule: forgotten, now }), SWEEP_EVERY).unref();
  return {
    host: cluster?.host ?? followable(quotaed),
    directory,
    games: newGames(directory, share, erased),
    share,
    now,
    erased,
    timers: timers.count,
    ...(many && { fan: many.node.fan }),
    leave: () => {
      many?.node.leave();
      cluster?.host.leave();
    },
    stop: async () => {
      clearInterval(sweep);
      room.stop();
      timers.stop();
      bots.stop();
      await Promise.all(host.loaded().map((table) => host.settled(table)));
      await many?.node.letGo();
      cluster?.close();
      /** If that can't be kept, the next start looks after everyone as after a crash. */
      if (!('node' in store)) await store.setNote(RUNNING, 'no').catch(() => {});
    },
  };
}

/** What changes with every move; the lobby shows nothing of it. */
const UNSHOWN: ReadonlySet<string> = new Set<keyof AboutTable>(['at', 'dueAt', 'here']);

const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other ||
  (Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((value, nth) => value === other[nth]));

/** Whether the lobby, and what is found by members and deals, stay the same. */
const isSameInLobby = (before: AboutTable | undefined, after: AboutTable): boolean =>
  before !== undefined &&
  Object.entries(after).every(
    ([name, value]) => UNSHOWN.has(name) || isSameValue(before[name as keyof AboutTable], value),
  );

/** When something last happened at any table. */
const lastStored = ({ all }: Directory): number =>
  [...all().values()].reduce((last, { at }) => Math.max(last, at), 0);

/** The only server of its store goes on where it was. */
async function resume(
  { note, setNote }: Pick<Store, 'note' | 'setNote'>,
  host: Host,
  {
    directory,
    schedule,
  }: { readonly directory: Directory; readonly schedule: (table: TableId, at: number | undefined) => void },
): Promise<void> {
  for (const [table, { dueAt }] of directory.all()) schedule(table, dueAt);
  const crashed = (await note(RUNNING)) === 'yes';
  await setNote(RUNNING, 'yes');
  if (!crashed) return;
  /** After a crash nobody has said goodbye. A table that can't be read keeps nobody from the others. */
  const left = leftAlone(directory);
  for (let nth = 0; nth < left.length; nth += RECOVERED_TOGETHER) {
    const tables = left.slice(nth, nth + RECOVERED_TOGETHER);
    // oxlint-disable-next-line no-await-in-loop -- all of them might not fit into memory
    await Promise.allSettled(tables.map((table) => host.recover(table)));
    for (const table of tables) if (host.unload(table)) schedule(table, directory.about(table)?.dueAt);
  }
}

/** The tables that go on and that somebody was at. */
const leftAlone = (directory: Directory): readonly TableId[] =>
  [...directory.all()].flatMap(([table, { phase, here }]) =>
    here !== 0 && (phase === 'gathering' || phase === 'playing') ? [table] : [],
  );

function forget(
  host: Host,
  { about }: Directory,
  {
    schedule,
    now,
  }: { readonly schedule: (table: TableId, at: number | undefined) => void; readonly now: () => number },
): void {
  for (const table of host.loaded()) {
    const due = about(table)?.dueAt;
    if (due !== undefined && due < now() + SWEEP_EVERY) continue;
    if (host.unload(table)) schedule(table, due);
  }
}

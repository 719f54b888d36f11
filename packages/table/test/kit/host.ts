/** A host whose clock and timers the test moves by hand, and clients that fold what they are sent. */
import { BOTS } from '@duopolis/bots';
import { fastRandom } from '@duopolis/rules/chance';
import type { SeenTableEvent } from '../../src/seen-event.ts';
import type { Request } from '../../src/request.ts';
import type { Answer, Update } from '../../src/host/host-answer.ts';
import type { Host, HostOptions } from '../../src/host/host-api.ts';
import { createHost } from '../../src/host/host.ts';
import { memoryStore } from '../../src/host/memory-store.ts';
import type { EventStore, TableId } from '../../src/host/event-store.ts';
import type { Cursor } from '../../src/host/stream.ts';
import { evolveTableView } from '../../src/evolve-view.ts';
import type { TableView } from '../../src/view.ts';

export interface Bench {
  readonly host: Host;
  readonly store: EventStore;
  readonly timers: Map<TableId, number>;
  /** Moves the clock on, and wakes every table whose time has come, until none has. */
  readonly pass: (milliseconds: number) => Promise<void>;
  readonly now: () => number;
}

export function bench(others: Partial<HostOptions> = {}, start = 1_000): Bench {
  const store = others.store ?? memoryStore();
  const timers = new Map<TableId, number>();
  let time = start;
  let seeds = 0;
  const host = createHost({
    store,
    now: () => time,
    newSeed: () => `seed ${seeds++}`,
    decideBot: async (view, strength, { seed }) => BOTS[strength].decide(view, fastRandom(seed)),
    schedule: (tableId, at) => (at === undefined ? timers.delete(tableId) : timers.set(tableId, at)),
    ...others,
  });
  const ring = async (): Promise<void> => {
    const due = [...timers].filter(([, at]) => at <= time);
    for (const [tableId] of due) timers.delete(tableId);
    await Promise.all(due.map(([tableId]) => host.wake(tableId)));
    await Promise.all(host.loaded().map((tableId) => host.settled(tableId)));
    if (due.length > 0) await ring();
  };
  return {
    host,
    store,
    timers,
    now: () => time,
    pass: async (milliseconds) => {
      time += milliseconds;
      await ring();
    },
  };
}

/** All events of the table that a member has received. */
export async function sentTo({ host }: Bench, member: string): Promise<readonly SeenTableEvent[]> {
  const reported: SeenTableEvent[] = [];
  for await (const events of (await host.seenEvents('t', member)) ?? []) reported.push(...events);
  return reported;
}

export interface Client {
  readonly updates: readonly Update[];
  readonly view: () => TableView;
  readonly place: () => Cursor;
  readonly asks: (request: Request, id?: string) => Promise<Answer>;
  readonly stop: () => Promise<void>;
}

/** Listens, and folds for itself; what it is sent went through JSON. */
export async function client(
  { host }: Bench,
  tableId: TableId,
  who: string,
  before?: { readonly view: TableView; readonly place: Cursor },
): Promise<Client> {
  const updates: Update[] = [];
  let view = before?.view;
  let place = before?.place;
  let sent = 0;
  const send = (update: Update): void => {
    const read: Update = JSON.parse(JSON.stringify(update));
    updates.push(read);
    if (read.type === 'events') {
      const first = read.number - read.events.length;
      if (place?.number !== first) throw new Error(`expected ${place?.number}, got ${first}`);
    }
    view = read.type === 'view' ? read.view : read.events.reduce(evolveTableView, view as TableView);
    place = { stream: read.stream, number: read.number, time: read.time };
  };
  const stop = await host.subscribe(tableId, { member: who, send, from: before?.place });
  if (stop === undefined) throw new Error(`${who} may not listen to ${tableId}`);
  return {
    updates,
    view: () => view as TableView,
    place: () => place as Cursor,
    asks: (request, id = `${who} ${sent++} ${updates.length}`) =>
      host.request(tableId, { who, id, request, ...(place !== undefined && { seen: place }) }),
    stop,
  };
}

/** The home's side for people at other nodes: takes their requests, and sends each of them filtered updates. */
import { ELSEWHERE, type Host, type TableId } from '@duopolis/table/host';
import { sentUpdate } from './following.ts';
import type { Link, LinkListener } from './link.ts';
import {
  type Asking,
  type Following,
  readAsking,
  readFollowing,
  type Reply,
  type Task,
  writeUpdate,
} from './messages.ts';

/** Milliseconds that followers have to reconnect after their node's link is lost; then they count as dropped out. */
const COMING_BACK = 3_000;

type Stop = () => Promise<void>;

/** A person at another node. */
interface Guest {
  readonly table: TableId;
  readonly link: Link;
  readonly n: number;
  readonly node: () => number;
  readonly forget: () => void;
  stop: Promise<Stop | undefined>;
}

export interface Serving {
  readonly accept: (link: Link) => LinkListener;
  /** Another node decides the table: followers look for it. */
  readonly moved: (table: TableId) => void;
  readonly movedAll: () => void;
  /** The nodes with somebody at a table. */
  readonly nodesAt: (table: TableId) => ReadonlySet<number>;
  readonly close: () => void;
}

export interface Served {
  readonly host: Host;
  /** Whether this node decides the table; asks the database if unknown. */
  readonly isHere: (table: TableId) => Promise<boolean>;
  /** Somebody at another node arrived or left. */
  readonly changed: (table: TableId) => void;
}

export async function doTask(host: Host, table: TableId, task: Task): Promise<Reply> {
  if (task.type === 'request') return { code: 'answered', answer: await host.request(table, task.asked) };
  if (task.type === 'shut') return { code: 'answered', answer: await host.shut(table) };
  await host.recover(table);
  return { code: 'done' };
}

/** A home that serves other nodes. */
interface Working extends Served {
  readonly guests: Map<TableId, Set<Guest>>;
  readonly timers: Set<NodeJS.Timeout>;
}

function add({ guests }: Working, guest: Guest): void {
  const at = guests.get(guest.table) ?? new Set();
  guests.set(guest.table, at.add(guest));
}

/** Whether they were still there. */
function remove({ guests }: Working, guest: Guest): boolean {
  const at = guests.get(guest.table);
  const was = at?.delete(guest) === true;
  if (at?.size === 0) guests.delete(guest.table);
  return was;
}

async function leave(working: Working, guest: Guest): Promise<void> {
  if (!remove(working, guest)) return;
  await (await guest.stop)?.();
  working.changed(guest.table);
}

/** A link of another node, and its followers. */
interface Visit {
  readonly link: Link;
  readonly own: Map<number, Guest>;
  node: number;
}

/** Never rejects. */
async function answer(
  { isHere }: Working,
  { link }: Visit,
  {
    asking: { n, table },
    work,
  }: { readonly asking: Pick<Asking, 'n' | 'table'>; readonly work: () => Promise<Reply> },
): Promise<void> {
  const reply = (said: Reply): void => {
    if (said.code === 'answered' && said.answer.ok && link.isGrouped()) link.send('d', `${n}`);
    else link.send('a', JSON.stringify({ n, reply: said }));
  };
  try {
    reply((await isHere(table)) ? await work() : { code: 'elsewhere' });
  } catch (error) {
    reply({ code: error === ELSEWHERE ? 'elsewhere' : 'failed' });
  }
}

function follow(working: Working, visit: Visit, asked: Following): void {
  const { link, own } = visit;
  const { n, table, member, from, hidden } = asked;
  const guest: Guest = {
    table,
    link,
    n,
    node: () => visit.node,
    forget: () => void own.delete(n),
    stop: Promise.resolve(undefined),
  };
  const forget = (): void => {
    remove(working, guest);
    own.delete(n);
  };
  own.set(n, guest);
  void answer(working, visit, {
    asking: asked,
    work: async () => {
      if (own.get(n) !== guest) return { code: 'stranger' };
      add(working, guest);
      guest.stop = working.host.subscribe(table, {
        member,
        from,
        hidden,
        send: (update) => link.tell(n, writeUpdate(sentUpdate(update, member))),
      });
      const stop = await guest.stop.catch((error: unknown) => {
        forget();
        throw error;
      });
      if (stop === undefined) {
        forget();
        return { code: 'stranger' };
      }
      working.changed(table);
      return { code: 'follows' };
    },
  });
}

function accept(working: Working, link: Link): LinkListener {
  const visit: Visit = { link, own: new Map(), node: 0 };
  const { own } = visit;
  return {
    received: (kind, text) => {
      if (kind === 'q') {
        const asked = readAsking(text);
        void answer(working, visit, {
          asking: asked,
          work: () => doTask(working.host, asked.table, asked.task),
        });
      } else if (kind === 's') follow(working, visit, readFollowing(text));
      else if (kind === 'h') visit.node = Number(text);
      else if (kind === 'x') {
        const guest = own.get(Number(text));
        own.delete(Number(text));
        if (guest !== undefined) leave(working, guest).catch(() => {});
      }
    },
    lost: () => {
      visit.node = 0;
      const all = [...own.values()];
      own.clear();
      const timer = setTimeout(() => {
        working.timers.delete(timer);
        for (const guest of all) leave(working, guest).catch(() => {});
      }, COMING_BACK);
      working.timers.add(timer);
    },
  };
}

export function newServing(served: Served): Serving {
  const working: Working = { ...served, guests: new Map(), timers: new Set() };
  const { guests, timers } = working;
  const moved = (table: TableId): void => {
    const at = guests.get(table);
    guests.delete(table);
    for (const { link, n, forget } of at ?? []) {
      forget();
      link.send('m', `${n}`);
    }
  };
  return {
    accept: (link) => accept(working, link),
    moved,
    movedAll: () => {
      for (const table of guests.keys()) moved(table);
    },
    nodesAt: (table) => new Set(Array.from(guests.get(table) ?? [], (guest) => guest.node())),
    close: () => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

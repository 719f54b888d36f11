/** The links of this node to others: its requests to them, and the updates they send to its people. */
import type { Cursor, TableId } from '@duopolis/table/host';
import type { SentUpdate } from './following.ts';
import { type Link, openLink } from './link.ts';
import { readReply, readUpdate, type Reply, type Task } from './messages.ts';

/** Milliseconds to wait for an answer: longer than a home waits for the database. */
const PATIENCE = 8_000;
/** Milliseconds before an unused link is closed: an open one costs both nodes pings. */
const UNUSED = 10_000;
/** Requests on one link that may wait for an answer; more are refused. */
const MOST_ASKED = 100_000;

/** A follower here of a table that another node decides. */
interface Listening {
  readonly member: string;
  readonly from?: Cursor | undefined;
  /** Nobody is looking at the page. */
  readonly hidden?: boolean | undefined;
  readonly update: (update: SentUpdate) => void;
  /** The other node sends no more updates: it is gone, or another one decides the table. */
  readonly moved: () => void;
}

interface Peer {
  /** Whether a request or a follower is open, or anything was asked since the last call. */
  readonly isUsed: () => boolean;
  readonly ask: (table: TableId, task: Task) => Promise<Reply>;
  /** A function that stops following, or why following failed. */
  readonly follow: (table: TableId, listening: Listening) => Promise<(() => void) | Reply>;
}

interface Asked {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: unknown) => void;
  readonly timer: NodeJS.Timeout;
}

interface PeerOptions {
  readonly key: string;
  readonly address: string;
  /** The number of this node. */
  readonly node: number;
  readonly lost: () => void;
  /** Ends the link, even while it is being opened. */
  readonly signal: AbortSignal;
}

const ACCEPTED: Reply = { code: 'answered', answer: { ok: true } };
const LOST = new Error('the link was lost');

/** A link to another node, and the requests that wait on it. */
interface Talking {
  readonly asked: Map<number, Asked>;
  readonly followed: Map<number, Listening>;
  last: number;
  isLost: boolean;
}

function settle({ asked }: Talking, n: number): Asked | undefined {
  const one = asked.get(n);
  asked.delete(n);
  clearTimeout(one?.timer);
  return one;
}

function moved({ followed }: Talking, n: number): void {
  const one = followed.get(n);
  followed.delete(n);
  one?.moved();
}

function received(talking: Talking, kind: string, text: string): void {
  if (kind === 'u') {
    const { followers, update } = readUpdate(text);
    for (const n of followers) talking.followed.get(n)?.update(update);
  } else if (kind === 'a') {
    const { n, reply } = readReply(text);
    settle(talking, n)?.resolve(reply);
  } else if (kind === 'd') settle(talking, Number(text))?.resolve(ACCEPTED);
  else if (kind === 'm') moved(talking, Number(text));
}

function ended(talking: Talking): void {
  const { asked, followed } = talking;
  talking.isLost = true;
  for (const n of asked.keys()) settle(talking, n)?.reject(LOST);
  for (const n of followed.keys()) moved(talking, n);
}

function replyTo(talking: Talking, n: number): Promise<Reply> {
  const { asked, isLost } = talking;
  return new Promise((resolve, reject) => {
    if (isLost || asked.size >= MOST_ASKED) return reject(LOST);
    const timer = setTimeout(() => settle(talking, n)?.reject(LOST), PATIENCE);
    asked.set(n, { resolve, reject, timer });
  });
}

async function openPeer({ key, address, node, lost, signal }: PeerOptions): Promise<Peer> {
  const talking: Talking = { asked: new Map(), followed: new Map(), last: 0, isLost: false };
  const { followed } = talking;
  const listener = {
    received: (kind: string, text: string): void => received(talking, kind, text),
    lost: (): void => {
      ended(talking);
      lost();
    },
  };
  const link: Link = await openLink({ key, address }, listener, signal);
  link.send('h', `${node}`);
  let lastSeen = 0;
  return {
    isUsed: () => {
      const isNew = talking.last !== lastSeen;
      lastSeen = talking.last;
      return isNew || talking.asked.size > 0 || followed.size > 0;
    },
    ask: (table, task) => {
      const n = ++talking.last;
      const replied = replyTo(talking, n);
      link.send('q', JSON.stringify({ n, table, task }));
      return replied;
    },
    follow: async (table, listening) => {
      const { member, from, hidden } = listening;
      const n = ++talking.last;
      const replied = replyTo(talking, n);
      followed.set(n, listening);
      link.send('s', JSON.stringify({ n, table, member, ...(from && { from }), ...(hidden && { hidden }) }));
      const answer = await replied.catch((error: unknown) => {
        followed.delete(n);
        throw error;
      });
      if (answer.code !== 'follows') {
        followed.delete(n);
        return answer;
      }
      return () => {
        if (followed.delete(n)) link.send('x', `${n}`);
      };
    },
  };
}

export interface Peers {
  readonly to: (home: { readonly node: number; readonly address: string }) => Promise<Peer>;
  readonly cut: (node: number) => void;
  readonly close: () => void;
}

/** One link to each node, opened on first use. */
export function newPeers(key: string, self: () => number | undefined): Peers {
  const open = new Map<number, { readonly peer: Promise<Peer>; readonly ending: AbortController }>();
  let isClosed = false;
  const cut = (node: number): void => {
    const known = open.get(node);
    open.delete(node);
    known?.ending.abort();
  };
  const checking = setInterval(() => {
    for (const [node, { peer }] of open)
      void peer.then(
        ({ isUsed }) => {
          if (!isUsed() && open.get(node)?.peer === peer) cut(node);
        },
        () => {},
      );
  }, UNUSED).unref();
  return {
    to: ({ node, address }) => {
      const known = open.get(node);
      if (known !== undefined) return known.peer;
      if (isClosed) return Promise.reject(LOST);
      const ending = new AbortController();
      const { signal } = ending;
      const lost = (): void => {
        if (open.get(node)?.ending === ending) open.delete(node);
      };
      const peer = openPeer({ key, address, node: self() ?? 0, lost, signal });
      open.set(node, { peer, ending });
      peer.catch(lost);
      return peer;
    },
    cut,
    close: () => {
      isClosed = true;
      clearInterval(checking);
      for (const node of open.keys()) cut(node);
    },
  };
}

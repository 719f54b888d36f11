/**
 * A node renews its lease every moment, and learns which other nodes live: a node that is silent for longer than its
 * lease loses its tables.
 */
import type { Session } from './node-session.ts';
import { regularly } from '../../regular.ts';

/** Milliseconds that a node counts as alive after its last renewal; longer only for a slow one. */
const LEASE = 1_500;
const LONGEST = 10_000;
const RENEWING = 500;
/** A lease lasts a multiple of the time since the last renewal, so that a slow node doesn't count as dead. */
const ENOUGH = 3;
/** Rows of dead nodes are removed after this many renewals. */
const CLEANING = 200;

interface Peer {
  readonly node: number;
  readonly address: string;
}

export interface LeaseListener {
  /** A node has become unreachable. */
  readonly died: (node: number) => void;
  /** Others have taken this node for dead. */
  readonly lapsed: () => void;
}

export interface Lease {
  /** The other nodes. */
  readonly peers: () => readonly Peer[];
  /** Whether nodes of the previous version are alive, which know no homes. */
  readonly areStrangersHere: () => boolean;
  readonly start: () => Promise<void>;
  /** Under a new number: other nodes are looked up again. */
  readonly renew: () => Promise<void>;
  readonly stop: () => void;
}

const RENEW = `WITH before AS (SELECT until < clock_timestamp() AS lapsed FROM nodes WHERE node = $1),
  renewed AS (INSERT INTO nodes VALUES ($1, $2, clock_timestamp() + $3 * interval '1 millisecond')
    ON CONFLICT (node) DO UPDATE SET until = excluded.until)
SELECT node, address, false AS lapsed FROM nodes WHERE until > clock_timestamp() AND node <> $1
UNION ALL SELECT $1, $2, (SELECT lapsed FROM before)`;

/** Living nodes without a lease; listing all locks is expensive. */
const STRANGERS = `SELECT EXISTS (SELECT unnest(living_nodes()) EXCEPT SELECT node FROM nodes) AS found`;
/** How many renewals apart they are looked for. */
const LOOKING = 10;

const CLEAN = `DELETE FROM nodes WHERE until < clock_timestamp() - interval '1 minute'`;

interface Row extends Peer {
  readonly lapsed: boolean | null;
}

export function openLease(session: () => Session, address: () => string, listener: LeaseListener): Lease {
  let peers: readonly Peer[] = [];
  let stop: (() => void) | undefined;
  let isRenewing = false;
  let renewals = 0;
  let strangers = false;
  let renewedAt = performance.now();
  const lasting = (): number =>
    Math.round(Math.min(LONGEST, Math.max(LEASE, ENOUGH * (performance.now() - renewedAt))));

  async function renew(): Promise<void> {
    const node = session().node();
    if (node === undefined) return;
    const rows = await session().query<Row>(RENEW, node, address(), lasting());
    renewedAt = performance.now();
    const before = peers;
    peers = rows.filter((row) => row.node !== node);
    for (const peer of before) if (!peers.some((other) => other.node === peer.node)) listener.died(peer.node);
    if (rows.some(({ lapsed }) => lapsed === true)) listener.lapsed();
    if (renewals % LOOKING === 0) {
      const [look] = await session().query<{ readonly found: boolean }>(STRANGERS);
      strangers = look?.found === true;
    }
    renewals += 1;
    if (renewals % CLEANING === 0) await session().query(CLEAN);
  }

  async function renewAgain(): Promise<void> {
    if (isRenewing) return;
    isRenewing = true;
    await renew().catch(() => {});
    isRenewing = false;
  }

  return {
    peers: () => peers,
    areStrangersHere: () => strangers,
    start: async () => {
      await renew();
      stop ??= regularly(RENEWING, () => void renewAgain());
    },
    renew,
    stop: () => stop?.(),
  };
}

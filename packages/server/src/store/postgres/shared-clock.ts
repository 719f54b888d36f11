/** One time for all nodes: the database's, continued by a monotonic counter that no change of the node's own clock affects. */
import type { Pool } from 'pg';

/** Milliseconds: an answer that took longer is too imprecise. */
const PROMPT = 200;

export interface SharedClock {
  readonly now: () => number;
  /** Asks the database again: counters drift, and after a fail-over another machine has the clock. */
  readonly set: () => Promise<void>;
}

/** A clock that has been synchronized once. */
export async function openClock(pool: Pool): Promise<SharedClock> {
  let ahead: number | undefined;
  const set = async (): Promise<void> => {
    const asked = performance.now();
    const { rows } = await pool.query<{ readonly now: number }>(
      'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now',
    );
    const took = performance.now() - asked;
    const [answer] = rows;
    if (answer !== undefined && (ahead === undefined || took < PROMPT)) ahead = answer.now - asked - took / 2;
  };
  await set();
  return { set, now: () => Math.floor(performance.now() + (ahead ?? 0)) };
}

/** One time for all nodes: that of the database, carried on by a counter that no setting of a node's own clock moves. */
import type { Pool } from 'pg';

/** Milliseconds: an answer that took longer says too little about when it was given. */
const PROMPT = 200;

export interface SharedClock {
  readonly now: () => number;
  /** Asks the database again: counters drift, and after a fail-over another machine tells the time. */
  readonly set: () => Promise<void>;
}

/** A clock that has been set once. */
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

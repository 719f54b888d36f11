/** Asks a server for /health again and again, in a process of its own; the first message says which. */
import { get } from 'node:http';
import { waitedForCore } from './core.ts';

/** One question: milliseconds since 1970, and the waiting of the one who asked. */
export interface Asked {
  readonly from: number;
  /** Infinity without an answer. */
  readonly took: number;
  readonly waited: number;
}

const EVERY = 50;
const now = (): number => performance.timeOrigin + performance.now();

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds));

/** Over a new connection each time, like a load balancer that has just started: also accepting must not be late. */
const isAnswered = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    get(`${address}/health`, { agent: false }, (answer) => {
      answer.resume();
      answer.once('close', () => resolve(answer.statusCode === 200 && answer.complete));
    }).once('error', () => resolve(false));
  });

async function keepAsking(address: string): Promise<never> {
  // oxlint-disable no-await-in-loop -- one after the other
  for (;;) {
    const [from, waitedBefore] = [now(), waitedForCore()];
    const took = (await isAnswered(address)) ? now() - from : Infinity;
    const asked: Asked = { from, took, waited: waitedForCore() - waitedBefore };
    process.send?.(asked);
    await wait(EVERY);
  }
  // oxlint-enable no-await-in-loop
}

process.once('message', (address) => void keepAsking(String(address)));
process.once('disconnect', () => process.exit());

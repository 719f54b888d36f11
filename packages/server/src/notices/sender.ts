/** Sends notices: looks at pending turns and starts due deliveries, on whichever node comes first. */
import { type DeliveryOptions, sendOne } from './delivery.ts';
import { type DueOptions, planFor } from './due.ts';
import { type InFlight, newInFlight } from './in-flight.ts';

export interface SenderOptions extends DueOptions, DeliveryOptions {
  /** Living nodes, this one included: together they look as often as one. */
  readonly nodes: () => number;
}

export interface Sender {
  /** Does what is due now; resolves when that is done. */
  readonly pass: () => Promise<void>;
  /** Does it soon, and then every few seconds in turn with other nodes. */
  readonly start: () => void;
  readonly poke: () => void;
  readonly stop: () => Promise<void>;
}

/** The lease of what a node has claimed; after that another node does it. */
export const LEASE = 30_000;
/** Milliseconds between two passes of all nodes together, and at most of one node. */
const EVERY = 2_000;
const LONGEST = 16_000;

/** Milliseconds between two passes of one of some nodes. */
export const passEvery = (nodes: number): number => Math.min(EVERY * nodes, LONGEST);

/** Whether it started a delivery. */
async function startDue(
  options: SenderOptions,
  inFlight: InFlight,
  isStopped: () => boolean,
): Promise<boolean> {
  const { store, now } = options;
  let started = false;
  while (!isStopped()) {
    // oxlint-disable no-await-in-loop -- as long as there is something to do
    const members = await store.claimMembers(now(), LEASE);
    for (const member of members) await planFor(options, member);
    const claimed = await store.claim(now(), LEASE, inFlight.room());
    for (const delivery of claimed) inFlight.start(delivery.member, () => sendOne(options, delivery));
    started ||= claimed.length > 0;
    if (members.length === 0 && claimed.length === 0) break;
    // oxlint-enable no-await-in-loop
  }
  return started;
}

export function newSender(options: SenderOptions): Sender {
  let last: Promise<unknown> = Promise.resolve();
  let [started, stopped] = [false, false];
  /** One pass at a time. */
  const look = (): Promise<boolean> => {
    const next = last.then(() => startDue(options, inFlight, () => stopped));
    last = next.catch(() => {});
    return next;
  };
  let timer: NodeJS.Timeout | undefined;
  /** Another pass was requested during this one: something new may be due. */
  let [isLooking, isAsked] = [false, false];
  const lookNow = async (): Promise<void> => {
    [isLooking, isAsked] = [true, false];
    await look().catch(() => {});
    isLooking = false;
    lookIn(isAsked ? 0 : passEvery(options.nodes()));
  };
  const lookIn = (wait: number): void => {
    clearTimeout(timer);
    if (!stopped && started) timer = setTimeout(() => void lookNow(), wait).unref();
  };
  const poke = (): void => {
    if (isLooking) isAsked = true;
    else lookIn(0);
  };
  const inFlight = newInFlight(poke);
  return {
    poke,
    pass: async () => {
      // oxlint-disable-next-line no-await-in-loop -- as long as there is something to do
      while (await look()) await inFlight.done();
    },
    start: () => {
      started = true;
      poke();
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await last;
      await inFlight.done();
    },
  };
}

/** Counts connections: the sockets of one person or network count together and share one bucket of messages. */
import { LIMITS } from '@duopolis/rules';
import { type Bucket, bucketOf, newBucket } from '../bucket.ts';

/** Tabs and devices of one person. */
export const MOST_SOCKETS = LIMITS.socketsPerPerson;

/** Milliseconds after which all buckets are full again and can be forgotten; lookups take longest. */
export const REFILL = 60_000;

/** A person or network, and its sockets. */
export interface Connected {
  readonly who: string;
  readonly bucket: Bucket;
  /** Lookups of finished games; made on first use. */
  lookups: Bucket | undefined;
  sockets: number;
  /** Runs while there is no socket. */
  forgetting: NodeJS.Timeout | undefined;
}

export interface Crowd {
  /** Nothing if the person or network has too many sockets. */
  readonly enter: (who: string, now: number) => Connected | undefined;
  /** Once for each socket that entered. */
  readonly leave: (connected: Connected) => void;
}

/** Messages per second, and sockets, of a person or network. */
export function newCrowd(messagesEach: number, mostSockets: number = MOST_SOCKETS): Crowd {
  const size = bucketOf(messagesEach);
  const crowd = new Map<string, Connected>();

  return {
    leave: (connected) => {
      connected.sockets -= 1;
      if (connected.sockets > 0) return;
      /** One timer for each, however often they come and go. */
      clearTimeout(connected.forgetting);
      connected.forgetting = setTimeout(() => crowd.delete(connected.who), REFILL).unref();
    },
    enter: (who, now) => {
      const connected = crowd.get(who) ?? {
        who,
        bucket: newBucket(now, size),
        lookups: undefined,
        sockets: 0,
        forgetting: undefined,
      };
      if (connected.sockets >= mostSockets) return undefined;
      connected.sockets += 1;
      /** A person who has come back keeps the same bucket, and their sockets still count. */
      clearTimeout(connected.forgetting);
      crowd.set(who, connected);
      return connected;
    },
  };
}

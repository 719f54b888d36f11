/** Counts connections: the sockets of one person or network count together and share one bucket of messages. */
import { LIMITS } from '@duopolis/rules';
import type { TakeBytes } from '../site/hourly-bytes.ts';
import { type Bucket, bucketOf, newBucket } from '../bucket.ts';

/** Tabs and devices of one person. */
export const MOST_SOCKETS = LIMITS.socketsPerPerson;

/** Milliseconds after which all buckets are full again and can be forgotten; lookups take longest. */
export const REFILL = 60_000;

/** What a message takes besides its text: its event has a time and a member, and the command an id. */
const MESSAGE = 128;

/** Bytes that are counted together: each count takes a hash. */
const COUNTED = 16_384;

/** A person or network, and its sockets. */
export interface Connected {
  readonly who: string;
  readonly bucket: Bucket;
  /** Lookups of finished games; made on first use. */
  lookups: Bucket | undefined;
  sockets: number;
  /** Bytes that are not yet counted in their hour. */
  uncounted: number;
  /** Runs while there is no socket. */
  forgetting: NodeJS.Timeout | undefined;
}

export interface Crowd {
  /** Nothing if the person or network has too many sockets. */
  readonly enter: (who: string, now: number) => Connected | undefined;
  /** Once for each socket that entered. */
  readonly leave: (connected: Connected) => void;
  /** Counts the bytes of a message; false if there were too many in this hour. */
  readonly sends: (connected: Connected, bytes: number) => boolean;
}

interface Most {
  /** Messages per second. */
  readonly messages: number;
  readonly sockets?: number;
  readonly takeBytes?: TakeBytes;
}

/** Messages per second, bytes per hour, and sockets, of a person or network. */
export function newCrowd({ messages, sockets = MOST_SOCKETS, takeBytes = () => 0 }: Most): Crowd {
  const size = bucketOf(messages);
  const crowd = new Map<string, Connected>();

  return {
    leave: (connected) => {
      connected.sockets -= 1;
      if (connected.sockets > 0) return;
      /** One timer for each, however often they come and go. */
      clearTimeout(connected.forgetting);
      connected.forgetting = setTimeout(() => {
        crowd.delete(connected.who);
        if (connected.uncounted > 0) takeBytes(connected.who, connected.uncounted);
      }, REFILL).unref();
    },
    sends: (connected, bytes) => {
      connected.uncounted += MESSAGE + bytes;
      if (connected.uncounted < COUNTED) return true;
      if (takeBytes(connected.who, connected.uncounted) > 0) return false;
      connected.uncounted = 0;
      return true;
    },
    enter: (who, now) => {
      const connected = crowd.get(who) ?? {
        who,
        bucket: newBucket(now, size),
        lookups: undefined,
        sockets: 0,
        uncounted: 0,
        forgetting: undefined,
      };
      if (connected.sockets >= sockets) return undefined;
      connected.sockets += 1;
      /** A person who has come back keeps the same bucket, and their sockets still count. */
      clearTimeout(connected.forgetting);
      crowd.set(who, connected);
      return connected;
    },
  };
}

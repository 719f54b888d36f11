/** Who is connected how often: the sockets of one person are counted together, and share one bucket of messages. */
import { LIMITS } from '@duopolis/rules';
import { type Bucket, bucketOf, BURST, newBucket } from '../bucket.ts';

/** Tabs and devices of one person. */
export const MOST_SOCKETS = LIMITS.socketsPerPerson;

/** After that a bucket is full again, and need not be remembered. */
const REFILL = BURST * 1_000;

interface Connected {
  readonly bucket: Bucket;
  sockets: number;
}

interface Entry {
  readonly bucket: Bucket;
  readonly leave: () => void;
}

export interface Crowd {
  /** Nothing for one socket too many. */
  readonly enter: (member: string, now: number) => Entry | undefined;
}

/** Each person may send so many messages in a second. */
export function newCrowd(messagesEach: number): Crowd {
  const size = bucketOf(messagesEach);
  const people = new Map<string, Connected>();

  function leave(member: string, connected: Connected): void {
    connected.sockets -= 1;
    const forget = (): void => {
      if (connected.sockets === 0) people.delete(member);
    };
    setTimeout(forget, REFILL).unref();
  }

  return {
    enter: (member, now) => {
      const connected = people.get(member) ?? { bucket: newBucket(now, size), sockets: 0 };
      if (connected.sockets >= MOST_SOCKETS) return undefined;
      connected.sockets += 1;
      people.set(member, connected);
      return { bucket: connected.bucket, leave: () => leave(member, connected) };
    },
  };
}

/**
 * How many bytes a person, and a network, may send to tables in an hour: tables store what they are sent, and nothing else
 * bounds what somebody adds to the disk from day to day.
 */
import { LIMITS } from '@duopolis/rules';
import type { Config } from '../config.ts';
import { newCounts } from './counts.ts';

const HOUR = 3_600_000;

/** The limit is for the usual number of messages; a server that takes more of them also stores more. */
const USUAL_MESSAGES = 40;

/** A network may send as much as this many people. */
const NETWORK = 8;

const KILOBYTE = 1_024;

/** Returns 0, or the milliseconds until somebody may send more; then nothing is counted. */
export type TakeBytes = (who: string, bytes: number) => number;

export interface HourlyBytes {
  readonly ofPerson: TakeBytes;
  readonly ofNetwork: TakeBytes;
}

export function newHourlyBytes(
  { messagesEach }: Pick<Config, 'messagesEach'>,
  now = () => performance.now(),
): HourlyBytes {
  const counts = newCounts({ length: HOUR, now });
  const most = Math.ceil((LIMITS.bytesPerHour / KILOBYTE) * (messagesEach / USUAL_MESSAGES));
  const taking =
    (kind: string, many: number): TakeBytes =>
    (who, bytes) =>
      counts.take(`${kind} ${who}`, many, Math.ceil(bytes / KILOBYTE));
  return { ofPerson: taking('person', most), ofNetwork: taking('network', NETWORK * most) };
}

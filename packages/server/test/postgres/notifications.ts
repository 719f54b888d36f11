/** Notifications of PostgreSQL on their way to a node: let through, doubled, held back until others have passed, or lost. */
import { below, type RandomSource } from '@duopolis/rules/chance';

export const BENDS = ['doubled', 'reordered', 'lost'] as const;
export type NotificationBend = (typeof BENDS)[number];

/** Every message of the server is a letter and its length, which counts itself. */
const HEAD = 5;
const NOTIFICATION = 'A'.charCodeAt(0);
const MOST_HELD = 4;

/** For one connection: takes bytes as they come, and gives whole messages on. */
export function bendNotifications(
  random: RandomSource,
  bend: () => NotificationBend | undefined,
): (bytes: Buffer) => readonly Buffer[] {
  let rest = Buffer.alloc(0);
  let held: Buffer[] = [];

  function bent(message: Buffer): readonly Buffer[] {
    const how = bend();
    const released = how === 'reordered' ? [] : held.toReversed();
    if (how !== 'reordered') held = [];
    if (message[0] !== NOTIFICATION || how === undefined) return [message, ...released];
    if (how === 'lost') return below(random, 2) === 0 ? [] : [message];
    if (how === 'doubled') return [message, message];
    held.push(message);
    if (held.length < MOST_HELD) return [];
    const all = held.toReversed();
    held = [];
    return all;
  }

  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    const passed: Buffer[] = [];
    while (rest.length >= HEAD) {
      const end = 1 + rest.readInt32BE(1);
      if (rest.length < end) break;
      passed.push(...bent(rest.subarray(0, end)));
      rest = rest.subarray(end);
    }
    return passed.length === 0 ? [] : [Buffer.concat(passed)];
  };
}

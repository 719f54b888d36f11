/** The same work for every peer: fifty rooms of seven, each client sends its next command when the last is answered. */
import { parseArgs } from 'node:util';

const ROOMS = 50;
const SEATS = 7;

const { values } = parseArgs({
  options: {
    address: { type: 'string', default: '' },
    'warm-up': { type: 'string', default: '3' },
    seconds: { type: 'string', default: '10' },
  },
});
const { address } = values;

/** The size of a placement in our protocol. */
export const placement = (seat, nth) => ({
  type: 'place',
  seat,
  city: nth % SEATS,
  tile: 'S',
  at: [nth % 4, (nth >> 2) % 4],
});

const after = (seconds) => new Promise((resolve) => void setTimeout(resolve, seconds * 1_000));

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

/**
 * `join(address, room, seat, received)` opens a client and returns its `send(nth)`; `received` is called for every message with
 * whether it answers the client's own command.
 */
export async function playSeven(join) {
  const latencies = [];
  let [messages, measuring] = [0, false];
  const begin = [];
  for (let room = 0; room < ROOMS; room++) {
    for (let seat = 0; seat < SEATS; seat++) {
      let [nth, sentAt] = [0, 0];
      const next = () => {
        sentAt = performance.now();
        send(++nth);
      };
      const received = (answers) => {
        messages += 1;
        if (!answers) return;
        if (measuring) latencies.push(performance.now() - sentAt);
        next();
      };
      // oxlint-disable-next-line no-await-in-loop -- the first of a room makes it
      const send = await join(address, room, seat, received);
      begin.push(next);
    }
  }
  for (const next of begin) next();
  await after(Number(values['warm-up']));
  [messages, measuring] = [0, true];
  const begun = performance.now();
  await after(Number(values.seconds));
  measuring = false;
  const elapsed = (performance.now() - begun) / 1_000;
  const sorted = latencies.toSorted((one, other) => one - other);
  console.log(
    JSON.stringify({
      perSecond: sorted.length / elapsed,
      messagesPerSecond: messages / elapsed,
      p50: at(sorted, 0.5),
      p99: at(sorted, 0.99),
    }),
  );
  process.exit(0);
}

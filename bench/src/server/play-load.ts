/** The client process: plays whole games at all tables and reports how fast the server kept up. */
import { parseArgs } from 'node:util';
import type { Client, Listener } from './person-socket.ts';
import { secondsOf } from './core.ts';
import { type Latencies, summaryOf } from './latencies.ts';
import { AT_ONCE, steadyPace } from './pace.ts';
import { openRing, type Spread } from './ring.ts';

const { values } = parseArgs({
  options: {
    address: { type: 'string', default: '' },
    /** The server's process. */
    pid: { type: 'string', default: '0' },
    tables: { type: 'string', default: '50' },
    /** Commands a second; 0: as many as the server takes. */
    rate: { type: 'string', default: '0' },
    'warm-up': { type: 'string', default: '3' },
    seconds: { type: 'string', default: '10' },
    /** How people are assigned to several servers: round, table. */
    spread: { type: 'string', default: 'round' },
  },
});

/** What the clients have seen. */
export interface Load extends Latencies {
  readonly perSecond: number;
  /** Stored commands from the first to the last, including the warm-up. */
  readonly commands: number;
  readonly messagesPerSecond: number;
  readonly games: number;
  readonly failures: readonly string[];
  /** Share of one core that the clients took. */
  readonly clientCpu: number;
  /** And the server, where the system reports it. */
  readonly serverCpu?: number;
}

const failures: string[] = [];
const latencies: number[] = [];
let messages = 0;
let commands = 0;
let measuring = false;
let over = false;
/** Nobody moves before everyone sits; then a table begins after the other, as tables do, not all in the same moment. */
const early: (() => void)[] = [];
let seated = false;
const BEGIN_WITHIN = 1_000;

const [tables, rate, warmUp, seconds] = [values.tables, values.rate, values['warm-up'], values.seconds].map(
  Number,
);
const pace = rate === 0 ? AT_ONCE : steadyPace(rate as number);

const listener: Listener = {
  failed: (why) => {
    if (!over && failures.length < 20) failures.push(why);
  },
  kept: (milliseconds) => {
    commands += 1;
    if (measuring) latencies.push(milliseconds);
  },
  received: ({ player, ask }: Client) => {
    messages += 1;
    const move = over ? undefined : player.move();
    if (move === undefined) return;
    if (seated) pace.add(() => ask(move));
    else early.push(() => ask(move));
  },
};

const after = (wait: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, wait * 1_000));

/** Tables that open at once: with many nodes, most of the time each waits for the pauses between batches. */
const OPENED_AT_ONCE = 10;

const openTable = async (nth: number): Promise<readonly Client[]> =>
  (await openRing(values.address, nth, listener, values.spread as Spread)).newTable();

const rings: (readonly Client[])[] = [];
for (let nth = 0; nth < (tables as number); nth += OPENED_AT_ONCE) {
  const together = Math.min(OPENED_AT_ONCE, (tables as number) - nth);
  // oxlint-disable-next-line no-await-in-loop -- some tables after the others
  rings.push(...(await Promise.all(Array.from({ length: together }, (_, more) => openTable(nth + more)))));
}
seated = true;
early.forEach((act, nth) => void setTimeout(() => pace.add(act), (nth * BEGIN_WITHIN) / early.length));
await after(warmUp as number);
measuring = true;
messages = 0;
process.send?.('begun');
const [begun, cpu, serverBegun] = [performance.now(), process.cpuUsage(), secondsOf(Number(values.pid))];
await after(seconds as number);
measuring = false;
process.send?.('ended');
const elapsed = (performance.now() - begun) / 1_000;
const serverEnded = secondsOf(Number(values.pid));
const { user, system } = process.cpuUsage(cpu);
over = true;
pace.stop();
const received = messages;
/** Waits for messages on their way, so that no player is checked before the last one. */
await after(0.5);
for (const ring of rings) {
  if (new Set(ring.map(({ player }) => player.games())).size > 1)
    failures.push('a game that not all saw end');
  if (new Set(ring.map(({ player }) => player.result())).size > 1) failures.push('two results of one game');
}

const load: Load = {
  perSecond: latencies.length / elapsed,
  commands,
  messagesPerSecond: received / elapsed,
  games: rings.reduce((sum, ring) => sum + (ring[0]?.player.games() ?? 0), 0),
  failures,
  clientCpu: (user + system) / 1e6 / elapsed,
  ...(serverBegun !== undefined &&
    serverEnded !== undefined && { serverCpu: (serverEnded - serverBegun) / elapsed }),
  ...summaryOf(latencies),
};
console.log(JSON.stringify(load));
process.exit(failures.length === 0 ? 0 : 1);

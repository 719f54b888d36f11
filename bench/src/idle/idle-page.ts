/** The figures of idle clients as a page and a picture. */
import { chart } from '../chart.ts';

/** Seconds since everyone was disconnected, and how many were connected again. */
export type Sample = readonly [seconds: number, connected: number];

/** How clients reconnected after the server was gone. */
interface Storm {
  readonly seconds: number;
  /** Until the server listened again. */
  readonly started: number;
  /** CPU seconds of the server. */
  readonly cpu: number;
  readonly seen: readonly Sample[];
}

export interface Measured {
  readonly busy: number;
  /** Files that the system lets a process open. */
  readonly files: number;
  readonly clients: number;
  readonly wanted: number;
  /** Still connected after the idle time. */
  readonly still: number;
  readonly connecting: number;
  readonly heapEach: number;
  readonly rssEach: number;
  readonly kernelEach: number;
  /** Share of one core. */
  readonly idle: number;
  readonly seconds: number;
  readonly killed: Storm;
  readonly stopped: Storm;
}

const whole = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 0 });
const kb = (bytes: number): string => `${(bytes / 1_024).toFixed(1)} KB`;
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const limited = ({ clients, wanted, files }: Measured): string =>
  clients >= wanted
    ? ''
    : ` The system allowed ${whole(files)} open files for a process (\`ulimit -n\`), and the server needs some itself, so
${whole(clients)} clients connected instead of ${whole(wanted)}; with \`ulimit -n 65536\` the same command connects all.`;

const stormRow = (what: string, { seconds, started, cpu }: Storm): string =>
  `| ${what} | ${seconds.toFixed(1)} s, of which the start took ${started.toFixed(1)} s and the server's CPU time was ${cpu.toFixed(1)} s |`;

export const page = (measured: Measured): string => `# Idle connections

Written by \`npm run bench:idle -- --write --clients ${measured.wanted}\`: ${whole(measured.clients)} people, each with a name, a cookie and one socket of the
usual client, on one server in one process. The clients run in separate processes, from several loopback addresses.
Before the run ${measured.busy.toFixed(1)} programs wanted a core.${limited(measured)}

| figure | value |
|---|--:|
| clients connected | ${whole(measured.clients)} |
| still connected after ${whole(measured.seconds)} idle seconds | ${whole(measured.still)} |
| memory of a client: heap and buffers of the server | ${kb(measured.heapEach)} |
| the same, as resident memory of the process (RSS) | ${kb(measured.rssEach)} |
| kernel memory for both ends of a connection | ${kb(measured.kernelEach)} |
| CPU time while all are idle, of one core | ${percent(measured.idle)} |
| for one client | ${((measured.idle * 1e6) / measured.clients).toFixed(1)} µs a second |
| until all were connected at first, each with a new name and cookie | ${measured.connecting.toFixed(1)} s |
${stormRow('all connected again after kill -9 and a new start', measured.killed)}
${stormRow('all connected again after SIGTERM and a new start', measured.stopped)}

![How clients reconnect](idle.svg)

An idle client pings the server every 20 seconds, and the server pings each client every 30 seconds; nothing else uses the CPU
time above. A server that stops tells each client when to reconnect, one after the other. After a crash each client waits for a
random time that grows with every failure.
`;

export const plotIdle = ({ clients, killed, stopped }: Measured): string =>
  chart(`${whole(clients)} clients come back`, [
    {
      title: 'Connected, by seconds since the server was gone',
      unit: 'clients',
      series: [
        { name: 'after kill -9', points: killed.seen },
        { name: 'after SIGTERM', points: stopped.seen },
      ],
    },
  ]);

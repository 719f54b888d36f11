/** The figures of the server as a page a person can read. */
import type { Idle, LoadOnDisk, Memory } from './figures.ts';
import type { Load } from './play-load.ts';
import { PEER_NAMES, PEERS, type PeerLoad, type PeerName } from './peers.ts';

export interface Measured {
  readonly saturated?: Load;
  /** At a steady rate that does not depend on the server. */
  readonly steady?: LoadOnDisk;
  /** All rounds of it; the one above is the best of them. */
  readonly rounds: readonly LoadOnDisk[];
  /** The same with the data file in memory: what the disk adds is the difference. */
  readonly diskless?: Load;
  readonly rate: number;
  /** The machine's load before the run. */
  readonly busy: number;
  readonly tables: number;
  readonly memory?: Memory;
  readonly idle?: Idle;
  readonly peers: { readonly [peer in PeerName]?: PeerLoad };
}

type Row = readonly [figure: string, value: string, goal: string];

const whole = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 0 });
const ms = (value: number): string => `${value.toLocaleString('en', { maximumFractionDigits: 1 })} ms`;
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const cores = ({ serverCpu, clientCpu }: Load): string =>
  serverCpu === undefined
    ? ''
    : `${percent(serverCpu)} of a core, the clients ${percent(clientCpu)} of another`;

const saturatedRows = (load: Load): readonly Row[] => [
  ['durable commands a second, as fast as it answers', whole(load.perSecond), '≥ 30,000'],
  ['the same for a second of its CPU time', whole(load.perSecond / (load.serverCpu ?? 1)), ''],
  ['messages a second to the clients', whole(load.messagesPerSecond), ''],
  ['latency p50 and p99', `${ms(load.p50)}, ${ms(load.p99)}`, ''],
  ['the server took', cores(load), ''],
];

const steadyRows = (load: LoadOnDisk, rate: number): readonly Row[] => [
  [`commands a second when ${whole(rate)} are sent`, whole(load.perSecond), whole(rate)],
  ['latency p50', ms(load.p50), ''],
  ['latency p99', ms(load.p99), '< 20 ms'],
  ['latency p99.9 and maximum', `${ms(load.p999)}, ${ms(load.most)}`, ''],
  ['a small disk write at the same time, p99 and maximum', `${ms(load.disk.p99)}, ${ms(load.disk.most)}`, ''],
  ['messages a second to the clients', whole(load.messagesPerSecond), ''],
  ['the server took', cores(load), ''],
];

const disklessRows = ({ perSecond, p50, p99, p999 }: Load): readonly Row[] => [
  [
    'with the data file in memory: commands a second; latency p50, p99, p99.9',
    `${whole(perSecond)}; ${[p50, p99, p999].map(ms).join(', ')}`,
    '',
  ],
];

const restRows = ({ memory, idle }: Measured): readonly Row[] => [
  ...(memory === undefined
    ? []
    : [
        [
          `memory of a running table of seven (${whole(memory.tables)} in the middle of a game)`,
          `${(memory.bytesEach / 1_024).toFixed(1)} KB`,
          '< 40 KB',
        ] as const,
      ]),
  ...(idle === undefined
    ? []
    : ([
        [`start with ${whole(idle.tables)} idle tables`, ms(idle.startMs), '< 2,000 ms'],
        ['the same after kill -9', ms(idle.crashStartMs), ''],
        ['start with none', ms(idle.emptyStartMs), ''],
        ['CPU time used by them', percent(idle.cpu), 'nothing'],
      ] as const)),
];

const rowsOf = (measured: Measured): readonly Row[] => [
  ...(measured.saturated === undefined ? [] : saturatedRows(measured.saturated)),
  ...(measured.steady === undefined ? [] : steadyRows(measured.steady, measured.rate)),
  ...(measured.diskless === undefined ? [] : disklessRows(measured.diskless)),
  ...restRows(measured),
];

const roundRow = ({ p50, p99, p999, disk, serverCpu }: LoadOnDisk, nth: number): string =>
  `| ${[nth + 1, ...[p50, p99, p999, disk.p99, disk.most].map(ms), percent(serverCpu ?? 0)].join(' | ')} |`;

/** Every round at the steady rate, with the latency of the disk during it. */
const rounds = ({ rounds: all }: Measured): string =>
  all.length === 0
    ? ''
    : `All rounds at that rate, in order. A command is answered only after the disk has stored it, so an answer can't be faster than
the disk. The table also shows how long the disk took for small writes of another program at the same time.

| round | p50 | p99 | p99.9 | the disk alone: p99 | its maximum | the server took |
|--:|--:|--:|--:|--:|--:|--:|
${all.map(roundRow).join('\n')}

`;

function peerRows({ peers, saturated }: Measured): readonly string[] {
  return PEER_NAMES.flatMap((peer) => {
    const load = peers[peer];
    if (load === undefined) return [];
    const ratio = saturated === undefined ? '' : (saturated.perSecond / load.perSecond).toFixed(2);
    const { name, does } = PEERS[peer];
    return [
      `| ${name} | ${whole(load.perSecond)} | ${whole(load.messagesPerSecond)} | ${ms(load.p99)} | ${ratio} | ${does} |`,
    ];
  });
}

const failuresOf = ({ saturated, steady, diskless, memory }: Measured): readonly string[] =>
  [saturated, steady, diskless, memory].flatMap((part) => part?.failures ?? []);

export function page(measured: Measured): string {
  const failures = failuresOf(measured);
  const games = (measured.saturated?.games ?? 0) + (measured.steady?.games ?? 0);
  return `# How fast the server is

Written by \`npm run bench:server -- --write\`: the server in one process, the clients in another, on a machine with two cores,
over loopback. The figures are from the best of several rounds, because other programs only slow the server down. Before the run, ${measured.busy.toFixed(1)} programs wanted
a core: if that is more than 0, the answers below are later than on an idle machine. ${whole(measured.tables)} tables of seven play whole
games, one after the other, over the public protocol: choose, place, and between games rematch, ready and start. A command
counts when it is acknowledged, after the transaction that stores it is synced to the disk (SQLite, WAL). Every client
checks what it receives: numbers without gaps, answers in order, no tile of others before the reveal, its own choice in the
reveal, and at the end the scores of all cities, which it computes again. ${whole(games)} games were played; ${failures.length === 0 ? 'nothing was wrong' : `${failures.length} things were wrong`}.

| figure | value | goal |
|---|--:|--:|
${rowsOf(measured)
  .map((row) => `| ${row.join(' | ')} |`)
  .join('\n')}

${rounds(measured)}Commands of one table within one transaction are sent in one message: seven clients receive every command, but
not always in a separate message. Memory is the growth of the heap after garbage collection, when people who are already
connected begin to play at that number of additional tables.

## Compared with other servers

The same machine, in the same run: fifty rooms of seven clients. Each client sends a command as large as ours when its last
one is answered, so all 350 always wait for an answer. None of these servers knows the rules of a game like this one, decides whether a move is legal,
filters what each client may see, or detects a repeated command; only ws with SQLite stores anything.

| server | commands a second | messages a second | p99 | ours : theirs | what it does with a command |
|---|--:|--:|--:|--:|---|
${peerRows(measured).join('\n')}
`;
}

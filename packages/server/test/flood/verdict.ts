/** What a flood has shown, in lines to read, and what of it is a problem. */
import type { Watched } from './watch.ts';

/** Megabytes of the server with all its processes: docs/SECURITY.md, "Memory", says what they are made of. */
const MOST_MEMORY = 700;

export interface Shown {
  readonly seconds: number;
  readonly isFavoured: boolean;
  readonly before: Watched;
  readonly during: Watched;
  readonly after: Watched;
  readonly attacks: number;
  /** Percent of a core that the attackers used. */
  readonly used: number;
  readonly acknowledged: number;
  readonly lost: readonly string[];
  /** Sockets, places and handshakes that stayed occupied. */
  readonly left: readonly number[];
  readonly leaks: readonly string[];
}

const most = (all: readonly number[]): number => Math.max(0, ...all);

export const problemsOf = ({ during, acknowledged, lost, left, leaks }: Shown): readonly string[] => [
  ...(during.lateItself > 0 ? ['late'] : []),
  /** Late only because others had the cores: nothing is said of the server, so the run says nothing either. */
  ...(during.late > during.lateItself ? ['starved'] : []),
  ...(most(during.together) >= MOST_MEMORY ? ['memory'] : []),
  ...(lost.length > 0 || acknowledged === 0 ? ['lost'] : []),
  ...(left.some((count) => count !== 0) ? ['left behind'] : []),
  ...(leaks.length > 0 ? ['leaks'] : []),
];

const percentiles = ([p50 = 0, , p99 = 0, , slowest = 0]: readonly number[]): string =>
  `p50 ${p50}, p99 ${p99}, max ${slowest} ms`;

/** One line about a part of the run. */
export const lineOf = (after: number, watched: Watched): string => {
  const { health, own, block, memory, together, heap, outside } = watched;
  return (
    `${after} s: /health ${percentiles(health)} (own max ${own.at(-1)}); longest block ${most(block)} ms; ` +
    `RSS ${most(memory)} MB (heap ${most(heap)}, outside ${most(outside)}), ${most(together)} with other processes`
  );
};

export function textOf(shown: Shown): string {
  const { seconds, isFavoured, before, during, after, attacks, used, acknowledged, lost, left, leaks } =
    shown;
  const problems = problemsOf(shown);
  const last = after.memory.at(-1);
  return [
    `${attacks} attacks in ${seconds} s; the attackers used ${used} % of a core, the server ${during.busy} %`,
    isFavoured
      ? 'server and probe had the cores before all others'
      : 'the system did not permit a higher priority: server, probe and attackers shared the cores',
    `/health by the clock: ${percentiles(during.health)}, of ${during.asked}; ${during.late} above 100 ms`,
    `/health without waiting for a core: ${percentiles(during.own)}; ${during.lateItself} above 100 ms`,
    `/health before the attacks: ${percentiles(before.health)}`,
    `longest block ${most(during.block)} ms of CPU; longest wait for the disk ${most(during.stuck)} ms`,
    `RSS in MB: ${before.memory.at(-1)} before, ${during.memory.join(' ')}, ${last} after`,
    `with its other processes: ${during.together.join(' ')}, ${after.together.at(-1)} after; at most ${MOST_MEMORY}`,
    `acknowledged ${acknowledged}, lost ${lost.length}; left behind ${left.join(' ')}; leaked ${leaks.length}`,
    ...[...lost, ...leaks].slice(0, 10),
    problems.length === 0 ? 'verdict: passed' : `verdict: FAILED (${problems.join(', ')})`,
  ].join('\n');
}

/** Child processes that the benchmark starts, talks to and stops. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Question } from './gauge.ts';

const LONGEST_START = 60_000;

export interface Running {
  readonly pid: number;
  readonly address: string;
  /** From the start of the process until it said where it listens. */
  readonly startMs: number;
  readonly taken: (what: Question) => Promise<number>;
  readonly stop: () => Promise<void>;
  readonly kill: () => Promise<void>;
}

const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** With `BENCH_PROFILE=DIR` every server writes a CPU profile there when it stops. */
const { BENCH_PROFILE: PROFILE } = process.env;
const PROFILED = PROFILE === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${PROFILE}`];

const GAUGED = [...PROFILED, '--conditions=source', '--expose-gc', '--import', pathOf('gauge.ts')];

/** A program that says on a line where it listens. */
export async function startServer(
  file: string,
  args: readonly string[],
  nodeFlags: readonly string[] = [],
): Promise<Running> {
  const begun = performance.now();
  const child = spawn(process.execPath, [...GAUGED, ...nodeFlags, pathOf(file), ...args], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const address = await addressIn(child);
  const ended = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  };
  return {
    pid: child.pid as number,
    address,
    startMs: performance.now() - begun,
    taken: async (what) => {
      const answer = once(child, 'message');
      child.send(what);
      return (await answer)[0] as number;
    },
    stop: () => ended('SIGTERM'),
    kill: () => ended('SIGKILL'),
  };
}

async function addressIn(child: ChildProcess): Promise<string> {
  const late = setTimeout(() => child.kill(), LONGEST_START);
  try {
    for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
      const address = /http:\/\/\S+/.exec(line)?.[0];
      if (address !== undefined) return address;
    }
  } finally {
    clearTimeout(late);
    child.stdout?.resume();
  }
  throw new Error('a server did not start');
}

/** Clients that measure collect their garbage seldom: what they wait for must be the server. */
const PATIENT = ['--initial-old-space-size=1000'];

/** A program that does its work and prints one line of JSON; `said` answers its questions meanwhile. */
export async function runClients<T>(
  file: string,
  args: readonly string[],
  said?: (word: string) => Promise<void>,
): Promise<T> {
  const child = spawn(process.execPath, ['--conditions=source', ...PATIENT, pathOf(file), ...args], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  /** A process that has ended needs no answer. */
  child.on('message', (word: string) => void said?.(word).then(() => child.send('go', () => {})));
  const lines: string[] = [];
  child.stdout?.setEncoding('utf8').on('data', (text: string) => lines.push(text));
  await once(child, 'close');
  const last = lines.join('').trim().split('\n').at(-1) ?? '';
  if (last === '') throw new Error(`${file} said nothing`);
  return JSON.parse(last) as T;
}

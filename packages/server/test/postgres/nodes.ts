/** Nodes: processes of their own, or servers in this one. */
import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../../src/config.ts';
import { ADMIN, started } from '../kit/server.ts';

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const MAIN = fileOf('../../src/main.ts');
const TRIAL = fileOf('trial-node.ts');
const FAULTY_DISK = new URL('faulty-disk.ts', import.meta.url).href;

/** Planted faults that the checks must find. */
export const PLANTED = ['hasty', 'early', 'unfenced', 'own-clock', 'hasty-sync'] as const;
export type Planted = (typeof PLANTED)[number];

/** Whatever people can be dealt to. */
export interface Node {
  readonly address: string;
  readonly kill: (signal?: NodeJS.Signals) => Promise<void>;
}

export interface NodeProcess extends Node {
  /** Stands still, and goes on. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** By which number the database knows it now, in a trial. */
  readonly number: () => Promise<number | undefined>;
  /** Sets its own clock ahead or back, by milliseconds. */
  readonly jump: (milliseconds: number) => void;
}

/** A machine that is busy with other tests must not refuse a table. */
const UNHURRIED = ['--most-delay', '100000'];

/** Processes, and when they have ended. */
const living = new Map<ChildProcess, Promise<unknown>>();

/** Milliseconds: a node that does not answer has no number. */
const ANSWERING = 2_000;

const numberOf = (child: ChildProcess): Promise<number | undefined> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), ANSWERING);
    child.once('message', ({ number }: { readonly number?: number }) => {
      clearTimeout(timer);
      resolve(number);
    });
    child.send({ tell: 'number' }, () => {});
  });

async function start(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<NodeProcess> {
  const child = spawn(
    process.execPath,
    [
      '--conditions=source',
      program,
      '--port',
      '0',
      '--log',
      'silent',
      '--web',
      'none',
      ...UNHURRIED,
      ...args,
    ],
    { stdio: ['ignore', 'pipe', 'inherit', 'ipc'], env: { ...process.env, ...env } },
  );
  const gone = new Promise((resolve) => child.once('exit', resolve));
  living.set(child, gone);
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (data: Buffer) => resolve(data.toString()));
    child.once('exit', (code) => reject(new Error(`the node ended with ${code}`)));
  });
  return {
    address: line.replace('Duopolis: ', '').trim(),
    kill: async (signal = 'SIGKILL') => {
      child.kill(signal);
      await gone;
      living.delete(child);
    },
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    number: () => numberOf(child),
    /** A process that ends meanwhile has no clock to check. */
    jump: (milliseconds) => void child.send({ jump: milliseconds }, () => {}),
  };
}

/** As it is installed. */
export const startNode = (database: string): Promise<NodeProcess> =>
  start(MAIN, [], { DATABASE_URL: database, DUOPOLIS_ADMIN_TOKEN: ADMIN });

/** A node in the test's own process, for tests that don't kill it: it stops gracefully. */
export async function startHere(database: string, others: Partial<Config> = {}): Promise<Node> {
  const { address, stop } = await started({ ...others, database });
  return { address, kill: stop };
}

/** A limit of requests counts for an address, and in a trial everyone has the same. */
const FOR_ALL = ['--requests-each', '60000', '--sockets-each', '10000', '--tables-each', '1000'];

export const startTrial = (database: string, planted?: Planted): Promise<NodeProcess> =>
  start(TRIAL, FOR_ALL, {
    DATABASE_URL: database,
    ...(planted !== undefined && { DUOPOLIS_PLANTED: planted }),
  });

const ordersIn = (folder: string): string => join(folder, 'disk');

/** The only server of a data folder, on a disk with scripted faults. */
export const startOnDisk = (folder: string, port = 0, planted?: Planted): Promise<NodeProcess> =>
  start(TRIAL, [...FOR_ALL, '--data', folder, '--port', `${port}`], {
    DATABASE_URL: '',
    DUOPOLIS_TRIAL_DISK: ordersIn(folder),
    NODE_OPTIONS: `--import=${FAULTY_DISK}`,
    ...(planted !== undefined && { DUOPOLIS_PLANTED: planted }),
  });

export const tellDisk = (folder: string, order: 'well' | 'full' | `slow ${number}`): void =>
  writeFileSync(ordersIn(folder), order);

/** No process outlives a failing test, or writes to a folder that is being removed. */
export async function killAll(): Promise<void> {
  const ends = [...living].map(async ([child, gone]) => {
    child.kill('SIGKILL');
    await gone;
  });
  living.clear();
  await Promise.all(ends);
}

/** Our own server as the benchmarks start it, and how much memory it takes. */
import { readFileSync } from 'node:fs';
import { type Running, startServer } from './process.ts';

const SERVER = '../../../packages/server/src/main.ts';
/** Those that every server is started with. */
const NODE_FLAGS = JSON.parse(
  readFileSync(new URL('../../../packages/server/node-flags.json', import.meta.url), 'utf8'),
) as readonly string[];

/** The usual settings with higher limits: all clients share one address, and each plays faster than a person can. */
const ROOM = {
  port: 0,
  log: 'error',
  web: 'none',
  'requests-each': 1_000_000,
  'messages-each': 1_000_000,
  'sockets-each': 1_000_000,
  'most-sockets': 1_000_000,
  'tables-each': 1_000,
  'most-delay': 0,
} as const;

/** The settings of options by their names. */
export const flags = (options: object): readonly string[] =>
  Object.entries(options).flatMap(([name, value]) => [`--${name}`, `${value}`]);

/** Over a data folder, or a database and no folder. */
export const serve = (
  options: ({ readonly data: string } | { readonly database: string }) & {
    readonly port?: number;
    readonly web?: string;
  },
): Promise<Running> => startServer(SERVER, flags({ ...ROOM, data: '', ...options }), NODE_FLAGS);

/** The memory of a process, in bytes. */
export const rssOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1_024;

/** The measurements of the server, each alone with the process it needs. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Probe, probeDisk } from './disk.ts';
import { multiplyTables } from './idle.ts';
import type { Latencies } from './latencies.ts';
import type { Load } from './play-load.ts';
import { flags, serve } from './own.ts';
import { type Running, runClients } from './process.ts';

/** A file system in memory, where the system has one. */
const IN_MEMORY = '/dev/shm';
export const hasMemoryDisk = (): boolean => existsSync(IN_MEMORY);

async function inFolder<T>(measure: (folder: string) => Promise<T>, at = tmpdir()): Promise<T> {
  const folder = mkdtempSync(join(at, 'duopolis-load-'));
  try {
    return await measure(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function serving<T>(folder: string, measure: (server: Running) => Promise<T>): Promise<T> {
  const server = await serve({ data: folder, web: '' });
  try {
    return await measure(server);
  } finally {
    await server.stop();
  }
}

export interface Effort {
  readonly tables: number;
  readonly seconds: number;
  readonly 'warm-up': number;
}

/** A load, and how long small disk writes by another program took in the same seconds. */
export interface LoadOnDisk extends Load {
  readonly disk: Latencies;
}

/** Whole games at all tables; without a rate as fast as the server answers. */
export const measureLoad = (
  effort: Effort,
  rate = 0,
  disk: 'disk' | 'memory' = 'disk',
): Promise<LoadOnDisk> =>
  inFolder(
    (folder) =>
      serving(folder, async ({ address, pid }) => {
        /** From the first timed answer to the last. */
        const probes: Probe[] = [];
        const load = await runClients<Load>(
          'play-load.ts',
          flags({ address, pid, rate, ...effort }),
          async (word) => {
            if (word === 'begun') probes.push(probeDisk(folder));
            else probes[0]?.end();
          },
        );
        return { ...load, disk: await (probes[0] as Probe).took };
      }),
    disk === 'memory' ? IN_MEMORY : undefined,
  );

export interface Memory {
  readonly tables: number;
  readonly bytesEach: number;
  readonly failures: readonly string[];
}

/** People at several tables each, so that tables are counted and not sockets. */
export const measureMemory = (rings: number, each: number): Promise<Memory> =>
  inFolder((folder) =>
    serving(folder, async (server) => {
      const heaps: number[] = [];
      const args = flags({ address: server.address, rings, each });
      const { tables, failures } = await runClients<Omit<Memory, 'bytesEach'>>('crowd.ts', args, async () => {
        heaps.push(await server.taken('heap'));
      });
      const [before = 0, after = 0] = heaps;
      return { tables, failures, bytesEach: (after - before) / tables };
    }),
  );

export interface Idle {
  readonly tables: number;
  readonly startMs: number;
  /** The same without any table. */
  readonly emptyStartMs: number;
  /** After the process was killed. */
  readonly crashStartMs: number;
  /** Share of one core. */
  readonly cpu: number;
}

const LOOKED_AT_MS = 10_000;
/** Startup work is finished by then. */
const SETTLED_MS = 3_000;

const after = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

export const measureIdle = (wanted: number): Promise<Idle> =>
  inFolder(async (folder) => {
    const emptyStartMs = await serving(folder, async ({ startMs }) => startMs);
    await serving(folder, ({ address }) =>
      runClients('crowd.ts', flags({ address, rings: 10, each: 10 }), async () => {}),
    );
    const tables = multiplyTables(folder, wanted);
    const server = await serve({ data: folder, web: '' });
    await after(SETTLED_MS);
    const before = await server.taken('seconds');
    await after(LOOKED_AT_MS);
    const seconds = (await server.taken('seconds')) - before;
    await server.kill();
    const crashStartMs = await serving(folder, async ({ startMs }) => startMs);
    return {
      tables,
      startMs: server.startMs,
      emptyStartMs,
      crashStartMs,
      cpu: (seconds * 1_000) / LOOKED_AT_MS,
    };
  });

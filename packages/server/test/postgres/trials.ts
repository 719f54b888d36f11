/** The two kinds of trials: many nodes over a database, and one server over a data file. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { below } from '@duopolis/rules/chance';
import { type Cluster, FAR } from './cluster.ts';
import { FAULTS } from './faults.ts';
import { keptIn, keptOnDisk } from './kept.ts';
import { type NodeProcess, startOnDisk, tellDisk } from './nodes.ts';
import { losePower } from './power.ts';
import { startProxy } from './proxy.ts';
import { type Outcome, runTrial, type Trial } from './run.ts';

/** Milliseconds after which something that was due and has not happened never will. */
const OVERDUE = 10_000;

/**
 * A table needs somebody present for its pending actions, and nobody is after the trial: only tables still being played
 * count.
 */
async function overdue({ pool }: Cluster): Promise<readonly string[]> {
  const { rows } = await pool.query<{ readonly id: string }>(
    `SELECT id FROM tables WHERE here > 0
       AND due_at < extract(epoch FROM clock_timestamp()) * 1000 - ${OVERDUE}`,
  );
  return rows.map(({ id }) => `something at ${id} is due, and nobody does it`);
}

export function clusterTrial(cluster: Cluster): Trial {
  return {
    address: () => cluster.front.address,
    faults: Object.fromEntries(
      Object.entries(FAULTS).map(([name, fault]) => [name, (words, tables) => fault(cluster, words, tables)]),
    ),
    kept: (tables) => Promise.all(tables.map((table) => keptIn(cluster.pool, table))),
    settled: cluster.settled,
    problems: () => overdue(cluster),
  };
}

/** One server and one file: after a kill it has to be started again. */
export async function runOnDisk(seed: string): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'duopolis-trial-'));
  let node: NodeProcess = await startOnDisk(folder);
  const front = await startProxy(() => [node.address], { usual: FAR });
  const again = async (
    signal: 'SIGKILL' | 'SIGTERM',
    before: (folder: string) => void = () => {},
  ): Promise<void> => {
    await node.kill(signal);
    before(folder);
    node = await startOnDisk(folder);
  };
  const disk = async (order: 'full' | `slow ${number}`, milliseconds: number): Promise<void> => {
    tellDisk(folder, order);
    await wait(milliseconds);
    tellDisk(folder, 'well');
  };
  try {
    return await runTrial(
      {
        address: () => front.address,
        waits: true,
        faults: {
          'the server is killed': () => again('SIGKILL'),
          'the server is restarted': () => again('SIGTERM'),
          'the power fails': () => again('SIGKILL', losePower),
          'the disk is slow': (words) => disk(`slow ${20 + below(words, 200)}`, 700),
          'the disk is full': (words) => disk('full', 300 + below(words, 1_000)),
          'the clock jumps': async (words) => {
            node.jump((below(words, 2) === 0 ? 1_000 : -1_000) * (1 + below(words, 7_200)));
          },
          'the network to people is cut': async () => front.cut(),
          'the network to people is slow': async (words) => {
            front.turn({ there: 5 + below(words, 100), back: 5 + below(words, 100) });
            await wait(500);
            front.turn({});
          },
        },
        kept: async (tables, people) => {
          await node.kill('SIGTERM');
          return keptOnDisk(folder, tables, people);
        },
      },
      seed,
    );
  } finally {
    front.stop();
    await node.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

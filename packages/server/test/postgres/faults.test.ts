/** Games under faults that a seed decides: whatever is killed, cut and slowed down, everyone saw the truth. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Cluster, startCluster } from './cluster.ts';
import { runTrial } from './run.ts';
import { clusterTrial, runOnDisk } from './trials.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let cluster: Cluster;

beforeAll(async () => {
  cluster = await startCluster(2);
});

afterAll(() => cluster.stop());

/** Many more of them: npm run prove. */
test.each(['1', '2', '3'])('many nodes over a database, seed %s', async (seed) => {
  const { happened, problems, acknowledged } = await runTrial(clusterTrial(cluster), seed);
  expect({ happened, problems }).toEqual({ happened, problems: [] });
  expect(acknowledged).toBeGreaterThan(50);
});

test.each(['disk 1', 'disk 2'])('one server over a data file, seed %s', async (seed) => {
  const { happened, problems, acknowledged } = await runOnDisk(seed);
  expect({ happened, problems }).toEqual({ happened, problems: [] });
  expect(acknowledged).toBeGreaterThan(50);
});

/** Games under faults from a seed: whatever is killed, cut and slowed down, everyone saw the truth. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cluster, FAR, startCluster } from './cluster.ts';
import { runSeed } from './proof.ts';

let cluster: Cluster;

beforeAll(async () => {
  cluster = await startCluster(2, FAR);
});

afterAll(() => cluster.stop());

/** Many more of them: npm run prove. */
test.each([1, 2, 3, 5])('trial %i', async (seed) => {
  const { happened, problems, acknowledged } = await runSeed(seed, async () => cluster);
  expect({ happened, problems }).toEqual({ happened, problems: [] });
  expect(acknowledged).toBeGreaterThan(50);
});

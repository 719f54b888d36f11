import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { ISOLATED } from './scripts/testing/isolated.mjs';

// Workers, and the servers and commands that tests start, load compiled code: half the CPU time of a start.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/compiled');

/** These files mostly wait, and one of them is the longest. They start early and spread out, so other files use the cores. */
const WAITING = /server\/test\/(postgres\/|main|restart|full-disk)|cli\/test\/(arena|join)/;
const isWaiting = ({ moduleId }: TestSpecification): boolean => WAITING.test(moduleId);
const SHARED = 'shared';

/** Vitest requires a class. Files that share workers come first and together, or their workers would end. */
class WaitingEarly extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line no-array-sort -- not the one of arrays
    const sorted = await super.sort(files);
    const shared = sorted.filter(({ project }) => project.name === SHARED);
    const working = shared.filter((file) => !isWaiting(file));
    const spread = shared
      .filter(isWaiting)
      .flatMap((file, nth) => [file, ...working.slice(2 * nth, 2 * nth + 2)]);
    const rest = [...shared, ...sorted].filter((file) => !spread.includes(file));
    return [...new Set([...spread, ...rest])];
  }
}

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    // A busy machine is no failure: these only end a test that hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // One more than there are cores, since tests of networks and processes wait most of the time.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: WaitingEarly },
    setupFiles: ['scripts/property-seed.mjs'],
    globalSetup: ['scripts/compile-ahead.mjs'],
    projects: [
      {
        extends: true,
        test: {
          name: SHARED,
          include: ['packages/!(web)/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
          isolate: false,
          // Node runs the sources as they are: rewritten imports make the engine and the bots three times slower.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          execArgv: ['--conditions=source', '--disable-warning=ExperimentalWarning'],
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['packages/web/test/**/*.test.{ts,tsx}'],
          exclude: ISOLATED,
          isolate: false,
        },
      },
      // A thread starts in less time than a process.
      { extends: true, test: { name: 'isolated', include: ISOLATED, pool: 'threads' } },
    ],
  },
});

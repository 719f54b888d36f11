import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['packages/*/test/**/*.test.{ts,tsx}', 'scripts/test/**/*.test.ts'],
    // A busy machine is no failure: these only end a test that hangs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

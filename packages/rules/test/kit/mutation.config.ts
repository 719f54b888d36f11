/** The tests a mutant of the scoring, of the city or of Capitals must survive: Stryker runs all that this file names. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  // As in vitest.config.ts: a slow machine must not fail a test.
  test: { include: ['packages/rules/test/{scoring,city,capitals}/**/*.test.ts'], testTimeout: 300_000 },
});

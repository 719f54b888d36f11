/** Browser stories: the built client, served by the real server, in the system's Chromium. */
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { ADDRESS } from './kit/address.ts';
import { launchOptions } from './kit/browser.ts';

/** Where the built client is, if not at its usual place. */
const WEB = process.env['DUOPOLIS_WEB'] ?? '';

/** Prepared tables run the client's own store, without its types: Node calls that an experiment. */
process.env['NODE_OPTIONS'] =
  `${process.env['NODE_OPTIONS'] ?? ''} --disable-warning=ExperimentalWarning`.trim();

export default defineConfig({
  testDir: 'test',
  outputDir: process.env['DUOPOLIS_E2E_OUTPUT'] ?? '../reports/e2e',
  fullyParallel: true,
  // One more than there are cores: a page that isn't painted waits a fifth of its time.
  workers: availableParallelism() + 1,
  forbidOnly: true,
  // A story that fails once is a bug.
  retries: 0,
  // Long enough for a busy machine: it only ends a story that hangs.
  timeout: 300_000,
  expect: { timeout: 120_000 },
  reporter: [['list'], ['json', { outputFile: process.env['DUOPOLIS_E2E_REPORT'] ?? '../reports/e2e.json' }]],
  use: {
    baseURL: ADDRESS,
    // A browser context takes half a second of CPU time: stories of a worker share one, which Playwright empties between them.
    reuseContext: true,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    actionTimeout: 120_000,
    // What was done, sent and logged; `--trace on` adds what the page looked like at each step, and takes longer.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: true },
    launchOptions: launchOptions(),
  },
  webServer: {
    command: `node --conditions=source packages/server/src/main.ts --port 0 --data "" --web "${WEB}" --log warn --requests-each 100000 --tables-each 1000 --most-delay 0 --notice-networks 127.0.0.0/8 --notice-delay 0`,
    cwd: '..',
    // The system chooses a port that is free, so that two runs never meet.
    wait: { stdout: /^Duopolis: (?<duopolis_e2e_address>\S+)\n/m },
    reuseExistingServer: false,
  },
});

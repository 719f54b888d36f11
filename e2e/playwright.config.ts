/** Browser stories: the built client, served by the real server, in the system's Chromium. */
import { defineConfig } from '@playwright/test';
import { QUIET } from './kit/browser.ts';

const PORT = Number(process.env['DUOPOLIS_E2E_PORT'] ?? 8199);
const ADDRESS = `http://127.0.0.1:${PORT}`;
/** Where the built client is, if not at its usual place. */
const WEB = process.env['DUOPOLIS_WEB'] ?? '';

export default defineConfig({
  testDir: 'test',
  outputDir: '../reports/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A story that only passes again is reported as flaky.
  retries: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: process.env['DUOPOLIS_E2E_REPORT'] ?? '../reports/e2e.json' }]],
  use: {
    baseURL: ADDRESS,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env['DUOPOLIS_CHROMIUM'] ?? '/usr/bin/chromium', args: QUIET },
  },
  webServer: {
    command: `node --conditions=source packages/server/src/main.ts --port ${PORT} --data "" --web "${WEB}" --log warn --requests-each 100000 --tables-each 1000 --most-delay 0`,
    cwd: '..',
    url: `${ADDRESS}/health`,
    reuseExistingServer: false,
  },
});

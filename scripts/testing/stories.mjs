/** Runs the stories in a folder and with a copy of the client that no other run uses. */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CLIENT } from '../client.mjs';
import { runReported } from './program.mjs';
import { ROOT } from './root.mjs';

export const CONFIG = ['--config', join('e2e', 'playwright.config.ts')];
const REPORTER = join(ROOT, 'scripts', 'testing', 'story-reporter.mjs');

/** A story that fails once has failed. */
const FLAGS = ['--retries=0', `--reporter=${REPORTER}`];

/** A folder for one run; its traces and screenshots stay if a story failed. */
export function newRunFolder() {
  const reports = join(ROOT, 'reports');
  mkdirSync(reports, { recursive: true });
  return mkdtempSync(join(reports, 'run-'));
}

/** What Playwright's configuration reads from the environment. Stories use the sources, never what was once compiled. */
export const storyEnv = ({ folder, browser }) => ({
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --conditions=source`.trim(),
  // Workers and servers load the same modules many times.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(ROOT, 'node_modules', '.cache', 'compiled'),
  DUOPOLIS_CHROMIUM: browser,
  DUOPOLIS_E2E_OUTPUT: join(folder, 'stories'),
  DUOPOLIS_E2E_REPORT: join(folder, 'stories.json'),
  DUOPOLIS_WEB: join(folder, 'client'),
});

/** Resolves to the exit code, whether the reporter came to its end, and the last lines of other output. */
export async function runStories({ args, browser, folder, onEvent }) {
  const client = join(folder, 'client');
  cpSync(CLIENT, client, { recursive: true });
  try {
    const all = ['test', ...CONFIG, ...FLAGS, `--output=${join(folder, 'stories')}`, ...args];
    return await runReported('playwright', all, { env: storyEnv({ folder, browser }), onEvent });
  } finally {
    rmSync(client, { recursive: true, force: true });
  }
}

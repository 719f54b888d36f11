/** Runs the stories in a folder, on a port and with a copy of the client that no other run uses. */
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLIENT } from '../client.mjs';
import { releaseLock, takeLock } from './lock.mjs';
import { runReported } from './program.mjs';
import { ROOT } from './root.mjs';

export const CONFIG = ['--config', join('e2e', 'playwright.config.ts')];
const REPORTER = join(ROOT, 'scripts', 'testing', 'story-reporter.mjs');

/** A story that fails once has failed, and leaves a trace. */
const FLAGS = ['--retries=0', '--trace=retain-on-failure', `--reporter=${REPORTER}`];

/** Below the range from which systems pick ports for outgoing connections. */
const PORTS = { first: 20_000, count: 10_000 };

const portLock = (port) => join(tmpdir(), 'duopolis-ports', String(port));

async function isFree(port) {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}

/** A port that nobody listens on and no other run has claimed; release it when the server has stopped. */
export async function claimPort() {
  for (;;) {
    const port = PORTS.first + Math.floor(Math.random() * PORTS.count);
    const lock = portLock(port);
    if (!takeLock(lock)) continue;
    // oxlint-disable-next-line no-await-in-loop -- until one is free
    if (await isFree(port)) return { port, release: () => releaseLock(lock) };
    releaseLock(lock);
  }
}

/** A folder for one run; its traces and screenshots stay if a story failed. */
export function newRunFolder() {
  const reports = join(ROOT, 'reports');
  mkdirSync(reports, { recursive: true });
  return mkdtempSync(join(reports, 'run-'));
}

/** What Playwright's configuration reads from the environment. */
export const storyEnv = ({ folder, port, browser }) => ({
  DUOPOLIS_CHROMIUM: browser,
  DUOPOLIS_E2E_PORT: String(port),
  DUOPOLIS_E2E_OUTPUT: join(folder, 'stories'),
  DUOPOLIS_E2E_REPORT: join(folder, 'stories.json'),
  DUOPOLIS_WEB: join(folder, 'client'),
});

/** Resolves to the exit code, whether the reporter came to its end, and the last lines of other output. */
export async function runStories({ args, browser, folder, onEvent }) {
  const client = join(folder, 'client');
  cpSync(CLIENT, client, { recursive: true });
  const { port, release } = await claimPort();
  try {
    const all = ['test', ...CONFIG, ...FLAGS, `--output=${join(folder, 'stories')}`, ...args];
    return await runReported('playwright', all, { env: storyEnv({ folder, port, browser }), onEvent });
  } finally {
    release();
    rmSync(client, { recursive: true, force: true });
  }
}

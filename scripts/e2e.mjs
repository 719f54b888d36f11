/** npm run e2e: builds the browser client and runs its stories in Chromium; arguments go to Playwright. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { chromiumPath } from './chromium.mjs';
import { buildClient } from './client.mjs';
import { install, run } from './node24.mjs';

const CONFIG = ['--config', 'e2e/playwright.config.ts'];

/** A port that nobody listens on, so that two runs don't meet. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** The exit code of Playwright; its report is written where DUOPOLIS_E2E_REPORT says. */
export async function browserStories(args = []) {
  process.env.DUOPOLIS_CHROMIUM ??= await chromiumPath();
  process.env.DUOPOLIS_E2E_PORT ??= String(await freePort());
  if (!(await buildClient())) return 1;
  return run('playwright', ['test', ...CONFIG, ...args]);
}

if (import.meta.main ?? process.argv[1]?.endsWith('e2e.mjs')) {
  try {
    await install();
    process.exitCode = await browserStories(process.argv.slice(2));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 2;
  }
}

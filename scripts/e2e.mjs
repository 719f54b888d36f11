/** npm run e2e: builds the browser client and runs its stories in Chromium; arguments go to Playwright. */
import { rmSync } from 'node:fs';
import { chromiumPath } from './chromium.mjs';
import { buildClient } from './client.mjs';
import { install, runTool } from './node24.mjs';
import { CONFIG, newRunFolder, storyEnv } from './testing/stories.mjs';

async function main() {
  await install();
  const browser = await chromiumPath();
  if (!(await buildClient())) return 1;
  const folder = newRunFolder();
  const env = { ...process.env, ...storyEnv({ folder, browser }) };
  // The built client itself: nothing is copied for a run by hand.
  env.DUOPOLIS_WEB = process.env.DUOPOLIS_WEB ?? '';
  const code = await runTool('playwright', ['test', ...CONFIG, ...process.argv.slice(2)], { env });
  if (code === 0) rmSync(folder, { recursive: true, force: true });
  return code;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}

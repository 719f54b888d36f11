/** Finds Chromium, Chrome or Edge for the browser stories; installs or downloads one if there is none. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { ROOT, run, runTool } from './node24.mjs';
import { withLock } from './testing/lock.mjs';
import { browserPlan } from './testing/browsers.mjs';
import { join } from 'node:path';

/** Shared by all clones of a user, since apt-get fails while another apt-get runs. */
const INSTALL_LOCK = join(tmpdir(), `duopolis-browser-${process.getuid?.() ?? 'user'}.lock`);

const QUIET = { stdio: ['ignore', 2, 2] };

/** Where Playwright keeps the Chromium it has downloaded, or would. */
function playwrightFile() {
  try {
    const fromE2e = createRequire(join(ROOT, 'e2e', 'package.json'));
    return [fromE2e('@playwright/test').chromium.executablePath()];
  } catch {
    return [];
  }
}

const plan = () =>
  browserPlan({
    platform: process.platform,
    env: process.env,
    home: homedir(),
    exists: existsSync,
    playwright: playwrightFile(),
    isRoot: process.getuid?.() === 0,
  });

/** A program that can't be started counts as failed too. */
const succeeds = (ended) =>
  ended.then(
    (code) => code === 0,
    () => false,
  );
const aptGet = (...args) => succeeds(run('apt-get', args, QUIET));

const GETTING = {
  async apt() {
    console.error('Installing Chromium with apt-get …');
    if (!(await aptGet('update', '-qq'))) return false;
    const args = ['install', '-y', '-qq', '--no-install-recommends'];
    // Older systems have no package with the shell alone.
    return (await aptGet(...args, 'chromium-headless-shell')) || aptGet(...args, 'chromium');
  },
  download() {
    console.error("Downloading Playwright's Chromium …");
    return succeeds(runTool('playwright', ['install', 'chromium'], QUIET));
  },
};

/** Gets one by apt-get if possible, otherwise from Playwright, which is one of the packages. */
async function getBrowser(way, installed) {
  if (way === 'download') await installed;
  if (await GETTING[way]()) return plan();
  return way === 'apt'
    ? getBrowser('download', installed)
    : { do: 'give-up', why: 'None could be downloaded.' };
}

/** Whether Playwright may have a browser already. */
const hasDownloads = () =>
  existsSync(process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache', 'ms-playwright'));

const ADVICE =
  'The stories need Chromium, Chrome or Edge. Install one (on Debian: apt-get install chromium-headless-shell), ' +
  'or set DUOPOLIS_CHROMIUM to its path.';

/**
 * The path of a browser; throws an error that says what to do if there is none. While packages are being installed,
 * apt-get can be at work already.
 */
export async function chromiumPath(installed = Promise.resolve()) {
  if (hasDownloads()) await installed;
  const first = plan();
  const found =
    first.do === 'use' || first.do === 'give-up'
      ? first
      : await withLock(INSTALL_LOCK, () => {
          const again = plan();
          return again.do in GETTING ? getBrowser(again.do, installed) : again;
        });
  if (found.do === 'use') return found.file;
  throw new Error(`${found.why ?? 'No browser was found.'} ${ADVICE}`);
}

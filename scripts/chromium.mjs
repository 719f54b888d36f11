/** Finds Chromium for the browser stories; on Debian and its kin it is installed when it is missing and one may. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './node24.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const inPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((file) => existsSync(file));

async function installIt() {
  console.error('Installing Chromium …');
  const quiet = { stdio: ['ignore', 2, 2] };
  const args = ['install', '-y', '-qq', '--no-install-recommends', 'chromium'];
  return (await run('apt-get', ['update', '-qq'], quiet)) === 0 && (await run('apt-get', args, quiet)) === 0;
}

/** The path of a Chromium; DUOPOLIS_CHROMIUM names another. */
export async function chromiumPath() {
  const known = process.env.DUOPOLIS_CHROMIUM ?? inPath();
  if (known !== undefined) return known;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && (await installIt())) {
    const installed = inPath();
    if (installed !== undefined) return installed;
  }
  throw new Error(
    'The browser tests need Chromium or Chrome, and none was found. Install one (on Debian: apt-get install chromium), ' +
      'or name it in DUOPOLIS_CHROMIUM.',
  );
}

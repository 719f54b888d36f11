/** npm start: installs and builds what is missing and serves the game; with --terminal it plays one right here. */
import { buildClient } from './client.mjs';
import { install, runServer, runSource } from './node24.mjs';

const args = process.argv.slice(2);
const others = args.filter((arg) => arg !== '--terminal');

async function start() {
  await install();
  if (args.includes('--terminal')) return runSource('packages/cli/src/main.ts', ['play', ...others]);
  await buildClient();
  process.env.DUOPOLIS_LOG ??= 'warn';
  return runServer(others);
}

try {
  process.exitCode = await start();
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}

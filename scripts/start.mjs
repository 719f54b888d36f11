/** npm start: installs what is missing and plays a game in the terminal. */
import { install, runSource } from './node24.mjs';

try {
  await install();
  process.exitCode = await runSource('packages/cli/src/main.ts', ['play', ...process.argv.slice(2)]);
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}

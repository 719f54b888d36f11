/** Runs the server: npm run serve -- [FLAGS]. */
import { runServer } from './node24.mjs';

process.exitCode = await runServer(process.argv.slice(2));

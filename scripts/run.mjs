/** Runs a TypeScript file of this repo: node scripts/run.mjs FILE [ARGS]. */
import { runSource } from './node24.mjs';

const [file, ...args] = process.argv.slice(2);
process.exitCode = await runSource(file, args);

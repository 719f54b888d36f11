/** Runs a command of an installed package with our Node: node scripts/tool.mjs COMMAND [ARGS]. */
import { runTool } from './node24.mjs';

const [command, ...args] = process.argv.slice(2);
process.exitCode = await runTool(command, args);

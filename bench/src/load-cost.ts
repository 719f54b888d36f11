/** What loading the rules costs in a fresh process: all modules are read before the first is evaluated, so this is the tables. */
import { load } from './load-cost-begin.ts';
import { RULES_VERSION } from '@duopolis/rules';
import { CAPITALS, workableMat } from '@duopolis/rules/components';

// The tables of Capitals are made for each mat when it is first used.
if (process.argv.includes('--capitals')) for (const { cells } of CAPITALS.mats) workableMat(cells);

const ms = performance.now() - load.begunAt;

console.log(JSON.stringify({ rules: RULES_VERSION, ms, bytes: load.bytes }));

/** What loading the rules costs in a fresh process: all modules are read before the first is evaluated, so this is the tables. */
import { load } from './load-begin.ts';
import { RULES_VERSION } from '@duopolis/rules';

const ms = performance.now() - load.begunAt;

console.log(JSON.stringify({ rules: RULES_VERSION, ms, bytes: load.bytes }));

/** Lists the files of words that a language still lacks: `npm run words -- --missing de`. Ends with 1 if there are any. */
import { globSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ROOT } from './node24.mjs';
import { missingIn } from './testing/words.mjs';

const { missing } = parseArgs({ options: { missing: { type: 'string' } } }).values;

if (missing === undefined || !/^[a-z]{2}$/.test(missing)) {
  console.error('Usage: npm run words -- --missing de');
  process.exit(2);
}

const files = globSync('packages/*/src/**/*.ts', { cwd: ROOT }).map((file) => file.replaceAll('\\', '/'));
const lacking = missingIn(files, missing);
for (const file of lacking) console.log(file);
if (lacking.length > 0) process.exitCode = 1;

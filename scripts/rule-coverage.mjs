/** Checks that every rule in docs/RULES.md has a test whose title starts with its id, and that no title names an unknown one. */
import { globSync, readFileSync } from 'node:fs';
import { ROOT } from './node24.mjs';

const DEFINITION = /^- \*\*([A-Z]+-\d+)\*\*/gm;
const TITLE = /\(\s*['"`]((?:[A-Z]+-\d+(?:, )?)+):/g;
const ID = /[A-Z]+-\d+/g;

const rules = [...readFileSync(`${ROOT}/docs/RULES.md`, 'utf8').matchAll(DEFINITION)].map(
  (match) => match[1],
);
const tested = new Map();
for (const file of globSync('packages/*/test/**/*.test.ts', { cwd: ROOT })) {
  for (const title of readFileSync(`${ROOT}/${file}`, 'utf8').matchAll(TITLE)) {
    for (const [id] of title[1].matchAll(ID)) tested.set(id, file);
  }
}

const twice = rules.filter((id, index) => rules.indexOf(id) !== index);
const missing = rules.filter((id) => !tested.has(id));
const unknown = [...tested].filter(([id]) => !rules.includes(id));
for (const id of twice) console.error(`${id} is defined twice in docs/RULES.md`);
for (const id of missing) console.error(`${id} has no test whose title starts with it`);
for (const [id, file] of unknown) console.error(`${id} in ${file} is not a rule of docs/RULES.md`);
console.log(`${rules.length} rules, ${rules.filter((id) => tested.has(id)).length} with tests`);
process.exitCode = rules.length > 0 && twice.length + missing.length + unknown.length === 0 ? 0 : 1;

/** npm test: every check of the project from a fresh clone, ending in one line `N passed, N failed`. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserStories } from './e2e.mjs';
import { findNode, install, run } from './node24.mjs';

/** Checks without a count of their own count as one. */
const CHECKS = [
  ['format', 'biome', ['format']],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings']],
  ['types', 'tsc', ['-b']],
  ['unused code', 'knip', []],
  ['rules have tests', 'node', ['scripts/rule-coverage.mjs']],
];

const folder = mkdtempSync(join(tmpdir(), 'duopolis-test-'));
let passed = 0;
let failed = 0;

async function step(name, command, args) {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const code = await run(command === 'node' ? findNode() : command, args);
  console.log(`${code === 0 ? 'ok' : 'FAILED'}: ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return code;
}

async function unitTests() {
  const report = join(folder, 'vitest.json');
  const code = await step('unit and property tests', 'vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    passed += numPassedTests;
    failed += numFailedTests;
    if (code !== 0 && numFailedTests === 0) failed += 1;
  } catch {
    failed += 1;
  }
}

async function browserTests() {
  console.log('\n== browser stories');
  const report = join(folder, 'browser.json');
  process.env.DUOPOLIS_E2E_REPORT = report;
  const code = await browserStories();
  try {
    const { expected, flaky, unexpected } = JSON.parse(readFileSync(report, 'utf8')).stats;
    passed += expected + flaky;
    failed += unexpected;
    if (code !== 0 && unexpected === 0) failed += 1;
  } catch {
    failed += 1;
  }
}

try {
  if (!process.argv.includes('--no-install')) await install();
  for (const [name, command, args] of CHECKS) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: each may use all cores
    if ((await step(name, command, args)) === 0) passed += 1;
    else failed += 1;
  }
  await unitTests();
  await browserTests();
} catch (error) {
  console.error(error.message);
  failed += 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

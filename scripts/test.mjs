/** npm test: every check of the project from a fresh clone, ending in one line `N passed, N failed`. */
import { install, isStopped } from './node24.mjs';
import { partsOfChange } from './testing/changed.mjs';
import { changedFiles } from './testing/git.mjs';
import { helpText, parseTestArgs } from './testing/options.mjs';
import { allParts, readersOf, STORIES, testFiles, unitParts, workspaces } from './testing/parts.mjs';
import { newProgress } from './testing/progress.mjs';
import { newResults } from './testing/results.mjs';
import { lookForBrowser, runBrowserStories, runChecks, runUnitTests } from './testing/run.mjs';
import { failureText, lastLine, seconds, shortened, slowTable, suiteTable } from './testing/text.mjs';

const SLOWEST = 10;
/** Phases without work are not shown. */
const SHOWN_MS = 50;
const BAD_INPUT = 2;

const whole = (parts) => ({ chosen: parts.map((part) => ({ part, filter: '' })) });

const hasFiles = (part) => part === STORIES || unitParts().includes(part);

/** The parts to run, each with its filter, or a problem. */
function choose(options) {
  if (options.changed) {
    const files = changedFiles();
    if (files === undefined) return { problem: '--changed needs a git clone; run npm test without it.' };
    return { ...whole(partsOfChange(files, { workspaces: workspaces(), readersOf })), files };
  }
  if (options.chosen.length === 0) return whole(allParts());
  const empty = options.chosen.find(
    ({ part, filter }) => filter !== '' && (!hasFiles(part) || testFiles(part, filter).length === 0),
  );
  if (empty !== undefined)
    return { problem: `No test file of ${empty.part} has '${empty.filter}' in its path.` };
  return { chosen: options.chosen };
}

/**
 * Runs the phases; resolves to how long each took. Unit tests and stories each keep two cores busy. Side by side they
 * took a third longer than one after the other, because both poll while they wait.
 */
async function runAll(chosen, { install: mayInstall, results, progress }) {
  const times = [];
  const fail = ({ message }) => results.error({ suite: 'runner', title: 'runner', message });
  const phase = async (name, work) => {
    if (isStopped()) return;
    const begun = Date.now();
    await work();
    times.push([name, Date.now() - begun]);
  };
  const parts = chosen.map(({ part }) => part);
  const installed = mayInstall ? phase('packages', install) : Promise.resolve();
  const browser = parts.includes(STORIES) ? lookForBrowser(installed) : undefined;
  await installed;
  const run = { results, progress: progress.lane() };
  await phase('checks', () => runChecks(parts, run)).catch(fail);
  await phase('unit tests', () => runUnitTests(chosen, run)).catch(fail);
  await phase('stories', () => runBrowserStories(chosen, browser, run)).catch(fail);
  if (isStopped()) results.error({ suite: 'runner', title: 'runner', message: 'The run was stopped.' });
  return times;
}

/** As the parts are listed; what is no part comes last. */
function inOrder(suites) {
  const order = allParts();
  const rank = ({ name }) => (order.includes(name) ? order.indexOf(name) : order.length);
  return suites.toSorted((one, other) => rank(one) - rank(other));
}

function summarize(results, times, total) {
  const failures = results.failures();
  const slowest = results.slowest(SLOWEST);
  console.log('');
  if (failures.length > 0)
    console.log(`${failures.map((failure) => failureText(shortened(failure))).join('\n\n')}\n`);
  console.log(suiteTable(inOrder(results.suites())).join('\n'));
  if (slowest.length > 0) console.log(`\nSlowest tests:\n${slowTable(slowest).join('\n')}`);
  const phases = times
    .filter(([, ms]) => ms >= SHOWN_MS)
    .map(([name, ms]) => `${name} ${seconds(ms)}`)
    .join(', ');
  console.log(`\nTook ${seconds(total)}: ${phases}. Tests run side by side, so they add up to more.\n`);
  console.log(lastLine(results.total()));
}

async function main() {
  const options = parseTestArgs(process.argv.slice(2), allParts());
  if (options.help) return console.log(helpText(allParts()));
  const choice = options.problem === undefined ? choose(options) : options;
  if (choice.problem !== undefined) {
    console.error(choice.problem);
    process.exitCode = BAD_INPUT;
    return;
  }
  const { chosen, files } = choice;
  if (files !== undefined)
    console.log(
      `${files.length} changed files: ${chosen.map(({ part }) => part).join(', ') || 'nothing to run'}`,
    );
  const progress = newProgress();
  const results = newResults();
  const begun = Date.now();
  let times = [];
  try {
    times = await runAll(chosen, { results, progress, install: options.install });
  } catch (error) {
    results.error({ suite: 'runner', title: 'runner', message: error.message });
  }
  progress.stop();
  summarize(results, times, Date.now() - begun);
  process.exitCode = results.total().failed === 0 ? 0 : 1;
}

await main();

/** The parts of one run of `npm test`: checks, unit tests, stories. */
import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath } from '../chromium.mjs';
import { buildClient } from '../client.mjs';
import { isStopped } from '../node24.mjs';
import { CHECK_RUNS, inLanes } from './checks.mjs';
import { follow, judge } from './follow.mjs';
import { STORIES, testFiles, unitParts } from './parts.mjs';
import { runReported } from './program.mjs';
import { resultsOfProgram } from './results.mjs';
import { ROOT } from './root.mjs';
import { newRunFolder, runStories } from './stories.mjs';
import { failureText, seconds } from './text.mjs';

const CORES = 2;
const UNIT_REPORTER = join(ROOT, 'scripts', 'testing', 'unit-reporter.mjs');

export async function runChecks(parts, { results, progress }) {
  const running = new Set();
  const jobs = Object.entries(CHECK_RUNS)
    .filter(([name]) => parts.includes(name))
    .map(([name, check]) => async () => {
      if (isStopped()) return;
      running.add(name);
      progress.doing([...running].join(', '));
      const result = await check().catch((error) => ({ ok: false, ms: 0, output: error.message }));
      running.delete(name);
      results.check(name, result);
      progress.line(`${result.ok ? 'ok    ' : 'FAILED'} ${name} (${seconds(result.ms)})`);
      if (!result.ok) progress.line(result.output);
    });
  await inLanes(CORES, jobs);
  progress.doing('');
}

const ofProgram = ({ results, progress }) => ({ results: resultsOfProgram(results), progress });

export async function runUnitTests(chosen, whole) {
  const parts = chosen.filter(({ part }) => unitParts().includes(part));
  if (parts.length === 0) return;
  const run = ofProgram(whole);
  const isAll = parts.length === unitParts().length && parts.every(({ filter }) => filter === '');
  const files = isAll ? [] : parts.flatMap(({ part, filter }) => testFiles(part, filter));
  const args = ['run', `--reporter=${UNIT_REPORTER}`, ...files];
  const ended = await runReported('vitest', args, { onEvent: follow('unit tests', run) });
  judge('unit tests', ended, run);
  run.progress.doing('');
}

function storiesDidNotRun(why, { results, progress }) {
  const error = { suite: STORIES, title: STORIES, message: `The stories did not run. ${why}` };
  results.error(error);
  progress.line(failureText({ ...error, errors: [error] }));
}

/** Begins the search for a browser at once, since it may take a download. */
export const lookForBrowser = (installed) =>
  chromiumPath(installed).then(
    (file) => ({ file }),
    (error) => ({ why: error.message }),
  );

/** `npm run test:repeat` counts the stories of whole runs: they are reported to the file it names. */
function tellStories(onEvent, file = process.env.DUOPOLIS_STORY_LOG ?? '') {
  if (file === '') return onEvent;
  return (event) => {
    if (event.type === 'test') appendFileSync(file, `${JSON.stringify(event)}\n`);
    onEvent(event);
  };
}

export async function runBrowserStories(chosen, browser, whole) {
  const parts = chosen.filter(({ part }) => part === STORIES);
  if (parts.length === 0) return;
  const run = ofProgram(whole);
  run.progress.doing('looking for a browser');
  const { file, why } = await browser;
  if (file === undefined) return storiesDidNotRun(why, run);
  run.progress.doing('building the browser client');
  if (!(await buildClient())) return storiesDidNotRun('The browser client could not be built.', run);
  const folder = newRunFolder();
  const args = parts.some(({ filter }) => filter === '')
    ? []
    : parts.flatMap(({ filter }) => testFiles(STORIES, filter));
  run.progress.doing('stories: starting');
  const onEvent = tellStories(follow(STORIES, run));
  const ended = await runStories({ args, browser: file, folder, onEvent });
  judge(STORIES, ended, run);
  if (run.results.failed() === 0) rmSync(folder, { recursive: true, force: true });
  run.progress.doing('');
}

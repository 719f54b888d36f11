/** npm run test:repeat: repeats each story, or the whole of npm test, and resumes where it was stopped. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath } from './chromium.mjs';
import { buildClient } from './client.mjs';
import { findNode, install, isStopped, start } from './node24.mjs';
import { commit, fingerprint } from './testing/git.mjs';
import { parseRepeatArgs, REPEAT_HELP } from './testing/repeat-options.mjs';
import {
  between,
  chunkArgs,
  emptyState,
  nextChunk,
  runTable,
  storyTable,
  suitesLeft,
  withStory,
  withSuite,
} from './testing/repeat.mjs';
import { ROOT } from './testing/root.mjs';
import { newRunFolder, runStories } from './testing/stories.mjs';
import { failureText } from './testing/text.mjs';

const STATE = join(ROOT, 'reports', 'repeat.json');
const PAGE = join(ROOT, 'docs', 'TESTING.md');

/** The results for this code so far. */
function load({ fresh }) {
  const empty = emptyState(fingerprint(), commit());
  if (fresh) return empty;
  try {
    const state = JSON.parse(readFileSync(STATE, 'utf8'));
    return state.fingerprint === empty.fingerprint ? state : empty;
  } catch {
    return empty;
  }
}

/** Written atomically, so that stopping never damages it. */
function save(state) {
  mkdirSync(join(ROOT, 'reports'), { recursive: true });
  writeFileSync(`${STATE}.new`, JSON.stringify(state, null, 1));
  renameSync(`${STATE}.new`, STATE);
}

/** The stories there are, without running them. */
async function listStories(browser, filters, folder) {
  let stories = [];
  const onEvent = (event) => {
    if (event.type === 'plan') stories = event.tests;
  };
  const { code, output } = await runStories({ args: ['--list', ...filters], browser, folder, onEvent });
  if (code !== 0 || stories.length === 0) throw new Error(`There are no such stories.\n${output}`);
  return stories;
}

async function repeatStories(state, { times, only }) {
  const browser = await chromiumPath();
  if (!(await buildClient())) throw new Error('The browser client could not be built.');
  const folder = newRunFolder();
  const planned = await listStories(browser, only, folder);
  let now = state;
  let failed = 0;
  const onEvent = (event) => {
    if (event.type === 'error')
      console.log(failureText({ suite: 'stories', title: event.file, errors: [event] }));
    if (event.type !== 'test' || isStopped()) return;
    now = withStory(now, event);
    save(now);
    if (event.status !== 'failed') return;
    failed += 1;
    console.log(failureText(event));
  };
  for (
    let chunk = nextChunk(now, planned, times);
    chunk !== undefined;
    chunk = nextChunk(now, planned, times)
  ) {
    const before = now;
    console.log(`${chunk.stories.length} stories, ${chunk.repeat} times each …`);
    // oxlint-disable-next-line no-await-in-loop -- one chunk after the other
    const { code, output } = await runStories({ args: chunkArgs(chunk, only), browser, folder, onEvent });
    if (isStopped()) break;
    if (now === before) throw new Error(`Playwright ended with code ${code} and ran nothing.\n${output}`);
  }
  if (failed === 0) rmSync(folder, { recursive: true, force: true });
  return now;
}

/** Keeps one core busy until it is stopped. */
function keepBusy() {
  const child = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
  return () => child.kill('SIGKILL');
}

/** The stories that one run of npm test reports. */
const storiesIn = (file) =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line))
    : [];

/** One run of npm test: its seconds, counts and stories. */
async function runSuite(busy) {
  const folder = newRunFolder();
  const log = join(folder, 'stories.jsonl');
  const stop = busy ? keepBusy() : () => {};
  const begun = Date.now();
  let last = '';
  try {
    const { child, ended } = start(findNode(), [join('scripts', 'test.mjs')], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { DUOPOLIS_STORY_LOG: log },
    });
    child.stdout.setEncoding('utf8').on('data', (text) => {
      process.stdout.write(text);
      last = (last + text).slice(-200);
    });
    const code = await ended;
    const [, passed = '0', failed = '1'] = /(\d+) passed, (\d+) failed\s*$/.exec(last) ?? [];
    const seconds = Math.round((Date.now() - begun) / 1000);
    const suite = {
      seconds,
      passed: Number(passed),
      failed: Math.max(Number(failed), code === 0 ? 0 : 1),
      busy,
    };
    return { suite, stories: storiesIn(log) };
  } finally {
    stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function repeatSuite(state, { times, busy }) {
  let now = state;
  while (suitesLeft(now, { times, busy }) > 0) {
    // oxlint-disable-next-line no-await-in-loop -- one run after the other
    const { suite, stories } = await runSuite(busy);
    if (isStopped()) break;
    now = stories.reduce(withStory, withSuite(now, suite));
    save(now);
  }
  return now;
}

function writePage(state) {
  let page = readFileSync(PAGE, 'utf8');
  if (Object.keys(state.stories).length > 0)
    page = between(page, 'stories', `At commit ${state.commit}:\n\n${storyTable(state)}`);
  if (state.suites.length > 0)
    page = between(page, 'runs', `At commit ${state.commit}:\n\n${runTable(state)}`);
  writeFileSync(PAGE, page);
}

const hasFailures = ({ stories, suites }) =>
  Object.values(stories).some(({ failures }) => failures > 0) || suites.some(({ failed }) => failed > 0);

async function main() {
  const options = parseRepeatArgs(process.argv.slice(2));
  if (options.problem !== undefined) {
    console.error(options.problem);
    return 2;
  }
  if (options.help) {
    console.log(REPEAT_HELP);
    return 0;
  }
  await install();
  let state = load(options);
  for (const step of options.steps) {
    if (isStopped() || step.times === 0) break;
    const repeat = step.suite ? repeatSuite : repeatStories;
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    state = await repeat(state, step);
    if (options.write) writePage(state);
  }
  if (Object.keys(state.stories).length > 0) console.log(`\n${storyTable(state)}`);
  if (state.suites.length > 0) console.log(`\n${runTable(state)}`);
  if (options.write) writePage(state);
  if (isStopped()) console.log('\nStopped; the same command goes on from here.');
  return isStopped() || hasFailures(state) ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}

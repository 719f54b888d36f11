/** The checks that only pass or fail, and how they share the cores. */
import { join } from 'node:path';
import { buildClient } from '../client.mjs';
import { findNode, ROOT, start, startTool } from '../node24.mjs';
import { withLock } from './lock.mjs';
import { runCheck } from './program.mjs';

/** Some tools are written in Go: they spend less time on garbage collection this way. */
const ENV = { GOGC: '300' };

/** Each of the four checkers that are usual works out the shared types again: one takes half the CPU time of four. */
const FEW_CHECKERS = ['--checkers', '1', '--builders', '2'];

const tool =
  (command, ...args) =>
  () =>
    runCheck((options) => startTool(command, args, { ...options, env: ENV }));

const script = (name) => () => runCheck((options) => start(findNode(), [join('scripts', name)], options));

/** Two checks under one name. */
const both = (one, other) => async () => {
  const [first, second] = [await one(), await other()];
  const output = [first, second].filter(({ ok }) => !ok).map((result) => result.output);
  return { ok: first.ok && second.ok, ms: first.ms + second.ms, output: output.join('\n\n') };
};

/** Each resolves to `{ ok, ms, output }`; the longest are first, so that both cores end together. */
export const CHECK_RUNS = {
  lint: both(script('folder-cycles.mjs'), tool('oxlint', '--type-aware', '--deny-warnings')),
  /** Two runs in one clone would write the same build files. */
  types: () => withLock(join(ROOT, 'reports', 'locks', 'types'), tool('tsc', '-b', ...FEW_CHECKERS)),
  unused: tool('knip'),
  async build() {
    const begun = Date.now();
    const ok = await buildClient();
    return { ok, ms: Date.now() - begun, output: ok ? '' : 'The browser client could not be built.' };
  },
  format: tool('biome', 'format'),
  'rule-coverage': script('rule-coverage.mjs'),
};

/** Runs jobs in order, a few at a time. */
export async function inLanes(lanes, jobs) {
  const waiting = [...jobs];
  const lane = async () => {
    // oxlint-disable-next-line no-await-in-loop -- a lane does one job after the other
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) await job();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

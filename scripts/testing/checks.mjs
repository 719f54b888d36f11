/** The checks that only pass or fail, and how they share the cores. */
import { join } from 'node:path';
import { buildClient } from '../client.mjs';
import { findNode, ROOT, start, startTool } from '../node24.mjs';
import { withLock } from './lock.mjs';
import { runCheck } from './program.mjs';

const tool =
  (command, ...args) =>
  () =>
    runCheck((options) => startTool(command, args, options));

/** Each resolves to `{ ok, ms, output }`; the longest are first, so that both cores end together. */
export const CHECK_RUNS = {
  lint: tool('oxlint', '--type-aware', '--deny-warnings'),
  /** Two runs in one clone would write the same build files. */
  types: () => withLock(join(ROOT, 'reports', 'locks', 'types'), tool('tsc', '-b')),
  unused: tool('knip'),
  async build() {
    const begun = Date.now();
    const ok = await buildClient();
    return { ok, ms: Date.now() - begun, output: ok ? '' : 'The browser client could not be built.' };
  },
  format: tool('biome', 'format'),
  'rule-coverage': () =>
    runCheck((options) => start(findNode(), [join('scripts', 'rule-coverage.mjs')], options)),
};

/** Runs jobs in order, so many at a time. */
export async function inLanes(lanes, jobs) {
  const waiting = [...jobs];
  const lane = async () => {
    // oxlint-disable-next-line no-await-in-loop -- a lane does one job after the other
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) await job();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

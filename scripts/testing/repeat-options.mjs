/** The arguments of `npm run test:repeat`: pure. */
import { parseArgs } from 'node:util';

const OPTIONS = {
  times: { type: 'string' },
  only: { type: 'string', multiple: true, default: [] },
  all: { type: 'boolean', default: false },
  suite: { type: 'boolean', default: false },
  busy: { type: 'boolean', default: false },
  fresh: { type: 'boolean', default: false },
  write: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
};

const MOST = 1_000;
const DEFAULT_TIMES = { stories: 20, suite: 8 };

export const REPEAT_HELP = `npm run test:repeat runs each story again and again, to find the ones that fail sometimes.

  npm run test:repeat -- --all --write      everything: npm test 6 times, 2 times with one core busy, each story 20 times
  npm run test:repeat                       each story 20 times
  npm run test:repeat -- --times 5          each story 5 times
  npm run test:repeat -- --only home        the stories of files whose path contains "home"
  npm run test:repeat -- --suite --times 6  the whole npm test 6 times
  npm run test:repeat -- --suite --times 2 --busy   with one core kept busy

  --times N   runs of each story [20], or of npm test [8]
  --only X    only files whose path contains X; may be repeated
  --all       8 runs of npm test, then what each story lacks of 20 runs
  --suite     repeat npm test instead of the stories
  --busy      keep one core busy meanwhile (with --suite)
  --write     put the tables into docs/TESTING.md; with --times 0 nothing else
  --fresh     forget earlier runs of this code
  --help      show this

A run of npm test counts as one run of each story. Every run is saved at once in reports/repeat.json: stop with Ctrl+C, and the same command resumes. Changed
code starts over; docs don't count as code.`;

/** What `--all` does, one after the other. */
const ALL = [
  { suite: true, busy: false, times: 6 },
  { suite: true, busy: true, times: 2 },
  { suite: false, busy: false, times: DEFAULT_TIMES.stories, only: [] },
];

/** The options with the steps to take, or a problem in words. */
export function parseRepeatArgs(args) {
  let values;
  try {
    ({ values } = parseArgs({ args, options: OPTIONS }));
  } catch (error) {
    return { problem: `${error.message} See npm run test:repeat -- --help.` };
  }
  const given = String(values.times ?? (values.suite ? DEFAULT_TIMES.suite : DEFAULT_TIMES.stories));
  const times = /^\d{1,4}$/.test(given) ? Number(given) : Number.NaN;
  if (!(times <= MOST)) return { problem: `--times is '${given}'; expected 0 to ${MOST}.` };
  if (values.busy && !values.suite) return { problem: '--busy needs --suite.' };
  if (values.all && (values.suite || values.times !== undefined || values.only.length > 0))
    return { problem: '--all sets its own numbers: leave out --suite, --times and --only.' };
  return { ...values, times, steps: values.all ? ALL : [{ ...values, times }] };
}

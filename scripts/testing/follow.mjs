/** Turns what a test program reports into results and progress. */
import { STORIES } from './parts.mjs';
import { suiteOf } from './results.mjs';
import { failureText, lastLine, seconds } from './text.mjs';

/** Errors of a program itself have its name instead of a file. */
const PROGRAMS = { vitest: 'unit tests', playwright: STORIES };

const NONE = { passed: 0, failed: 0, ms: 0 };

/** The counts of a file with one more test; skipped tests are in the table of suites only. */
function counted({ passed, failed, ms }, test) {
  return {
    passed: passed + (test.status === 'passed' ? 1 : 0),
    failed: failed + (test.status === 'failed' ? 1 : 0),
    ms: ms + test.ms,
  };
}

function fail({ results, progress }, error) {
  results.error(error);
  progress.line(failureText({ ...error, errors: [error] }));
}

/** Takes each event of a program: tests, errors outside of tests, finished files. */
export function follow(name, run) {
  const { results, progress } = run;
  const byFile = new Map();
  let all = NONE;
  let [done, planned] = [0, 0];

  const TAKE = {
    plan({ files }) {
      planned = files.length;
    },
    test(test) {
      all = counted(all, test);
      byFile.set(test.file, counted(byFile.get(test.file) ?? NONE, test));
      results.test(test);
      if (test.status === 'failed') progress.line(failureText(test));
    },
    error({ file, message, location }) {
      fail(run, { suite: PROGRAMS[file] ?? suiteOf(file), title: file, message, location });
    },
    file({ file }) {
      done += 1;
      const counts = byFile.get(file) ?? NONE;
      const mark = counts.failed === 0 ? 'ok    ' : 'FAILED';
      progress.detail(`${mark} ${file}: ${lastLine(counts)} (${seconds(counts.ms)})`);
    },
  };

  return (event) => {
    TAKE[event.type]?.(event);
    progress.doing(`${name}: ${lastLine(all)}, ${done} of ${planned} files`);
  };
}

/** A program that failed without a failed test, or never ended its report, counts as one failure. */
export function judge(suite, { code, hasEnded, output }, run) {
  const isExplained = code === 0 || run.results.failed() > 0;
  if (hasEnded && isExplained) return;
  const why = hasEnded ? `ended with code ${code} without a failed test` : `stopped with code ${code}`;
  fail(run, { suite, title: suite, message: `${suite} ${why}\n${output}` });
}

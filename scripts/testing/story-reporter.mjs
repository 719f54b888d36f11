/** Reports stories to the runner; runs inside Playwright. */
import { relative, sep } from 'node:path';
import { ROOT } from './root.mjs';
import { emit } from './events.mjs';

const fileOf = (path) => relative(ROOT, path).split(sep).join('/');

/** The describe blocks and the title, without project and file. */
const titleOf = (test) => test.titlePath().slice(3).join(' › ');

const storyOf = (test) => ({
  file: fileOf(test.location.file),
  title: titleOf(test),
  line: test.location.line,
});

function errorOf({ message, value, location }) {
  return {
    message: message ?? value ?? 'failed without a message',
    ...(location && { location: `${fileOf(location.file)}:${location.line}:${location.column}` }),
  };
}

const SAVED = new Set(['trace', 'screenshot']);

/** Flaky is failed: a story that fails once is a bug. */
const STATES = { expected: 'passed', skipped: 'skipped' };

/** Playwright calls it with `new`, which returns this object. */
export default function storyReporter() {
  const left = new Map();
  return {
    onBegin(_config, suite) {
      const tests = suite.allTests().map(storyOf);
      for (const { file } of tests) left.set(file, (left.get(file) ?? 0) + 1);
      emit({ type: 'plan', files: [...left.keys()], tests });
    },
    onTestEnd(test, result) {
      const story = storyOf(test);
      emit({
        type: 'test',
        ...story,
        status: STATES[test.outcome()] ?? 'failed',
        ms: result.duration,
        errors: result.errors.map(errorOf),
        attachments: result.attachments.flatMap(({ name, path }) =>
          path !== undefined && SAVED.has(name) ? [{ name, path: fileOf(path) }] : [],
        ),
      });
      left.set(story.file, left.get(story.file) - 1);
      if (left.get(story.file) === 0) emit({ type: 'file', file: story.file });
    },
    onError: (error) => emit({ type: 'error', file: 'playwright', ...errorOf(error) }),
    onStdOut: (chunk) => void process.stdout.write(chunk),
    onStdErr: (chunk) => void process.stderr.write(chunk),
    onEnd: () => void emit({ type: 'end' }),
    printsToStdio: () => true,
  };
}

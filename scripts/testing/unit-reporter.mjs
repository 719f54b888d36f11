/** Reports unit tests to the runner; runs inside Vitest. */
import { relative, sep } from 'node:path';
import { ROOT } from './root.mjs';
import { emit } from './events.mjs';

const fileOf = (path) => relative(ROOT, path).split(sep).join('/');

/** The message with its difference, and the first line of the stack that is ours. */
function errorOf({ message, diff, stacks = [] }) {
  const [at] = stacks;
  return {
    message: [message, diff].filter(Boolean).join('\n'),
    ...(at && { location: `${fileOf(at.file)}:${at.line}:${at.column}` }),
  };
}

const STATES = { passed: 'passed', failed: 'failed' };

/** Vitest calls it with `new`, which returns this object. */
export default function unitReporter() {
  return {
    onTestRunStart(specifications) {
      emit({ type: 'plan', files: specifications.map(({ moduleId }) => fileOf(moduleId)) });
    },
    onTestCaseResult(test) {
      const { state, errors = [] } = test.result();
      emit({
        type: 'test',
        file: fileOf(test.module.moduleId),
        title: test.fullName,
        status: STATES[state] ?? 'skipped',
        ms: test.diagnostic()?.duration ?? 0,
        errors: errors.map(errorOf),
      });
    },
    onTestModuleEnd(module) {
      const file = fileOf(module.moduleId);
      // A failed hook of a describe block is an error of its suite, not of a test.
      const suites = [...module.children.allSuites()];
      for (const error of [module, ...suites].flatMap((part) => part.errors()))
        emit({ type: 'error', file, ...errorOf(error) });
      emit({ type: 'file', file, ms: module.diagnostic().duration });
    },
    onTestRunEnd(_modules, errors) {
      // Vitest says in which file an error was not caught.
      for (const error of errors)
        emit({ type: 'error', file: fileOf(error.VITEST_TEST_PATH ?? 'vitest'), ...errorOf(error) });
      emit({ type: 'end' });
    },
  };
}

/** Adds up what test programs report: counts by suite, failures, slow tests. */

const NAMED = /^packages\/([^/]+)\//;

/** The suite that a test file belongs to: its package, `scripts`, or `stories`. */
export const suiteOf = (file) => (file.startsWith('e2e/') ? 'stories' : (NAMED.exec(file)?.[1] ?? 'scripts'));

const EMPTY = { passed: 0, failed: 0, skipped: 0, ms: 0 };

export function newResults() {
  const suites = new Map();
  const tests = [];
  const failures = [];
  const add = (name, counts) => {
    const row = suites.get(name) ?? EMPTY;
    suites.set(
      name,
      Object.fromEntries(Object.keys(EMPTY).map((key) => [key, row[key] + (counts[key] ?? 0)])),
    );
  };

  return {
    /** A check that counts as one test. */
    check(name, { ok, ms, output = '' }) {
      add(name, { passed: ok ? 1 : 0, failed: ok ? 0 : 1, ms });
      if (!ok) failures.push({ suite: name, title: name, errors: [{ message: output }], attachments: [] });
    },
    test(test) {
      const suite = suiteOf(test.file);
      add(suite, { [test.status]: 1, ms: test.ms });
      tests.push({ suite, file: test.file, title: test.title, ms: test.ms });
      if (test.status === 'failed') failures.push({ suite, attachments: [], ...test });
    },
    /** Something failed outside a test: a hook, an import, a crash. */
    error({ suite, title, message, location }) {
      add(suite, { failed: 1 });
      failures.push({ suite, title, errors: [{ message, location }], attachments: [] });
    },
    suites: () => [...suites].map(([name, row]) => ({ name, ...row })),
    failures: () => failures,
    slowest: (count) => tests.toSorted((one, other) => other.ms - one.ms).slice(0, count),
    total: () =>
      [...suites.values()].reduce(
        ({ passed, failed }, row) => ({ passed: passed + row.passed, failed: failed + row.failed }),
        { passed: 0, failed: 0 },
      ),
  };
}

/** The results of one of several programs that run side by side: it counts its own failures. */
export function resultsOfProgram(results) {
  let failed = 0;
  return {
    failed: () => failed,
    test(test) {
      if (test.status === 'failed') failed += 1;
      results.test(test);
    },
    error(error) {
      failed += 1;
      results.error(error);
    },
  };
}

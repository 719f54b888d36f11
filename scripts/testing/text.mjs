/** The words and tables that the runner prints: pure. */
import { stripVTControlCharacters } from 'node:util';

export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** Columns of one width; numbers are right-aligned. */
export function columns(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  return rows.map((row) =>
    row
      .map((cell, column) =>
        typeof cell === 'number' || /^[\d.]+( s)?$/.test(cell)
          ? String(cell).padStart(widths[column])
          : String(cell).padEnd(widths[column]),
      )
      .join('  ')
      .trimEnd(),
  );
}

/** The table of suites; skipped tests have a column only if there are any. */
export function suiteTable(suites) {
  const hasSkipped = suites.some(({ skipped }) => skipped > 0);
  const cells = ({ name, passed, failed, skipped, ms }) => [
    name,
    passed,
    failed,
    ...(hasSkipped ? [skipped] : []),
    seconds(ms),
  ];
  const sum = (key) => suites.reduce((total, suite) => total + suite[key], 0);
  const total = {
    name: 'all',
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    ms: sum('ms'),
  };
  const head = ['suite', 'passed', 'failed', ...(hasSkipped ? ['skipped'] : []), 'time'];
  return columns([head, ...suites.map(cells), cells(total)]);
}

export const slowTable = (tests) => columns(tests.map(({ ms, file, title }) => [seconds(ms), file, title]));

const indent = (text) => stripVTControlCharacters(text).trimEnd().replaceAll(/^/gm, '    ');

/** Long messages are shown in full when they happen, and shortened in the summary. */
const SUMMARY_LINES = 12;

export const shortened = (failure) => ({
  ...failure,
  errors: failure.errors.map(({ message, location }) => {
    const lines = message.split('\n');
    const cut = lines.length > SUMMARY_LINES ? [...lines.slice(0, SUMMARY_LINES), '… more above'] : lines;
    return { message: cut.join('\n'), location };
  }),
});

/** A failed test: its name, each message with its location, and where its trace and screenshot are. */
export function failureText({ suite, file, title, errors = [], attachments = [] }) {
  return [
    `FAILED ${file ?? suite}${file === undefined && title === suite ? '' : `: ${title}`}`,
    ...errors.flatMap(({ message, location }) => [
      ...(location === undefined ? [] : [`  at ${location}`]),
      indent(message),
    ]),
    ...attachments.map(({ name, path }) =>
      name === 'trace' ? `  trace: npx playwright show-trace ${path}` : `  ${name}: ${path}`,
    ),
  ].join('\n');
}

/** The line that ends every run. */
export const lastLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

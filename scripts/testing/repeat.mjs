/** Counts of repeated stories and runs: what is left to do, and the tables; pure. */

const storyId = ({ file, title }) => `${file} › ${title}`;

/** Nothing measured yet for this code. */
export const emptyState = (fingerprint, commit) => ({ fingerprint, commit, stories: {}, suites: [] });

/** With one more run of a story. */
export function withStory(state, { file, title, line, status, ms }) {
  const id = storyId({ file, title });
  const { times = [], failures = 0 } = state.stories[id] ?? {};
  const story = {
    file,
    title,
    line,
    times: [...times, ms],
    failures: failures + (status === 'failed' ? 1 : 0),
  };
  return { ...state, stories: { ...state.stories, [id]: story } };
}

export const withSuite = (state, suite) => ({ ...state, suites: [...state.suites, suite] });

const runsOf = (state, story) => state.stories[storyId(story)]?.times.length ?? 0;

/** How often Playwright repeats at once: between two starts of it, lines and counts may change. */
const CHUNK = 5;

/** The stories that need more runs, and how many of them to do next; nothing when all are done. */
export function nextChunk(state, planned, times) {
  const left = planned.filter((story) => runsOf(state, story) < times);
  if (left.length === 0) return undefined;
  const fewest = Math.min(...left.map((story) => times - runsOf(state, story)));
  return { stories: left, repeat: Math.min(CHUNK, fewest), isAll: left.length === planned.length };
}

/** What Playwright runs: each story by its line, or all of them. */
export const chunkArgs = ({ stories, repeat, isAll }, filters) => [
  `--repeat-each=${repeat}`,
  ...(isAll ? filters : stories.map(({ file, line }) => `${file}:${line}`)),
];

/** How many runs of the whole suite are missing. */
export const suitesLeft = (state, { times, busy }) =>
  times - state.suites.filter((suite) => suite.busy === busy).length;

function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

const inSeconds = (ms) => (ms / 1000).toFixed(1);

/** A Markdown table, aligned as the formatter wants it. */
function markdown(head, rows) {
  const widths = head.map((cell, column) =>
    Math.max(cell.length, 3, ...rows.map((row) => row[column].length)),
  );
  const line = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

const escaped = (text) => text.replaceAll('|', '\\|');

export function storyTable({ stories }) {
  const rows = Object.values(stories)
    .toSorted((one, other) => storyId(one).localeCompare(storyId(other), 'en'))
    .map(({ file, title, times, failures }) => [
      escaped(`${file.replace(/^e2e\/test\//, '').replace(/\.spec\.ts$/, '')}: ${title}`),
      String(times.length),
      String(failures),
      inSeconds(median(times)),
      inSeconds(Math.max(...times)),
    ]);
  return markdown(['story', 'runs', 'failures', 'median s', 'slowest s'], rows);
}

export function runTable({ suites }) {
  const rows = suites.map(({ seconds, passed, failed, busy }, nth) => [
    String(nth + 1),
    busy ? 'one core busy' : 'idle',
    String(seconds),
    String(passed),
    String(failed),
  ]);
  return markdown(['run', 'machine', 'seconds', 'passed', 'failed'], rows);
}

/** The page with its text between two markers replaced. */
export function between(page, name, text) {
  const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/TESTING.md has no markers for ${name}.`);
  return `${page.slice(0, from + begin.length)}\n\n${text}\n\n${page.slice(to)}`;
}

/** What each route and message costs on long tables: npm run bench:routes -- [--write]. */
import { writeFileSync } from 'node:fs';
import { CASES } from './cases.ts';
import { served } from './served.ts';

const GAMES = [75, 150, 300] as const;
const TABLES = [2_500, 5_000, 10_000] as const;
/** Milliseconds of CPU time in one iteration of the event loop. */
const MOST = 50;

interface Cost {
  readonly all: number;
  readonly longest: number;
}

const since = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
};

async function costOf(run: () => Promise<unknown>): Promise<Cost> {
  const begun = process.threadCpuUsage();
  let [last, longest, isOn] = [begun, 0, true];
  const tick = (): void => {
    longest = Math.max(longest, since(last));
    last = process.threadCpuUsage();
    if (isOn) setImmediate(tick);
  };
  setImmediate(tick);
  await run();
  isOn = false;
  return { all: since(begun), longest };
}

async function measured(nth: number): Promise<readonly Cost[]> {
  const games = GAMES[nth] ?? 0;
  const on = await served({ games, tables: TABLES[nth] ?? 0 });
  const costs: Cost[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one at a time, or they would measure each other
  for (const { run } of CASES) costs.push(await costOf(() => run(on, games)));
  await on.stop();
  return costs;
}

/** The thread's CPU clock may advance in steps of some milliseconds: less than this is noise. */
const NOISE = 10;

const ms = (milliseconds: number): string => (milliseconds < NOISE ? `< ${NOISE}` : milliseconds.toFixed(0));

function pageOf(all: readonly (readonly Cost[])[]): string {
  const rows = CASES.map(({ route, what }, nth) => {
    const costs = all.map((one) => one[nth] ?? { all: 0, longest: 0 });
    const [first = 1] = costs.map((one) => one.all);
    const last = costs.at(-1)?.all ?? 0;
    const longest = Math.max(...costs.map((one) => one.longest));
    return `| \`${route}\` | ${what} | ${costs.map((one) => ms(one.all)).join(' | ')} | ${Math.min(first, last) < NOISE ? '–' : (last / first).toFixed(1)} | ${ms(longest)} |`;
  });
  return `# No route or message blocks the event loop

CPU time of the server's thread in milliseconds, client included, for every route and message: on a table with 75, 150 and
300 games of seven random bots (51,000 events, 6 MB) and 2,500, 5,000 and 10,000 open tables. The ratio compares the last
column with the first: about 4 where the whole log is requested, about 1 where one game or one page is. The longest block
is the most CPU time in one iteration of the event loop; the program fails above ${MOST} ms. The
thread's CPU clock may advance in steps of about 4 ms, so each longest block is uncertain by as much, and what is below
${NOISE} ms is noise.

What comes in bursts is bounded in each iteration too: the last rows make tables with boxed components and watch a full table many
times at once.

\`npm run bench:routes -- --write\` writes this page. \`packages/server/test/cost.test.ts\` runs the same cases at the full size in
every test run and counts instead, which does not depend on the machine: events, rows, characters of JSON and items of lists
in one iteration.

| route or message | what | 75 games | 150 games | 300 games | ratio | longest block |
| --- | --- | --: | --: | --: | --: | --: |
${rows.join('\n')}
`;
}

await measured(0);
const all = [await measured(0), await measured(1), await measured(2)];
const page = pageOf(all);
if (process.argv.includes('--write'))
  writeFileSync(new URL('../../../../bench/ROUTES.md', import.meta.url), page);
process.stdout.write(page);
process.exitCode = all.flat().some(({ longest }) => longest > MOST) ? 1 : 0;

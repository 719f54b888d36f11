/** The part of npm run prove that is about servers: trials, and a deploy under load. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { deployLine, proveDeploy, proveTrials, rowsOf, summaryOf } from './proof.ts';
import type { Outcome } from './run.ts';

const TRIALS = 200;

const PAGE = `# Servers under faults

What \`npm run prove\` found. In each trial three people and a bot play at two tables while somebody watches with a delay, and a
seed decides what goes wrong; then everything that each client received is compared with the log
([decision 0022](../docs/decisions/0022-negotiate-versions-and-test-faults.md)). \`npm run prove -- --seed N\` makes one of them again.
`;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: `${TRIALS}` },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
    save: { type: 'string' },
    /** Trials are added to this file, and those that are in it are not made again. */
    log: { type: 'string' },
  },
});

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const logged =
  values.log !== undefined && existsSync(values.log) ? readFileSync(values.log, 'utf8').split('\n') : [];
const before = logged.filter(Boolean).map((line) => JSON.parse(line) as Outcome);
const isMade = (seed: number): boolean => before.some((outcome) => outcome.seed === `${seed}`);

const seeds =
  values.seed === undefined
    ? Array.from({ length: Number(values.runs) }, (_, nth) => nth + Number(values.from))
    : [Number(values.seed)];
const made = await proveTrials(
  seeds.filter((seed) => !isMade(seed)),
  say,
  (outcome) => {
    if (values.log !== undefined) appendFileSync(values.log, `${JSON.stringify(outcome)}\n`);
  },
);
const outcomes = [...before, ...made].toSorted((one, other) => Number(one.seed) - Number(other.seed));
const deployed = values.seed === undefined ? await proveDeploy() : undefined;
const problems = [...outcomes.flatMap((outcome) => outcome.problems), ...(deployed?.problems ?? [])];
const summary = [
  ...(deployed === undefined ? [] : [deployLine(deployed), ...deployed.problems, '']),
  ...summaryOf(outcomes),
];
process.stdout.write(`\n${summary.join('\n')}\n`);
if (values.save !== undefined)
  writeFileSync(values.save, `${[PAGE, ...summary, '', ...rowsOf(outcomes)].join('\n')}\n`);
process.exit(problems.length === 0 ? 0 : 1);

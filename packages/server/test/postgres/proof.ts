/** Many trials, each from the number that is its seed, with a table of what happened and what was wrong. */
import { type Cluster, FAR, startCluster } from './cluster.ts';
import { type Deployed, deployUnderLoad } from './deploy.ts';
import { type Outcome, runTrial } from './run.ts';
import { clusterTrial, runOnDisk } from './trials.ts';

const NODES = 3;
/** One trial in this many is of one server over a data file. */
const ON_DISK = 5;

const isOnDisk = (seed: number): boolean => seed % ON_DISK === 0;

/** A trial that ended badly leaves nobody a cluster to trust. */
interface Stage {
  readonly cluster: () => Promise<Cluster>;
  readonly leave: () => Promise<void>;
}

function newStage(): Stage {
  let current: Cluster | undefined;
  return {
    cluster: async () => {
      current ??= await startCluster(NODES, FAR);
      return current;
    },
    leave: async () => {
      await current?.stop();
      current = undefined;
    },
  };
}

const failed = (seed: number, error: unknown): Outcome => ({
  seed: `${seed}`,
  happened: [],
  acknowledged: 0,
  unkept: 0,
  events: 0,
  gaps: [],
  problems: [`the trial itself failed: ${error instanceof Error ? error.message : String(error)}`],
});

export async function runSeed(seed: number, cluster: () => Promise<Cluster>): Promise<Outcome> {
  try {
    return await (isOnDisk(seed) ? runOnDisk(`${seed}`) : runTrial(clusterTrial(await cluster()), `${seed}`));
  } catch (error) {
    return failed(seed, error);
  }
}

const atMost = (numbers: readonly number[]): string =>
  numbers.length === 0 ? '' : `${Math.max(...numbers)}`;

const rowOf = ({ seed, happened, acknowledged, unkept, gaps, problems }: Outcome): string => {
  const on = isOnDisk(Number(seed)) ? 'a file' : 'PostgreSQL';
  return `| ${[seed, on, happened.join('; '), acknowledged, unkept, atMost(gaps), problems.length].join(' | ')} |`;
};

const HEADING = [
  '| Seed | Over | Faults | Acknowledged | Not kept, said so | Longest without a server, ms | Problems |',
  '| ---: | --- | --- | ---: | ---: | ---: | ---: |',
];

/** All trials as a table, with what was wrong under each. */
export const rowsOf = (outcomes: readonly Outcome[]): readonly string[] => [
  ...HEADING,
  ...outcomes.flatMap((outcome) => [rowOf(outcome), ...problemsOf(outcome)]),
];

const MOST_SHOWN = 10;

const problemsOf = ({ seed, problems }: Outcome): readonly string[] =>
  problems.length === 0
    ? []
    : [
        ...problems.slice(0, MOST_SHOWN).map((problem) => `  ${problem}`),
        `  again: npm run prove -- --seed ${seed}`,
      ];

const middleOf = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

export const deployLine = ({ nodes, games, acknowledged, gaps, problems }: Deployed): string =>
  `${nodes} nodes replaced one by one under load: ${games} games, ${acknowledged} commands acknowledged; ${gaps.length} times ` +
  `a client went to another node, without a server for ${middleOf(gaps)} ms (median), ${atMost(gaps)} ms at most; ` +
  `${problems.length} problems`;

export function summaryOf(outcomes: readonly Outcome[]): readonly string[] {
  const count = (of: (outcome: Outcome) => number): number =>
    outcomes.reduce((sum, outcome) => sum + of(outcome), 0);
  const faults = new Map<string, number>();
  for (const fault of outcomes.flatMap(({ happened }) => happened))
    faults.set(fault, (faults.get(fault) ?? 0) + 1);
  const rows = [...faults].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [
    `${outcomes.length} trials, ${count(({ happened }) => happened.length)} faults, ` +
      `${count(({ acknowledged }) => acknowledged)} commands acknowledged, ${count(({ events }) => events)} events, ` +
      `${count(({ problems }) => problems.length)} problems`,
    '',
    '| Fault | Times |',
    '| --- | ---: |',
    ...rows.map(([fault, times]) => `| ${fault} | ${times} |`),
  ];
}

/** Runs the trials with these seeds, and says how each went as soon as it is known. */
export async function proveTrials(
  seeds: readonly number[],
  say: (line: string) => void,
  done: (outcome: Outcome) => void,
): Promise<readonly Outcome[]> {
  const stage = newStage();
  const outcomes: Outcome[] = [];
  for (const line of HEADING) say(line);
  for (const seed of seeds) {
    // oxlint-disable no-await-in-loop -- one after the other, each with the machine to itself
    const outcome = await runSeed(seed, stage.cluster);
    outcomes.push(outcome);
    done(outcome);
    for (const line of [rowOf(outcome), ...problemsOf(outcome)]) say(line);
    if (outcome.problems.length > 0) await stage.leave();
    // oxlint-enable no-await-in-loop
  }
  await stage.leave();
  return outcomes;
}

export async function proveDeploy(): Promise<Deployed> {
  const cluster = await startCluster(NODES);
  try {
    return await deployUnderLoad(cluster);
  } finally {
    await cluster.stop();
  }
}

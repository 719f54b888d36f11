/** The page about the bots: bench/BOTS.md. */
import { BOT_NAMES } from '@duopolis/bots';
import { decisionsPerSecond } from './decisions.ts';
import { type Against, type Measured, parOf, type Times } from './strength.ts';

interface Strengths {
  readonly against: readonly Against[];
  readonly rows: readonly { readonly bot: string; readonly against: readonly (Measured | undefined)[] }[];
}

export interface Found {
  readonly budget: number;
  readonly base: Strengths;
  readonly capitals: Strengths & { readonly budget: number };
  readonly growth: readonly {
    readonly name: string;
    readonly points: readonly (Measured & { readonly milliseconds: number })[];
  }[];
  readonly times: readonly { readonly name: string; readonly measured: Measured | undefined }[];
}

const percent = (share: number): string => (share * 100).toFixed(1);
const shareOf = (found: Measured | undefined): string => (found === undefined ? '–' : sharesOf(found));
const sharesOf = ({ winShare, games }: Measured): string =>
  `${percent(winShare.value)} % (${percent(winShare.low)}–${percent(winShare.high)}), n = ${games}`;
const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const rule = (columns: number): string => `|---|${'--:|'.repeat(columns)}`;

const strengthTable = ({ against, rows }: Strengths): string =>
  [
    line(['bot', ...against.map(({ name }) => `against ${name}`)]),
    rule(against.length),
    line(['par', ...against.map((one) => `${percent(parOf(one))} %`)]),
    ...rows.map(({ bot, against: found }) => line([bot, ...found.map(shareOf)])),
  ].join('\n');

const growthTable = (growth: Found['growth']): string => {
  const times = [...new Set(growth.flatMap(({ points }) => points.map(({ milliseconds }) => milliseconds)))];
  return [
    line(['against', ...times.map((milliseconds) => `${milliseconds} ms`)]),
    rule(times.length),
    ...growth.map(({ name, points }) =>
      line([name, ...times.map((time) => shareOf(points.find(({ milliseconds }) => milliseconds === time)))]),
    ),
  ].join('\n');
};

const timeCells = ({ median, p99, worst }: Times): readonly string[] =>
  [median, p99, worst].map((milliseconds) => milliseconds.toFixed(1));

const timesTable = (times: Found['times']): string =>
  [
    line(['hard', 'decisions', 'median', 'p99', 'worst', 'on the wall: median', 'p99', 'worst']),
    rule(7),
    ...times.flatMap(({ name, measured }) =>
      measured === undefined
        ? []
        : [
            line([
              name,
              measured.decisions.toLocaleString('en'),
              ...timeCells(measured.processor),
              ...timeCells(measured.wall),
            ]),
          ],
    ),
  ].join('\n');

const speedTable = (): string =>
  [
    line(['bot', 'decisions a second']),
    rule(1),
    ...BOT_NAMES.map((bot) =>
      line([bot, decisionsPerSecond(bot).toLocaleString('en', { maximumFractionDigits: 0 })]),
    ),
  ].join('\n');

export const pageOf = ({ budget, base, capitals, growth, times }: Found): string =>
  `# How fast and how strong the bots are

Written by \`npm run bench:bots -- --write\`. One core; budgets are counted in CPU time of the thread, so other
programs on the machine make no difference. Win shares with 95 % intervals as in the arena (docs/BOTS.md): shared wins count 1/n,
deals are played in every rotation, n is the number of games.

## Strength at ${budget} ms a decision

${strengthTable(base)}

With Capitals, at ${capitals.budget} ms a decision:

${strengthTable(capitals)}

## How the strength of hard grows with time

![Win share of hard by milliseconds a decision](../docs/strength.svg)

${growthTable(growth)}

Hard stops as soon as its best candidate is clear. Points with fewer games use the first deals of those with more; their
intervals are wide, and show no difference between 30 ms and 300 ms.

## Milliseconds a decision

In CPU time, and by the wall clock while other programs kept the machine busy, which no bot can make up for. Some systems count
a thread's time in steps of 4 ms, so single figures and budgets may be off by as much.

${timesTable(times)}

## Decisions a second

Choices and placements of a table of five, as they come in random games; a searching bot makes its usual number of
trials.

${speedTable()}
`;

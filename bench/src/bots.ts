/** Speed and strength of the bots: npm run bench:bots -- [--games N] [--searched N] [--growth N] [--write]. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BOT_NAMES, type BotName, type BotSummary, plotGrowth, type Strength } from '@duopolis/bots';
import { decisionsPerSecond } from './decisions.ts';
import { AGAINST, strengthOf } from './strength.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1050' },
    searched: { type: 'string', default: '420' },
    growth: { type: 'string', default: '210' },
    write: { type: 'boolean', default: false },
  },
});

const BUDGET_MS = 100;
const GROWTH_MS = [10, 30, 100, 300] as const;
const STRONGEST: BotName = 'hard';

/** A bot that uses all its time gets fewer games. */
const gamesOf = (bot: BotName): number => Number(bot === STRONGEST ? values.searched : values.games);

const note = (text: string): void => console.error(`${new Date().toISOString().slice(11, 19)} ${text}`);

const percent = (share: number): string => (share * 100).toFixed(1);
const shareOf = ({ winShare, seats }: BotSummary): string =>
  `${percent(winShare.value)} % (${percent(winShare.low)}–${percent(winShare.high)}), n = ${seats}`;
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const speeds = BOT_NAMES.map((bot) => {
  note(`decisions of ${bot}`);
  return row([bot, decisionsPerSecond(bot).toLocaleString('en', { maximumFractionDigits: 0 })]);
});

const strengths: string[] = [];
for (const bot of BOT_NAMES.filter((name) => name !== 'greedy')) {
  const shares: string[] = [];
  for (const against of AGAINST) {
    // oxlint-disable-next-line no-await-in-loop -- one contest after the other
    const summary = await strengthOf(bot, against, gamesOf(bot), BUDGET_MS);
    note(`${bot} against ${against.name}: ${shareOf(summary)}`);
    shares.push(shareOf(summary));
  }
  strengths.push(row([bot, ...shares]));
}

const growth: Strength[] = [];
const growthRows: string[] = [];
for (const against of AGAINST) {
  const points: { milliseconds: number; winShare: BotSummary['winShare'] }[] = [];
  const cells: string[] = [];
  for (const milliseconds of GROWTH_MS) {
    // oxlint-disable-next-line no-await-in-loop -- one contest after the other
    const summary = await strengthOf(STRONGEST, against, Number(values.growth), milliseconds);
    note(`${STRONGEST} at ${milliseconds} ms against ${against.name}: ${shareOf(summary)}`);
    points.push({ milliseconds, winShare: summary.winShare });
    cells.push(shareOf(summary));
  }
  growth.push({ name: against.name, par: 1 / (1 + against.greedy), points });
  growthRows.push(row([against.name, ...cells]));
}

const page = `# How fast and how strong the bots are

Written by \`npm run bench:bots -- --write\`. One core; budgets are counted in processor time of the thread, so that other
programs on the machine make no difference. Win shares with 95 % intervals as in the arena (docs/BOTS.md): shared wins count 1/n,
deals are played in every rotation, n is the number of games.

## Decisions a second

Choices and placements of a table of five, as they come in random games; a searching bot makes its usual number of
trials.

| bot | decisions a second |
|---|--:|
${speeds.join('\n')}

## Strength at ${BUDGET_MS} ms a decision

${row(['bot', ...AGAINST.map(({ name }) => `against ${name}`)])}
|---|--:|--:|--:|
${row(['par', ...AGAINST.map(({ greedy }) => `${percent(1 / (1 + greedy))} %`)])}
${strengths.join('\n')}

## How the strength of ${STRONGEST} grows with time

![Win share of ${STRONGEST} by milliseconds a decision](../docs/strength.svg)

${row(['against', ...GROWTH_MS.map((milliseconds) => `${milliseconds} ms`)])}
|---|--:|--:|--:|--:|
${growthRows.join('\n')}
`;

const plot = plotGrowth(growth, {
  title: `Win share of ${STRONGEST} by time for a decision`,
  milliseconds: 'milliseconds a decision (dashed: par)',
  percent: 'win share in %, with 95 % intervals',
});

if (values.write) {
  writeFileSync(new URL('../BOTS.md', import.meta.url), page);
  writeFileSync(new URL('../../docs/strength.svg', import.meta.url), plot);
}
console.log(page);

/** Speed and strength of the bots: npm run bench:bots -- [--games N] [--growth N] [--kept FILE] [--known] [--write]. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { BotName } from '@duopolis/bots';
import { plotGrowth } from '@duopolis/bots/arena';
import { pageOf } from './bots-page.ts';
import {
  type Against,
  CAPITALS_SIX,
  CAPITALS_TWO,
  DUEL,
  type Measured,
  parOf,
  SIX_GREEDY,
  SIX_MEDIUM,
  strengthOf,
  TWO_GREEDY,
} from './strength.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    growth: { type: 'string', default: '300' },
    /** Results are stored here as they come, so that a run resumes where another ended. */
    kept: { type: 'string', default: 'bots-measured.jsonl' },
    /** Plays no games: makes the page from the stored results. */
    known: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

/** The strength table's budget: more time changes little. */
const BUDGET_MS = 10;
/** With Capitals a turn takes far longer to play out. */
const CAPITALS_MS = 50;
const GROWTH_MS = [10, 30, 100, 300] as const;

const games = Number(values.games);
const fewer = Number(values.growth);
const BASE = [TWO_GREEDY, SIX_GREEDY, DUEL, SIX_MEDIUM] as const;
const CAPITALS = [CAPITALS_TWO, CAPITALS_SIX] as const;
/** In a duel there is nothing left to gain. */
const GROWING = [TWO_GREEDY, SIX_GREEDY] as const;

/** A larger table takes longer, and says the same. */
const fewerOf = (against: Against): number => (against === TWO_GREEDY ? fewer : fewer / 3);

const kept = new Map<string, Measured>(
  existsSync(values.kept)
    ? readFileSync(values.kept, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as [string, Measured])
    : [],
);

async function measured(
  bot: BotName,
  against: Against,
  count: number,
  budget: number,
): Promise<Measured | undefined> {
  const key = `${bot} against ${against.name} at ${budget} ms`;
  const known = kept.get(key);
  if (known !== undefined || values.known) return known;
  const found = await strengthOf(bot, against, count, budget);
  kept.set(key, found);
  appendFileSync(values.kept, `${JSON.stringify([key, found])}\n`);
  console.error(`${new Date().toISOString().slice(11, 19)} ${key}: ${found.winShare.value.toFixed(3)}`);
  return found;
}

/** One contest after the other, as they share the core. */
async function inOrder<From, To>(items: readonly From[], of: (item: From) => Promise<To>): Promise<To[]> {
  const found: To[] = [];
  // oxlint-disable-next-line no-await-in-loop -- see above
  for (const item of items) found.push(await of(item));
  return found;
}

const row = async (bot: BotName, all: readonly Against[], count: number, milliseconds = BUDGET_MS) => ({
  bot,
  against: await inOrder(all, (against) => measured(bot, against, count, milliseconds)),
});

const hard = await row('hard', BASE, games);
const growth = await inOrder(GROWING, async (against) => ({
  name: against.name,
  par: parOf(against),
  points: (
    await inOrder(GROWTH_MS, async (milliseconds) => {
      const found = await measured('hard', against, fewerOf(against), milliseconds);
      return found === undefined ? [] : [{ milliseconds, ...found }];
    })
  ).flat(),
}));
const base = [
  ...(await inOrder(['random', 'easy', 'medium'] as const, (bot) => row(bot, BASE, games))),
  hard,
];
const capitals = await inOrder(['medium', 'hard'] as const, (bot) => row(bot, CAPITALS, fewer, CAPITALS_MS));
const budget = await measured('hard', TWO_GREEDY, fewer, 100);

const page = pageOf({
  budget: BUDGET_MS,
  base: { against: BASE, rows: base },
  capitals: { against: CAPITALS, rows: capitals, budget: CAPITALS_MS },
  growth,
  times: [
    { name: 'three seats, 100 ms', measured: budget },
    { name: `seven seats, ${BUDGET_MS} ms`, measured: hard.against[1] },
    {
      name: `seven seats with Capitals, ${CAPITALS_MS} ms`,
      measured: capitals.at(-1)?.against[1],
    },
  ],
});

const plot = plotGrowth(
  growth.filter(({ points }) => points.length > 1),
  {
    title: 'Win share of hard by time for a decision',
    milliseconds: 'milliseconds a decision (dashed: par)',
    percent: 'win share in %, with 95 % intervals',
  },
);

if (values.write) {
  writeFileSync(new URL('../BOTS.md', import.meta.url), page);
  writeFileSync(new URL('../../docs/strength.svg', import.meta.url), plot);
}
console.log(page);

/** How strong the bots are: contests against greedy on one core, timed by the processor so that other programs don't count. */
import {
  arenaSummary,
  type BotName,
  BOTS,
  type BotSummary,
  type Contest,
  contestantOf,
  type GameRow,
  playFixture,
  scheduleOf,
} from '@duopolis/bots';
import type { Options } from '@duopolis/rules';

export interface Against {
  readonly name: string;
  readonly options: Options;
  /** How many greedy bots. */
  readonly greedy: number;
}

const table = (seats: number): Options => ({ mode: 'table', seats, capitals: false });

export const AGAINST: readonly Against[] = [
  { name: 'two greedy', options: table(3), greedy: 2 },
  { name: 'six greedy', options: table(7), greedy: 6 },
  { name: 'greedy in a duel', options: { mode: 'duel', seats: 2, capitals: false }, greedy: 1 },
];

/** Processor time of this thread, in milliseconds. */
const processorTime = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Games are rounded up to whole deals. */
export async function strengthOf(
  bot: BotName,
  { options, greedy }: Against,
  games: number,
  milliseconds: number,
): Promise<BotSummary> {
  const ring = 1 + greedy;
  const contest: Contest = {
    options,
    bots: [bot, ...Array<BotName>(greedy).fill('greedy')],
    games: Math.ceil(games / ring) * ring,
    seed: 'strength',
    milliseconds,
  };
  const budget = { milliseconds, now: processorTime };
  const rows: GameRow[] = [];
  for (const fixture of scheduleOf(contest)) {
    const seated = fixture.lineup.map((name) => contestantOf(BOTS[name as BotName]));
    // oxlint-disable-next-line no-await-in-loop -- one game after the other, on one core
    const row = await playFixture(options, fixture, seated, budget);
    if (!row.ok) throw new RangeError(row.error.code);
    rows.push(row.value);
  }
  return arenaSummary(contest, rows).bots[0] as BotSummary;
}

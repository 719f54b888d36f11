/** How strong the bots are: contests on one core, timed by the processor so that other programs don't count. */
import { type BotName, BOTS } from '@duopolis/bots';
import {
  arenaSummary,
  type BotSummary,
  type Contest,
  type Contestant,
  contestantOf,
  type GameRow,
  playFixture,
  quantile,
  scheduleOf,
} from '@duopolis/bots/arena';
import type { Options } from '@duopolis/rules';

export interface Against {
  readonly name: string;
  readonly options: Options;
  readonly others: BotName;
}

/** Milliseconds of decisions: the middle one, one in a hundred, and the longest. */
export interface Times {
  readonly median: number;
  readonly p99: number;
  readonly worst: number;
}

export interface Measured {
  readonly winShare: BotSummary['winShare'];
  readonly games: number;
  readonly decisions: number;
  /** By CPU time of the thread, and by wall-clock time. */
  readonly processor: Times;
  readonly wall: Times;
}

const table = (seats: number, capitals = false): Options => ({ mode: 'table', seats, capitals });

export const TWO_GREEDY: Against = { name: 'two greedy', options: table(3), others: 'greedy' };
export const SIX_GREEDY: Against = { name: 'six greedy', options: table(7), others: 'greedy' };
export const DUEL: Against = {
  name: 'greedy in a duel',
  options: { mode: 'duel', seats: 2, capitals: false },
  others: 'greedy',
};
export const SIX_MEDIUM: Against = { name: 'six medium', options: table(7), others: 'medium' };
export const CAPITALS_TWO: Against = {
  name: 'two greedy, Capitals',
  options: table(3, true),
  others: 'greedy',
};
export const CAPITALS_SIX: Against = {
  name: 'six greedy, Capitals',
  options: table(7, true),
  others: 'greedy',
};

export const parOf = ({ options }: Against): number => 1 / options.seats;

const processorTime = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

function timesOf(milliseconds: readonly number[]): Times {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  return { median: quantile(sorted, 0.5), p99: quantile(sorted, 0.99), worst: sorted.at(-1) ?? 0 };
}

/** The same contestant, its decisions timed by both clocks. */
const timed = (contestant: Contestant, processor: number[], wall: number[]): Contestant => ({
  ...contestant,
  decide: (view, words, budget) => {
    const [used, begun] = [processorTime(), performance.now()];
    const answer = contestant.decide(view, words, budget);
    processor.push(processorTime() - used);
    wall.push(performance.now() - begun);
    return answer;
  },
});

/** Games are rounded up to whole deals. */
export async function strengthOf(
  bot: BotName,
  { options, others }: Against,
  games: number,
  milliseconds: number,
): Promise<Measured> {
  const ring = options.seats;
  const contest: Contest = {
    options,
    bots: [bot, ...Array<BotName>(ring - 1).fill(others)],
    games: Math.ceil(games / ring) * ring,
    seed: 'strength',
    milliseconds,
  };
  const [processor, wall]: [number[], number[]] = [[], []];
  const seats = {
    [others]: contestantOf(BOTS[others]),
    [bot]: timed(contestantOf(BOTS[bot]), processor, wall),
  };
  const rows: GameRow[] = [];
  for (const fixture of scheduleOf(contest)) {
    const seated = fixture.lineup.map((name) => seats[name as BotName]);
    // oxlint-disable-next-line no-await-in-loop -- one game after the other, on one core
    const row = await playFixture(options, fixture, {
      contestants: seated,
      budget: { milliseconds, now: processorTime },
    });
    if (!row.ok) throw new RangeError(row.error.code);
    rows.push(row.value);
  }
  const { winShare } = arenaSummary(contest, rows).bots[0] as BotSummary;
  return {
    winShare,
    games: rows.length,
    decisions: processor.length,
    processor: timesOf(processor),
    wall: timesOf(wall),
  };
}

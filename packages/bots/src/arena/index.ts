/** The arena: contests of bots, fair by schedule, and what they found. */
export { type Contest, type Fixture, type Lineup, seatsToFill } from './contest.ts';
export { type Contestant, contestantOf } from './contestant.ts';
export { type GrowthPlotWords, plotGrowth, type Strength } from './growth.ts';
export { type Interval, quantile } from './interval.ts';
export { defaultCommand, playFixture } from './play-fixture.ts';
export { type ArenaPlotWords, plotArena } from './arena-plot.ts';
export { AVERAGE_RATING } from './ratings.ts';
export {
  ARENA_FORMAT,
  type GameRow,
  makeHeading,
  makeRow,
  readState,
  type SeatFault,
  seedIn,
  type StateProblem,
} from './row.ts';
export { scheduleOf } from './schedule.ts';
export { type ArenaSummary, arenaSummary, type BotSummary } from './summary.ts';

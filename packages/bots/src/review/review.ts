/** The review of a finished game: each decision against the better one, each city against its best, the turning point. */
import { type Command, type GameState, modeRules, type RoundName, type Seat } from '@duopolis/rules';
import { commandOf, type Replay } from '@duopolis/rules/record';
import { type Costs, costsOf } from './kinds.ts';
import { reviewParts } from './review-parts.ts';
import { type Rater, ratedByValue, type Unit } from './rating.ts';
import { type Forecasts, NOTHING_YET, type ReviewSoFar, withPart } from './so-far.ts';

export interface SeatReview {
  readonly seat: Seat;
  readonly costs: Costs;
}

/** The placement after which the winner's chance had risen most. */
export interface TurningPoint {
  readonly line: number;
  readonly seat: Seat;
  readonly round: RoundName;
  readonly turn: number;
  readonly played: Command;
  readonly winners: readonly Seat[];
  readonly before: number;
  readonly after: number;
}

export interface Review extends Pick<ReviewSoFar, 'decisions' | 'cities' | 'joint'>, Forecasts {
  /** What costs are counted in. */
  readonly unit: Unit;
  readonly seats: readonly SeatReview[];
  readonly turningPoint?: TurningPoint;
}

export interface ReviewProgress {
  readonly done: number;
  readonly all: number;
}

/** Yields after every decision, so that the caller can show progress, yield to the event loop, or stop. */
export function* reviewing(replay: Replay, rater: Rater = ratedByValue): Generator<ReviewProgress, Review> {
  let soFar = NOTHING_YET;
  for (const part of reviewParts(replay, rater, soFar)) {
    soFar = withPart(soFar, part);
    if (part.part === 'line' && part.decisions.length > 0)
      yield { done: part.line + 1, all: replay.steps.length };
  }
  return reviewFrom(replay, soFar);
}

/** The combined result of all parts. */
export function reviewFrom(replay: Replay, soFar: ReviewSoFar): Review {
  const { open } = replay.steps.at(-1)?.state ?? replay.start;
  const { chances, expected } = soFar.forecasts as Forecasts;
  return {
    unit: unitOf(open.options),
    decisions: soFar.decisions,
    seats: Array.from({ length: open.options.seats }, (_, seat) => ({
      seat,
      costs: costsOf(soFar.decisions, seat),
    })),
    cities: soFar.cities,
    joint: soFar.joint,
    chances,
    expected,
    ...turningPointOf(replay, chances),
  };
}

export const unitOf = (options: GameState['open']['options']): Unit =>
  modeRules(options).scoring === 'sum' ? 'points' : 'percent';

/** The last entry decides nothing any more, so the jump to certainty at the end of the game does not count. */
function turningPointOf(
  { start, steps }: Replay,
  chances: readonly (readonly number[])[],
): Pick<Review, 'turningPoint'> {
  const winners = (steps.at(-1)?.state.open.result?.seats ?? []).flatMap(({ rank }, seat) =>
    rank === 1 ? [seat] : [],
  );
  const chanceAt = (line: number): number =>
    winners.reduce((sum, seat) => sum + (chances[line]?.[seat] ?? 0), 0);
  let most = 0;
  let turningPoint: TurningPoint | undefined;
  for (const [line, { entry }] of steps.slice(0, -1).entries()) {
    const command = commandOf(entry);
    const [before, after] = [chanceAt(line), chanceAt(line + 1)];
    if (command === undefined || after - before <= most) continue;
    most = after - before;
    const { round, turn } = (steps[line - 1]?.state ?? start).open;
    turningPoint = { line, seat: command.seat, round, turn, played: command, winners, before, after };
  }
  return turningPoint === undefined ? {} : { turningPoint };
}

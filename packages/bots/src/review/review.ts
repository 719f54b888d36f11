/** The review of a finished game: each decision against the better one, each city against its best, the turning point. */
import {
  type Command,
  commandOf,
  type GameState,
  isAutoma,
  modeRules,
  type Replay,
  type RoundName,
  type Seat,
  seatView,
} from '@duopolis/rules';
import { type CityReview, cityReview } from './arrangements.ts';
import { chancesIn } from './chances.ts';
import { DECISION_KINDS, type DecisionKind, type Grade, gradesOf } from './grade.ts';
import { type Rater, ratedByValue, type Unit } from './rating.ts';

export interface ReviewedDecision extends Grade {
  /** The entry of the log, from 0. */
  readonly line: number;
  readonly seat: Seat;
  readonly round: RoundName;
  readonly turn: number;
}

export interface SeatReview {
  readonly seat: Seat;
  /** What all decisions of a kind cost together, and how many there were. */
  readonly costs: { readonly [kind in DecisionKind]: { readonly cost: number; readonly decisions: number } };
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

export interface Review {
  /** What costs are counted in. */
  readonly unit: Unit;
  readonly decisions: readonly ReviewedDecision[];
  readonly seats: readonly SeatReview[];
  readonly cities: readonly CityReview[];
  /** Every seat's chance to win, before the first entry of the log and after each. */
  readonly chances: readonly (readonly number[])[];
  readonly turningPoint?: TurningPoint;
}

export interface ReviewProgress {
  readonly done: number;
  readonly all: number;
}

/**
 * One step a decision, so that whoever asks can show progress, take a breath, or stop. Seats are graded by what they
 * saw, not by what the others turned out to hold.
 */
export function* reviewing(
  { start, steps }: Replay,
  rater: Rater = ratedByValue,
): Generator<ReviewProgress, Review> {
  const decisions: ReviewedDecision[] = [];
  const states: readonly GameState[] = [start, ...steps.map(({ state }) => state)];
  const chances = [chancesIn(start)];
  for (const [line, { entry, state }] of steps.entries()) {
    const before = states[line] as GameState;
    const command = commandOf(entry);
    if (command !== undefined && !isAutoma(before.open.options, command.seat)) {
      const view = seatView(before, command.seat);
      const { round, turn } = before.open;
      for (const grade of gradesOf(command, view, rater(view))) {
        decisions.push({ ...rounded(grade), line, seat: command.seat, round, turn });
      }
      yield { done: line + 1, all: steps.length };
    }
    chances.push(entry.e === 'place' ? chancesIn(state) : (chances.at(-1) as readonly number[]));
  }
  const end = states.at(-1) as GameState;
  return { ...summed(decisions, end), chances, ...turningPointOf(steps, states, chances) };
}

const rounded = (grade: Grade): Grade => ({ ...grade, cost: Math.round(grade.cost * 100) / 100 });

function summed(
  decisions: readonly ReviewedDecision[],
  { open }: GameState,
): Pick<Review, 'unit' | 'decisions' | 'seats' | 'cities'> {
  const { options, cities, result } = open;
  const costOf = (seat: Seat, kind: DecisionKind) => {
    const own = decisions.filter((decision) => decision.seat === seat && decision.kind === kind);
    const cost = own.reduce((sum, decision) => sum + decision.cost, 0);
    return { cost: Math.round(cost * 100) / 100, decisions: own.length };
  };
  return {
    unit: modeRules(options).scoring === 'sum' ? 'points' : 'percent',
    decisions,
    seats: Array.from({ length: options.seats }, (_, seat) => ({
      seat,
      costs: Object.fromEntries(
        DECISION_KINDS.map((kind) => [kind, costOf(seat, kind)]),
      ) as unknown as SeatReview['costs'],
    })),
    cities: (result?.cities ?? []).map((score, city) => cityReview(cities, city, score, open.districts)),
  };
}

/** The last entry decides nothing any more, so the jump to certainty at the end of the game does not count. */
function turningPointOf(
  steps: Replay['steps'],
  states: readonly GameState[],
  chances: readonly (readonly number[])[],
): Pick<Review, 'turningPoint'> {
  const winners = (states.at(-1)?.open.result?.seats ?? []).flatMap(({ rank }, seat) =>
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
    const { round, turn } = (states[line] as GameState).open;
    turningPoint = { line, seat: command.seat, round, turn, played: command, winners, before, after };
  }
  return turningPoint === undefined ? {} : { turningPoint };
}

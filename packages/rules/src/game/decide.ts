/** Decides a command: the answer is events or a rejection, nothing else. */
import { isAutoma, modeRules } from '../modes/modes.ts';
import { ok, type Result, refuse, type Seat } from '../types.ts';
import { decideAssign, legalAssignments } from './assigning.ts';
import { decideChoose, legalChoices } from './choosing.ts';
import type { Command, Rejection } from './command.ts';
import type { GameEvent, Setup } from '../state/event.ts';
import { evolve } from './evolve.ts';
import { decidePlace, decideWait, legalPlacements, legalWaits } from './placing.ts';
import { type GameState, INITIAL_STATE } from '../state/state.ts';
import { type SeatView, seatView } from './view.ts';

/** The first events of a game. */
export const begin = (setup: Setup): readonly GameEvent[] =>
  withConsequences(INITIAL_STATE, { type: 'begun', rules: setup.options.rules ?? 1, ...setup });

/** Decided only from what the seat can see, so that a rejection reveals nothing else. */
export function decide(state: GameState, command: Command): Result<readonly GameEvent[], Rejection> {
  const { seats } = state.open.options;
  const { seat } = command;
  if (!Number.isInteger(seat) || seat < 0 || seat >= seats) {
    return refuse({ code: 'no-such-seat', rule: modeRules(state.open.options).seats.rule, seat, seats });
  }
  if (isAutoma(state.open.options, seat))
    return refuse({ code: 'automa-seat', rule: modeRules(state.open.options).ruleIds.automas, seat });
  const decision = decideFor(seatView(state, seat), command);
  return decision.ok ? ok(withConsequences(state, decision.value)) : decision;
}

function decideFor(view: SeatView, command: Command): Result<GameEvent, Rejection> {
  if (view.open.phase === 'over') return refuse({ code: 'wrong-phase', rule: 'ROUND-1', phase: 'over' });
  switch (command.type) {
    case 'choose':
      return decideChoose(view, command);
    case 'place':
      return decidePlace(view.open, command);
    case 'assign':
      return decideAssign(view, command);
    case 'wait':
      return decideWait(view, command);
  }
}

function withConsequences(before: GameState, event: GameEvent): readonly GameEvent[] {
  const events = [event];
  let state = evolve(before, event);
  for (let next = advance(state); next !== undefined; next = advance(state)) {
    events.push(next);
    state = evolve(state, next);
  }
  return events;
}

/** What follows automatically from a state. */
function advance(state: GameState): GameEvent | undefined {
  const rules = modeRules(state.open.options);
  return rules.advance(state, rules);
}

/** Everything a seat may do, from what it sees, in a fixed order. */
export const legalFor = (view: SeatView): readonly Command[] =>
  isAutoma(view.open.options, view.viewer)
    ? []
    : [...legalChoices(view), ...legalAssignments(view), ...legalPlacements(view), ...legalWaits(view)];

export const legalCommands = (state: GameState, seat: Seat): readonly Command[] =>
  legalFor(seatView(state, seat));

export const stateAfter = (events: readonly GameEvent[]): GameState => events.reduce(evolve, INITIAL_STATE);

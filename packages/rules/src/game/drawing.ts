/** New hands: what dealing, passing on and discarding do to the open game. */
import type { Round } from '../state/round.ts';
import { modeRules } from '../modes/modes.ts';
import { roundNamed } from '../modes/mode-rounds.ts';
import { roundOf } from './rounds.ts';
import type { SeenEvent } from './seen-event.ts';
import type { CalmGame } from '../state/state.ts';

/** A turn begins: those with a hand have yet to choose, and alone you have yet to assign. */
function newTurn(open: CalmGame, round: Round, handSize: number): CalmGame {
  const { options } = open;
  const { assignsTo, handsIn } = modeRules(options);
  const hands = handsIn(round, options.seats);
  return {
    ...open,
    phase: assignsTo.length === 0 ? 'choosing' : 'assigning',
    round: round.name,
    turn: round.name === open.round ? open.turn + 1 : 1,
    handSize,
    chosen: open.chosen.map((_, seat) => seat >= hands),
    assignTo: assignsTo,
    automas: [],
  };
}

/** Every hand has as many tiles as the round says. */
export function dealt(open: CalmGame, event: Extract<SeenEvent, { readonly type: 'dealt' }>): CalmGame {
  const round = roundNamed(modeRules(open.options), event.round);
  return newTurn(open, round, round.hand);
}

export const passed = (open: CalmGame): CalmGame => newTurn(open, roundOf(open), open.handSize);

export const discarded = (open: CalmGame): CalmGame => ({ ...open, phase: 'dealing', handSize: 0 });

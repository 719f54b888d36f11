/**
 * What follows if one decision of a game is changed: everyone plays on as they did where they still can, and a bot where
 * they can't.
 */
import {
  type Command,
  decide,
  evolve,
  type GameState,
  isAutoma,
  type Phase,
  type RoundName,
  seatsToAct,
  seatView,
} from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import { fastRandom } from '@duopolis/rules/chance';
import { commandOf, type Replay } from '@duopolis/rules/record';
import { MEDIUM } from '../medium.ts';
import { keyOf } from './rating.ts';

/** A decision of the line, and whether somebody really made it. */
export interface Followed {
  readonly command: Command;
  readonly by: 'played' | 'bot';
}

interface Played {
  readonly command: Command;
  readonly round: RoundName;
  readonly turn: number;
}

const PHASE_OF: { readonly [type in Command['type']]?: Phase } = {
  choose: 'choosing',
  assign: 'assigning',
  place: 'placing',
};

/** What was played from a step on. */
function playedFrom({ start, steps }: Replay, step: number): readonly Played[] {
  return steps.slice(step).flatMap(({ entry }, nth): readonly Played[] => {
    const { round, turn, options } = (steps[step + nth - 1]?.state ?? start).open;
    const command = commandOf(entry);
    return command === undefined || isAutoma(options, command.seat) ? [] : [{ command, round, turn }];
  });
}

/** The game from a step on, with another decision; undefined if that is illegal there. */
export function follow(replay: Replay, step: number, change: Command): readonly Followed[] | undefined {
  const random = fastRandom(`try/${step}/${keyOf(change)}`);
  const before = replay.steps[step - 1]?.state ?? replay.start;
  const line: Followed[] = [];
  let state = before;
  const act = (command: Command, by: Followed['by']): boolean => {
    const decision = decide(state, command);
    if (!decision.ok) return false;
    state = decision.value.reduce(evolve, state);
    line.push({ command, by });
    return true;
  };
  if (!act(change, 'played')) return undefined;
  let left = playedFrom(replay, step);
  left = without(left, change, before.open);
  while (state.open.phase !== 'over') {
    const { round, turn, phase } = state.open;
    const acting = seatsToAct(state.open);
    const due = left.filter(
      (one) => one.round === round && one.turn === turn && PHASE_OF[one.command.type] === phase,
    );
    const next = due.find(({ command }) => acting.includes(command.seat) && act(command, 'played'));
    if (next !== undefined) left = left.filter((one) => one !== next);
    else {
      const seat = itemAt(acting, 0);
      if (!act(MEDIUM.decide(seatView(state, seat), random), 'bot')) return undefined;
    }
  }
  return line;
}

/** The decision that was changed is not made as well: of this seat and turn the one about the same tile, or its only one. */
function without(
  played: readonly Played[],
  change: Command,
  { round, turn }: GameState['open'],
): readonly Played[] {
  const same = played.filter(
    (one) =>
      one.round === round &&
      one.turn === turn &&
      one.command.seat === change.seat &&
      one.command.type === change.type,
  );
  const replaced =
    same.find(
      ({ command }) =>
        command.type !== 'choose' &&
        command.type !== 'wait' &&
        change.type === command.type &&
        command.tile === change.tile,
    ) ?? same[0];
  return played.filter((one) => one !== replaced);
}

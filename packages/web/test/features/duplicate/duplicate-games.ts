/** Whole games of a deal, played by a person in the first seat who takes other tiles than the first ones if asked to. */
import {
  begin,
  type Command,
  decide,
  evolve,
  type GameEvent,
  INITIAL_STATE,
  legalCommands,
  seatsToAct,
  setUp,
} from '@duopolis/rules';
import type { Player } from '@duopolis/rules/record';
import type { Deal } from '../../../src/features/duplicate/deal-link.ts';

const PERSON = 0;

/** The events and the players; `skip` is how many choices of the person are passed over. */
export function playedBy(deal: Deal, skip: number, name: string): [readonly GameEvent[], readonly Player[]] {
  const setup = setUp(deal.game, deal.seed);
  if (!setup.ok) throw new Error(setup.error.code);
  const events: GameEvent[] = [...begin(setup.value)];
  let state = events.reduce(evolve, INITIAL_STATE);
  while (state.open.phase !== 'over') {
    const [seat = 0] = seatsToAct(state.open);
    const moves = legalCommands(state, seat).filter(({ type }) => type !== 'wait');
    const nth = seat === PERSON && state.open.phase === 'choosing' ? skip : 0;
    const decision = decide(state, (moves[nth] ?? moves[0]) as Command);
    if (!decision.ok) throw new Error(decision.error.code);
    events.push(...decision.value);
    state = decision.value.reduce(evolve, state);
  }
  const players = Array.from(
    { length: deal.game.seats },
    (_, seat): Player => (seat === PERSON ? { name, kind: 'human' } : { name: deal.strength, kind: 'bot' }),
  );
  return [events, players];
}

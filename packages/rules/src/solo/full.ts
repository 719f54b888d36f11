/** Full mode: the Automas take tiles by their cards before you, from hands that all lie open (FULL-1 to FULL-4). */
import { automacity, sharedCity } from '../automa/gain.ts';
import { chooseTile } from '../automa/choice.ts';
import type { AutomaCard } from '../automa/cards.ts';
import type { City } from '../city/city.ts';
import type { EventOf, GameEvent } from '../game/event.ts';
import { factoriesElsewhere } from '../game/result.ts';
import { roundOf } from '../game/rounds.ts';
import type { GameState } from '../game/state.ts';
import { endOfTurn, nextDeal } from '../game/turn.ts';
import { AUTOMACITY, AUTOMAS, SOLO_FULL } from '../modes/solo.ts';
import { without } from '../tile.ts';
import type { CityIndex, Seat, Tile } from '../types.ts';

export function advanceFull(state: GameState): GameEvent | undefined {
  const { open } = state;
  switch (open.phase) {
    case 'dealing':
      return begins(state) ? setUp(state) : nextDeal(state);
    case 'assigning':
      return nextAutoma(state);
    case 'placing':
      if (awaitsSecondDraw(state)) return { type: 'discarded' };
      return open.pending.length === 0 ? endOfTurn(state) : undefined;
    case 'before':
    case 'choosing':
    case 'over':
      return undefined;
  }
}

const begins = ({ open }: GameState): boolean =>
  open.turn === 0 && open.cities[AUTOMACITY]?.laid?.length === 0;

/** FULL-1: two random duplexes lie in Automacity from the start. */
const setUp = ({ hidden }: GameState): EventOf<'set-up'> => ({
  type: 'set-up',
  city: AUTOMACITY,
  tiles: hidden.supply.duplexes.slice(0, SOLO_FULL.setUpDuplexes),
});

/** FULL-4: the first two duplexes are assigned, the second draw comes before anything is placed. */
const awaitsSecondDraw = ({ open }: GameState): boolean => {
  const round = roundOf(open);
  return round.from === 'duplexes' && open.turn < round.turns && open.pending.length > 0;
};

/** FULL-2: first Autommaso, then Automarta; none in the round of duplexes. */
function nextAutoma(state: GameState): EventOf<'automa'> | undefined {
  const { open, hidden } = state;
  const next = AUTOMAS[open.automas.length];
  const [card] = hidden.supply.cards;
  if (roundOf(open).from === 'duplexes' || next === undefined || card === undefined) return undefined;
  return { type: 'automa', move: automaMove(state, next.seat, next.shared, card) };
}

/** Automacity's tile is chosen from what the shared city left in the hand. */
function automaMove({ open, hidden }: GameState, seat: Seat, shared: CityIndex, card: AutomaCard) {
  const hand = hidden.hands[seat] as readonly Tile[];
  const inShared = chooseTile(
    hand,
    card.shared,
    sharedCity(open.cities[shared] as City, factoriesElsewhere(open.cities, shared)),
  );
  const left = without(hand, [inShared.tile]) as readonly Tile[];
  const laid = open.cities[AUTOMACITY]?.laid ?? [];
  const inAutomacity = chooseTile(
    left,
    card.own,
    automacity(laid, factoriesElsewhere(open.cities, AUTOMACITY)),
  );
  return {
    seat,
    card,
    takes: [
      { ...inShared, city: shared },
      { ...inAutomacity, city: AUTOMACITY },
    ],
  };
}

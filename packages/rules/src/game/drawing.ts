/** Tiles leaving the supplies and hands going round: what drawing, dealing, passing and discarding do to the state. */
import { YOUR_CITIES } from '../modes/solo.ts';
import type { RoundName } from '../modes/mode.ts';
import { isDuplex } from '../tile.ts';
import type { Tile } from '../types.ts';
import type { EventOf } from './event.ts';
import type { GameState, Supply } from './state.ts';

/** The supplies without the tiles that were taken from their front. */
export function taken({ cards, buildings, duplexes }: Supply, tiles: readonly Tile[]): Supply {
  const pairs = tiles.filter(isDuplex).length;
  return { cards, buildings: buildings.slice(tiles.length - pairs), duplexes: duplexes.slice(pairs) };
}

/** A turn begins: nobody with a hand has chosen, and alone you have yet to assign. */
function newTurn(
  { open, hidden }: GameState,
  round: RoundName,
  hands: readonly (readonly Tile[])[],
): GameState {
  const { options } = open;
  const solo = options.solo !== undefined;
  return {
    open: {
      ...open,
      phase: solo ? 'assigning' : 'choosing',
      round,
      turn: round === open.round ? open.turn + 1 : 1,
      handSize: hands[0]?.length ?? 0,
      chosen: open.chosen.map((_, seat) => (hands[seat]?.length ?? 0) === 0),
      assignTo: solo
        ? options.solo.kind === 'simple'
          ? open.cities.map((_, city) => city)
          : YOUR_CITIES
        : [],
      automas: [],
    },
    hidden: { ...hidden, hands, held: hidden.held.map((before, seat) => [...before, hands[seat] ?? []]) },
  };
}

export function dealt(state: GameState, { round, hands }: EventOf<'dealt'>): GameState {
  const { open, hidden } = newTurn(state, round, hands);
  return { open, hidden: { ...hidden, supply: taken(hidden.supply, hands.flat()) } };
}

/** Left is the next seat clockwise. */
export function passed(state: GameState, { to }: EventOf<'passed'>): GameState {
  const { hands } = state.hidden;
  const giver = to === 'left' ? hands.length - 1 : 1;
  const moved = hands.map((_, seat) => hands[(seat + giver) % hands.length] as readonly Tile[]);
  return newTurn(state, state.open.round, moved);
}

export const discarded = ({ open, hidden }: GameState): GameState => ({
  open: { ...open, phase: 'dealing', handSize: 0 },
  hidden: {
    ...hidden,
    hands: hidden.hands.map(() => []),
    discards: [...hidden.discards, ...hidden.hands.flat()],
  },
});

/** Full mode: the Automas take tiles by their cards before you, from open hands (FULL-1 to FULL-4). */
import { itemAt } from '../lists.ts';
import { chooseTile } from '../automa/choice.ts';
import type { AutomaCard } from '../automa/cards.ts';
import { cityInView, readBy } from '../automa/gain.ts';
import { cityAt, laidIn } from '../cities/kind.ts';
import type { EventOf, GameEvent } from '../state/event.ts';
import type { AutomaMove, GameState } from '../state/state.ts';
import { withoutOne } from '../tile.ts';
import type { CityIndex } from '../types.ts';
import type { ModeRules } from './mode.ts';
import { factoriesElsewhere } from './mode-result.ts';
import { roundNamed } from './mode-rounds.ts';
import { AUTOMACITY, AUTOMAS, SOLO, YOUR_CITIES } from './solo.ts';
import { endOfTurn, nextDeal } from './shared-turn.ts';

/** All hands as at the table, but in round 2 two hands of three duplexes for you alone. */
export const SOLO_FULL: ModeRules = {
  ...SOLO,
  rounds: SOLO.rounds.map((round) => (round.from === 'duplexes' ? { ...round, turns: 2 } : round)),
  handsIn: (round, all) => (round.from === 'duplexes' ? 1 : all),
  assignsTo: YOUR_CITIES,
  cardsPerTurn: AUTOMAS.length,
  setUpDuplexes: 2,
  advance,
  ruleIds: { ...SOLO.ruleIds, deals: 'FULL-2' },
};

function advance(state: GameState, rules: ModeRules): GameEvent | undefined {
  const { open } = state;
  switch (open.phase) {
    case 'dealing':
      return begins(state) ? setUp(state, rules) : nextDeal(state, rules);
    case 'assigning':
      return nextAutoma(state, rules);
    case 'placing':
      if (awaitsSecondDraw(state, rules)) return { type: 'discarded' };
      return open.pending.length === 0 ? endOfTurn(state, rules) : undefined;
    case 'before':
    case 'choosing':
    case 'over':
      return undefined;
  }
}

const begins = ({ open }: GameState): boolean =>
  open.turn === 0 && laidIn(open.cities[AUTOMACITY]).length === 0;

/** FULL-1: Automacity starts with two random duplexes. */
const setUp = ({ hidden }: GameState, { setUpDuplexes }: ModeRules): EventOf<'set-up'> => ({
  type: 'set-up',
  city: AUTOMACITY,
  tiles: hidden.supply.duplexes.slice(0, setUpDuplexes),
});

/** FULL-4: the first two duplexes are assigned, the second draw comes before anything is placed. */
const awaitsSecondDraw = ({ open }: GameState, rules: ModeRules): boolean => {
  const round = roundNamed(rules, open.round);
  return round.from === 'duplexes' && open.turn < round.turns && open.pending.length > 0;
};

/** FULL-2: first Autommaso, then Automarta; none in the round of duplexes. */
function nextAutoma(state: GameState, rules: ModeRules): EventOf<'automa'> | undefined {
  const { open, hidden } = state;
  const next = AUTOMAS[open.automas.length];
  const [card] = hidden.supply.cards;
  if (roundNamed(rules, open.round).from === 'duplexes' || next === undefined || card === undefined)
    return undefined;
  return { type: 'automa', move: automaMove(state, next, card) };
}

/** Automacity's tile is chosen from what the shared city left in the hand. */
function automaMove(
  { open, hidden }: GameState,
  { seat, shared }: (typeof AUTOMAS)[number],
  card: AutomaCard,
): AutomaMove {
  const hand = itemAt(hidden.hands, seat);
  const inView = (city: CityIndex) =>
    readBy(card, cityInView(cityAt(open.cities, city), factoriesElsewhere(open.cities, city)));
  const inShared = chooseTile(hand, card.shared, inView(shared));
  const left = withoutOne(hand, inShared.tile);
  const inAutomacity = chooseTile(left, card.own, inView(AUTOMACITY));
  return {
    seat,
    card,
    takes: [
      { ...inShared, city: shared },
      { ...inAutomacity, city: AUTOMACITY },
    ],
  };
}

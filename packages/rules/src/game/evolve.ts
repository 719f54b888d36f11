/** Applies an event to the state: bookkeeping only, for every event in every state. */
import { modeRules } from '../modes/modes.ts';
import { isDuplex } from '../tile.ts';
import type { EventOf, GameEvent } from '../state/event.ts';
import { evolveOpen } from './evolve-view.ts';
import { type Hands, handsAfter } from './hands.ts';
import type { AutomaMove, GameState, HiddenGame, Supply } from '../state/state.ts';
import { openEvent } from './seen-event.ts';

interface Step {
  readonly before: GameState;
  readonly event: GameEvent;
  readonly after: GameState;
}

/**
 * `decide` evolves its events to see what follows from them, and its caller evolves the same events again: the latest
 * steps are kept, so the second time is free and both have the same states. Hardly any decision has more events.
 */
const KEPT_STEPS = 4;
const keptSteps: Step[] = [];
let oldestStep = 0;

export function evolve(state: GameState, event: GameEvent): GameState {
  for (const step of keptSteps) if (step.event === event && step.before === state) return step.after;
  const after = evolved(state, event);
  keptSteps[oldestStep] = { before: state, event, after };
  oldestStep = (oldestStep + 1) % KEPT_STEPS;
  return after;
}

/** The open game is the fold of what a spectator sees, so no secret can get into it. */
function evolved(state: GameState, event: GameEvent): GameState {
  const seen = openEvent(state, event);
  return {
    open: seen === undefined ? state.open : evolveOpen(state.open, seen),
    hidden: evolveHidden(state, event),
  };
}

/** Supplies, hands, choices, and an Automa's secret move. */
function evolveHidden({ open, hidden }: GameState, event: GameEvent): HiddenGame {
  switch (event.type) {
    case 'begun':
      return begun(event);
    case 'set-up':
    case 'drew':
      return { ...hidden, supply: taken(hidden.supply, event.tiles) };
    case 'dealt':
      return newTurn({ ...hidden, supply: taken(hidden.supply, ...event.hands) }, event.hands);
    case 'passed':
      return newTurn(hidden, handsAfter(hidden.hands, event));
    case 'automa': {
      const supply = { ...hidden.supply, cards: hidden.supply.cards.slice(1) };
      const { openHands, openAutomas } = modeRules(open.options);
      if (openHands) return { ...hidden, supply, hands: handsAfter(hidden.hands, event) };
      return chose({ ...hidden, supply }, openAutomas ? event.move : withoutHand(event.move));
    }
    case 'assigned':
      return { ...hidden, hands: handsAfter(hidden.hands, event) };
    case 'chose':
      return { ...hidden, choices: hidden.choices.with(event.seat, event.tiles) };
    case 'revealed':
      return revealed(hidden, event);
    case 'discarded':
      return {
        ...hidden,
        hands: handsAfter(hidden.hands, event),
        discards: [...hidden.discards, ...hidden.hands.flat()],
      };
    case 'placed':
    case 'waited':
    case 'stood-off':
    case 'ended':
      return hidden;
  }
}

const begun = ({ options, supply, seed }: EventOf<'begun'>): HiddenGame => ({
  supply,
  hands: [],
  held: Array.from({ length: options.seats }, () => []),
  choices: Array<undefined>(options.seats).fill(undefined),
  discards: [],
  ...(seed !== undefined && { seed }),
});

/** The supplies without the tiles that were taken from their front. */
function taken({ cards, buildings, duplexes }: Supply, ...hands: Hands): Supply {
  let [singles, pairs] = [0, 0];
  for (const hand of hands) {
    for (const tile of hand) {
      if (isDuplex(tile)) pairs++;
      else singles++;
    }
  }
  return { cards, buildings: buildings.slice(singles), duplexes: duplexes.slice(pairs) };
}

const newTurn = (hidden: HiddenGame, hands: Hands): HiddenGame => ({
  ...hidden,
  hands,
  held: hidden.held.map((before, seat) => [...before, hands[seat] ?? []]),
});

function revealed(hidden: HiddenGame, event: EventOf<'revealed'>): HiddenGame {
  return {
    ...withoutAutoma(hidden),
    hands: handsAfter(hidden.hands, event),
    choices: hidden.choices.map(() => undefined),
  };
}

/** A rest copy is slow, and few games have an Automa to leave out. */
function withoutAutoma(hidden: HiddenGame): HiddenGame {
  if (hidden.automa === undefined) return hidden;
  const { automa: _, ...rest } = hidden;
  return rest;
}

const chose = (hidden: HiddenGame, move: AutomaMove): HiddenGame => ({
  ...hidden,
  automa: move,
  choices: hidden.choices.with(
    move.seat,
    move.takes.map(({ tile }) => tile),
  ),
});

/** DUO-2: the hand goes on to a person, so the rest of it must not show in the reasons. */
const withoutHand = ({ seat, card, takes }: AutomaMove): AutomaMove => ({
  seat,
  card,
  takes: takes.map(({ tile, symbol, city, candidates }) => ({
    tile,
    symbol,
    city,
    skipped: [],
    candidates: candidates.filter((candidate) => candidate.tile === tile),
  })),
});

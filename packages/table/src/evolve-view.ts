/** A client's own fold: a view and the event told to its viewer make the next view, by the same rules as at the table. */
import {
  evolve,
  type EventOf,
  type GameEvent,
  type GameState,
  INITIAL_STATE,
  modeRules,
  type OpenGame,
  roundsOf,
  type Tile,
  type View,
  viewFor,
} from '@duopolis/rules';
import { evolveAsides } from './asides.ts';
import type { ClientEvent, ClientGameEvent } from './client-event.ts';
import { openWithout } from './evolve.ts';
import { afterGame, evolveOpen } from './open.ts';
import { INITIAL_TABLE } from './state.ts';
import { type TableView, tableViewFor, viewerOf } from './view.ts';

/** The view of a table that is not there yet. */
export const firstView = (you: string): TableView => tableViewFor(INITIAL_TABLE, you);

export function evolveView(view: TableView, event: ClientEvent): TableView {
  const { game, ...rest } = view;
  const next: TableView = {
    ...rest,
    open: evolveOpen(view.open, event),
    asides: evolveAsides(view.asides, event),
  };
  switch (event.type) {
    case 'started':
    case 'rematched':
      return next;
    case 'game': {
      const before = game ?? viewFor(INITIAL_STATE, viewerOf(view.open, view.you));
      const after = evolveGame(before, event.event);
      return { ...next, open: afterGame(next.open, before.open, after.open, event.at), game: after };
    }
    case 'undone':
      return game === undefined ? next : { ...next, game: { ...game, open: openWithout(game.open, event) } };
    default:
      return game === undefined ? next : { ...next, game };
  }
}

const evolveGame = (view: View, event: ClientGameEvent): View =>
  viewFor(evolve(asSeen(view, event), toldOf(view, event)), view.viewer);

/** Only how many tiles the others hold is counted on, never which: any tile will do. */
const unseen = (tiles: number): readonly Tile[] => Array<Tile>(tiles).fill('S');

const handsLike = ({ options }: OpenGame, tiles: number): readonly (readonly Tile[])[] =>
  Array.from({ length: options.seats }, () => unseen(tiles));

/** A state that looks the same to the viewer. */
function asSeen(view: View, event: ClientGameEvent): GameState {
  const { open } = view;
  const hands = view.faceUp ?? handsSeen(view, event);
  const seated = view.viewer !== 'spectator';
  return {
    open,
    hidden: {
      supply: { buildings: [], duplexes: [], cards: [] },
      hands,
      held: Array.from({ length: open.options.seats }, (_, seat) =>
        seated && seat === view.viewer ? view.held : [],
      ),
      choices: Array.from({ length: open.options.seats }, (_, seat) =>
        seated && seat === view.viewer ? view.choice : undefined,
      ),
      discards: [],
      ...(event.type === 'revealed' && event.automa !== undefined && { automa: event.automa }),
    },
  };
}

/** Before the reveal everyone must have held what is revealed; before passing on, the neighbour what arrives. */
function handsSeen(view: View, event: ClientGameEvent): readonly (readonly Tile[])[] {
  const { open } = view;
  if (event.type === 'passed') {
    const arriving = event.hand ?? unseen(open.handSize);
    return handsLike(open, 0).map(() => arriving);
  }
  return handsLike(open, open.handSize).map((hand, seat) => {
    if (view.viewer === seat) return view.hand;
    const chosen = event.type === 'revealed' ? (event.choices[seat] ?? []) : [];
    return [...chosen, ...hand.slice(chosen.length)];
  });
}

/** The rules' own event, as far as the viewer can tell. */
function toldOf({ open, viewer }: View, event: ClientGameEvent): GameEvent {
  switch (event.type) {
    case 'begun':
      return { ...event, supply: { buildings: [], duplexes: [], cards: [] } };
    case 'dealt':
      return { type: 'dealt', round: event.round, hands: event.hands ?? handsDealt(open, viewer, event) };
    case 'chose':
      return { type: 'chose', seat: event.seat, tiles: event.tiles ?? [] };
    default:
      return event;
  }
}

function handsDealt(
  open: OpenGame,
  viewer: View['viewer'],
  { round: name, hand }: Pick<EventOf<'dealt'>, 'round'> & { readonly hand?: readonly Tile[] },
): readonly (readonly Tile[])[] {
  const round = roundsOf(open).find((other) => other.name === name);
  if (round === undefined) return [];
  return Array.from({ length: modeRules(open.options).handsIn(round, open.options.seats) }, (_, seat) =>
    seat === viewer && hand !== undefined ? hand : unseen(round.hand),
  );
}

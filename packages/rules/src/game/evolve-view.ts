/** What an event does to a view: the open game, and the hands that the viewer can see. */
import { modeRules } from '../modes/modes.ts';
import { without } from '../tile.ts';
import { evolveOpen } from './evolve-open.ts';
import { handsAfter } from './hands.ts';
import type { SeenEvent } from './seen-event.ts';
import type { SeatView, View } from './view.ts';

/** The view after an event that its viewer saw: the same as `viewFor` gives of the state after it. */
export function evolveView(view: View, event: SeenEvent): View {
  const open = evolveOpen(view.open, event);
  if (!modeRules(open.options).openHands) {
    const { viewer } = view;
    return viewer === 'spectator' ? { viewer, open } : { viewer, open, ...ownTiles(view, event) };
  }
  const faceUp = handsAfter(view.faceUp ?? [], event);
  if (view.viewer === 'spectator') return { viewer: view.viewer, open, faceUp };
  const { viewer } = view;
  const hand = faceUp[viewer] ?? [];
  return { viewer, open, hand, held: heldAfter(view, event, hand), faceUp };
}

type OwnTiles = Pick<SeatView, 'hand' | 'held' | 'choice'>;

const isNewTurn = ({ type }: SeenEvent): boolean => type === 'dealt' || type === 'passed';

function heldAfter({ held }: SeatView, event: SeenEvent, hand: SeatView['hand']): SeatView['held'] {
  if (event.type === 'begun') return [];
  return isNewTurn(event) ? [...held, hand] : held;
}

function ownTiles(view: SeatView, event: SeenEvent): OwnTiles {
  const hand = handAfter(view, event);
  const held = heldAfter(view, event, hand);
  const choice = choiceAfter(view, event);
  return choice === undefined ? { hand, held } : { hand, held, choice };
}

function handAfter({ viewer, hand }: SeatView, event: SeenEvent): SeatView['hand'] {
  switch (event.type) {
    case 'begun':
    case 'discarded':
      return [];
    case 'dealt':
    case 'passed':
      return event.hand ?? [];
    case 'revealed':
      return without(hand, event.choices[viewer] ?? []) ?? hand;
    default:
      return hand;
  }
}

function choiceAfter({ viewer, choice }: SeatView, event: SeenEvent): SeatView['choice'] {
  if (event.type === 'begun' || event.type === 'revealed') return undefined;
  if (event.type === 'automa' && event.move.seat === viewer) return event.move.takes.map(({ tile }) => tile);
  return event.type === 'chose' && event.seat === viewer ? event.tiles : choice;
}

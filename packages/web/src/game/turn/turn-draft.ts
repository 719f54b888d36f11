/** The phase of my turn, and what I intend in it and have not sent. */
import { computed, type ReadonlySignal } from '@preact/signals';
import type { SeatView } from '@duopolis/rules';
import { type Drafted, drafted, type Staged } from '@duopolis/table';
import { type LostTile, lostTiles } from './lost-tiles.ts';
import { indexesIn } from './picked-tiles.ts';
import { type Slot, slotsOf } from './placement-draft.ts';
import { type Aim, aimOf, nextSlot, type Selection } from './selection.ts';
import type { Given } from './turn-requests.ts';
import type { TurnSeat } from './turn-seat.ts';

/** What the game expects of me now. */
const TURN_PHASES = [
  /** No game, or watching it. */
  'watching',
  'choosing',
  /** Chosen, while others have not (CHOOSE-3). */
  'locked',
  'assigning',
  'placing',
  /** I let the others place first (PLACE-8). */
  'waiting',
  /** All placed. */
  'done',
] as const;
export type TurnPhase = (typeof TURN_PHASES)[number];

function phaseOf(view: SeatView | undefined, { rethinking }: { readonly rethinking: boolean }): TurnPhase {
  if (view === undefined) return 'watching';
  const { open, viewer, choice } = view;
  switch (open.phase) {
    case 'choosing':
      return choice === undefined || rethinking ? 'choosing' : 'locked';
    case 'assigning':
      return 'assigning';
    case 'placing':
      if (!open.pending.some(({ seat }) => seat === viewer)) return 'done';
      return open.waiting.includes(viewer) && open.mustPlace !== viewer ? 'waiting' : 'placing';
    default:
      return 'watching';
  }
}

/** As it is saved: each phase uses its own fields. */
export interface Draft {
  /** The table's position that it was made for. */
  readonly position: number;
  readonly picked: readonly number[];
  /** I have chosen and look at my hand again (CHOOSE-3). */
  readonly rethinking: boolean;
  readonly selection: Selection;
  readonly staged: readonly Staged[];
  readonly given: readonly Given[];
}

interface Choosing {
  /** Indexes in the hand: picked, or locked. */
  readonly picked: ReadonlySignal<readonly number[]>;
  readonly rethinking: ReadonlySignal<boolean>;
}

interface Assigning {
  readonly given: ReadonlySignal<readonly Given[]>;
}

interface Placing {
  /** My tiles to place, each with the cell where it is tried. */
  readonly slots: ReadonlySignal<readonly Slot[]>;
  readonly staged: ReadonlySignal<readonly Staged[]>;
  /** What a partner has built over, until my next action. */
  readonly lost: ReadonlySignal<readonly LostTile[]>;
  /** The game with the tried tiles. */
  readonly tried: ReadonlySignal<Drafted | undefined>;
}

/** Signals of other phases are empty. They are not a union, since components stay while the phase changes under them. */
export interface TurnDraft extends Choosing, Assigning, Placing {
  /** As it is saved; empty if it was made for another position. */
  readonly current: ReadonlySignal<Draft>;
  readonly phase: ReadonlySignal<TurnPhase>;
  readonly selection: ReadonlySignal<Selection>;
  readonly aim: ReadonlySignal<Aim | undefined>;
}

export const newDraft = (position: number): Draft => ({
  position,
  picked: [],
  rethinking: false,
  selection: { kind: 'next' },
  staged: [],
  given: [],
});

/** Nothing is selected, or the selected tile has been placed meanwhile. */
const isOver = (meant: Selection, slots: readonly Slot[]): boolean =>
  meant.kind === 'next' || (meant.kind === 'slot' && slots[meant.slot] === undefined);

/** My draft, as far as it is still possible. */
export function turnDraftOf(
  { game, position, hand, offers }: TurnSeat,
  saved: ReadonlySignal<Draft>,
): TurnDraft {
  const current = computed(() =>
    saved.value.position === position.value ? saved.value : newDraft(position.value),
  );
  const phase = computed(() => phaseOf(game.value, current.value));
  const picked = computed(() => {
    const choice = game.value?.choice;
    if (phase.value === 'locked' && choice !== undefined) return indexesIn(hand.value, choice);
    return current.value.picked.filter((index) => index < hand.value.length);
  });
  const given = computed(() =>
    current.value.given.filter(
      ({ index, tile, city }) =>
        hand.value[index] === tile && game.value?.open.assignTo.includes(city) === true,
    ),
  );

  const tried = computed((): Drafted | undefined => {
    const own = game.value;
    if (own?.open.phase !== 'placing') return own && { open: own.open, staged: [] };
    return drafted(own.open, own.viewer, current.value.staged);
  });
  const staged = computed(() => tried.value?.staged ?? []);
  const lost = computed(() => {
    const own = game.value;
    const meant = current.value.staged;
    return own?.open.phase === 'placing'
      ? lostTiles(own.open, own.viewer, { meant, staged: staged.value })
      : [];
  });
  const slots = computed(() => {
    const own = game.value;
    return own?.open.phase === 'placing' ? slotsOf(own.open, own.viewer, staged.value) : [];
  });
  const selection = computed((): Selection => {
    const meant = current.value.selection;
    const own = game.value;
    if (own === undefined || own.open.phase !== 'placing' || !isOver(meant, slots.value)) return meant;
    const { open, viewer } = own;
    /** What I was about to place stays selected when another tile comes back to my hand. */
    const others = slotsOf(open, viewer, [...staged.value, ...lost.value]);
    const slot = nextSlot(others, offers.value, viewer) ?? nextSlot(slots.value, offers.value, viewer);
    return slot === undefined ? { kind: 'none' } : { kind: 'slot', slot };
  });
  const aim = computed(() => {
    const own = game.value;
    return (
      own && aimOf(selection.value, own.open, { slots: slots.value, offers: offers.value, seat: own.viewer })
    );
  });
  const rethinking = computed(() => current.value.rethinking);
  return { current, phase, picked, rethinking, given, tried, staged, lost, slots, selection, aim };
}

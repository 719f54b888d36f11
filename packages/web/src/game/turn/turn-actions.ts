/** My actions in a turn: change the draft freely, and send it to the table. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Cell, type CityIndex, TILES_A_TURN } from '@duopolis/rules';
import type { Offer, Request, Staged } from '@duopolis/table';
import type { Link, RequestProblem } from '../link/link.ts';
import { pick, tilesAt } from './picked-tiles.ts';
import { type Slot, stage } from './placement-draft.ts';
import type { Draft } from './turn-draft.ts';
import type { TurnState } from './turn-state.ts';
import { assignments, placements, proposals } from './turn-requests.ts';
import type { Aim, Selection } from './selection.ts';

export interface TurnActions {
  readonly canLock: ReadonlySignal<boolean>;
  readonly canConfirm: ReadonlySignal<boolean>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canWait: ReadonlySignal<boolean>;
  readonly canOffer: ReadonlySignal<boolean>;
  /** A request was sent and not answered yet. */
  readonly busy: ReadonlySignal<boolean>;
  /** Why the last request was refused, until the next action. */
  readonly problem: ReadonlySignal<RequestProblem | undefined>;
  readonly pick: (index: number) => void;
  readonly lock: () => Promise<void>;
  readonly changeMind: () => void;
  readonly keepChoice: () => void;
  readonly select: (selection: Selection) => void;
  /** Acts on a cell: tries the tile there, assigns it to the city, or moves a ghost. */
  readonly act: (city: CityIndex, cell: Cell) => void;
  readonly give: (city: CityIndex) => void;
  readonly takeUp: (staged: Staged) => void;
  readonly undo: () => void;
  readonly confirm: () => Promise<void>;
  readonly wait: () => Promise<void>;
  /** All tried tiles become offers where there is a partner to ask. */
  readonly offer: () => Promise<void>;
  readonly agree: (offer: Offer) => Promise<void>;
  readonly decline: (offer: Offer) => Promise<void>;
  readonly counter: (offer: Offer) => void;
  readonly withdraw: (offer: Offer) => Promise<void>;
  readonly moveOffer: (offer: Offer, cell: Cell) => Promise<void>;
  /** Places all of my tiles that we have agreed on. */
  readonly placeAgreed: () => Promise<void>;
  readonly askUndo: (city: CityIndex, cell: Cell) => Promise<void>;
}

const NEXT: Selection = { kind: 'next' };

export function turnActions(link: Pick<Link, 'ask'>, state: TurnState): TurnActions {
  const context = turnContext(link, state);
  const { busy, problem } = context;
  return {
    busy,
    problem,
    ...allowedBy(context),
    ...drafting(context),
    ...playing(context),
    ...answering(context),
  };
}

/** Shared by all actions: the current turn, my draft, and the link to the table. */
interface TurnContext {
  readonly state: TurnState;
  readonly busy: ReadonlySignal<boolean>;
  readonly problem: ReadonlySignal<RequestProblem | undefined>;
  readonly change: (part: Partial<Draft>) => void;
  /** Whether all of them were accepted; nothing is sent while others are pending. */
  readonly send: (requests: readonly Request[]) => Promise<boolean>;
}

function turnContext(link: Pick<Link, 'ask'>, state: TurnState): TurnContext {
  const busy = signal(false);
  const problem = signal<RequestProblem | undefined>(undefined);
  return {
    state,
    busy,
    problem,
    change: (part) => {
      problem.value = undefined;
      state.targets.point(undefined);
      state.change(part);
    },
    send: async (requests) => {
      if (busy.value || requests.length === 0) return false;
      busy.value = true;
      try {
        problem.value = await sendAll(link, requests);
      } finally {
        busy.value = false;
      }
      return problem.value === undefined;
    },
  };
}

/** Sends several requests in order, up to the first refusal. */
export async function sendAll(
  link: Pick<Link, 'ask'>,
  requests: readonly Request[],
): Promise<RequestProblem | undefined> {
  for (const request of requests) {
    // oxlint-disable-next-line no-await-in-loop -- the next one is for what the one before has made
    const outcome = await link.ask(request);
    if (!outcome.ok) return outcome.error;
  }
  return undefined;
}

type Allowed = 'canLock' | 'canConfirm' | 'canUndo' | 'canWait' | 'canOffer';

function allowedBy({ state, busy }: TurnContext): Pick<TurnActions, Allowed> {
  const { seat, draft, effects } = state;
  const { phase, staged, given, picked } = draft;
  return {
    canLock: computed(
      () => phase.value === 'choosing' && picked.value.length === TILES_A_TURN && !busy.value,
    ),
    canConfirm: computed(() => {
      if (busy.value) return false;
      return phase.value === 'assigning'
        ? given.value.length === seat.game.value?.open.assignTo.length
        : staged.value.length > 0;
    }),
    canUndo: computed(() => !busy.value && staged.value.length + given.value.length > 0),
    canWait: computed(
      () => phase.value === 'placing' && staged.value.length === 0 && !busy.value && effects.mayWait.value,
    ),
    canOffer: computed(() => !busy.value && effects.offerable.value.length > 0),
  };
}

type Drafting =
  | 'pick'
  | 'changeMind'
  | 'keepChoice'
  | 'select'
  | 'act'
  | 'give'
  | 'takeUp'
  | 'undo'
  | 'counter';

/** Changes only my draft; a cell may also send a request. */
function drafting(context: TurnContext): Pick<TurnActions, Drafting> {
  const { state, change } = context;
  const { seat, draft, targets } = state;
  const { phase, staged, slots, given, picked } = draft;
  const takeUp = (one: Staged): void => {
    const slot = slots.value.findIndex((other) => other.staged === one);
    change({ staged: staged.value.filter((other) => other !== one), selection: { kind: 'slot', slot } });
  };
  const give = (city: CityIndex): void => {
    const meant = draft.selection.value;
    const tile = meant.kind === 'hand' ? seat.hand.value[meant.index] : undefined;
    if (meant.kind !== 'hand' || tile === undefined) return;
    if (seat.game.value?.open.assignTo.includes(city) !== true) return;
    const others = given.value.filter((one) => one.city !== city && one.index !== meant.index);
    change({ given: [...others, { index: meant.index, tile, city }], selection: NEXT });
  };
  return {
    give,
    takeUp,
    pick: (index) => {
      if (phase.value === 'choosing') change({ picked: pick(picked.value, index) });
      else if (phase.value === 'assigning') change({ selection: { kind: 'hand', index } });
    },
    changeMind: () => change({ picked: picked.value, rethinking: true }),
    keepChoice: () => change({ rethinking: false }),
    select: (selection) => change({ selection }),
    act: (city, cell) => {
      if (phase.value === 'assigning' && draft.selection.value.kind === 'hand') return give(city);
      const [place, aim] = [targets.placementAt(city, cell), draft.aim.value];
      if (place === undefined || aim === undefined) {
        // A fresh refusal comes before what was lost.
        if (draft.lost.value.length > 0) change({});
        return targets.refuse({ city, cell });
      }
      if (aim.slot === undefined) void propose(context, aim, place);
      else tryOut(context, aim.slot, place);
    },
    undo: () => {
      const last = staged.value.at(-1);
      if (phase.value === 'assigning') change({ given: given.value.slice(0, -1) });
      else if (last !== undefined) takeUp(last);
    },
    counter: ({ city, id, owner, tile }) =>
      change({ selection: { kind: 'theirs', city, owner, tile, counters: id } }),
  };
}

function tryOut({ state, change }: TurnContext, slot: Slot, place: Staged): void {
  const own = state.seat.game.value;
  const next = own && stage(own.open, own.viewer, { staged: state.draft.staged.value, slot, to: place });
  if (next !== undefined) change({ staged: next, selection: NEXT });
}

/** A cell for my partner's tile, or another cell for my offer. */
async function propose(
  { state, change, send }: TurnContext,
  { offer, owner, counters }: Aim,
  { city, at: cell, tile }: Staged,
): Promise<void> {
  const request: Request =
    offer === undefined
      ? {
          type: 'propose',
          position: state.seat.position.value,
          proposal: { city, tile, cell },
          owner,
          ...(counters !== undefined && { counters }),
        }
      : { type: 'move-offer', city, id: offer.id, cell };
  if (await send([request])) change({ selection: NEXT });
}

/** My requests to the table in my own turn. */
function playing({
  state,
  change,
  send,
}: TurnContext): Pick<TurnActions, 'lock' | 'confirm' | 'wait' | 'offer' | 'placeAgreed'> {
  const { game, position, hand } = state.seat;
  const { phase, staged, given, picked, rethinking } = state.draft;
  const place = async (tiles: readonly Staged[]): Promise<void> => {
    const own = game.value;
    if (own === undefined) return;
    await send(placements(own.open, own.viewer, { position: position.value, staged: tiles }));
  };
  return {
    lock: async () => {
      const own = game.value;
      if (own === undefined || picked.value.length !== TILES_A_TURN) return;
      const move = { type: 'choose', seat: own.viewer, tiles: tilesAt(hand.value, picked.value) } as const;
      // A player who changes their mind while the first choice is being sent goes on choosing.
      const isAgain = rethinking.value;
      const isDone = await send([{ type: 'play', position: position.value, move }]);
      if (isDone && isAgain) change({ rethinking: false });
    },
    confirm: async () => {
      const own = game.value;
      if (phase.value !== 'assigning') await place(staged.value);
      else if (own !== undefined) await send(assignments(own.viewer, position.value, given.value));
    },
    wait: async () => {
      const own = game.value;
      if (own === undefined) return;
      await send([{ type: 'play', position: position.value, move: { type: 'wait', seat: own.viewer } }]);
    },
    offer: async () => {
      const own = game.value;
      if (own === undefined) return;
      const asked = state.effects.offerable.value;
      if (await send(proposals(own.open, own.viewer, { position: position.value, staged: staged.value })))
        change({ staged: staged.value.filter((one) => !asked.includes(one)), selection: NEXT });
    },
    placeAgreed: () => place(state.effects.agreed.value),
  };
}

/** My answers to my partner's offers, and changes to my own. */
function answering({
  send,
}: TurnContext): Pick<TurnActions, 'agree' | 'decline' | 'withdraw' | 'moveOffer' | 'askUndo'> {
  const sendOne = async (request: Request): Promise<void> => {
    await send([request]);
  };
  return {
    agree: ({ city, id, cell }) => sendOne({ type: 'agree', city, id, cell }),
    decline: ({ city, id, cell }) => sendOne({ type: 'decline-offer', city, id, cell }),
    withdraw: ({ city, id }) => sendOne({ type: 'withdraw', city, id }),
    moveOffer: ({ city, id }, cell) => sendOne({ type: 'move-offer', city, id, cell }),
    askUndo: (city, cell) => sendOne({ type: 'ask-undo', city, cell }),
  };
}

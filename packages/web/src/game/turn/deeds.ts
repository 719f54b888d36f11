/** What I can do in my turn: change the draft freely, and say it to the table. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Cell, type CityIndex, TILES_A_TURN } from '@duopolis/rules';
import type { Offer, Request, Staged } from '@duopolis/table';
import type { Link } from '../link/link.ts';
import { pick, tilesAt } from './choice.ts';
import { type Slot, stage } from './draft.ts';
import type { Draft, Now } from './now.ts';
import { assignments, placements, proposals } from './requests.ts';
import type { Aim, Selection } from './selection.ts';
import { type Problem, sendAll } from './sending.ts';

export interface Deeds {
  readonly canLock: ReadonlySignal<boolean>;
  readonly canConfirm: ReadonlySignal<boolean>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canWait: ReadonlySignal<boolean>;
  readonly canOffer: ReadonlySignal<boolean>;
  /** Something was said and the answer is not here yet. */
  readonly busy: ReadonlySignal<boolean>;
  /** Why the last thing was refused, until something else is done. */
  readonly problem: ReadonlySignal<Problem | undefined>;
  readonly pick: (index: number) => void;
  readonly lock: () => Promise<void>;
  readonly changeMind: () => void;
  readonly keepChoice: () => void;
  readonly select: (selection: Selection) => void;
  /** Means a cell: tries the tile there, assigns it to the city, moves a ghost. */
  readonly act: (city: CityIndex, cell: Cell) => void;
  readonly give: (city: CityIndex) => void;
  readonly takeUp: (staged: Staged) => void;
  readonly undo: () => void;
  readonly confirm: () => Promise<void>;
  readonly wait: () => Promise<void>;
  /** All that is tried becomes an offer where there is a partner to ask. */
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

export function deedsOf(link: Pick<Link, 'ask'>, now: Now): Deeds {
  const { game, phase, position, staged, slots, given, picked, hand } = now;
  const busy = signal(false);
  const problem = signal<Problem | undefined>(undefined);

  const change = (part: Partial<Draft>): void => {
    problem.value = undefined;
    now.point(undefined);
    now.change(part);
  };
  const send = async (requests: readonly Request[]): Promise<boolean> => {
    if (busy.value || requests.length === 0) return false;
    busy.value = true;
    try {
      problem.value = await sendAll(link, requests);
    } finally {
      busy.value = false;
    }
    return problem.value === undefined;
  };
  const sendOne = async (request: Request): Promise<void> => {
    await send([request]);
  };
  const tryOut = (slot: Slot, place: Pick<Staged, 'city' | 'at'>): void => {
    const own = game.value;
    const next = own && stage(own.open, own.viewer, { staged: staged.value, slot, to: place });
    if (next !== undefined) change({ staged: next, selection: NEXT });
  };
  const takeUp = (one: Staged): void => {
    const slot = slots.value.findIndex((other) => other.staged === one);
    change({ staged: staged.value.filter((other) => other !== one), selection: { kind: 'slot', slot } });
  };
  const give = (city: CityIndex): void => {
    const meant = now.selection.value;
    const tile = meant.kind === 'hand' ? hand.value[meant.index] : undefined;
    if (meant.kind !== 'hand' || tile === undefined) return;
    if (game.value?.open.assignTo.includes(city) !== true) return;
    const others = given.value.filter((one) => one.city !== city && one.index !== meant.index);
    change({ given: [...others, { index: meant.index, tile, city }], selection: NEXT });
  };

  function act(city: CityIndex, cell: Cell): void {
    if (phase.value === 'assigning') {
      give(city);
      return;
    }
    const [place, aim] = [now.meantAt(city, cell), now.aim.value];
    if (place !== undefined && aim !== undefined) {
      void useCell(aim, place);
      return;
    }
    now.point({ city, cell });
  }

  async function useCell({ slot, offer, owner, counters }: Aim, place: Staged): Promise<void> {
    if (slot !== undefined) {
      tryOut(slot, place);
      return;
    }
    const { city, at: cell, tile } = place;
    const proposal = { city, tile, cell };
    const request: Request =
      offer === undefined
        ? {
            type: 'propose',
            position: position.value,
            proposal,
            owner,
            ...(counters !== undefined && { counters }),
          }
        : { type: 'move-offer', city, id: offer.id, cell };
    if (await send([request])) change({ selection: NEXT });
  }

  return {
    busy,
    problem,
    canLock: computed(
      () => phase.value === 'choosing' && picked.value.length === TILES_A_TURN && !busy.value,
    ),
    canConfirm: computed(() => {
      if (busy.value) return false;
      return phase.value === 'assigning'
        ? given.value.length === game.value?.open.assignTo.length
        : staged.value.length > 0;
    }),
    canUndo: computed(() => !busy.value && staged.value.length + given.value.length > 0),
    canWait: computed(
      () => phase.value === 'placing' && staged.value.length === 0 && !busy.value && now.mayWait.value,
    ),
    canOffer: computed(() => !busy.value && now.offerable.value.length > 0),
    pick: (index) => {
      if (phase.value === 'choosing') change({ picked: pick(picked.value, index) });
      else if (phase.value === 'assigning') change({ selection: { kind: 'hand', index } });
    },
    lock: async () => {
      const own = game.value;
      if (own === undefined || picked.value.length !== TILES_A_TURN) return;
      const command = { type: 'choose', seat: own.viewer, tiles: tilesAt(hand.value, picked.value) } as const;
      // Who changes their mind while the first choice is on its way goes on thinking.
      const isAgain = now.rethinking.value;
      const isDone = await send([{ type: 'play', position: position.value, move: command }]);
      if (isDone && isAgain) change({ rethinking: false });
    },
    changeMind: () => change({ picked: picked.value, rethinking: true }),
    keepChoice: () => change({ rethinking: false }),
    select: (selection) => change({ selection }),
    act,
    give,
    takeUp,
    undo: () => {
      const last = staged.value.at(-1);
      if (phase.value === 'assigning') change({ given: given.value.slice(0, -1) });
      else if (last !== undefined) takeUp(last);
    },
    confirm: async () => {
      const own = game.value;
      if (own === undefined) return;
      await send(
        phase.value === 'assigning'
          ? assignments(own.viewer, position.value, given.value)
          : placements(own.open, own.viewer, { position: position.value, staged: staged.value }),
      );
    },
    wait: async () => {
      const own = game.value;
      if (own === undefined) return;
      await sendOne({ type: 'play', position: position.value, move: { type: 'wait', seat: own.viewer } });
    },
    offer: async () => {
      const own = game.value;
      if (own === undefined) return;
      const asked = now.offerable.value;
      if (await send(proposals(own.open, own.viewer, { position: position.value, staged: staged.value })))
        change({ staged: staged.value.filter((one) => !asked.includes(one)), selection: NEXT });
    },
    agree: ({ city, id, cell }) => sendOne({ type: 'agree', city, id, cell }),
    decline: ({ city, id, cell }) => sendOne({ type: 'decline-offer', city, id, cell }),
    counter: ({ city, id, owner, tile }) =>
      change({ selection: { kind: 'theirs', city, owner, tile, counters: id } }),
    withdraw: ({ city, id }) => sendOne({ type: 'withdraw', city, id }),
    moveOffer: ({ city, id }, cell) => sendOne({ type: 'move-offer', city, id, cell }),
    placeAgreed: async () => {
      const own = game.value;
      if (own === undefined) return;
      await send(placements(own.open, own.viewer, { position: position.value, staged: now.agreed.value }));
    },
    askUndo: (city, cell) => sendOne({ type: 'ask-undo', city, cell }),
  };
}

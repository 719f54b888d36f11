/** What I may do now and intend to do: signals computed from the table's view and my draft. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import {
  type Cell,
  type CityIndex,
  legalFor,
  modeRules,
  type OpenGame,
  type SeatView,
  type Tile,
} from '@duopolis/rules';
import { builtCityAt, type CellRefusal, whyNot } from '@duopolis/rules/cities';
import {
  type Drafted,
  drafted,
  isStrict,
  type Offer,
  type Staged,
  type TableView,
  withGhost,
} from '@duopolis/table';
import { settings } from '../../kit/settings/settings.ts';
import type { CellInCity } from '../board/board-input.ts';
import { type LegalPlace, legalPlaceAt } from '../board/board-model.ts';
import type { Link } from '../link/link.ts';
import { agreedPlaces } from './agreed.ts';
import { brokenBy } from './clash.ts';
import { roomFor, type Slot, slotsOf } from './placement-draft.ts';
import { saveDraft, readDraft } from './saved-draft.ts';
import { type CityEffect, effectsIn, legalPlaces } from './turn-outlook.ts';
import { phaseOf, indexesIn, type TurnPhase } from './phase.ts';
import { type Given, offerable } from './turn-requests.ts';
import { type Aim, aimOf, nextSlot, type Selection } from './selection.ts';

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

/** The legal cells of the current tile in one city, and the game in which it would be placed. */
interface Legal {
  readonly tile: Tile;
  readonly open: OpenGame;
  readonly places: readonly LegalPlace[];
}

/** An illegal cell for the current tile, and why. */
interface Refused extends CellInCity {
  readonly refusal: CellRefusal;
}

export interface TurnState {
  readonly view: ReadonlySignal<TableView | undefined>;
  /** Nothing while no game runs, for spectators, or in a recap. */
  readonly game: ReadonlySignal<SeatView | undefined>;
  readonly position: ReadonlySignal<number>;
  readonly phase: ReadonlySignal<TurnPhase>;
  readonly rethinking: ReadonlySignal<boolean>;
  /** My left and my right city. */
  readonly cities: ReadonlySignal<readonly CityIndex[]>;
  readonly hand: ReadonlySignal<readonly Tile[]>;
  /** Indexes in the hand: picked, or locked. */
  readonly picked: ReadonlySignal<readonly number[]>;
  /** My tiles to place, each with the cell where it is tried. */
  readonly slots: ReadonlySignal<readonly Slot[]>;
  readonly staged: ReadonlySignal<readonly Staged[]>;
  readonly given: ReadonlySignal<readonly Given[]>;
  readonly selection: ReadonlySignal<Selection>;
  readonly aim: ReadonlySignal<Aim | undefined>;
  readonly legal: ReadonlySignal<ReadonlyMap<CityIndex, Legal>>;
  /** At a strict table nothing can be changed or undone. */
  readonly strict: ReadonlySignal<boolean>;
  /** Those in my cities; at a strict table others are visible too. */
  readonly offers: ReadonlySignal<readonly Offer[]>;
  /** My tiles where my partners and I have agreed to put them. */
  readonly agreed: ReadonlySignal<readonly Staged[]>;
  /** The cell under the pointer or the focus. */
  readonly pointed: ReadonlySignal<CellInCity | undefined>;
  /** The legal placement under the pointer. */
  readonly preview: ReadonlySignal<Staged | undefined>;
  /** My cities as they are, and as the draft and the pointer would make them. */
  readonly effects: ReadonlySignal<readonly CityEffect[]>;
  /** My cities as they are, and as the main button would make them. */
  readonly outcome: ReadonlySignal<readonly CityEffect[]>;
  /** The cell pointed at, if it is illegal for the current tile. */
  readonly refused: ReadonlySignal<Refused | undefined>;
  /** An agreement that would lose its cell to a tried or pointed-at tile. */
  readonly broken: ReadonlySignal<Offer | undefined>;
  readonly mayWait: ReadonlySignal<boolean>;
  readonly offerable: ReadonlySignal<readonly Staged[]>;
  readonly placementAt: (city: CityIndex, cell: Cell) => Staged | undefined;
  readonly change: (part: Partial<Draft>) => void;
  readonly point: (pointed: CellInCity | undefined) => void;
}

const fresh = (position: number): Draft => ({
  position,
  picked: [],
  rethinking: false,
  selection: { kind: 'next' },
  staged: [],
  given: [],
});

const seatViewOf = (view: TableView | undefined): SeatView | undefined =>
  view?.open.phase === 'playing' && view.game !== undefined && view.game.viewer !== 'spectator'
    ? view.game
    : undefined;

/** Nothing is selected, or the selected tile has been placed meanwhile. */
const isOver = (meant: Selection, slots: readonly Slot[]): boolean =>
  meant.kind === 'next' || (meant.kind === 'slot' && slots[meant.slot] === undefined);

/** The game as my seat sees it. */
function seatState({ view, isRecap }: Pick<Link, 'view' | 'isRecap'>) {
  const position = computed(() => view.value?.open.position ?? -1);
  const game = computed(() => (isRecap ? undefined : seatViewOf(view.value)));
  const strict = computed(() => view.value !== undefined && isStrict(view.value.open));
  const offers = computed(() => {
    const all = view.value?.asides.offers ?? [];
    return strict.value ? all.filter(({ city }) => cities.value.includes(city)) : all;
  });
  const hand = computed(() => game.value?.hand ?? []);
  const cities = computed((): readonly CityIndex[] => {
    const own = game.value;
    return own === undefined ? [] : modeRules(own.open.options).citiesOf(own.viewer, own.open.options.seats);
  });
  return { view, position, game, strict, offers, hand, cities };
}

type SeatState = ReturnType<typeof seatState>;

/** My draft, as far as it is still possible. */
function draftState({ game, position, hand, offers }: SeatState, kept: ReadonlySignal<Draft>) {
  /** A draft made for another phase is dropped. */
  const draft = computed(() => (kept.value.position === position.value ? kept.value : fresh(position.value)));
  const phase = computed(() => phaseOf(game.value, draft.value));
  const picked = computed(() => {
    const choice = game.value?.choice;
    if (phase.value === 'locked' && choice !== undefined) return indexesIn(hand.value, choice);
    return draft.value.picked.filter((index) => index < hand.value.length);
  });
  const given = computed(() =>
    draft.value.given.filter(
      ({ index, tile, city }) =>
        hand.value[index] === tile && game.value?.open.assignTo.includes(city) === true,
    ),
  );

  const mine = computed((): Drafted | undefined => {
    const own = game.value;
    if (own?.open.phase !== 'placing') return own && { open: own.open, staged: [] };
    return drafted(own.open, own.viewer, draft.value.staged);
  });
  const staged = computed(() => mine.value?.staged ?? []);
  const slots = computed(() => {
    const own = game.value;
    return own?.open.phase === 'placing' ? slotsOf(own.open, own.viewer, staged.value) : [];
  });
  const selection = computed((): Selection => {
    const meant = draft.value.selection;
    const own = game.value;
    if (own === undefined || own.open.phase !== 'placing' || !isOver(meant, slots.value)) return meant;
    const slot = nextSlot(slots.value, offers.value, own.viewer);
    return slot === undefined ? { kind: 'none' } : { kind: 'slot', slot };
  });
  const aim = computed(() => {
    const own = game.value;
    return (
      own && aimOf(selection.value, own.open, { slots: slots.value, offers: offers.value, seat: own.viewer })
    );
  });
  return { draft, phase, picked, given, mine, staged, slots, selection, aim };
}

type DraftState = ReturnType<typeof draftState>;

/** The cells for the current tile, and the one pointed at. */
function targetState(
  { game }: SeatState,
  { draft, staged, aim }: DraftState,
  pointed: ReadonlySignal<CellInCity | undefined>,
) {
  const legal = computed((): ReadonlyMap<CityIndex, Legal> => {
    const [own, meant] = [game.value, aim.value];
    const found = new Map<CityIndex, Legal>();
    if (own?.open.phase !== 'placing' || meant === undefined) return found;
    const { tile, slot } = meant;
    const swaps = draft.value.selection.kind === 'slot';
    for (const city of meant.cities) {
      const room =
        slot === undefined
          ? own
          : roomFor(own.open, own.viewer, { staged: staged.value, slot, city, mayMakeRoom: swaps });
      if (room === undefined) continue;
      const places = legalPlaces(room.open, tile, { city, withGains: settings.gains.value });
      found.set(city, { tile, open: room.open, places });
    }
    return found;
  });
  const placementAt = (city: CityIndex, cell: Cell): Staged | undefined => {
    const here = legal.value.get(city);
    const place = here && legalPlaceAt(here.places, here.tile, cell);
    return here && place && { tile: here.tile, city, at: place.at };
  };
  const preview = computed(() => pointed.value && placementAt(pointed.value.city, pointed.value.cell));
  /** Everyone can see that a cell is taken. */
  const refused = computed((): Refused | undefined => {
    const at = pointed.value;
    const here = at && legal.value.get(at.city);
    if (here === undefined || at === undefined || preview.value !== undefined) return undefined;
    const refusal = whyNot(builtCityAt(here.open.cities, at.city), here.tile, at.cell);
    return refusal === undefined || refusal.code === 'occupied' ? undefined : { ...at, refusal };
  });

  return { legal, placementAt, preview, refused };
}

type TargetState = ReturnType<typeof targetState>;

/** The effect of the draft on my cities. */
function effectState(
  { game, cities, offers }: SeatState,
  { mine, staged }: DraftState,
  { legal, preview }: TargetState,
) {
  const effects = computed((): readonly CityEffect[] => {
    const [own, meant, looked] = [game.value, mine.value, preview.value];
    if (own === undefined || meant === undefined) return [];
    const room = looked && legal.value.get(looked.city);
    const after = looked && room ? withGhost(room.open, looked) : meant.open;
    return effectsIn(cities.value, own.open, after);
  });
  const agreed = computed(() => {
    const own = game.value;
    return own?.open.phase === 'placing' ? agreedPlaces(own.open, own.viewer, offers.value) : [];
  });
  const outcome = computed((): readonly CityEffect[] => {
    const [own, meant] = [game.value, mine.value];
    if (own === undefined || meant === undefined) return [];
    const isAgreed = staged.value.length === 0 && agreed.value.length > 0;
    const after = isAgreed ? drafted(own.open, own.viewer, agreed.value) : meant;
    return effectsIn(cities.value, own.open, after.open);
  });
  return { effects, agreed, outcome };
}

export function turnStateOf(link: Pick<Link, 'view' | 'table' | 'you' | 'isRecap'>): TurnState {
  const { table, you } = link;
  const kept = signal(readDraft(table, you) ?? fresh(-1));
  const pointed = signal<CellInCity | undefined>(undefined);
  const seat = seatState(link);
  const drafting = draftState(seat, kept);
  const places = targetState(seat, drafting, pointed);
  const { game, offers } = seat;
  const { draft, staged } = drafting;
  const { preview, refused } = places;
  const { effects, agreed, outcome } = effectState(seat, drafting, places);
  return {
    ...seat,
    ...drafting,
    ...places,
    rethinking: computed(() => draft.value.rethinking),
    agreed,
    pointed,
    effects,
    outcome,
    refused,
    broken: computed(() =>
      brokenBy(offers.value, [...staged.value, ...(preview.value === undefined ? [] : [preview.value])]),
    ),
    mayWait: computed(() => {
      const own = game.value;
      return own?.open.phase === 'placing' && legalFor(own).some(({ type }) => type === 'wait');
    }),
    offerable: computed(() => {
      const own = game.value;
      return own === undefined ? [] : offerable(own.open, own.viewer, staged.value);
    }),
    change: (part) => {
      kept.value = { ...draft.value, ...part };
      saveDraft(table, you, kept.value);
    },
    point: (at) => {
      pointed.value = at;
    },
  };
}

/** A city of the table as its board shows it to me: built, offered and tried tiles. */
import { computed, type ReadonlySignal } from '@preact/signals';
import {
  type Cell,
  type CityIndex,
  isAutoma,
  modeRules,
  type OpenGame,
  type PlacedTile,
  type Seat,
} from '@duopolis/rules';
import { type Box, builtCityAt, type CellRefusal, matOf, sameCell } from '@duopolis/rules/cities';
import { seatOf, type TableView } from '@duopolis/table';
import { nextDrawing, standingPieces } from '../board/drawings.ts';
import { footprint, stillFrame } from '../board/board-window.ts';
import type { BoardState, GhostLook, Piece } from '../board/board-model.ts';
import { nameOf } from '../players/seat-names.ts';
import { portraitOf } from '../players/portraits.ts';
import type { SharedWords } from '../words/shared-words.ts';
import { cellsIn } from './cells-in.ts';
import type { OfferCard } from './turn-cards.ts';
import { offeredSpace } from './offered-space.ts';
import { gainOf } from './turn-outlook.ts';
import type { Turn } from './turn.ts';
import { stable } from '../../kit/page/use-stable.ts';
import { words } from '../words/shared-words.ts';
import type { BoardWords } from '../board/words/board-words.ts';

/** The last tile of every builder who has nothing more to place here: highlighted until the next reveal. */
export function justPlaced({ options, pending, cities }: OpenGame, city: CityIndex): readonly PlacedTile[] {
  const { citiesOf } = modeRules(options);
  const seats = Array.from({ length: options.seats }, (_, seat): Seat => seat).filter(
    (seat) => !isAutoma(options, seat) && citiesOf(seat, options.seats).includes(city),
  );
  return seats.flatMap((seat) => {
    if (pending.some((other) => other.seat === seat && other.cities.includes(city))) return [];
    return cities[city]?.tiles.findLast((placed) => placed.seat === seat) ?? [];
  });
}

/** The tiles of a city, with the builders of new ones; my own are not highlighted. */
export function standing(
  view: TableView,
  open: OpenGame,
  { city, said }: { readonly city: CityIndex; readonly said: SharedWords },
): readonly Piece[] {
  const mine = seatOf(view.open, view.you);
  const just = open.phase === 'over' ? [] : justPlaced(open, city).filter(({ seat }) => seat !== mine);
  const tiles = open.cities[city]?.tiles ?? [];
  return standingPieces(tiles).map((piece, nth): Piece => {
    const news = just.find((placed) => placed === tiles[nth]);
    if (news === undefined) return piece;
    const by = nameOf(view.open, news.seat, said);
    return { ...piece, tone: 'just', by, portrait: portraitOf(view.open, news.seat) };
  });
}

const lookOf = ({ state, offer }: OfferCard, shown: OfferCard | undefined): GhostLook => {
  if (state === 'agreed') return 'agreed';
  return offer.id === shown?.offer.id ? 'shown' : 'other';
};

/** One for each card, with its number; a declined tile leaves its space. */
function ghosts(
  turn: Turn,
  view: TableView,
  { open, city }: { readonly open: OpenGame; readonly city: CityIndex },
): readonly Piece[] {
  const shown = turn.cards.shown(city);
  const space = offeredSpace(turn, city);
  const onBoard = turn.cards.of(city).filter(({ state }) => state !== 'refused');
  return onBoard.map((card): Piece => {
    const { tile, cell, by, owner, id } = card.offer;
    return {
      tile,
      at: cell,
      tone: 'ghost',
      variant: nextDrawing(open, owner),
      by: nameOf(view.open, by, words()),
      offer: id,
      number: card.number,
      look: lookOf(card, shown),
      ...(space !== undefined && sameCell(space, cell) && { isOnlySpace: true }),
      gain: gainOf(open, { tile, city, at: cell }),
    };
  });
}

/** All cells that any of my tiles could cover until one is tried: the window stays while I switch between tiles. */
function reach({ seat, draft, targets }: Turn, open: OpenGame, city: CityIndex): readonly Cell[] {
  const isDone = draft.staged.value.some((one) => one.city === city);
  const mine = draft.slots.value
    .filter(({ cities }) => !isDone && cities.includes(city))
    .map(({ tile }) => tile);
  const places = [...new Set(mine)].flatMap((tile) =>
    cellsIn(builtCityAt(open.cities, city), tile).map((at) => ({ tile, at })),
  );
  const { tile, places: shown = [] } = targets.legal.value.get(city) ?? {};
  return footprint([
    ...places,
    ...(tile === undefined ? [] : shown.map(({ at }) => ({ tile, at }))),
    ...draft.staged.value.filter((one) => one.city === city),
    ...seat.offers.value.filter((one) => one.city === city).map((one) => ({ tile: one.tile, at: one.cell })),
  ]);
}

/** The drawing of the tiles in my hand. */
export function drawnInHand({ seat: { game } }: Pick<Turn, 'seat'>): number {
  const own = game.value;
  return own === undefined ? 0 : nextDrawing(own.open, own.viewer);
}

/** The drawing of what I am about to place: mine, or a partner's tile that I suggest. */
function drawnNext(turn: Turn): number {
  const [own, owner] = [turn.seat.game.value, turn.draft.aim.value?.owner];
  return own === undefined || owner === undefined ? drawnInHand(turn) : nextDrawing(own.open, owner);
}

type StillFrame = ReturnType<typeof stillFrame>;

/** Everything but what is under the pointer, which changes most often. */
function calmState(
  turn: Turn,
  city: CityIndex,
  { said, frame }: { readonly said: SharedWords; readonly frame: StillFrame },
): BoardState | undefined {
  const view = turn.seat.view.value;
  const open = view?.game?.open;
  const shown = open?.cities[city];
  if (view === undefined || open === undefined || shown === undefined) return undefined;
  const mat = matOf(shown);
  const variant = drawnInHand(turn);
  const tried = turn.draft.staged.value.filter((one) => one.city === city);
  return {
    frame: frame({
      city: shown,
      reached: reach(turn, open, city),
      tried,
      aims: (turn.targets.legal.value.get(city)?.places ?? []).length > 0,
    }),
    pieces: [
      ...standing(view, open, { city, said }),
      ...ghosts(turn, view, { open, city }),
      ...tried.map(({ tile, at }): Piece => ({ tile, at, tone: 'staged', variant })),
    ],
    legal: turn.targets.legal.value.get(city)?.places ?? [],
    marks: [],
    box: open.box,
    ...(mat !== undefined && { mat }),
  };
}

type CityState = ReadonlySignal<BoardState | undefined>;

const STATES = new WeakMap<Turn, Map<CityIndex, CityState>>();

/** A city's state, computed once for all viewers; nothing where there is no such city. */
export function cityState(turn: Turn, city: CityIndex): CityState {
  const states = STATES.get(turn) ?? new Map<CityIndex, CityState>();
  STATES.set(turn, states);
  const known = states.get(city);
  if (known !== undefined) return known;
  const frame = stillFrame();
  let last: BoardState | undefined;
  // Most steps of a game leave a city as it is.
  const calm = computed(() => (last = stable(last, calmState(turn, city, { said: words(), frame }))));
  const preview = computed(() =>
    turn.targets.preview.value?.city === city ? turn.targets.preview.value : undefined,
  );
  const state = computed((): BoardState | undefined => {
    const [under, { tile, at } = {}] = [calm.value, preview.value];
    if (under === undefined || tile === undefined || at === undefined) return under;
    return { ...under, pieces: [...under.pieces, { tile, at, tone: 'preview', variant: drawnNext(turn) }] };
  });
  states.set(city, state);
  return state;
}

/** A refusal in words, with rows and columns as the board counts them. */
export function sayCellRefusal(
  refusal: CellRefusal,
  { top, left }: Box,
  { game, board }: SharedWords & { readonly board: BoardWords },
): string {
  if (refusal.code === 'first-at-origin') return board.firstTile;
  const { at } = refusal;
  return game.refusals.rejection({ ...refusal, at: [at[0] - top + 1, at[1] - left + 1] });
}

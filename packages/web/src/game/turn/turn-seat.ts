/** The game as my seat sees it, while a game runs. */
import { computed, type ReadonlySignal } from '@preact/signals';
import { type CityIndex, modeRules, type SeatView, type Tile } from '@duopolis/rules';
import { isStrict, type Offer, type TableView } from '@duopolis/table';
import type { Link } from '../link/link.ts';

export interface TurnSeat {
  readonly view: ReadonlySignal<TableView | undefined>;
  readonly position: ReadonlySignal<number>;
  /** Nothing while no game runs, for spectators, or in a recap. */
  readonly game: ReadonlySignal<SeatView | undefined>;
  readonly hand: ReadonlySignal<readonly Tile[]>;
  /** My left and my right city. */
  readonly cities: ReadonlySignal<readonly CityIndex[]>;
  /** At a strict table nothing can be changed or undone. */
  readonly strict: ReadonlySignal<boolean>;
  /** Those in my cities; at a strict table others are visible too. */
  readonly offers: ReadonlySignal<readonly Offer[]>;
}

const seatViewOf = (view: TableView | undefined): SeatView | undefined =>
  view?.open.phase === 'playing' && view.game !== undefined && view.game.viewer !== 'spectator'
    ? view.game
    : undefined;

export function turnSeatOf({ view, isRecap }: Pick<Link, 'view' | 'isRecap'>): TurnSeat {
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

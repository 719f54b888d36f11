/** Where the current tile may go, and the cell pointed at. */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Cell, CityIndex, OpenGame, Tile } from '@duopolis/rules';
import { builtCityAt, type CellRefusal, sameCell, whyNot } from '@duopolis/rules/cities';
import type { Staged } from '@duopolis/table';
import { settings } from '../../kit/settings/settings.ts';
import type { CellInCity } from '../board/board-input.ts';
import { type LegalPlace, legalPlaceAt } from '../board/board-model.ts';
import { roomFor } from './placement-draft.ts';
import type { TurnDraft } from './turn-draft.ts';
import { legalPlaces } from './turn-outlook.ts';
import type { TurnSeat } from './turn-seat.ts';

/** The legal cells of the current tile in one city, and the game in which it would be placed. */
interface Legal {
  readonly tile: Tile;
  readonly open: OpenGame;
  readonly places: readonly LegalPlace[];
}

/** An illegal cell for the current tile, and why. */
export interface Refused extends CellInCity {
  readonly refusal: CellRefusal;
}

/** A press where nothing could be done. */
interface Pressed extends CellInCity {
  /** Somebody has just built there. */
  readonly isJustBuilt?: true;
}

export interface TurnTargets {
  readonly legal: ReadonlySignal<ReadonlyMap<CityIndex, Legal>>;
  readonly placementAt: (city: CityIndex, cell: Cell) => Staged | undefined;
  /** The cell under the pointer or the focus. */
  readonly pointed: ReadonlySignal<CellInCity | undefined>;
  readonly point: (pointed: CellInCity | undefined) => void;
  /** The legal placement under the pointer. */
  readonly preview: ReadonlySignal<Staged | undefined>;
  /** The cell last pressed where nothing could be done, until another one is pointed at; a new object for each press. */
  readonly pressed: ReadonlySignal<Pressed | undefined>;
  readonly refuse: (pressed: Pressed) => void;
  /** The cell pointed at, if it is illegal for the current tile. */
  readonly refused: ReadonlySignal<Refused | undefined>;
}

export function turnTargetsOf(
  { game, position }: TurnSeat,
  { current, staged, aim }: TurnDraft,
): TurnTargets {
  const pointed = signal<CellInCity | undefined>(undefined);
  const pressed = signal<Pressed | undefined>(undefined);
  const legal = computed((): ReadonlyMap<CityIndex, Legal> => {
    const [own, meant] = [game.value, aim.value];
    const found = new Map<CityIndex, Legal>();
    if (own?.open.phase !== 'placing' || meant === undefined) return found;
    const { tile, slot } = meant;
    const swaps = current.value.selection.kind === 'slot';
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
  /** The position in which the cell was pointed at: under a pointer that rests meanwhile nothing is refused. */
  const pointedIn = signal<number | undefined>(undefined);
  /** Everyone can see that a cell is taken: only a press there is answered. */
  const refused = computed((): Refused | undefined => {
    const at = pointed.value;
    const here = at && legal.value.get(at.city);
    if (here === undefined || at === undefined || preview.value !== undefined) return undefined;
    const refusal = whyNot(builtCityAt(here.open.cities, at.city), here.tile, at.cell);
    if (refusal === undefined) return undefined;
    const isAsked = refusal.code !== 'occupied' && pointedIn.value === position.value;
    return pressed.value === undefined && !isAsked ? undefined : { ...at, refusal };
  });

  const point = (at: CellInCity | undefined): void => {
    const before = pointed.peek();
    const isSame =
      at?.city === before?.city && at !== undefined && before !== undefined && sameCell(at.cell, before.cell);
    batch(() => {
      pressed.value = undefined;
      if (!isSame) pointedIn.value = position.peek();
      pointed.value = at;
    });
  };
  const refuse = (at: Pressed): void => {
    batch(() => {
      pressed.value = at;
      pointed.value = at;
    });
  };
  return { legal, placementAt, preview, refused, pointed, point, pressed, refuse };
}

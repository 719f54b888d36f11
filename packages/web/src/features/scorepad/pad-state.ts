/** The state of the score pad: the pad with its history, the current city and cell, and the page. */
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { COMPONENTS, type Components } from '@duopolis/rules/components';
import type { GridCell } from '@duopolis/rules/notation';
import {
  buildingAt,
  fillCell,
  isComplete,
  makeDraft,
  newPad,
  nextEmpty,
  type Pad,
  type PadDraft,
  parseDraft,
  replaceCity,
} from '@duopolis/rules/scorepad';
import { boxComponents } from '../../game/setup/saved-box.ts';
import { historyOf } from '../../game/sketch/history.ts';

const KEY = 'duopolis.scorepad';
const FIRST_PLAYERS = 3;

type Page = 'players' | 'cities' | 'result';

export interface Desk {
  readonly draft: ReadonlySignal<PadDraft>;
  readonly page: Signal<Page>;
  /** The pieces that the cities are checked against: the owner's, if this device has a custom box. */
  readonly box: ReadonlySignal<Components>;
  readonly canUndo: ReadonlySignal<boolean>;
  /** Puts a symbol on the current cell, and moves to the next empty one. */
  readonly put: (sign: GridCell) => void;
  /** Clears the current cell; if it is empty, the one filled before it. */
  readonly erase: () => void;
  readonly mark: (cell: number) => void;
  readonly turnTo: (city: number) => void;
  readonly change: (pad: Pad) => void;
  readonly changeCity: (grid: Pad['cities'][number]) => void;
  readonly undo: () => void;
  /** An empty pad for the same players. */
  readonly restart: () => void;
}

function savedDraft(): PadDraft | undefined {
  try {
    return parseDraft(localStorage.getItem(KEY) ?? '');
  } catch {
    return undefined; // Without storage the pad still works.
  }
}

function keep(draft: PadDraft): void {
  try {
    localStorage.setItem(KEY, makeDraft(draft));
  } catch {
    // As above.
  }
}

/** The cell itself if it is filled, or the last filled one before it. */
function filledAt(grid: Pad['cities'][number] | undefined, mark: number): number {
  if (grid === undefined) return mark;
  const upTo = Array.from({ length: mark + 1 }, (_, cell) => cell);
  return upTo.findLast((cell) => buildingAt(grid, cell) !== undefined) ?? mark;
}

const firstNames = (): readonly string[] => Array.from({ length: FIRST_PLAYERS }, () => '');

const isSame = (one: PadDraft, other: PadDraft): boolean => makeDraft(one) === makeDraft(other);

/** The pad with its cursor on the next empty cell of a city. */
const toMark = (pad: Pad, city: number, from: number): PadDraft => {
  const grid = pad.cities[city];
  return { pad, city, mark: grid === undefined ? 0 : (nextEmpty(grid, from) ?? from) };
};

export function openDesk(): Desk & { readonly close: () => void } {
  const kept = savedDraft();
  const history = historyOf<PadDraft>(
    kept ?? { pad: newPad(firstNames(), { capitals: false }), city: 0, mark: 0 },
    isSame,
  );
  const draft = history.now;
  const box = signal<Components>(COMPONENTS);
  void boxComponents().then((own) => {
    if (own !== undefined) box.value = own;
  });
  const page = signal<Page>(kept === undefined ? 'players' : isComplete(kept.pad) ? 'result' : 'cities');
  const close = effect(() => keep(draft.value));
  const now = (): PadDraft => draft.peek();
  const move = (change: Partial<PadDraft>): void => history.change({ ...now(), ...change });
  return {
    draft,
    page,
    box,
    canUndo: computed(() => history.canUndo.value),
    put: (sign) => {
      const { pad, city, mark } = now();
      history.change(toMark(fillCell(pad, city, [mark, sign]), city, mark));
    },
    erase: () => {
      const { pad, city, mark } = now();
      const cell = filledAt(pad.cities[city], mark);
      move({ pad: fillCell(pad, city, [cell, '.']), mark: cell });
    },
    mark: (mark) => move({ mark }),
    turnTo: (city) =>
      batch(() => {
        page.value = 'cities';
        history.change(toMark(now().pad, city, -1));
      }),
    change: (pad) => move({ pad, city: Math.min(now().city, pad.cities.length - 1) }),
    changeCity: (grid) => history.change(toMark(replaceCity(now().pad, now().city, grid), now().city, -1)),
    undo: history.undo,
    restart: () =>
      batch(() => {
        const { names, capitals } = now().pad;
        history.change({ pad: newPad(names, { capitals, box: box.peek() }), city: 0, mark: 0 });
        page.value = 'players';
      }),
    close,
  };
}

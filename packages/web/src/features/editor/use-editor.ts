/** The state of the drawing board: the city and its history, the current tool, the explained part, and the address. */
import { batch, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Cell, ok, type Result } from '@duopolis/rules';
import { type OwnBox, ownBox } from '@duopolis/rules/components';
import { useEffect, useMemo } from 'preact/hooks';
import { boxComponents } from '../../game/setup/saved-box.ts';
import { makePath, parseRoute } from '../../kit/routing/route.ts';
import {
  type AddressProblem,
  isEmptySketch,
  makeSketch,
  parseSketch,
} from '../../game/sketch/sketch-link.ts';
import { buildingsIn, clear, touch } from '../../game/sketch/sketch-pieces.ts';
import { type History, historyOf } from '../../game/sketch/history.ts';
import type { Brush } from '../../game/sketch/palette.tsx';
import { EMPTY_SKETCH, type Sketch } from '../../game/sketch/sketch.ts';

/** An invalid address stays as it is until something is drawn. */
interface Unread {
  readonly text: string;
  readonly problem: AddressProblem;
}

export interface Editor {
  /** What differs from our pieces, if this device has a custom box. */
  readonly box: ReadonlySignal<OwnBox>;
  readonly history: History<Sketch>;
  readonly brush: Signal<Brush>;
  /** The parts drawn on the city. */
  readonly highlighted: Signal<readonly number[]>;
  readonly unread: ReadonlySignal<Unread | undefined>;
  /** Draws the city of a text; an invalid text changes nothing. */
  readonly read: (text: string) => Result<undefined, AddressProblem>;
  readonly change: (next: Sketch) => void;
  /** Applies the current tool to a cell. */
  readonly paint: (cell: Cell) => void;
  readonly erase: (cell: Cell) => void;
}

const isSame = (one: Sketch, other: Sketch): boolean => makeSketch(one) === makeSketch(other);

export const addressOf = (sketch: Sketch): string =>
  makePath(isEmptySketch(sketch) ? { name: 'city' } : { name: 'city', notation: makeSketch(sketch) });

function editorOf(text: string | undefined): Editor {
  const first = text === undefined || text === '' ? ok(EMPTY_SKETCH) : parseSketch(text);
  const history = historyOf(first.ok ? first.value : EMPTY_SKETCH, isSame);
  const brush = signal<Brush>(buildingsIn(history.now.peek().grid) === 0 ? 'S' : 'look');
  const highlighted = signal<readonly number[]>([]);
  const box = signal<OwnBox>({});
  void boxComponents().then((own) => {
    if (own !== undefined) box.value = ownBox(own) ?? {};
  });
  const unread = signal<Unread | undefined>(
    first.ok ? undefined : { text: text ?? '', problem: first.error },
  );
  const change = (next: Sketch): void =>
    batch(() => {
      unread.value = undefined;
      highlighted.value = [];
      history.change(next);
    });
  const draw = (doing: (sketch: Sketch) => Sketch['grid']): void => {
    const sketch = history.now.peek();
    change({ ...sketch, grid: doing(sketch) });
  };
  return {
    box,
    history,
    brush,
    highlighted,
    unread,
    change,
    read: (wanted) => {
      const sketch = parseSketch(wanted);
      if (!sketch.ok) return sketch;
      change(sketch.value);
      return ok(undefined);
    },
    paint: (cell) => {
      const sign = brush.peek();
      if (sign !== 'look') draw(({ grid }) => touch(grid, sign, cell));
    },
    erase: (cell) => draw(({ grid }) => clear(grid, cell)),
  };
}

const textInAddress = (): string => {
  const route = parseRoute(location.pathname, location.hash);
  return route.name === 'city' ? (route.notation ?? '') : '';
};

/** The address always matches the drawing; another one entered by hand is drawn. */
export function useEditor(text: string | undefined): Editor {
  const editor = useMemo(() => editorOf(text), []);
  useEffect(() => {
    const write = effect(() => {
      const path = addressOf(editor.history.now.value);
      if (editor.unread.value === undefined && path !== `${location.pathname}${location.hash}`)
        history.replaceState(null, '', path);
    });
    const listener = (): void => {
      if (makeSketch(editor.history.now.peek()) !== textInAddress()) editor.read(textInAddress());
    };
    globalThis.addEventListener('hashchange', listener);
    return () => {
      write();
      globalThis.removeEventListener('hashchange', listener);
    };
  }, []);
  return editor;
}

/** Undo and redo of a drawing: each change is one step. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';

export interface History<Thing> {
  readonly now: ReadonlySignal<Thing>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** An unchanged city adds no step. */
  readonly change: (next: Thing) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Steps that are remembered. */
const MOST = 200;

export function historyOf<Thing>(
  first: Thing,
  isSame: (one: Thing, other: Thing) => boolean,
): History<Thing> {
  const past = signal<readonly Thing[]>([]);
  const future = signal<readonly Thing[]>([]);
  const now = signal(first);
  return {
    now,
    canUndo: computed(() => past.value.length > 0),
    canRedo: computed(() => future.value.length > 0),
    change: (next) => {
      if (isSame(now.peek(), next)) return;
      past.value = [...past.peek(), now.peek()].slice(-MOST);
      future.value = [];
      now.value = next;
    },
    undo: () => {
      const before = past.peek().at(-1);
      if (before === undefined) return;
      future.value = [now.peek(), ...future.peek()];
      past.value = past.peek().slice(0, -1);
      now.value = before;
    },
    redo: () => {
      const [next, ...rest] = future.peek();
      if (next === undefined) return;
      past.value = [...past.peek(), now.peek()];
      future.value = rest;
      now.value = next;
    },
  };
}

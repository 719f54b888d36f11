/**
 * Counts the work of this process by iterations of the event loop, instead of measuring its time: the counts are the same on
 * a slow or busy machine. Functions of the language that work through text, rows and lists are replaced meanwhile.
 */
import { StatementSync } from 'node:sqlite';

/** Events read from logs, rows read from the file, characters of JSON, items of lists that were gone through. */
export const KINDS = ['events', 'rows', 'characters', 'items'] as const;
type Kind = (typeof KINDS)[number];

export type Work = { readonly [kind in Kind]: number };

export interface Done {
  readonly all: Work;
  /** In one iteration. */
  readonly most: Work;
}

type Counting = { [kind in Kind]: number };
const none = (): Counting => ({ events: 0, rows: 0, characters: 0, items: 0 });

/** Methods of lists that look at every item, or may. */
const THROUGH = [
  'every',
  'filter',
  'find',
  'findIndex',
  'findLast',
  'flatMap',
  'forEach',
  'includes',
  'indexOf',
  'join',
  'map',
  'reduce',
  'slice',
  'some',
  'sort',
  'toSorted',
] as const;

type Add = (kind: Kind, count: number) => void;
type CallOutcome = (this: unknown, ...args: readonly unknown[]) => unknown;

interface Spied {
  readonly on: object;
  readonly name: string;
  readonly count: (
    add: Add,
    called: { readonly self: unknown; readonly result: unknown; readonly args: readonly unknown[] },
  ) => void;
}

const lengthOf = (value: unknown): number =>
  typeof value === 'string' || Array.isArray(value) ? value.length : 0;

const SPIED: readonly Spied[] = [
  ...THROUGH.map(
    (name): Spied => ({
      on: Array.prototype,
      name,
      count: (add, { self }) => add('items', lengthOf(self)),
    }),
  ),
  { on: Array, name: 'from', count: (add, { result }) => add('items', lengthOf(result)) },
  { on: JSON, name: 'parse', count: (add, { args: [text] }) => add('characters', lengthOf(text)) },
  { on: JSON, name: 'stringify', count: (add, { result }) => add('characters', lengthOf(result)) },
  { on: StatementSync.prototype, name: 'all', count: (add, { result }) => add('rows', lengthOf(result)) },
  { on: StatementSync.prototype, name: 'get', count: (add) => add('rows', 1) },
];

/** Replaces all of them; returns how they are put back. */
function spy(add: Add): () => void {
  const before = SPIED.map(({ on, name }) => Object.getOwnPropertyDescriptor(on, name));
  for (const [nth, { on, name, count }] of SPIED.entries()) {
    const own = before[nth]?.value as CallOutcome;
    const value: CallOutcome = function (...args) {
      const result = own.apply(this, [...args]);
      count(add, { self: this, result, args });
      return result;
    };
    Object.defineProperty(on, name, { ...before[nth], value });
  }
  return () => {
    for (const [nth, { on, name }] of SPIED.entries()) Object.defineProperty(on, name, before[nth] ?? {});
  };
}

export interface Meter {
  readonly add: Add;
  readonly during: (run: () => Promise<unknown>) => Promise<Done>;
}

/** Everything between two immediates of the same chain is one iteration. */
export function newMeter(): Meter {
  let [now, all, most] = [none(), none(), none()];
  const add: Add = (kind, count) => {
    now[kind] += count;
    all[kind] += count;
  };
  const settle = (): void => {
    for (const kind of KINDS) most[kind] = Math.max(most[kind], now[kind]);
    now = none();
  };
  return {
    add,
    during: async (run) => {
      [now, all, most] = [none(), none(), none()];
      let isOn = true;
      const tick = (): void => {
        settle();
        if (isOn) setImmediate(tick);
      };
      tick();
      const putBack = spy(add);
      try {
        await run();
      } finally {
        putBack();
        isOn = false;
      }
      settle();
      return { all, most };
    },
  };
}

/** Tries: games that go another way from some step on, several of them, beside the one that was played. */
import { branchOf, type Change, type ReviewAnswer } from '@duopolis/bots/browser';
import type { Followed } from '@duopolis/bots/review';
import type { Components } from '@duopolis/rules/components';
import type { GameRecord, Replay } from '@duopolis/rules/record';
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { type ReviewWorker, startReviewWorker } from '../../../game/review/reviewer.ts';

export interface Try {
  /** From 1, as they are named. */
  readonly nth: number;
  readonly changes: readonly Change[];
  readonly replay: Replay;
  /** The decision that was changed and what followed it. */
  readonly line: readonly Followed[];
}

export interface Tries {
  readonly all: ReadonlySignal<readonly Try[]>;
  /** The one that is looked at; nothing while one looks at the real game. */
  readonly shown: ReadonlySignal<Try | undefined>;
  readonly thinking: ReadonlySignal<boolean>;
  readonly failed: ReadonlySignal<boolean>;
  /** Another decision after so many steps of what is looked at. */
  readonly make: (change: Change) => Promise<boolean>;
  /** Those of a link. */
  readonly open: (changes: readonly Change[]) => Promise<boolean>;
  readonly show: (nth: number | undefined) => void;
  readonly forget: (nth: number) => void;
  readonly close: () => void;
}

interface Game {
  readonly record: GameRecord;
  readonly components?: Components;
}

export function newTries(
  { record, components }: Game,
  replay: Replay,
  open: () => ReviewWorker = startReviewWorker,
): Tries {
  const all = signal<readonly Try[]>([]);
  const shown = signal<Try | undefined>(undefined);
  const thinking = signal(false);
  const failed = signal(false);
  let worker: ReviewWorker | undefined;
  let asked = 0;
  let named = 0;

  /** A worker that fails is replaced with the next question. */
  function follow(changes: readonly Change[]): Promise<readonly Followed[] | undefined> {
    const asks = (worker ??= open());
    asked += 1;
    const id = asked;
    return new Promise((resolve) => {
      asks.addEventListener('message', ({ data }: { readonly data: ReviewAnswer }) => {
        if (data.what === 'line' && data.id === id) resolve(data.line);
        if (data.what === 'failed') resolve(undefined);
      });
      asks.addEventListener('error', () => {
        if (worker === asks) worker = undefined;
        asks.terminate();
        resolve(undefined);
      });
      asks.postMessage({
        what: 'follow',
        id,
        record,
        changes,
        ...(components !== undefined && { components }),
      });
    });
  }

  async function add(base: Replay, changes: readonly Change[]): Promise<boolean> {
    const { step } = changes.at(-1) ?? { step: 0 };
    const wanted = asked + 1;
    thinking.value = true;
    const line = await follow(changes);
    /** Something else was asked meanwhile. */
    if (asked !== wanted) return false;
    const commands = line?.map(({ command }) => command);
    const branch = commands && branchOf(base, step, commands);
    batch(() => {
      thinking.value = false;
      failed.value = branch === undefined;
      if (line === undefined || branch === undefined) return;
      named += 1;
      const made: Try = { nth: named, changes, replay: branch, line };
      all.value = [...all.peek(), made];
      shown.value = made;
    });
    return branch !== undefined;
  }

  const show = (nth: number | undefined): void => {
    shown.value = all.peek().find((one) => one.nth === nth);
  };

  return {
    all,
    shown,
    thinking,
    failed,
    show,
    make: (change) => {
      const from = shown.peek();
      return add(from?.replay ?? replay, [...(from?.changes ?? []), change]);
    },
    open: async (changes) => {
      let base = replay;
      for (const nth of changes.keys()) {
        const upTo = changes.slice(0, nth + 1);
        if (nth === changes.length - 1) return add(base, upTo);
        // oxlint-disable-next-line no-await-in-loop -- each change is made in the line before it
        const line = await follow(upTo);
        const next =
          line &&
          branchOf(
            base,
            upTo.at(-1)?.step ?? 0,
            line.map(({ command }) => command),
          );
        if (next === undefined) return false;
        base = next;
      }
      return false;
    },
    forget: (nth) =>
      batch(() => {
        if (shown.peek()?.nth === nth) shown.value = undefined;
        all.value = all.peek().filter((one) => one.nth !== nth);
      }),
    close: () => {
      worker?.terminate();
      worker = undefined;
    },
  };
}

/** Variations: games that continue differently from some step on, several of them, beside the real one. */
import { branchOf, type Change, type ReviewAnswer } from '@duopolis/bots/browser';
import type { Followed } from '@duopolis/bots/review';
import type { Components } from '@duopolis/rules/components';
import type { GameRecord, Replay } from '@duopolis/rules/record';
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { type ReviewWorker, startReviewWorker } from '../../../game/review/reviewer.ts';

export interface Try {
  /** From 1, as displayed. */
  readonly nth: number;
  readonly changes: readonly Change[];
  readonly replay: Replay;
  /** The changed decision and what followed it. */
  readonly line: readonly Followed[];
}

export interface Tries {
  readonly all: ReadonlySignal<readonly Try[]>;
  /** The shown one; nothing while the real game is shown. */
  readonly shown: ReadonlySignal<Try | undefined>;
  readonly thinking: ReadonlySignal<boolean>;
  readonly failed: ReadonlySignal<boolean>;
  /** Another decision at a step of the game on the screen. */
  readonly make: (change: Change) => Promise<boolean>;
  /** The variations in a link. */
  readonly open: (changes: readonly Change[]) => Promise<boolean>;
  readonly show: (nth: number | undefined) => void;
  readonly forget: (nth: number) => void;
  readonly close: () => void;
}

interface Game {
  readonly record: GameRecord;
  readonly components?: Components;
}

type Follow = (changes: readonly Change[]) => Promise<readonly Followed[] | undefined>;

interface Follower {
  /** How many requests were sent. */
  readonly asked: () => number;
  readonly follow: Follow;
  readonly close: () => void;
}

/** Asks a worker what would follow a change. A worker that fails is replaced at the next request. */
function newFollower({ record, components }: Game, open: () => ReviewWorker): Follower {
  let worker: ReviewWorker | undefined;
  let asked = 0;
  const follow: Follow = (changes) => {
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
      const box = components !== undefined && { components };
      asks.postMessage({ what: 'follow', id, record, changes, ...box });
    });
  };
  const close = (): void => {
    worker?.terminate();
    worker = undefined;
  };
  return { asked: () => asked, follow, close };
}

const branchAt = (
  base: Replay,
  changes: readonly Change[],
  line: readonly Followed[] | undefined,
): Replay | undefined =>
  line &&
  branchOf(
    base,
    changes.at(-1)?.step ?? 0,
    line.map(({ command }) => command),
  );

export function newTries(game: Game, replay: Replay, open: () => ReviewWorker = startReviewWorker): Tries {
  const { asked, follow, close } = newFollower(game, open);
  const all = signal<readonly Try[]>([]);
  const shown = signal<Try | undefined>(undefined);
  const thinking = signal(false);
  const failed = signal(false);
  let named = 0;

  async function add(base: Replay, changes: readonly Change[]): Promise<boolean> {
    const wanted = asked() + 1;
    thinking.value = true;
    const line = await follow(changes);
    /** Another request was sent meanwhile. */
    if (asked() !== wanted) return false;
    const branch = branchAt(base, changes, line);
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
  const make = (change: Change): Promise<boolean> => {
    const from = shown.peek();
    return add(from?.replay ?? replay, [...(from?.changes ?? []), change]);
  };
  /** Every change but the last only leads to the next one. */
  const openAll = async (changes: readonly Change[]): Promise<boolean> => {
    const base = await baseOf(replay, changes.slice(0, -1), follow);
    return changes.length > 0 && base !== undefined && add(base, changes);
  };
  const forget = (nth: number): void =>
    batch(() => {
      if (shown.peek()?.nth === nth) shown.value = undefined;
      all.value = all.peek().filter((one) => one.nth !== nth);
    });
  return { all, shown, thinking, failed, show, make, open: openAll, forget, close };
}

/** The game after several changes. */
async function baseOf(
  replay: Replay,
  changes: readonly Change[],
  follow: Follow,
): Promise<Replay | undefined> {
  let base = replay;
  for (const nth of changes.keys()) {
    const upTo = changes.slice(0, nth + 1);
    // oxlint-disable-next-line no-await-in-loop -- each change is made in the line before it
    const next = branchAt(base, upTo, await follow(upTo));
    if (next === undefined) return undefined;
    base = next;
  }
  return base;
}

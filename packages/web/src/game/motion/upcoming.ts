/** What has happened and is shown from the next frame on, when the page has the new state; only a scene is drawn at once. */
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { Queue, Show } from './queue.ts';

interface Hands<One> {
  readonly nextFrame: (run: () => void) => void;
  readonly queue: Queue;
  readonly showing: (one: One) => Show;
  /** In place of shows, if nothing moves. */
  readonly showAtOnce: (all: readonly One[]) => void;
  readonly isMovingNow: () => boolean;
  readonly isScene: (one: One) => boolean;
}

interface Upcoming<One> {
  readonly isWaiting: ReadonlySignal<boolean>;
  readonly add: (all: readonly One[]) => void;
  /** Without waiting for the frame. */
  readonly showNow: () => void;
}

export function createUpcoming<One>(hands: Hands<One>): Upcoming<One> {
  const { nextFrame, queue, showing, showAtOnce, isMovingNow, isScene } = hands;
  const isWaiting = signal(false);
  let waiting: readonly One[] = [];
  /** A scene that is drawn; its time begins at the next frame, before what waits. */
  let opened: Show | undefined;
  const hasMore = (): boolean => opened !== undefined || waiting.length > 0;

  function showNow(): void {
    if (!hasMore()) return;
    const [first, rest] = [opened, waiting];
    [opened, waiting] = [undefined, []];
    batch(() => {
      isWaiting.value = false;
      if (isMovingNow()) queue.add([...(first === undefined ? [] : [first]), ...rest.map(showing)]);
      else {
        first?.end();
        showAtOnce(rest);
      }
    });
  }

  /** Draws a scene in the same frame as the new state, which would be seen for a moment otherwise. */
  function openScene(all: readonly One[]): readonly One[] {
    const [first, ...rest] = all;
    const isFree = isMovingNow() && !hasMore() && !queue.isBusy.peek();
    if (!isFree || first === undefined || !isScene(first)) return all;
    opened = showing(first);
    opened.begin();
    return rest;
  }

  return {
    isWaiting,
    showNow,
    add: (all) => {
      const isAsked = hasMore();
      waiting = [...waiting, ...openScene(all)];
      if (isAsked) return;
      isWaiting.value = isMovingNow();
      nextFrame(showNow);
    },
  };
}

/** Turns the moments of one table into animations on its screen; the game itself is never delayed. */
import type { TableView } from '@duopolis/table';
import { computed, type ReadonlySignal } from '@preact/signals';
import { lessMotion, pace } from '../../kit/settings/settings.ts';
import type { Link, Step } from '../link/link.ts';
import { fadeIn } from './flight.ts';
import { type Moment, momentsOf } from './moments.ts';
import { handTiles, tileAt } from './element-registry.ts';
import { createQueue, type Queue, type Show } from './queue.ts';
import { createScreen, type Screen } from './motion-state.ts';
import { type MovingPace, showOf } from './shows.ts';
import { createUpcoming } from './upcoming.ts';

export interface Motion extends Pick<Screen, 'scene' | 'changes' | 'lit' | 'scored'> {
  readonly isBusy: ReadonlySignal<boolean>;
  readonly add: (step: Step) => void;
  /** Everything shows the current state of the game. */
  readonly skip: () => void;
  /** Calls a listener with every moment when it is shown, until the returned function is called. */
  readonly onMoment: (listener: Listener) => () => void;
}

type Listener = (moment: Moment, view: TableView) => void;
type Waiting = readonly [Moment, TableView];

const movingPace = (): MovingPace => (pace.peek() === 'calm' ? 'calm' : 'brisk');

const isMovingNow = (): boolean => pace.peek() !== 'instant' && !document.hidden;

/** A scene needs nothing of the page below it; other moments need what the new state draws. */
const isScene = ([{ kind }]: Waiting): boolean => kind === 'reveal' || kind === 'round';

interface Stagehands {
  /** Runs before the next frame, when the page has the new state. */
  readonly nextFrame: (run: () => void) => void;
  readonly queue?: Queue;
  readonly screen?: Screen;
}

/** Scores change on the screen when the moment begins, or earlier if it is skipped. It begins once. */
function noted(show: Show, note: () => void, tell: () => void): Show {
  let [isNoted, hasBegun] = [false, false];
  const noteOnce = (): void => {
    if (!isNoted) note();
    isNoted = true;
  };
  return {
    lasts: show.lasts,
    begin: () => {
      if (hasBegun) return;
      hasBegun = true;
      noteOnce();
      tell();
      show.begin();
    },
    end: () => {
      noteOnce();
      show.end();
    },
  };
}

interface Showing {
  readonly pace: MovingPace;
  readonly screen: Screen;
  readonly tell: Listener;
}

const notedShow = ([moment, view]: Waiting, { pace: chosen, screen, tell }: Showing): Show =>
  noted(
    showOf(moment, { view, pace: chosen, screen }),
    () => screen.note(moment, view),
    () => tell(moment, view),
  );

export function createMotion(hands: Stagehands): Motion {
  const { nextFrame, queue = createQueue(), screen = createScreen() } = hands;
  const listeners = new Set<Listener>();
  const tell: Listener = (moment, view) => {
    for (const listener of listeners) listener(moment, view);
  };

  function showAtOnce(moments: readonly Waiting[]): void {
    for (const [moment, view] of moments) {
      screen.note(moment, view);
      tell(moment, view);
      if (lessMotion.peek()) fadeNew(moment);
    }
  }

  const upcoming = createUpcoming<Waiting>({
    nextFrame,
    queue,
    showing: (one) => notedShow(one, { pace: movingPace(), screen, tell }),
    showAtOnce,
    isMovingNow,
    isScene,
  });

  const { scene, changes, lit, scored } = screen;
  return {
    scene,
    changes,
    lit,
    scored,
    isBusy: computed(() => upcoming.isWaiting.value || queue.isBusy.value),
    add: (step) => {
      const moments = momentsOf(step);
      if (moments.length === 0) return;
      if (isMovingNow()) screen.holdScores(step.before, moments);
      upcoming.add(moments.map((moment): Waiting => [moment, step.after]));
    },
    skip: () => {
      upcoming.showNow();
      queue.skip();
    },
    onMoment: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** With reduced motion nothing moves: new elements fade in. */
function fadeNew(moment: Moment): void {
  const fresh =
    moment.kind === 'place'
      ? [tileAt(moment.city, moment.nth)]
      : moment.kind === 'deal' || moment.kind === 'pass'
        ? handTiles()
        : [];
  for (const element of fresh) if (element !== undefined) fadeIn(element);
}

const MOTIONS = new WeakMap<Link, Motion>();

/** A hidden page has no frames. */
const nextFrame = (run: () => void): void =>
  document.hidden ? void setTimeout(run) : void requestAnimationFrame(run);

/** All callers for a table share the same motion. */
export function motionOf(link: Link): Motion {
  const known = MOTIONS.get(link);
  if (known !== undefined) return known;
  const motion = createMotion({ nextFrame });
  MOTIONS.set(link, motion);
  return motion;
}

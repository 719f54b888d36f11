/** How each moment is shown: a tile moves, hands pass, scores light up, a scene covers the table. */
import type { Options, Seat } from '@duopolis/rules';
import type { TableView } from '@duopolis/table';
import type { Pace } from '../../kit/settings/settings.ts';
import { passesTo } from '../players/ring.ts';
import { afterLayout, animate, type End, fly, hide, sendHand, slideIn } from './flight.ts';
import type { Moment, MomentOf } from './moments.ts';
import { elementAt, handTiles, tileAt } from './element-registry.ts';
import type { Show } from './queue.ts';
import type { Box } from './flight-path.ts';
import type { Scene, Screen } from './motion-state.ts';
import { TIMES } from './durations.ts';

export type MovingPace = Exclude<Pace, 'instant'>;

interface EditorContext {
  readonly view: TableView;
  readonly pace: MovingPace;
  readonly screen: Screen;
}

/** A clock this short leaves no time for a pause, in seconds. */
const SHORT_CLOCK = 30;

const isHurried = ({ open }: TableView): boolean =>
  open.options.pace.kind === 'live' && open.options.pace.place < SHORT_CLOCK;

/** From this turn on everyone knows what a reveal is, and it is shorter. */
const LATER = 5;

export const holdTime = (turn: number, pace: MovingPace): number =>
  turn < LATER ? TIMES[pace].reveal.hold : TIMES[pace].reveal.laterHold;

/** Until all tiles are turned over. */
export function revealDuration({ shown }: MomentOf<'reveal'>, pace: MovingPace): number {
  const { fade, slide, flip, apart } = TIMES[pace].reveal;
  return fade + slide + flip + apart * Math.max(0, shown.length - 1);
}

export const revealTime = (moment: MomentOf<'reveal'>, pace: MovingPace): number =>
  revealDuration(moment, pace) + holdTime(moment.turn, pace) + TIMES[pace].reveal.leave;

export function showOf(moment: Moment, { view, pace, screen }: EditorContext): Show {
  const times = TIMES[pace];
  const lasts = (milliseconds: number): number => (isHurried(view) ? 0 : milliseconds);
  switch (moment.kind) {
    case 'reveal':
      return overTable(screen, { view, moment, lasts: lasts(revealTime(moment, pace)) });
    case 'round':
      return overTable(screen, { view, moment, lasts: lasts(times.round) });
    case 'place':
      return showPlace(moment, viewerOf(view), times.place);
    case 'score':
      return {
        lasts: moment.lit.some(({ isFinished }) => isFinished) ? times.lit / 2 : 0,
        begin: () => screen.light(moment.lit, times.lit),
        end: () => {},
      };
    case 'pass':
      return showPass(moment, optionsOf(view), times.pass);
    case 'deal':
      return showDeal(times.pass);
  }
}

const viewerOf = ({ game }: TableView): Seat | undefined =>
  game === undefined || game.viewer === 'spectator' ? undefined : game.viewer;

const optionsOf = ({ open }: TableView): Options => open.options.game;

const overTable = (screen: Screen, scene: Scene): Show => ({
  lasts: scene.lasts,
  begin: () => {
    if (scene.lasts > 0) screen.setScene(scene);
  },
  end: () => screen.setScene(undefined),
});

const boxAt = (element: Element | undefined): Box | undefined => element?.getBoundingClientRect();

const archBox = (): Box | undefined => boxAt(elementAt('road'));

/** Where a seat's tiles and hands come from: mine from my hand. */
const seatBox = (seat: Seat): Box | undefined => boxAt(elementAt(`seat-${seat}`) ?? elementAt('hand'));

/** Parts of a show that are removed at its end, once. */
function collect(): { readonly keep: (...ends: readonly End[]) => void; readonly end: End } {
  let kept: readonly End[] = [];
  return {
    keep: (...ends) => {
      kept = [...kept, ...ends];
    },
    end: () => {
      for (const end of kept) end();
      kept = [];
    },
  };
}

/** My own tile is there already, as I tried it: it only settles. Other tiles stay hidden until they arrive. */
function showPlace({ city, nth, seat }: MomentOf<'place'>, viewer: Seat | undefined, duration: number): Show {
  const tile = tileAt(city, nth);
  const { keep, end } = collect();
  if (tile === undefined) return { lasts: 0, begin: () => {}, end };
  if (seat === viewer) return { lasts: duration / 2, begin: () => settle(tile), end };
  const unhide = hide(tile);
  keep(unhide);
  const start = (): void => {
    const [from, to, arch] = [seatBox(seat), tile.getBoundingClientRect(), archBox()];
    unhide();
    if (from !== undefined) keep(fly(tile, { from, to, duration, arch }));
  };
  // One frame draws the new tile, the next one moves it: both in one would be too much.
  return { lasts: duration, begin: () => keep(afterLayout(start)), end };
}

const settle = (tile: Element): void =>
  void animate(tile, [{ transform: 'scale(1.06)' }, { transform: 'none' }], { duration: 200 });

/** Between one tile of the hand and the next. */
const STAGGER = 24;

/** A new hand is not seen before it arrives: otherwise it would be there, go, and come. */
function hideHand(): End {
  const ends = handTiles().map(hide);
  return () => {
    for (const end of ends) end();
  };
}

/** My new hand comes from the neighbour who had it, while all hands move along the road. */
function showPass({ to }: MomentOf<'pass'>, options: Options, duration: number): Show {
  const { keep, end } = collect();
  const unhide = hideHand();
  keep(unhide);
  return {
    lasts: duration,
    begin: () => {
      unhide();
      const arch = archBox();
      const boxes = Array.from({ length: options.seats }, (_, seat) => seatBox(seat));
      for (const [seat, from] of boxes.entries()) {
        const next = boxes[passesTo(options, seat, to) ?? seat];
        if (from !== undefined && next !== undefined) keep(sendHand(from, next, { duration, arch }));
      }
      const offset = [to === 'left' ? 44 : -44, 0] as const;
      for (const [nth, tile] of handTiles().entries())
        keep(slideIn(tile, offset, { duration: duration / 2, delay: duration / 3 + nth * STAGGER }));
    },
    end,
  };
}

function showDeal(duration: number): Show {
  const { keep, end } = collect();
  const unhide = hideHand();
  keep(unhide);
  return {
    lasts: duration / 2,
    begin: () => {
      unhide();
      for (const [nth, tile] of handTiles().entries())
        keep(slideIn(tile, [0, 26], { duration: duration / 3, delay: nth * STAGGER }));
    },
    end,
  };
}

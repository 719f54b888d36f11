/** The steps of a reveal as animations on its elements, all planned at once: fade, slide, turn over, stay, leave. */
import type { Seat } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import { animate } from './flight.ts';
import type { MomentOf } from './moments.ts';
import { elementAt } from './element-registry.ts';
import { type Box, middleOf, type Point } from './flight-path.ts';
import { type MovingPace, revealTime } from './shows.ts';
import { FADE, TIMES } from './durations.ts';

interface Plan {
  readonly moment: MomentOf<'reveal'>;
  readonly pace: MovingPace;
  readonly isStill: boolean;
  /** In the order of the elements. */
  readonly seats: readonly Seat[];
  /** The seats to which their tiles go. */
  readonly owners: readonly Seat[];
}

/** The parts of a seat, in the order in which the component draws them. */
interface Parts {
  readonly who: Element;
  /** The names of the tiles, which are unknown before they are turned over. */
  readonly names: Element;
  readonly tiles: Element;
}

function partsOf(seat: Element): Parts {
  const [who, tiles] = seat.children as unknown as readonly [Element, Element];
  return { who, tiles, names: who.lastElementChild?.lastElementChild ?? who };
}

/** How much of the table the ground hides from the first frame on: below it the tiles can be placed already. */
const COVERS = 0.75;

export function revealSteps(root: Element, { moment, pace, isStill, seats, owners }: Plan): void {
  const { fade, slide, flip, apart, leave } = TIMES[pace].reveal;
  const list = root.lastElementChild as Element;
  const shown = [...list.children].map(partsOf);
  const leaves = revealTime(moment, pace) - leave;
  if (isStill) {
    fadeInAndOut(root, leaves + leave);
    return;
  }
  // Measured before anything is animated: measuring after a change costs a layout of the whole table.
  const ways = shown.map(({ tiles }, nth) => wayOf(tiles, itemAt(seats, nth)));
  const homes = shown.map(({ tiles }, nth) => {
    const owner = itemAt(owners, nth);
    return owner === itemAt(seats, nth) ? itemAt(ways, nth) : wayOf(tiles, owner);
  });
  for (const [nth, part] of [...root.children].slice(0, -1).entries()) {
    animate(part, [{ opacity: nth === 0 ? COVERS : 0 }, { opacity: 1 }], { duration: fade });
    animate(part, [{ opacity: 1 }, { opacity: 0 }], { duration: leave, delay: leaves, fill: 'forwards' });
  }
  for (const [nth, { who, names, tiles }] of shown.entries()) {
    animate(who, [{ opacity: 0 }, { opacity: 1 }], { duration: slide, delay: fade });
    const way = itemAt(ways, nth);
    slideOut(tiles, way, { duration: slide, delay: fade });
    const turns = { duration: flip, delay: fade + slide + nth * apart };
    for (const tile of tiles.children) turnOver(tile, turns);
    animate(names, [{ opacity: 0 }, { opacity: 1 }], turns);
    animate(who, [{ opacity: 1 }, { opacity: 0 }], { duration: leave / 2, delay: leaves, fill: 'forwards' });
    goTo(tiles, itemAt(homes, nth), { duration: leave, delay: leaves });
  }
}

interface Span {
  readonly duration: number;
  readonly delay: number;
}

/** From where the tiles of a seat are shown to their destination: that seat, or my hand. */
interface Way {
  readonly from: Box;
  readonly to: Box | undefined;
}

const wayOf = (tiles: Element, seat: Seat): Way => ({
  from: tiles.getBoundingClientRect(),
  to: (elementAt(`seat-${seat}`) ?? elementAt('hand'))?.getBoundingClientRect(),
});

const moveBy = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;

const fadeInAndOut = (element: Element, lasts: number): void => {
  animate(element, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE, easing: 'linear' });
  animate(element, [{ opacity: 1 }, { opacity: 0 }], {
    duration: FADE,
    delay: lasts - FADE,
    fill: 'forwards',
  });
};

/** From the middle of the table outwards. */
function slideOut(tiles: Element, { from }: Way, span: Span): void {
  const { x, y } = middleOf(from);
  const start = moveBy({ x: (innerWidth / 2 - x) * 0.35, y: (innerHeight / 2 - y) * 0.35 });
  animate(
    tiles,
    [
      { transform: `${start} scale(.8)`, opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    span,
  );
}

/** The back turns away, then the face appears. */
function turnOver(tile: Element, { duration, delay }: Span): void {
  const [back, face] = [itemAt(tile.children, 0), itemAt(tile.children, 1)];
  const half = duration / 2;
  animate(back, [{ transform: 'none' }, { transform: 'rotateY(90deg)' }], {
    duration: half,
    delay,
    easing: 'ease-in',
    fill: 'both',
  });
  animate(face, [{ transform: 'rotateY(-90deg)' }, { transform: 'none' }], {
    duration: half,
    delay: delay + half,
    easing: 'ease-out',
  });
}

/** The tiles shrink into their seat: mine into my hand. */
function goTo(tiles: Element, { from, to }: Way, span: Span): void {
  if (to === undefined) return;
  const [start, end] = [middleOf(from), middleOf(to)];
  const scale = Math.min(1, Math.max(0.2, to.width / Math.max(1, from.width)));
  animate(
    tiles,
    [
      { transform: 'none', opacity: 1 },
      {
        transform: `${moveBy({ x: end.x - start.x, y: end.y - start.y })} scale(${scale})`,
        opacity: 0.2,
      },
    ],
    { ...span, fill: 'forwards' },
  );
}

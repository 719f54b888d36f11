/** The few kinds of movement: by transform and opacity only, and each can be ended at once. */
import { lastOf } from '@duopolis/rules/lists';
import { type Box, middleOf, type Point, pathAlong } from './flight-path.ts';
import { EASE, FADE } from './durations.ts';

/** Ends an animation and its effects. */
export type End = () => void;

interface Timing {
  readonly duration: number;
  readonly delay?: number;
  readonly easing?: string;
  readonly fill?: FillMode;
}

interface Flight extends Timing {
  /** The far side of the ring, if it is on the screen. */
  readonly arch?: Box | undefined;
}

/** On an element that moves or will, and not among its classes, which are drawn again with it. */
const MOVES = 'data-moves';
const WAITS = 'data-waits';

export function animate(element: Element, frames: Keyframe[], timing: Timing): Animation {
  return element.animate(frames, { easing: EASE, fill: 'backwards', ...timing });
}

/** Hides an element until the returned function is called. */
export function hide(element: Element): End {
  element.setAttribute(WAITS, '');
  return () => element.removeAttribute(WAITS);
}

/** Runs before the next frame, when the browser has the layout of what was just drawn, unless it is ended before. */
export function afterLayout(run: () => void): End {
  const request = requestAnimationFrame(run);
  return () => cancelAnimationFrame(request);
}

/** A new element flies along the road to its place, growing on its way: a copy of it would cost a second layout. */
export function fly(
  thing: Element,
  { from, to, duration, arch }: Flight & { readonly from: Box; readonly to: Box },
): End {
  if (to.width === 0 || from.width === 0) return () => {};
  thing.setAttribute(MOVES, '');
  const scale = Math.min(1, from.width / to.width);
  const animation = animate(thing, travel(pathAlong(middleOf(from), middleOf(to), arch), scale), {
    duration,
    easing: 'ease-in-out',
  });
  return () => {
    animation.cancel();
    thing.removeAttribute(MOVES);
  };
}

/** Keyframes along the path; the element arrives at its own size, slightly raised before it lands. */
function travel(way: readonly Point[], scale: number): Keyframe[] {
  const last = lastOf(way);
  return way.map(({ x, y }, nth) => {
    const t = nth / (way.length - 1);
    const size = scale + (1 - scale) * t + 0.12 * Math.sin(Math.PI * t);
    return { transform: `translate(${x - last.x}px, ${y - last.y}px) scale(${size})` };
  });
}

/** A closed hand moves along the road; it is in neither place before or after. */
export function sendHand(from: Box, to: Box, { duration, delay = 0, arch }: Flight): End {
  const hand = document.createElement('span');
  hand.className = 'motion-hand';
  hand.setAttribute('aria-hidden', 'true');
  const way = pathAlong(middleOf(from), middleOf(to), arch);
  const { x, y } = middleOf(to);
  Object.assign(hand.style, { left: `${x}px`, top: `${y}px` });
  document.body.append(hand);
  animate(hand, travel(way, 1), { duration, delay, easing: 'ease-in-out' });
  return () => hand.remove();
}

export function slideIn(thing: Element, [x, y]: readonly [number, number], timing: Timing): End {
  const frames = [
    { transform: `translate(${x}px, ${y}px)`, opacity: 0 },
    { transform: 'none', opacity: 1 },
  ];
  const animation = animate(thing, frames, timing);
  return () => animation.cancel();
}

export const fadeIn = (thing: Element): Animation =>
  animate(thing, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE, easing: 'linear' });

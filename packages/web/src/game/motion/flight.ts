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

export function animate(element: Element, frames: Keyframe[], timing: Timing): Animation {
  return element.animate(frames, { easing: EASE, fill: 'backwards', ...timing });
}

/** Hides an element until the returned function is called. */
export function hide(element: Element): End {
  const animation = element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: 1, fill: 'forwards' });
  return () => animation.cancel();
}

/** A copy of an element flies along the road over everything else, growing or shrinking on its way. */
export function fly(
  thing: Element,
  { from, to, duration, arch }: Flight & { readonly from: Box; readonly to: Box },
): End {
  if (to.width === 0 || from.width === 0) return () => {};
  const copy = thing.cloneNode(true) as HTMLElement;
  copy.classList.add('motion-copy');
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, {
    left: `${to.x}px`,
    top: `${to.y}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
  });
  document.body.append(copy);
  const scale = Math.min(1, from.width / to.width);
  animate(copy, travel(pathAlong(middleOf(from), middleOf(to), arch), scale), {
    duration,
    easing: 'ease-in-out',
  });
  return () => copy.remove();
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
  hand.className = 'motion-copy motion-hand';
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

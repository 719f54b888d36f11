/** The few ways in which things move here; each is over in less than 400 ms, and any input ends it at once. */

const TIMES = { hover: 120, place: 200, pass: 320, fade: 80 } as const;
const LATE = 60;
const EASE = 'cubic-bezier(.2,.7,.2,1)';

const running = new Set<Animation>();

/** Everything that still moves is where it belongs. */
export function land(): void {
  for (const animation of running) animation.finish();
}

function play(element: Element, frames: Keyframe[], duration: number, delay = 0): Promise<unknown> {
  const animation = element.animate(frames, { duration, delay, easing: EASE, fill: 'backwards' });
  running.add(animation);
  const done = (): unknown => running.delete(animation);
  // A page that is too busy to draw must not keep things in the air.
  setTimeout(() => animation.finish(), duration + delay + LATE);
  return animation.finished.then(done, done);
}

const middle = ({ left, top, width, height }: DOMRect): readonly [number, number] => [
  left + width / 2,
  top + height / 2,
];

/** A copy of the thing flies over everything else, and the thing itself appears when it has arrived. */
export function fly(thing: Element, from: DOMRect, duration: number = TIMES.pass): void {
  const to = thing.getBoundingClientRect();
  if (to.width === 0 || from.width === 0) return;
  const copy = thing.cloneNode(true) as HTMLElement;
  copy.classList.add('motion-copy');
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, {
    left: `${to.left}px`,
    top: `${to.top}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
  });
  document.body.append(copy);
  const [[x, y], [toX, toY]] = [middle(from), middle(to)];
  const scale = Math.min(1, from.width / to.width);
  void play(thing, [{ opacity: 0 }, { opacity: 0 }], duration);
  void play(
    copy,
    [{ transform: `translate(${x - toX}px, ${y - toY}px) scale(${scale})` }, { transform: 'none' }],
    duration,
  ).then(() => copy.remove());
}

/** Something from one place to another that is in neither before or after. */
export function send(look: string, from: DOMRect, to: DOMRect): void {
  const thing = document.createElement('span');
  thing.className = `motion-copy ${look}`;
  thing.setAttribute('aria-hidden', 'true');
  const [[x, y], [toX, toY]] = [middle(from), middle(to)];
  Object.assign(thing.style, { left: `${toX}px`, top: `${toY}px` });
  document.body.append(thing);
  void play(
    thing,
    [
      { transform: `translate(${x - toX}px, ${y - toY}px)`, opacity: 1 },
      { transform: 'none', opacity: 1 },
    ],
    TIMES.pass,
  ).then(() => thing.remove());
}

export const flip = (thing: Element, delay = 0): Promise<unknown> =>
  play(
    thing,
    [
      { transform: 'perspective(400px) rotateY(90deg)', opacity: 0.4 },
      { transform: 'none', opacity: 1 },
    ],
    TIMES.place,
    delay,
  );

export const slideIn = (thing: Element, x: number, y: number, delay = 0): Promise<unknown> =>
  play(
    thing,
    [
      { transform: `translate(${x}px, ${y}px)`, opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    TIMES.place,
    delay,
  );

export const fadeIn = (thing: Element): Promise<unknown> =>
  play(thing, [{ opacity: 0 }, { opacity: 1 }], TIMES.fade);

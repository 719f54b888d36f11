/** The balance: the lighter pan is the city that counts, marked by its colour and by a hanging plumb-bob. */
import { figure } from '@duopolis/words/language';
import type { ComponentChildren, RefCallback } from 'preact';
import { n } from './drawing/pen.ts';

export interface BalanceProps {
  readonly left: number;
  readonly right: number;
  /** The score to beat, on a plaque at the post. */
  readonly target?: number | undefined;
  /** The accessible name of the scale. */
  readonly label?: string;
  readonly class?: string;
  readonly drawingRef?: RefCallback<Element>;
}

const WIDTH = 438;
const HEIGHT = 104;
const CENTRE = WIDTH / 2;
const TOP = 20;
const ARM = 128;
const STEEPEST = 8;

/** Degrees of the beam: the heavier city goes down. */
export const tiltOf = (left: number, right: number): number =>
  Math.max(-STEEPEST, Math.min(STEEPEST, (right - left) * 1.5));

interface TurningProps {
  readonly class: string;
  readonly degrees: number;
  /** Of the point around which it turns; its height is that of the beam. */
  readonly x: number;
  readonly children: ComponentChildren;
}

/** A box of the page, not a group of the drawing: the browser turns it without a new layout in each frame. */
const Turning = ({ class: name, degrees, x, children }: TurningProps) => (
  <span
    class={`balance-part ${name}`}
    style={{
      transform: `rotate(${n(degrees)}deg)`,
      transformOrigin: `${(100 * x) / WIDTH}% ${(100 * TOP) / HEIGHT}%`,
    }}
  >
    {children}
  </span>
);

const Drawing = ({ children }: { readonly children: ComponentChildren }) => (
  <svg class="balance-part" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
    {children}
  </svg>
);

interface PanProps {
  readonly x: number;
  readonly points: number;
  readonly tilt: number;
  readonly weak: boolean;
}

/** Hangs from the beam's end and stays upright while the beam turns. */
const Pan = ({ x, points, tilt, weak }: PanProps) => (
  <Turning class="balance-pan" degrees={-tilt} x={x}>
    <Drawing>
      <g transform={`translate(${x} ${TOP})`}>
        <path class="pen-thin" d="M0 0L-30 34M0 0L30 34" fill="none" />
        <path
          d="M-40 34H40Q34 46 0 46T-40 34Z"
          fill={weak ? 'var(--alert-soft)' : 'var(--stone)'}
          stroke={weak ? 'var(--alert)' : 'var(--line)'}
          stroke-width={weak ? 2.4 : 1.6}
        />
        <circle r="2.6" fill="var(--line)" />
        <text class="art-figure balance-figure" y="29.5" text-anchor="middle" fill="var(--ink)">
          {figure(points)}
        </text>
        {weak ? (
          <path d="M0 46v4M-3.5 50h7l-.8 4.5L0 61l-2.7-6.5Z" fill="var(--alert)" stroke="var(--alert)" />
        ) : null}
      </g>
    </Drawing>
  </Turning>
);

const Plaque = ({ points }: { readonly points: number }) => (
  <g transform={`translate(${CENTRE} 60)`}>
    <rect class="pen-thin" x="-24" y="-15" width="48" height="30" rx="4" fill="var(--offer-soft)" />
    <text class="art-figure balance-figure" y="8" text-anchor="middle" fill="var(--ink)">
      {figure(points)}
    </text>
  </g>
);

const Post = ({ target }: Pick<BalanceProps, 'target'>) => (
  <Drawing>
    <path
      class="pen-thin"
      d={`M${CENTRE - 3} 96L${CENTRE - 2} 16h4l1 80ZM${CENTRE - 30} 96h60l6 6h-72Z`}
      fill="var(--stone)"
    />
    {target !== undefined && <Plaque points={target} />}
  </Drawing>
);

const Beam = ({ left, right }: Pick<BalanceProps, 'left' | 'right'>) => {
  const tilt = tiltOf(left, right);
  return (
    <Turning class="balance-beam" degrees={tilt} x={CENTRE}>
      <Drawing>
        <path
          d={`M${CENTRE - ARM} ${TOP}h${2 * ARM}`}
          stroke="var(--line)"
          stroke-width="3.4"
          stroke-linecap="round"
        />
        <circle class="pen-thin" cx={CENTRE} cy={TOP} r="6" fill="var(--shop-t)" />
      </Drawing>
      <Pan x={CENTRE - ARM} points={left} tilt={tilt} weak={left < right} />
      <Pan x={CENTRE + ARM} points={right} tilt={tilt} weak={right < left} />
    </Turning>
  );
};

export const Balance = ({
  left,
  right,
  target,
  label,
  class: given = '',
  drawingRef = () => {},
}: BalanceProps) => (
  <div
    ref={drawingRef}
    class={`balance ${given}`}
    {...(label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label })}
  >
    <div class="balance-frame">
      <Post target={target} />
      <Beam left={left} right={right} />
    </div>
  </div>
);

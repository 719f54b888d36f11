/** The balance: the lighter pan is the city that counts, marked by its colour and by a hanging plumb-bob. */
import type { Ref } from 'preact';
import { n } from './pen.ts';

export interface BalanceProps {
  readonly left: number;
  readonly right: number;
  /** The score to beat, on a plaque at the post. */
  readonly target?: number | undefined;
  /** The accessible name of the scale. */
  readonly label?: string;
  readonly class?: string;
  readonly drawingRef?: Ref<SVGSVGElement>;
}

const CENTRE = 219;
const TOP = 20;
const ARM = 128;
const STEEPEST = 8;

/** Degrees of the beam: the heavier city goes down. */
export const tiltOf = (left: number, right: number): number =>
  Math.max(-STEEPEST, Math.min(STEEPEST, (right - left) * 1.5));

interface PanProps {
  readonly x: number;
  readonly points: number;
  readonly tilt: number;
  readonly weak: boolean;
}

/** Hangs from the beam's end and stays upright while the beam turns. */
const Pan = ({ x, points, tilt, weak }: PanProps) => (
  <g transform={`translate(${x} ${TOP})`}>
    <g class="balance-pan" style={{ transform: `rotate(${n(-tilt)}deg)` }}>
      <path class="pen-thin" d="M0 0L-30 34M0 0L30 34" fill="none" />
      <path
        d="M-40 34H40Q34 46 0 46T-40 34Z"
        fill={weak ? 'var(--alert-soft)' : 'var(--stone)'}
        stroke={weak ? 'var(--alert)' : 'var(--line)'}
        stroke-width={weak ? 2.4 : 1.6}
      />
      <circle r="2.6" fill="var(--line)" />
      <text class="art-figure balance-figure" y="29.5" text-anchor="middle" fill="var(--ink)">
        {points}
      </text>
      {weak ? (
        <path d="M0 46v4M-3.5 50h7l-.8 4.5L0 61l-2.7-6.5Z" fill="var(--alert)" stroke="var(--alert)" />
      ) : null}
    </g>
  </g>
);

const Plaque = ({ points }: { readonly points: number }) => (
  <g transform={`translate(${CENTRE} 60)`}>
    <rect class="pen-thin" x="-24" y="-15" width="48" height="30" rx="4" fill="var(--offer-soft)" />
    <text class="art-figure balance-figure" y="8" text-anchor="middle" fill="var(--ink)">
      {points}
    </text>
  </g>
);

export const Balance = ({
  left,
  right,
  target,
  label,
  class: given = '',
  drawingRef = null,
}: BalanceProps) => {
  const tilt = tiltOf(left, right);
  return (
    <svg
      ref={drawingRef}
      class={`balance ${given}`}
      viewBox="0 0 438 104"
      {...(label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label })}
    >
      <path
        class="pen-thin"
        d={`M${CENTRE - 3} 96L${CENTRE - 2} 16h4l1 80ZM${CENTRE - 30} 96h60l6 6h-72Z`}
        fill="var(--stone)"
      />
      {target !== undefined && <Plaque points={target} />}
      <g class="balance-beam" style={{ transform: `rotate(${n(tilt)}deg)` }}>
        <path
          d={`M${CENTRE - ARM} ${TOP}h${2 * ARM}`}
          stroke="var(--line)"
          stroke-width="3.4"
          stroke-linecap="round"
        />
        <Pan x={CENTRE - ARM} points={left} tilt={tilt} weak={left < right} />
        <Pan x={CENTRE + ARM} points={right} tilt={tilt} weak={right < left} />
      </g>
      <circle class="pen-thin" cx={CENTRE} cy={TOP} r="6" fill="var(--shop-t)" />
    </svg>
  );
};

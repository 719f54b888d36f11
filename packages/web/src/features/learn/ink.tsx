/** The partner's pen: an outline around the target, and an arrow from the note to it. */
import { around, type Box } from './note-position.ts';
import './ink.css';

const PAD = 7;
/** On a phone everything is closer together: a wider ring would strike through the text beside it. */
const CLOSE_PAD = 1;
const CLOSE = 560;

const standsClose = (): boolean => innerWidth < CLOSE;

const grown = ({ left, top, width, height }: Box): Box => {
  const pad = standsClose() ? CLOSE_PAD : PAD;
  return { left: left - pad, top: top - pad, width: width + 2 * pad, height: height + 2 * pad };
};

const n = (value: number): string => value.toFixed(1);

/** Round corners in one stroke, which doesn't end quite where it began. */
function outline({ left, top, width, height }: Box, slip: number): string {
  const r = Math.min(14, width / 2, height / 2);
  const [right, bottom] = [left + width, top + height];
  const s = slip;
  return [
    `M${n(left + r - 6)} ${n(top - s)}`,
    `C${n(left + width * 0.4)} ${n(top - 2 * s)} ${n(left + width * 0.7)} ${n(top + s)} ${n(right - r)} ${n(top)}`,
    `Q${n(right + s)} ${n(top)} ${n(right)} ${n(top + r)}`,
    `C${n(right + 2 * s)} ${n(top + height * 0.4)} ${n(right - s)} ${n(top + height * 0.7)} ${n(right)} ${n(bottom - r)}`,
    `Q${n(right)} ${n(bottom + s)} ${n(right - r)} ${n(bottom)}`,
    `C${n(left + width * 0.6)} ${n(bottom + 2 * s)} ${n(left + width * 0.3)} ${n(bottom - s)} ${n(left + r)} ${n(bottom)}`,
    `Q${n(left - s)} ${n(bottom)} ${n(left)} ${n(bottom - r)}`,
    `C${n(left - 2 * s)} ${n(top + height * 0.6)} ${n(left + s)} ${n(top + height * 0.3)} ${n(left)} ${n(top + r)}`,
    `Q${n(left)} ${n(top)} ${n(left + r + 5)} ${n(top + s)}`,
  ].join('');
}

const clamp = (at: number, low: number, high: number): number => Math.max(low, Math.min(at, high));

/** The point of a box that is nearest to the middle of another. */
const edgeTowards = (box: Box, other: Box): readonly [number, number] => [
  clamp(other.left + other.width / 2, box.left, box.left + box.width),
  clamp(other.top + other.height / 2, box.top, box.top + box.height),
];

/** Shorter arrows are useless. */
const SHORTEST = 16;
/** Longer ones, in parts of the window, cross everything. */
const LONGEST = 0.32;
/** The answers to an offer are between the note and the city. */
const CLOSE_LONGEST = 0.12;
const HEAD = 9;

function arrow(note: Box, target: Box): string | undefined {
  const [x2, y2] = edgeTowards(target, note);
  const [x1, y1] = edgeTowards(note, { left: x2, top: y2, width: 0, height: 0 });
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy);
  const longest = standsClose() ? CLOSE_LONGEST : LONGEST;
  if (length < SHORTEST || length > longest * Math.max(innerWidth, innerHeight)) return undefined;
  const bend = Math.min(26, length / 5);
  const [cx, cy] = [(x1 + x2) / 2 - (dy / length) * bend, (y1 + y2) / 2 + (dx / length) * bend];
  const angle = Math.atan2(y2 - cy, x2 - cx);
  const wing = (turn: number): string =>
    `${n(x2 - HEAD * Math.cos(angle + turn))} ${n(y2 - HEAD * Math.sin(angle + turn))}`;
  return `M${n(x1)} ${n(y1)}Q${n(cx)} ${n(cy)} ${n(x2)} ${n(y2)}M${wing(0.5)}L${n(x2)} ${n(y2)}L${wing(-0.5)}`;
}

interface InkProps {
  readonly boxes: readonly Box[];
  readonly note: Box | undefined;
  /** A change of this value redraws it. */
  readonly what: string;
}

export function Ink({ boxes, note, what }: InkProps) {
  const drawn = boxes.map(grown);
  const whole = around(drawn);
  const [first] = drawn;
  const pointed = note !== undefined && first !== undefined ? arrow(note, first) : undefined;
  if (whole === undefined) return null;
  return (
    <svg key={what} class="ink" aria-hidden="true">
      {drawn.map((box, nth) => (
        <g key={nth}>
          <path class="ink-paper" d={outline(box, 1)} pathLength={1} />
          <path class="ink-line" d={outline(box, 1)} pathLength={1} />
          <path class="ink-line ink-again" d={outline(box, -1.2)} pathLength={1} />
        </g>
      ))}
      {pointed !== undefined && <path class="ink-paper" d={pointed} pathLength={1} />}
      {pointed !== undefined && <path class="ink-line ink-arrow" d={pointed} pathLength={1} />}
    </svg>
  );
}

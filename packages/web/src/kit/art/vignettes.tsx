/** Drawings for empty pages: a table without people, a podium without a result. */
import type { Letter } from '@duopolis/rules';
import { building } from './face.ts';

/** Where chairs stand around the ring, in the drawing's own units. */
const CHAIRS: readonly (readonly [number, number])[] = [
  [150, 112],
  [52, 84],
  [74, 32],
  [150, 16],
  [226, 32],
  [248, 84],
];

const PLOTS = [0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3].map((column) => [row, column] as const));

/** The ring road with free chairs, and two empty cities. */
export const EmptyTable = () => (
  <svg class="vignette" viewBox="0 0 300 128" aria-hidden="true">
    <ellipse class="vignette-edge" cx="150" cy="64" rx="112" ry="48" />
    <ellipse class="vignette-road" cx="150" cy="64" rx="112" ry="48" />
    {[98, 162].map((x) => (
      <g key={x} transform={`translate(${x} 43)`}>
        <rect class="vignette-plan" x="-4" y="-4" width="48" height="48" rx="3" />
        {PLOTS.map(([row, column]) => (
          <rect
            key={`${row} ${column}`}
            class="vignette-plot"
            x={column * 10 + 0.5}
            y={row * 10 + 0.5}
            width="9"
            height="9"
          />
        ))}
      </g>
    ))}
    {CHAIRS.map(([x, y], nth) => (
      <g key={x + y} transform={`translate(${x} ${y})`}>
        <circle class={nth === 0 ? 'vignette-coin vignette-mine' : 'vignette-coin'} r="13" />
        <path class={nth === 0 ? 'vignette-plus vignette-plus-mine' : 'vignette-plus'} d="M-5 0H5M0 -5V5" />
      </g>
    ))}
  </svg>
);

const STEPS: readonly (readonly [letter: Letter, x: number, top: number, place: number])[] = [
  ['H', 46, 96, 2],
  ['O', 116, 82, 1],
  ['S', 186, 106, 3],
];

/** Three buildings on the steps of a podium. */
export const EmptyPodium = () => (
  <svg class="vignette" viewBox="0 0 300 132" aria-hidden="true">
    <path class="vignette-ground" d="M16 126H284" />
    {STEPS.map(([letter, x, top, place]) => (
      <g key={letter}>
        <svg
          x={x - 1}
          y={top - (138 / 160) * 72}
          width="72"
          height="72"
          viewBox="0 0 160 160"
          overflow="visible"
          // oxlint-disable-next-line react/no-danger -- our own drawing
          dangerouslySetInnerHTML={{ __html: building(letter, 0) }}
        />
        <rect class="vignette-step" x={x} y={top} width="70" height={126 - top} />
        <text class="vignette-place" x={x + 35} y={(top + 126) / 2 + 6}>
          {place}
        </text>
      </g>
    ))}
  </svg>
);

/** One dot for each of a row of values, a mark on some of them, and their running mean as a line. */
import { scaleLinear } from 'd3-scale';
import { curveMonotoneX, line } from 'd3-shape';
import './dot-chart.css';

export interface Dot {
  readonly value: number;
  /** Filled and larger: a game that was won. */
  readonly marked: boolean;
}

interface DotChartProps {
  readonly dots: readonly Dot[];
  readonly means: readonly number[];
  /** What stands under the first and under the last dot. */
  readonly ends: readonly [first: string, last: string];
}

const WIDTH = 640;
const HEIGHT = 230;
const MARGIN = { top: 12, right: 16, bottom: 28, left: 34 } as const;
const TICKS = 5;

export function DotChart({ dots, means, ends }: DotChartProps) {
  const values = dots.map(({ value }) => value);
  const x = scaleLinear([0, Math.max(1, dots.length - 1)], [MARGIN.left + 8, WIDTH - MARGIN.right - 8]);
  const y = scaleLinear(
    [Math.max(0, Math.min(...values) - 3), Math.max(...values) + 3],
    [HEIGHT - MARGIN.bottom, MARGIN.top],
  ).nice(TICKS);
  const path = line<number>((_, nth) => x(nth), y).curve(curveMonotoneX);
  return (
    <svg class="dot-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      {y.ticks(TICKS).map((tick) => (
        <g key={tick} class="dot-chart-tick">
          <line x1={MARGIN.left} x2={WIDTH - MARGIN.right} y1={y(tick)} y2={y(tick)} />
          <text x={MARGIN.left - 8} y={y(tick)} dy="0.32em">
            {tick}
          </text>
        </g>
      ))}
      <path class="dot-chart-mean" d={path([...means]) ?? ''} />
      {dots.map(({ value, marked }, nth) => (
        <circle
          key={nth}
          class={marked ? 'dot-chart-dot dot-chart-marked' : 'dot-chart-dot'}
          cx={x(nth)}
          cy={y(value)}
          r={marked ? 5.5 : 4}
        />
      ))}
      <text class="dot-chart-end" x={MARGIN.left} y={HEIGHT - 6}>
        {ends[0]}
      </text>
      <text class="dot-chart-end dot-chart-last" x={WIDTH - MARGIN.right} y={HEIGHT - 6}>
        {ends[1]}
      </text>
    </svg>
  );
}

/** Vertical bars: how often each step occurs, with the count on top. */
import { scaleBand, scaleLinear } from 'd3-scale';
import './bar-chart.css';

export interface Bar {
  readonly name: string;
  readonly value: number;
}

const WIDTH = 400;
const HEIGHT = 230;
const MARGIN = { top: 20, right: 6, bottom: 28, left: 6 } as const;
/** With more bars, only every other one has room for its name. */
const MOST_NAMES = 8;

export function BarChart({ bars }: { readonly bars: readonly Bar[] }) {
  const x = scaleBand(
    bars.map(({ name }) => name),
    [MARGIN.left, WIDTH - MARGIN.right],
  ).padding(0.14);
  const y = scaleLinear(
    [0, Math.max(1, ...bars.map(({ value }) => value))],
    [HEIGHT - MARGIN.bottom, MARGIN.top],
  );
  const every = Math.ceil(bars.length / MOST_NAMES);
  return (
    <svg class="bar-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      {bars.map(({ name, value }, nth) => {
        const middle = (x(name) ?? 0) + x.bandwidth() / 2;
        return (
          <g key={name}>
            <rect
              x={x(name)}
              y={y(value)}
              width={x.bandwidth()}
              height={Math.max(0, y(0) - y(value))}
              rx="2"
            />
            {value > 0 && (
              <text class="bar-chart-value" x={middle} y={y(value) - 6}>
                {value}
              </text>
            )}
            {nth % every === 0 && (
              <text x={middle} y={HEIGHT - 8}>
                {name}
              </text>
            )}
          </g>
        );
      })}
      <line class="bar-chart-ground" x1={MARGIN.left} x2={WIDTH - MARGIN.right} y1={y(0)} y2={y(0)} />
    </svg>
  );
}

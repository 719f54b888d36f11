/** One dot per value, a mark on some of them, and their running mean as a line. */
import { scaleLinear } from 'd3-scale';
import { curveMonotoneX, line } from 'd3-shape';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import './dot-chart.css';

interface Dot {
  readonly value: number;
  /** Filled and larger: a game that was won. */
  readonly marked: boolean;
}

interface DotChartProps {
  readonly dots: readonly Dot[];
  readonly means: readonly number[];
  /** The labels under the first and the last dot. */
  readonly ends: readonly [first: string, last: string];
}

/** Until it is measured. */
const WIDTH = 640;
const HEIGHT = 230;
const MARGIN = { top: 12, right: 16, bottom: 28, left: 34 } as const;
const TICKS = 5;

/** As wide as its box, so that its letters keep their size on every screen. */
function useWidth(box: { readonly current: Element | null }): number {
  const [width, setWidth] = useState(WIDTH);
  useLayoutEffect(() => {
    if (box.current === null) return undefined;
    const watch = new ResizeObserver(([entry]) => {
      const wide = Math.round(entry?.contentRect.width ?? 0);
      if (wide > 0) setWidth(wide);
    });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return width;
}

export function DotChart({ dots, means, ends }: DotChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const values = dots.map(({ value }) => value);
  const x = scaleLinear([0, Math.max(1, dots.length - 1)], [MARGIN.left + 8, width - MARGIN.right - 8]);
  const y = scaleLinear(
    [Math.max(0, Math.min(...values) - 3), Math.max(...values) + 3],
    [HEIGHT - MARGIN.bottom, MARGIN.top],
  ).nice(TICKS);
  const path = line<number>((_, nth) => x(nth), y).curve(curveMonotoneX);
  return (
    <div ref={box}>
      <svg class="dot-chart" viewBox={`0 0 ${width} ${HEIGHT}`}>
        {y.ticks(TICKS).map((tick) => (
          <g key={tick} class="dot-chart-tick">
            <line x1={MARGIN.left} x2={width - MARGIN.right} y1={y(tick)} y2={y(tick)} />
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
        <text class="dot-chart-end dot-chart-last" x={width - MARGIN.right} y={HEIGHT - 6}>
          {ends[1]}
        </text>
      </svg>
    </div>
  );
}

/** Lines over a number of steps: one is highlighted, the others differ by their dash and the name at their end. */
import { scaleLinear } from 'd3-scale';
import { area, curveStepAfter, line } from 'd3-shape';
import { useId } from 'preact/hooks';
import { spreadLabels } from './names-apart.ts';
import './line-chart.css';

export interface Line {
  readonly key: string;
  readonly name: string;
  /** One for each step. */
  readonly values: readonly number[];
  /** The margin of error of each value, drawn around the highlighted line. */
  readonly spreads?: readonly number[];
}

/** The start of something, with its name on the axis. */
export interface Milestone {
  readonly at: number;
  readonly name: string;
}

interface LineChartProps {
  /** A text alternative; the table beside it has the figures. */
  readonly label: string;
  readonly lines: readonly Line[];
  /** The key of the highlighted line. */
  readonly first?: string | undefined;
  readonly range: readonly [low: number, high: number];
  readonly write: (value: number) => string;
  readonly milestones?: readonly Milestone[];
  /** The current step. */
  readonly at?: number;
  readonly onPick?: (step: number) => void;
}

const WIDTH = 400;
const HEIGHT = 190;
const MARGIN = { top: 10, right: 88, bottom: 24, left: 36 } as const;
const TICKS = 4;
/** A piece of the line is drawn before each name. */
const SAMPLE = 24;
/** The smallest distance between names at the ends of lines. */
const APART = 14;

const DASHES = ['', '8 4', '2 3', '10 3 2 3', '4 2', '1 4', '14 3', '6 2 1 2'] as const;

/** The positions of values and steps in the drawing. */
function scalesOf({ lines, range }: LineChartProps) {
  const steps = Math.max(1, ...lines.map(({ values }) => values.length - 1));
  const x = scaleLinear([0, steps], [MARGIN.left, WIDTH - MARGIN.right]);
  const y = scaleLinear([...range], [HEIGHT - MARGIN.bottom, MARGIN.top]).nice(TICKS);
  return { steps, x, y };
}

interface DrawnProps extends LineChartProps {
  readonly scales: ReturnType<typeof scalesOf>;
}

export function LineChart(props: LineChartProps) {
  const { label, at, onPick } = props;
  const scales = scalesOf(props);
  const { steps, x } = scales;
  const drawn = { ...props, scales };
  const stepAt = (event: MouseEvent & { readonly currentTarget: SVGSVGElement }): number => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const reached = x.invert(((event.clientX - left) / width) * WIDTH);
    return Math.min(steps, Math.max(0, Math.round(reached)));
  };
  return (
    <svg
      class={onPick === undefined ? 'chart' : 'chart chart-pickable'}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
      onClick={onPick && ((event) => onPick(stepAt(event)))}
    >
      <Axes {...drawn} />
      <Strokes {...drawn} />
      {at !== undefined && (
        <line class="chart-at" x1={x(at)} x2={x(at)} y1={MARGIN.top - 4} y2={HEIGHT - MARGIN.bottom + 4} />
      )}
      <Ends {...drawn} />
    </svg>
  );
}

function Axes({ write, milestones = [], scales: { x, y } }: DrawnProps) {
  return (
    <>
      {y.ticks(TICKS).map((tick) => (
        <g key={tick} class="chart-tick">
          <line x1={MARGIN.left} x2={WIDTH - MARGIN.right} y1={y(tick)} y2={y(tick)} />
          <text x={MARGIN.left - 6} y={y(tick)} dy="0.32em">
            {write(tick)}
          </text>
        </g>
      ))}
      {milestones.map(({ at, name }) => (
        <g key={at} class="chart-milestone">
          <line x1={x(at)} x2={x(at)} y1={MARGIN.top} y2={HEIGHT - MARGIN.bottom + 5} />
          <text x={x(at) + 4} y={HEIGHT - 7}>
            {name}
          </text>
        </g>
      ))}
    </>
  );
}

const dashOf = (first: string | undefined, key: string, nth: number): string | undefined =>
  key === first ? undefined : DASHES[(first === undefined ? nth : nth + 1) % DASHES.length];

/** The highlighted line is drawn last, over the others. */
function Strokes({ lines, first, scales: { x, y } }: DrawnProps) {
  const clip = useId();
  const path = line<number>((_, step) => x(step), y).curve(curveStepAfter);
  const order = lines
    .map((one, nth) => ({ ...one, nth }))
    .toSorted((one, other) => Number(one.key === first) - Number(other.key === first));
  const band = (values: readonly number[], spreads: readonly number[]): string =>
    area<number>()
      .x((_, step) => x(step))
      .y0((value, step) => y(value - (spreads[step] ?? 0)))
      .y1((value, step) => y(value + (spreads[step] ?? 0)))
      .curve(curveStepAfter)([...values]) ?? '';
  return (
    <>
      <clipPath id={clip}>
        <rect
          x={MARGIN.left}
          y={MARGIN.top - 4}
          width={WIDTH - MARGIN.left - MARGIN.right + 4}
          height={HEIGHT - MARGIN.top - MARGIN.bottom + 8}
        />
      </clipPath>
      <g clip-path={`url(#${clip})`}>
        {order.map(({ key, values, spreads, nth }) => (
          <g key={key} class={key === first ? 'chart-line chart-first' : 'chart-line'}>
            {key === first && spreads !== undefined && <path class="chart-band" d={band(values, spreads)} />}
            <path
              class="chart-stroke"
              stroke-dasharray={dashOf(first, key, nth)}
              d={path([...values]) ?? ''}
            />
          </g>
        ))}
      </g>
    </>
  );
}

/** The names at the ends of the lines, each after a piece of its line. */
function Ends({ lines, first, at, scales: { x, y } }: DrawnProps) {
  const ends = spreadLabels(
    lines.map(({ values }) => y(values.at(-1) ?? 0)),
    APART,
    HEIGHT - MARGIN.bottom,
  );
  return (
    <>
      {lines.map(({ key, name, values }, nth) => (
        <g key={key} class={key === first ? 'chart-end chart-first' : 'chart-end'}>
          {at !== undefined && (
            <circle cx={x(at)} cy={y(values[at] ?? values.at(-1) ?? 0)} r={key === first ? 4 : 2.6} />
          )}
          <line
            class="chart-end-stroke"
            stroke-dasharray={dashOf(first, key, nth)}
            x1={WIDTH - MARGIN.right + 6}
            x2={WIDTH - MARGIN.right + 6 + SAMPLE}
            y1={ends[nth]}
            y2={ends[nth]}
          />
          <text x={WIDTH - MARGIN.right + SAMPLE + 10} y={ends[nth]} dy="0.32em">
            {name.length > 8 ? `${name.slice(0, 7)}…` : name}
          </text>
        </g>
      ))}
    </>
  );
}

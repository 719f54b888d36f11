/** The average points of a city, type by type: horizontal bars in the wash and pattern of each type. */
import { BUILDING_TYPES, type BuildingType } from '@duopolis/rules';
import { patternFill } from '../../kit/art/index.ts';
import { sentence } from '../../kit/words/sentence.ts';
import { sayMean } from './format-figures.ts';
import { words } from '../../game/words/shared-words.ts';

interface TypeBarsProps {
  readonly means: { readonly [type in BuildingType]: number };
}

const WIDTH = 400;
const ROW = 34;
const LEFT = 104;
const RIGHT = 44;

export function TypeBars({ means }: TypeBarsProps) {
  const { terms } = words().game.scores;
  const most = Math.max(1, ...Object.values(means));
  const x = (mean: number): number => (mean / most) * (WIDTH - LEFT - RIGHT);
  return (
    <svg class="type-bars" viewBox={`0 0 ${WIDTH} ${ROW * BUILDING_TYPES.length}`}>
      {BUILDING_TYPES.map((type, nth) => (
        <g key={type} transform={`translate(0 ${nth * ROW})`}>
          <text x="0" y={ROW / 2} dy="0.32em">
            {sentence(terms[type])}
          </text>
          <g class={`type-bars-${type}`}>
            <rect
              class="type-bars-wash"
              x={LEFT}
              y="5"
              width={Math.max(0, x(means[type]))}
              height={ROW - 10}
            />
            <rect
              x={LEFT}
              y="5"
              width={Math.max(0, x(means[type]))}
              height={ROW - 10}
              fill={patternFill(type)}
            />
          </g>
          <text class="type-bars-value" x={LEFT + x(means[type]) + 8} y={ROW / 2} dy="0.32em">
            {sayMean(means[type])}
          </text>
        </g>
      ))}
    </svg>
  );
}

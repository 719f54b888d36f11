/** The decorations at the end of a game: laurels, bunting in the six type colours, fireworks drawn in lines. */
import { BUILDING_TYPES } from '@duopolis/rules';
import { paint } from './drawing/paint.ts';
import { n } from './drawing/pen.ts';
import { drawing } from './sprite.ts';

const LEAVES = 9;
const RADIUS = 47;
const LARGE_LEAF = 'M0 0C4 -7 13 -8 18 -4C14 2 6 4 0 0Z';
const SMALL_LEAF = 'M0 0C4 -6 11 -7 15 -4C12 2 5 4 0 0Z';

interface Leaf {
  readonly side: 1 | -1;
  readonly degrees: number;
  readonly turn: number;
  readonly d: string;
  readonly fill: string;
}

function leaf({ side, degrees, turn, d, fill }: Leaf): string {
  const angle = (degrees * Math.PI) / 180;
  const at = `${n(60 + side * RADIUS * Math.cos(angle))} ${n(60 + RADIUS * Math.sin(angle))}`;
  return `<path transform="translate(${at}) scale(${side} 1) rotate(${Math.round(degrees + turn)})" d="${d}" fill="${fill}"/>`;
}

/** Two branches that almost close above the portrait, on a 120 grid. */
function laurel(): string {
  const pairs = ([1, -1] as const).flatMap((side) =>
    Array.from({ length: LEAVES }, (_, nth) => {
      const degrees = 100 + nth * 17.5;
      return (
        leaf({ side, degrees, turn: 62, d: LARGE_LEAF, fill: paint('shop', 't') }) +
        leaf({ side, degrees, turn: 125, d: SMALL_LEAF, fill: paint('shop', 'm') })
      );
    }),
  );
  return `<g stroke="${paint('shop', 'k')}" stroke-width="1.1">${pairs.join('')}</g>`;
}

/** Around what stands in its middle, three fifths as wide. */
export const Laurel = ({ size }: { readonly size: number }) => (
  <svg class="laurel" width={size} height={size} viewBox="0 0 120 120" aria-hidden="true">
    <use href={drawing('laurel', 120, laurel)} />
  </svg>
);

const SPAN = 240;
const SAG = 9;
const ropeAt = (x: number): number => 3 + SAG * 4 * (x / SPAN) * (1 - x / SPAN);

/** One rope from post to post with a flag in each type colour. */
const Rope = () => (
  <>
    {BUILDING_TYPES.map((type, nth) => {
      const x = (nth + 0.5) * (SPAN / BUILDING_TYPES.length);
      const [from, to] = [ropeAt(x - 9), ropeAt(x + 9)];
      return (
        <path
          key={type}
          class="pen-slim"
          d={`M${n(x - 9)} ${n(from)}L${n(x + 9)} ${n(to)}L${n(x)} ${n(ropeAt(x) + 17)}Z`}
          fill={paint(type, 't')}
        />
      );
    })}
    <path class="pen-bold" d={`M0 3Q${SPAN / 2} ${3 + 2 * SAG} ${SPAN} 3`} fill="none" />
  </>
);

/** From edge to edge of its box. */
export const Bunting = () => (
  <svg class="bunting" width="100%" height="32" aria-hidden="true">
    <defs>
      <pattern id="bunting" width={SPAN} height="32" patternUnits="userSpaceOnUse">
        <Rope />
      </pattern>
    </defs>
    <rect width="100%" height="32" fill="url(#bunting)" />
  </svg>
);

const RAYS = 12;

/** Lines with a spark at the end of every second one. */
function rays(): string {
  return Array.from({ length: RAYS }, (_, nth) => {
    const angle = (nth / RAYS) * 2 * Math.PI;
    const point = (r: number): string => `${n(20 + r * Math.cos(angle))} ${n(20 + r * Math.sin(angle))}`;
    return `M${point(6)}L${point(nth % 2 === 0 ? 16 : 12)}`;
  }).join('');
}

const RAY_LINES = rays();

export const Firework = ({
  type,
  nth,
}: {
  readonly type: (typeof BUILDING_TYPES)[number];
  readonly nth: number;
}) => (
  <svg
    class="firework"
    style={{ '--nth': nth, stroke: paint(type, 't') }}
    viewBox="0 0 40 40"
    aria-hidden="true"
  >
    <path d={RAY_LINES} />
  </svg>
);

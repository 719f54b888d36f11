/** The picture of a counted game: all its cities with their points, and who won. */
import type { CityIndex, OpenGame } from '@duopolis/rules';
import type { EndProps } from '../../game/ending/hero.tsx';
import { cityName } from '../../game/players/seat-names.ts';
import { CARD, Paper, Plan } from '../../game/share/postcard.tsx';
import { balancedLines } from '../../game/share/break-lines.ts';
import { words } from '../../game/words/shared-words.ts';

interface ResultCardProps {
  readonly end: EndProps;
  readonly title: string;
  readonly about: string;
  readonly place: (svg: SVGSVGElement | null) => void;
}

const SERIF = 'Playfair, Georgia, serif';
const SANS = '"Source Sans", system-ui, sans-serif';
const MARGIN = 64;
const TOP = 210;

/** Up to four cities fit in a row. */
const MOST_IN_ROW = 4;

interface Slot {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** The position of a city: as large as its row allows. */
function slotOf(city: CityIndex, cities: number): Slot {
  const rows = Math.ceil(cities / MOST_IN_ROW);
  const perRow = Math.ceil(cities / rows);
  const [row, column] = [Math.floor(city / perRow), city % perRow];
  const inRow = Math.min(perRow, cities - row * perRow);
  const width = (CARD.width - 2 * MARGIN) / perRow;
  const height = (CARD.height - TOP - MARGIN) / rows;
  const side = Math.min(width - 28, height - 52);
  const from = (CARD.width - inRow * width) / 2;
  /** A single row is in the middle of its room. */
  const down = (height - 52 - side) / 2;
  return { x: from + column * width + (width - side) / 2, y: TOP + row * height + 36 + down, side };
}

export function ResultCard({ end: { open, result }, title, about, place }: ResultCardProps) {
  return (
    <svg
      ref={place}
      class="postcard"
      viewBox={`0 0 ${CARD.width} ${CARD.height}`}
      role="img"
      aria-label={title}
    >
      <Paper />
      <text x={MARGIN} y="112" font-family={SERIF} font-weight="600" font-size="58" fill="var(--ink)">
        {title}
      </text>
      {balancedLines(about, 25, CARD.width - 2 * MARGIN).map((line, nth) => (
        <text key={line} x={MARGIN} y={154 + nth * 32} font-family={SANS} font-size="25" fill="var(--ink2)">
          {line}
        </text>
      ))}
      {open.cities.map((_, city) => (
        <Standing key={city} open={open} city={city} total={result.cities[city]?.total ?? 0} />
      ))}
    </svg>
  );
}

interface StandingProps {
  readonly open: OpenGame;
  readonly city: CityIndex;
  readonly total: number;
}

function Standing({ open, city, total }: StandingProps) {
  const shown = open.cities[city];
  const { x, y, side } = slotOf(city, open.cities.length);
  if (shown === undefined) return null;
  return (
    <g>
      <text x={x} y={y - 12} font-family={SANS} font-weight="600" font-size="22" fill="var(--ink)">
        {cityName(open, city, words())}
      </text>
      <text
        x={x + side}
        y={y - 10}
        text-anchor="end"
        font-family={SERIF}
        font-weight="600"
        font-size="30"
        fill="var(--ink)"
      >
        {total}
      </text>
      <Plan city={shown} at={{ x: x + 6, y: y + 6, side: side - 12, gap: 3 }} />
    </g>
  );
}

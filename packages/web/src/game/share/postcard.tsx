/** The postcard of a city: its plan, name, architects, date and score, all in our own drawings. */
import type { City, CityIndex } from '@duopolis/rules';
import { mapPair } from '@duopolis/rules/lists';
import { SCORED } from '@duopolis/rules/scoring';
import { matOf } from '@duopolis/rules/cities';
import type { GameRecord } from '@duopolis/rules/record';
import { LandmarkArt, Logo, MatArt } from '../../kit/art/index.ts';
import { standingPieces } from '../board/drawings.ts';
import { frameOf } from '../board/board-window.ts';
import { spanOf, TileFace } from '../board/piece.tsx';
import { TermBadge } from '../score/term-badge.tsx';
import { linesOf } from './break-lines.ts';
import './postcard.css';

export const CARD = { width: 1200, height: 800 } as const;

/** Its text, in the reader's language. */
export interface PostcardText {
  readonly name: string;
  readonly builtBy: string;
  readonly date: string;
  readonly points: string;
  /** Its text alternative. */
  readonly alt: string;
}

export interface PostcardProps {
  readonly city: City;
  readonly token: string;
  readonly score: GameRecord['result']['cities'][CityIndex];
  readonly text: PostcardText;
  readonly place: (svg: SVGSVGElement | null) => void;
}

/** The position of a plan on the card, and the distance of its cells. */
export interface PlanBox {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly gap: number;
}

const SERIF = 'Playfair, Georgia, serif';
const SANS = '"Source Sans", system-ui, sans-serif';
/** The position of the plan and of the text beside it. */
const PLAN: PlanBox = { x: 76, y: 84, side: 632, gap: 6 };
const TEXT = { x: 772, width: 352 } as const;

export function Postcard(props: PostcardProps) {
  const { city, text, place } = props;
  return (
    <svg
      ref={place}
      class="postcard"
      viewBox={`0 0 ${CARD.width} ${CARD.height}`}
      role="img"
      aria-label={text.alt}
    >
      <Paper />
      <Plan city={city} at={PLAN} />
      <SharedWords {...props} />
    </svg>
  );
}

const lines = (length: number, path: (at: number) => string): string =>
  Array.from({ length: length / 40 - 1 }, (_, nth) => path((nth + 1) * 40)).join('');

const GRID =
  lines(CARD.width, (x) => `M${x} 0V${CARD.height}`) + lines(CARD.height, (y) => `M0 ${y}H${CARD.width}`);

export const Paper = () => (
  <>
    <rect width={CARD.width} height={CARD.height} fill="var(--table)" />
    <path d={GRID} stroke="var(--grid)" stroke-width="1.5" fill="none" />
    <rect
      x="30"
      y="30"
      width="1140"
      height="740"
      fill="var(--panel)"
      stroke="var(--ink)"
      stroke-width="2.5"
    />
    <rect x="40" y="40" width="1120" height="720" fill="none" stroke="var(--rule)" stroke-width="1.2" />
  </>
);

/** Every cell at its place, as on the board, only larger. */
export function Plan({ city, at: box }: { readonly city: City; readonly at: PlanBox }) {
  const frame = frameOf(city);
  const mat = matOf(city);
  const side = Math.max(frame.height, frame.width);
  const cell = (box.side - (side - 1) * box.gap) / side;
  const [left, top] = mapPair(
    [frame.width, frame.height],
    (cells) => ((side - cells) * (cell + box.gap)) / 2,
  );
  const boxAt = (row: number, column: number, [rows, columns]: readonly [number, number]) => ({
    x: box.x + left + (column - frame.left) * (cell + box.gap),
    y: box.y + top + (row - frame.top) * (cell + box.gap),
    width: columns * cell + (columns - 1) * box.gap,
    height: rows * cell + (rows - 1) * box.gap,
  });
  return (
    <g>
      <rect
        x={box.x - 10}
        y={box.y - 10}
        width={box.side + 20}
        height={box.side + 20}
        fill="var(--sunk)"
        stroke="var(--ink)"
        stroke-width="2.5"
      />
      {mat !== undefined && (
        <svg {...boxAt(0, 0, [mat.height, mat.width])}>
          <MatArt mat={mat.notation} />
        </svg>
      )}
      {standingPieces(city.tiles).map(({ tile, at, variant = 0 }) => {
        const face = boxAt(at[0], at[1], spanOf(tile));
        return (
          <g key={at.join()} data-tile>
            <svg {...face}>
              <TileFace tile={tile} variant={variant} size={cell >= 130 ? 'full' : 'medium'} />
            </svg>
            <rect {...face} fill="none" stroke="var(--line)" stroke-width="2.5" rx="3" />
          </g>
        );
      })}
    </g>
  );
}

const LARGE = { size: 46, line: 50 } as const;
const USUAL = { size: 25, line: 32 } as const;

function SharedWords({ token, score, text }: PostcardProps) {
  const name = linesOf(text.name, LARGE.size, TEXT.width);
  const builders = linesOf(text.builtBy, USUAL.size, TEXT.width);
  const nameAt = 214;
  const buildersAt = nameAt + name.length * LARGE.line - 4;
  const scoreAt = buildersAt + builders.length * USUAL.line + 84;
  return (
    <g>
      <g
        transform={`translate(${TEXT.x - 4} 74)`}
        fill="none"
        stroke="var(--ink)"
        stroke-linejoin="round"
        stroke-linecap="round"
      >
        <LandmarkArt city={token} size={88} />
      </g>
      {name.map((line, nth) => (
        <text
          key={line}
          x={TEXT.x}
          y={nameAt + nth * LARGE.line}
          font-family={SERIF}
          font-weight="600"
          font-size={LARGE.size}
          fill="var(--ink)"
        >
          {line}
        </text>
      ))}
      {builders.map((line, nth) => (
        <text
          key={line}
          x={TEXT.x}
          y={buildersAt + nth * USUAL.line}
          font-family={SANS}
          font-size={USUAL.size}
          fill="var(--ink2)"
        >
          {line}
        </text>
      ))}
      <text x={TEXT.x} y={scoreAt} fill="var(--ink)">
        <tspan font-family={SERIF} font-weight="600" font-size="104">
          {score.total}
        </tspan>
        <tspan dx="14" font-family={SANS} font-size={USUAL.size} fill="var(--ink2)">
          {text.points}
        </tspan>
      </text>
      <Terms score={score} y={scoreAt + 36} />
      <Foot date={text.date} />
    </g>
  );
}

const COLUMNS = 3;

/** Points by type, in the order of the reference card; types without points are left out. */
function Terms({ score, y }: { readonly score: PostcardProps['score']; readonly y: number }) {
  const scored = SCORED.flatMap((term) => {
    const points = score[term];
    return points === undefined || points === 0 ? [] : [{ term, points }];
  });
  return (
    <>
      {scored.map(({ term, points }, nth) => (
        <g
          key={term}
          transform={`translate(${TEXT.x + (nth % COLUMNS) * 118} ${y + Math.floor(nth / COLUMNS) * 56})`}
        >
          <g fill="none" stroke={term === 'district' ? 'var(--ink)' : 'none'}>
            <TermBadge term={term} size={42} />
          </g>
          <text x="52" y="30" font-family={SANS} font-weight="600" font-size="26" fill="var(--ink)">
            {points}
          </text>
        </g>
      ))}
    </>
  );
}

const Foot = ({ date }: { readonly date: string }) => (
  <>
    <path d={`M${TEXT.x} 700H${TEXT.x + TEXT.width}`} stroke="var(--rule)" stroke-width="1.2" />
    <g transform={`translate(${TEXT.x} 714)`} fill="none" stroke="var(--ink)">
      <Logo size={24} />
    </g>
    <text x={TEXT.x + 46} y="734" font-family={SERIF} font-weight="600" font-size="24" fill="var(--ink)">
      Duopolis
    </text>
    <text
      x={TEXT.x + TEXT.width}
      y="733"
      text-anchor="end"
      font-family={SANS}
      font-size="20"
      fill="var(--ink2)"
    >
      {date}
    </text>
  </>
);

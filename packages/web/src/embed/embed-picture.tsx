/** The preview picture of a link to a finished game: its cities, as a self-contained SVG. */
import type { EmbedAnswer } from '@duopolis/protocol';
import type { FilmCity, FilmTile } from '@duopolis/rules/record';
import { renderToString } from 'preact-render-to-string';
import { variantAt } from '../kit/art/index.ts';
import { spanOf, TileFace } from '../game/board/piece.tsx';
import { standaloneSvg } from '../game/share/standalone.ts';
import artStyle from '../kit/art/art.css?raw';
import { MatArt } from '../kit/art/capitals.tsx';
import { loadCapitalsArt } from '../kit/art/capitals-art.ts';
import { textOfDrawing } from '../kit/art/sprite.ts';
import tokens from '../kit/style/tokens.css?raw';
import { type Area, areasFor, PICTURE } from './picture-areas.ts';

const MARGIN = 6;
/** Tiles of Automacity have no cells: they are shown in rows. */
const ROW = 6;

/** Token names are unique, and none of them has a second value. */
const property = (name: string): string =>
  new RegExp(`--${name}:\\s*([^;]+);`).exec(tokens)?.[1]?.replaceAll(/\s+/g, ' ') ?? '';

const strokes = Array.from(artStyle.matchAll(/([^{}]+)\{[^{}]*\}/g))
  .filter(([, selector = '']) => /\.(pen|art)-/.test(selector) && !selector.includes('sprite'))
  .map(([rule]) => rule)
  .join('');

const PAGE = { drawing: textOfDrawing, property, strokes };

export async function pictureOf({ film }: Pick<EmbedAnswer, 'film'>): Promise<string> {
  await loadCapitalsArt();
  const areas = areasFor(film.cities.length);
  const markup = renderToString(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={PICTURE.width}
      height={PICTURE.height}
      viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
    >
      <rect width={PICTURE.width} height={PICTURE.height} fill="var(--table)" />
      {areas.map((area, nth) => (
        <City
          key={nth}
          area={area}
          city={film.cities[nth] ?? { token: '', seats: [] }}
          tiles={film.tiles.filter(({ city }) => city === nth)}
        />
      ))}
    </svg>,
  );
  return standaloneSvg(markup, 'day', { page: PAGE });
}

interface CityProps {
  readonly area: Area;
  readonly city: FilmCity;
  readonly tiles: readonly FilmTile[];
}

function City({ area, city: { box, mat }, tiles }: CityProps) {
  const rows = box?.height ?? Math.max(1, Math.ceil(tiles.length / ROW));
  const [columns, top, left] = [box?.width ?? ROW, box?.top ?? 0, box?.left ?? 0];
  const cell = (area.side - 2 * MARGIN) / Math.max(rows, columns);
  const [x, y] = [area.x + (area.side - columns * cell) / 2, area.y + (area.side - rows * cell) / 2];
  const matRows = mat?.split('/') ?? [];
  return (
    <>
      <rect
        x={x - MARGIN}
        y={y - MARGIN}
        width={columns * cell + 2 * MARGIN}
        height={rows * cell + 2 * MARGIN}
        fill="var(--sunk)"
        stroke="var(--ink)"
        stroke-width="2"
      />
      {mat !== undefined && (
        <svg
          x={x - left * cell}
          y={y - top * cell}
          width={(matRows[0]?.length ?? 1) * cell}
          height={matRows.length * cell}
        >
          <MatArt mat={mat} />
        </svg>
      )}
      {tiles.map(({ tile, at }, nth) => {
        const [row, column] = at ?? [Math.floor(nth / ROW), nth % ROW];
        const [tall, wide] = spanOf(tile);
        const place = {
          x: x + (column - left) * cell + 1,
          y: y + (row - top) * cell + 1,
          width: wide * cell - 2,
          height: tall * cell - 2,
        };
        return (
          <g key={nth}>
            <svg {...place}>
              <TileFace tile={tile} variant={variantAt(row, column)} size="medium" />
            </svg>
            <rect {...place} fill="none" stroke="var(--line)" stroke-width="1.5" />
          </g>
        );
      })}
    </>
  );
}

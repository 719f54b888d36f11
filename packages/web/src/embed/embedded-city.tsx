/** One city of an embed: its name, its builders, its points, and the tiles it has so far. */
import type { FilmCity, FilmTile } from '@duopolis/rules/record';
import { MatArt } from '../kit/art/capitals.tsx';
import { variantAt } from '../kit/art/index.ts';
import { spanOf, TileFace } from '../game/board/piece.tsx';
import type { EmbedWords } from './words/embed-words.ts';
import './embedded-city.css';

interface CityProps {
  readonly words: EmbedWords;
  readonly city: FilmCity;
  readonly name: string;
  readonly builders: string;
  readonly tiles: readonly FilmTile[];
  readonly total: number;
}

/** Tiles of Automacity have no cells: they are shown in rows. */
const ROW = 6;

export function City({ words, city: { box, mat }, name, builders, tiles, total }: CityProps) {
  const rows = box?.height ?? Math.max(2, Math.ceil(tiles.length / ROW));
  const [columns, top, left] = [box?.width ?? ROW, box?.top ?? 0, box?.left ?? 0];
  const last = tiles.at(-1);
  return (
    <section class="embed-city" aria-label={name || words.city}>
      <p class="embed-name">
        <span>
          <b>{name || words.city}</b>
          {builders !== '' && <small>{builders}</small>}
        </span>
        <output aria-label={words.points(total)}>{total}</output>
      </p>
      <div class="embed-board" style={{ '--rows': rows, '--columns': columns }}>
        {mat !== undefined && <MatUnder mat={mat} top={top} left={left} />}
        {tiles.map((shown, nth) => {
          const [tall, wide] = spanOf(shown.tile);
          const [row, column] = shown.at ?? [Math.floor(nth / ROW), nth % ROW];
          return (
            <div
              key={nth}
              class={shown === last ? 'embed-tile embed-last' : 'embed-tile'}
              style={{
                gridRow: `${row - top + 1} / span ${tall}`,
                gridColumn: `${column - left + 1} / span ${wide}`,
              }}
            >
              <TileFace tile={shown.tile} variant={variantAt(row, column)} size="medium" />
            </div>
          );
        })}
      </div>
    </section>
  );
}

interface MatUnderProps {
  readonly mat: string;
  readonly top: number;
  readonly left: number;
}

const MatUnder = ({ mat, top, left }: MatUnderProps) => {
  const rows = mat.split('/');
  return (
    <div
      class="embed-mat"
      style={{
        gridRow: `${1 - top} / span ${rows.length}`,
        gridColumn: `${1 - left} / span ${rows[0]?.length ?? 1}`,
      }}
    >
      <MatArt mat={mat} />
    </div>
  );
};

/** A small city: glyphs with the letters of their types, duplexes joined; it fills its box. */
import type { BuiltCity, City, CityIndex } from '@duopolis/rules';
import { filledCells, matchCity, matOf } from '@duopolis/rules/cities';
import type { OwnBox } from '@duopolis/rules/components';
import type { TableView } from '@duopolis/table';
import type { RefCallback } from 'preact';
import { memo } from '../../kit/page/use-stable.ts';
import { MiniTray } from './mini-tray.tsx';
import { cityName } from '../players/seat-names.ts';
import { standingPieces } from '../board/drawings.ts';
import type { Piece } from '../board/board-model.ts';
import { countsOf, type Rims, tracksOf } from '../board/board-lines.ts';
import { snugFrameOf } from '../board/board-window.ts';
import { MatLayer } from '../board/mat-layer.tsx';
import { PieceView } from '../board/piece.tsx';
import '../board/board.css';
import './mini-city.css';
import { boardWords } from '../board/words/board-words.ts';
import { words } from '../words/shared-words.ts';

export interface MiniCityProps {
  readonly view: TableView;
  readonly city: CityIndex;
  /** The layer of the tiles, in the order in which they were placed. */
  readonly tilesRef?: RefCallback<Element>;
  /** Its content, if the label should include it. */
  readonly pieces?: readonly Piece[];
  /** Glyphs for small overviews, small drawings for cities shown as built. */
  readonly size?: 'glyph' | 'small';
}

export function MiniCity({ view, city, ...shown }: MiniCityProps) {
  const open = view.game?.open;
  const built = open?.cities[city];
  if (open === undefined || built === undefined) return null;
  return <MiniOf {...shown} shown={built} name={cityName(open, city, words())} box={open.box} />;
}

interface MiniOfProps extends Omit<MiniCityProps, 'view' | 'city'> {
  readonly shown: City;
  readonly name: string;
  readonly box: OwnBox | undefined;
}

/** The same for a city without its table. */
export const MiniOf = ({ shown, name, box, tilesRef, pieces, size = 'glyph' }: MiniOfProps) =>
  matchCity(shown, {
    automacity: ({ laid }) => <MiniTray laid={laid} />,
    built: (built) => (
      <MiniBoard
        shown={built}
        name={name}
        tilesRef={tilesRef}
        pieces={pieces ?? standingPieces(built.tiles)}
        size={size}
        box={box}
      />
    ),
  });

interface MiniBoardProps {
  readonly shown: BuiltCity;
  readonly name: string;
  readonly tilesRef: MiniCityProps['tilesRef'] | undefined;
  readonly pieces: readonly Piece[];
  readonly size: 'glyph' | 'small';
  readonly box: OwnBox | undefined;
}

/** Nothing is placed here. */
const NONE: Rims = new Set();
const NO_RIMS = { rows: NONE, columns: NONE, edges: { rows: NONE, columns: NONE } };

const MiniBoard = memo(function Mini({ shown, name, tilesRef, pieces, size, box }: MiniBoardProps) {
  const { game } = words();
  const board = boardWords();
  const frame = snugFrameOf(shown);
  const lines = { usual: Math.max(frame.height, frame.width), ...NO_RIMS };
  const tracks = tracksOf(frame, lines);
  const mat = matOf(shown);
  const buildings = filledCells(shown).map(({ building }) => building);
  return (
    <div
      class="mini-city"
      role="img"
      aria-label={board.mini(name, game.pieces.tiles(buildings, box) || board.empty)}
    >
      <div class="board-field" style={countsOf(frame, lines)}>
        <div class="board-layer mini-city-plots" style={tracks}>
          {Array.from({ length: frame.height * frame.width }, (_, nth) => (
            <span key={nth} />
          ))}
        </div>
        {mat !== undefined && <MatLayer mat={mat} frame={frame} tracks={tracks} />}
        <div ref={tilesRef ?? null} class="board-layer board-pieces" style={tracks}>
          {pieces.map((piece) => (
            <PieceView key={piece.at.join()} piece={piece} frame={frame} size={size} />
          ))}
        </div>
      </div>
    </div>
  );
});

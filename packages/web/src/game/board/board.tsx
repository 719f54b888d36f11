/** The board: draws a city's window from its state, reports user input, and decides nothing. */
import { useSignal } from '@preact/signals';
import type { Cell } from '@duopolis/rules';
import { cellsOf, sameCell } from '@duopolis/rules/cities';
import type { RefCallback } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type ArtSize, artSize } from '../../kit/art/index.ts';
import { settings } from '../../kit/settings/settings.ts';
import { type CellTry, CellView, groundClass, type Refused } from './cell.tsx';
import { countsOf, hiddenOf, linesOf, tracksOf } from './board-lines.ts';
import { MatLayer } from './mat-layer.tsx';
import { type BoardCell, type BoardState, cellsOfBoard, type Piece } from './board-model.ts';
import { PieceView } from './piece.tsx';
import { gridListeners } from './board-input.ts';
import { firstFocus, isInFrame } from './board-keys.ts';
import './board.css';

export interface BoardProps {
  readonly state: BoardState;
  readonly label: string;
  /** The name of the current tile, for the labels of the legal cells. */
  readonly tile?: string | undefined;
  /** The cell pointed at, and why the tile can't go there. */
  readonly refused?: (Refused & { readonly cell: Cell }) | undefined;
  readonly onAct?: (cell: Cell) => void;
  readonly onPoint?: (cell: Cell | undefined) => void;
  readonly onGrip?: (cell: Cell, event: PointerEvent) => void;
  /** The layer of the tiles: built ones first, in the order in which they were placed. */
  readonly tilesRef?: RefCallback<Element>;
}

/** A piece keeps its element while it stays the same, so that only new pieces move. */
const keyOf = ({ tile, at, tone, offer }: Piece): string =>
  tone === 'preview' ? 'preview' : `${tile} ${at.join()} ${offer ?? (tone === 'staged' ? 'staged' : '')}`;

/** Those may lie in narrow rows and columns. */
const LOOSE: ReadonlySet<Piece['tone']> = new Set(['preview', 'ghost']);

export function Board(props: BoardProps) {
  const { state, label, tile, refused, onAct, onPoint, onGrip, tilesRef } = props;
  const { frame, pieces, mat } = state;
  const lines = linesOf(state);
  const tracks = tracksOf(frame, lines);
  const field = useRef<HTMLDivElement>(null);
  const size = useArtSize(field, lines.usual);
  const [focused, onFocus] = useFocus(state);
  const shown = previewedCells(pieces);
  const cells = cellsOfBoard(state);
  const triedOn = ({ at }: BoardCell): CellTry => ({
    isShown: shown.some((covered) => sameCell(covered, at)),
    refused: refused !== undefined && sameCell(refused.cell, at) ? refused : undefined,
    isRim: lines.rows.has(at[0] - frame.top) || lines.columns.has(at[1] - frame.left),
  });
  const listeners = gridListeners(frame, { onAct, onPoint, onGrip, onFocus });
  return (
    <div class={settings.still.value ? 'board board-still' : 'board'}>
      <div ref={field} class="board-field" style={countsOf(frame, lines)}>
        {mat !== undefined && <MatLayer mat={mat} frame={frame} tracks={tracks} />}
        <div class="board-layer board-ground" aria-hidden="true" style={tracks}>
          {cells.flat().map((cell) => (
            <span key={cell.at.join()} class={groundClass(cell, triedOn(cell))} />
          ))}
        </div>
        <div ref={tilesRef ?? null} class="board-layer board-pieces" aria-hidden="true" style={tracks}>
          {pieces.map((piece) => (
            <PieceView
              key={keyOf(piece)}
              piece={piece}
              frame={frame}
              size={size}
              hidden={LOOSE.has(piece.tone) ? hiddenOf(piece, frame, lines) : undefined}
            />
          ))}
        </div>
        <div class="board-layer board-grid" role="grid" aria-label={label} style={tracks} {...listeners}>
          {cells.map((row) => (
            <div key={row[0]?.at[0]} role="row" class="board-row">
              {row.map((cell) => (
                <CellView
                  key={cell.at[1]}
                  cell={cell}
                  tile={tile}
                  box={state.box}
                  isFocus={sameCell(focused, cell.at)}
                  {...triedOn(cell)}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

/** The cell that has the focus or would get it, and what moves it. */
function useFocus({ frame, legal }: BoardState): readonly [Cell, (cell: Cell | undefined) => void] {
  const focus = useSignal<Cell | undefined>(undefined);
  const focused =
    focus.value !== undefined && isInFrame(frame, focus.value) ? focus.value : firstFocus(frame, legal);
  return [
    focused,
    (cell) => {
      focus.value = cell;
    },
  ];
}

/** Which drawing fits the cells on this screen: always the same one, also in the few moments in which they are smaller. */
function useArtSize(field: { readonly current: HTMLElement | null }, usual: number): ArtSize {
  const size = useSignal<ArtSize>('medium');
  useLayoutEffect(() => {
    const element = field.current;
    if (element === null) return undefined;
    const watch = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      if (width > 0) size.value = artSize(width / usual);
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [usual]);
  return size.value;
}

/** The cells under a preview. */
const previewedCells = (pieces: BoardState['pieces']): readonly Cell[] =>
  pieces.filter(({ tone }) => tone === 'preview').flatMap(({ tile, at }) => cellsOf(tile, at));

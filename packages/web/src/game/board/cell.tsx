/** One cell of a board: a target to point at and to read out. */
import type { OwnBox } from '@duopolis/rules/components';
import { sentence } from '../../kit/words/sentence.ts';
import { memo } from '../../kit/page/use-stable.ts';
import { type Term, termsOfBuilding } from '../explain/term.ts';
import { signed } from './gain-text.ts';
import type { BoardCell, Face, MarkEdge, Tone } from './board-model.ts';
import { boardWords } from './words/board-words.ts';
import { words } from '../words/shared-words.ts';
import './marks.css';

/** The accessible name of a cell: where it is, what is there, what could be. */
export const nameOfCell = (cell: BoardCell, tile?: string, box?: OwnBox): string =>
  boardWords().cell(cell.row, cell.column, contentOf(cell, tile, box));

/** Many reasons say where the cell is: a name says it once. */
function nameOfRefused(cell: BoardCell, { why, saysWhere }: Refused, box?: OwnBox): string {
  return saysWhere
    ? `${sentence(contentOf(cell, undefined, box))}. ${sentence(why)}`
    : `${nameOfCell(cell, undefined, box)}. ${why}`;
}

function contentOf(cell: BoardCell, tile?: string, box?: OwnBox): string {
  const { landscape, face, offers, legal, edges } = cell;
  const board = boardWords();
  const parts: string[] = [];
  if (landscape !== undefined) parts.push(landscape === '#' ? board.landscape : board.bridge);
  else if (face === undefined || face.piece.tone === 'preview') parts.push(board.empty);
  else parts.push(nameOfFace(face, box));
  parts.push(...offers.map((offer) => nameOfFace(offer, box)));
  if (legal !== undefined && tile !== undefined) {
    parts.push(legal.gain === undefined ? board.legal(tile) : board.legalGain(tile, signed(legal.gain)));
    if (legal.best) parts.push(board.best);
  }
  parts.push(...edges.flatMap(({ label }) => label ?? []));
  return parts.join(', ');
}

function nameOfFace({ piece: { tone, by, gain, number }, building: letter }: Face, box?: OwnBox): string {
  const { game } = words();
  const board = boardWords();
  const building = game.pieces.tile(letter, box);
  if (tone === 'just' && by !== undefined) return board.justPlaced(building, by);
  if (tone === 'staged') return board.staged(building);
  if (tone === 'hint') return `${building}, ${by ?? ''}`;
  if (tone !== 'ghost') return building;
  const offer = board.ghost(building, by ?? '', number ?? 1);
  return gain === undefined ? offer : `${offer}, ${signed(gain)}`;
}

const EDGES = ['top', 'right', 'bottom', 'left'] as const;

const Edge = ({ edge }: { readonly edge: MarkEdge }) => (
  <span
    class={`board-mark board-mark-${edge.tone} ${EDGES.filter((side) => edge[side])
      .map((side) => `board-mark-${side}`)
      .join(' ')}`}
  >
    {edge.label !== undefined && <span class="board-mark-label">{edge.label} </span>}
  </span>
);

/** A tried or offered tile on a cell can be dragged. */
const GRIPS: ReadonlySet<Tone> = new Set(['staged', 'ghost']);

const isGrip = ({ face }: BoardCell): boolean => face !== undefined && GRIPS.has(face.piece.tone);

const classNames = (looks: { readonly [name: string]: boolean }): string =>
  Object.entries(looks)
    .flatMap(([name, holds]) => (holds ? name : []))
    .join(' ');

/** Why the tile can't go on a cell, and whether that text says which cell it is. */
export interface Refused {
  readonly why: string;
  readonly saysWhere: boolean;
}

/** The state of the tile tried on a cell. */
export interface CellTry {
  /** It is shown already, so nothing should cover it. */
  readonly isShown: boolean;
  /** Why it can't go here. */
  readonly refused: Refused | undefined;
  /** It is narrow. */
  readonly isRim: boolean;
}

/** A cell's appearance under the tiles. */
export const groundClass = (cell: BoardCell, { isShown, refused }: CellTry): string =>
  classNames({
    'board-plot': cell.face === undefined && cell.landscape === undefined,
    'board-plot-on-mat': cell.onMat,
    'board-plot-legal': cell.legal !== undefined && !isShown && !isGrip(cell),
    'board-plot-best': cell.legal?.best === true,
    'board-plot-refused': refused !== undefined,
  });

/** A cell's target over the tiles. */
const cellClass = (cell: BoardCell, { isShown, refused, isRim }: CellTry): string =>
  classNames({
    'board-cell': true,
    'board-rim': isRim,
    'board-legal': cell.legal !== undefined && !isShown,
    'board-best': cell.legal?.best === true && !isShown,
    'board-grip': isGrip(cell),
    'board-over-mine': cell.face?.piece.tone === 'staged',
    'board-refused': refused !== undefined,
  });

/** The tile here, or the gain on a free cell. */
function explainOf({ face, legal }: BoardCell): string | undefined {
  if (face === undefined || face.piece.tone === 'preview')
    return legal?.gain === undefined ? undefined : 'gain';
  const { building, piece } = face;
  const sign: readonly Term[] = piece.tone === 'ghost' ? ['offer'] : piece.tone === 'staged' ? ['tried'] : [];
  return termsOfBuilding(building, sign);
}

interface CellViewProps extends CellTry {
  readonly cell: BoardCell;
  /** The name of the current tile. */
  readonly tile?: string | undefined;
  readonly box?: OwnBox | undefined;
  readonly isFocus: boolean;
}

export const CellView = memo(function Cell(props: CellViewProps) {
  const { cell, tile, box, refused, isFocus, isShown, isRim } = props;
  const { at, legal, edges } = cell;
  const name = refused === undefined ? nameOfCell(cell, tile, box) : nameOfRefused(cell, refused, box);
  return (
    <div
      role="gridcell"
      class={cellClass(cell, { isShown, refused, isRim })}
      tabIndex={isFocus ? 0 : -1}
      data-row={at[0]}
      data-column={at[1]}
      data-explain={explainOf(cell)}
      aria-label={name}
    >
      {legal?.gain !== undefined && !isShown && cell.face?.piece.tone !== 'ghost' && (
        <span class="board-gain">{signed(legal.gain)}</span>
      )}
      {edges.map((edge, nth) => (
        <Edge key={nth} edge={edge} />
      ))}
    </div>
  );
});

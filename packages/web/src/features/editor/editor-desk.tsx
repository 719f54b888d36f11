/** The city on the desk with its tools: the current tool is applied by tap or drag. */
import { LETTERS, type Tile } from '@duopolis/rules';
import { hasLandscape, isLandscapeCell, type Shape, shapeOf } from '@duopolis/rules/cities';
import { CAPITALS, COMPONENTS } from '@duopolis/rules/components';
import { useRef, useState } from 'preact/hooks';
import { announce } from '../../kit/controls/announce.tsx';
import { IconButton } from '../../kit/controls/index.ts';
import { cellOf, cellSizeIn } from '../../game/board/board-input.ts';
import { dragTile } from '../../game/board/drag-tile.ts';
import { marksOf, partsAt } from '../../game/score/score-reasons.ts';
import { DraggedTile } from '../../game/turn/dragged-tile.tsx';
import { makeSketch } from '../../game/sketch/sketch-link.ts';
import { move, put } from '../../game/sketch/sketch-pieces.ts';
import { onBoard } from '../../game/sketch/on-board.ts';
import { type Brush, isTileBrush, Palette } from '../../game/sketch/palette.tsx';
import { explain, partsOfSketch } from '../../game/sketch/sketch-score.ts';
import { EMPTY_SKETCH, signAt } from '../../game/sketch/sketch.ts';
import { SketchBoard } from '../../game/sketch/sketch-board.tsx';
import type { Editor } from './use-editor.ts';
import { editorWords } from '../../game/sketch/words/editor-words.ts';
import { words } from '../../game/words/shared-words.ts';
import { scoreWords } from '../../game/score/words/score-words.ts';
import './editor-desk.css';

const WAYS: readonly Brush[] = ['look', '.'];
/** Where there is room, the duplexes are always visible. */
const hasRoom = (): boolean => matchMedia('(min-width: 901px)').matches;

const duplexesOf = (shape: Shape): readonly Tile[] =>
  COMPONENTS.duplexes.filter((duplex) => shapeOf(duplex) === shape);

type GridCell = readonly [number, number];

/** Announced after a change: the current score. */
const say = (editor: Editor): void => {
  const { scores } = words().game;
  announce(scores.points(explain(editor.history.now.peek()).total));
};

/** If the reasons are below the board, the points are shown beside the tools; they are announced in any case. */
function Live({ total }: { readonly total: number }) {
  return (
    <p class="editor-gap" aria-hidden="true">
      <span class="editor-live">{words().game.scores.points(total)}</span>
    </p>
  );
}

interface DeskProps {
  readonly editor: Editor;
  /** With the palette, which is rendered a moment after the board. */
  readonly isWhole: boolean;
}

/** The effect of a tap, a key or a dragged tile on the drawing. */
function useDesk(editor: Editor) {
  const { history, brush, highlighted } = editor;
  const sketch = history.now.value;
  const { grid } = sketch;
  const board = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState<GridCell | undefined>(undefined);
  const parts = partsOfSketch(sketch, words().game, editor.box.value);
  const { toGrid } = onBoard(grid, [], { box: editor.box.value });
  const cellUnder = (under: Element | null): GridCell | undefined => {
    const cell = board.current?.contains(under) ? cellOf(under) : undefined;
    return cell && toGrid(cell);
  };
  const pick = (one: Brush): void => {
    brush.value = one;
  };
  const carryFrom = (tile: Tile, event: PointerEvent, from?: GridCell): void =>
    dragTile(event, {
      tile,
      unit: cellSizeIn(board.current),
      lift: () => from === undefined && pick(tile),
      over: (under) => setOver(cellUnder(under)),
      end: () => setOver(undefined),
      drop: (under) => {
        const cell = cellUnder(under);
        if (from !== undefined) editor.change({ ...sketch, grid: move(grid, from, cell) });
        else if (cell !== undefined) editor.change({ ...sketch, grid: put(grid, tile, cell) });
        say(editor);
      },
    });
  const explainAt = (cell: GridCell): void => {
    const found = partsAt(parts, cell);
    highlighted.value = found.map((part) => parts.indexOf(part));
    announce(found.map(({ text }) => text).join('; ') || scoreWords().nothingScores);
  };
  const act = (cell: GridCell): void => {
    if (brush.value === 'look') return explainAt(cell);
    editor.paint(cell);
    say(editor);
  };
  const grip = (cell: GridCell, event: PointerEvent): void => {
    const sign = signAt(grid, cell);
    if (sign !== undefined && sign !== '.' && !isLandscapeCell(sign)) carryFrom(sign, event, cell);
  };
  const marks = highlighted.value.flatMap((nth) => (parts[nth] === undefined ? [] : marksOf(parts[nth])));
  return { editor, board, over, marks, pick, carryFrom, act, grip };
}

type DeskModel = ReturnType<typeof useDesk>;

export function Desk({ editor, isWhole }: DeskProps) {
  const desk = useDesk(editor);
  const { grid } = editor.history.now.value;
  const brush = editor.brush.value;
  const { city } = editorWords();
  return (
    <section class="editor-desk" aria-label={city}>
      <Tools desk={desk} />
      <div ref={desk.board} class={brush === 'look' ? 'editor-board editor-looking' : 'editor-board'}>
        <SketchBoard
          grid={grid}
          marks={desk.marks}
          label={city}
          box={editor.box.value}
          tile={isTileBrush(brush) ? brush : undefined}
          over={desk.over}
          onAct={desk.act}
          onGrip={desk.grip}
        />
      </div>
      {isWhole && <Palettes desk={desk} capital={hasLandscape(grid)} />}
      <DraggedTile />
    </section>
  );
}

interface BrushesProps {
  readonly desk: DeskModel;
  readonly label: string;
  readonly brushes: readonly Brush[];
}

const Brushes = ({ desk, label, brushes }: BrushesProps) => (
  <Palette
    label={label}
    brushes={brushes}
    chosen={desk.editor.brush.value}
    onChoose={desk.pick}
    names={editorWords()}
    box={desk.editor.box.value}
    onGrip={desk.carryFrom}
  />
);

function Tools({ desk }: { readonly desk: DeskModel }) {
  const { history, change } = desk.editor;
  const sketch = history.now.value;
  const said = editorWords();
  return (
    <div class="editor-tools">
      <Brushes desk={desk} label={said.tools} brushes={WAYS} />
      <Live total={explain(sketch).total} />
      <IconButton sign="undo" label={said.undo} disabled={!history.canUndo.value} onClick={history.undo}>
        <span class="palette-word">{said.undo}</span>
      </IconButton>
      <IconButton sign="redo" label={said.redo} disabled={!history.canRedo.value} onClick={history.redo}>
        <span class="palette-word">{said.redo}</span>
      </IconButton>
      <IconButton
        sign="trash"
        label={said.clear}
        disabled={makeSketch(sketch) === makeSketch(EMPTY_SKETCH)}
        onClick={() => change(EMPTY_SKETCH)}
      >
        <span class="palette-word">{said.clear}</span>
      </IconButton>
    </div>
  );
}

function Palettes({ desk, capital }: { readonly desk: DeskModel; readonly capital: boolean }) {
  const said = editorWords();
  const { civics = CAPITALS.civics } = desk.editor.box.value;
  return (
    <div class="editor-palettes">
      <Brushes desk={desk} label={said.tiles} brushes={LETTERS} />
      {capital && (
        <details class="editor-more" open>
          <summary>{said.civics}</summary>
          <Brushes desk={desk} label={said.civics} brushes={civics.map(({ tile }) => tile)} />
        </details>
      )}
      <details class="editor-more" open={hasRoom() && !capital}>
        <summary>{said.duplexes}</summary>
        <div class="editor-stacked">
          <Brushes desk={desk} label={said.stacked} brushes={duplexesOf('stacked')} />
        </div>
        <div class="editor-beside">
          <Brushes desk={desk} label={said.side} brushes={duplexesOf('side')} />
        </div>
      </details>
    </div>
  );
}

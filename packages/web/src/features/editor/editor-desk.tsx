/** The city on the desk with its tools: what is in hand is put where one touches, or carried there. */
import { LETTERS, type Shape, shapeOf, type Tile } from '@duopolis/rules';
import { isLandscapeCell } from '@duopolis/rules/cities';
import { CAPITALS, COMPONENTS } from '@duopolis/rules/components';
import { useState } from 'preact/hooks';
import { announce } from '../../kit/controls/announce.tsx';
import { IconButton } from '../../kit/controls/index.ts';
import { cellOf } from '../../game/board/board-input.ts';
import { carry } from '../../game/board/carry-tile.ts';
import { marksOf, partsAt } from '../../game/score/score-reasons.ts';
import { DraggedTile } from '../../game/turn/dragged-tile.tsx';
import { makeSketch } from '../../game/sketch/sketch-link.ts';
import { move, put } from '../../game/sketch/sketch-pieces.ts';
import { onBoard } from '../../game/sketch/on-board.ts';
import { type Brush, isTileBrush, Palette } from '../../game/sketch/palette.tsx';
import { explain, partsOfSketch } from '../../game/sketch/sketch-score.ts';
import { EMPTY_SKETCH, isCapital, signAt } from '../../game/sketch/sketch.ts';
import { SketchBoard } from '../../game/sketch/sketch-board.tsx';
import type { Editor } from './use-editor.ts';
import { editorWords } from '../../game/sketch/words/editor-words.ts';
import { words } from '../../game/words/game-words.ts';
import { scoreWords } from '../../game/score/words/score-words.ts';

const WAYS: readonly Brush[] = ['look', '.'];
/** Where there is room, the duplexes lie open. */
const hasRoom = (): boolean => matchMedia('(min-width: 901px)').matches;

const duplexesOf = (shape: Shape): readonly Tile[] =>
  COMPONENTS.duplexes.filter((duplex) => shapeOf(duplex) === shape);

const unitOf = (): number =>
  document.querySelector('.editor-board .board-cell')?.getBoundingClientRect().width ?? 72;

/** What is told after a change: how the city scores now. */
const say = (editor: Editor): void => {
  const { scores } = words().game;
  announce(scores.points(explain(editor.history.now.peek()).total));
};

/** Where the reasons lie below the board, the points are seen beside the tools; they are announced anyway. */
function Live({ total }: { readonly total: number }) {
  return (
    <p class="editor-gap" aria-hidden="true">
      <span class="editor-live">{words().game.scores.points(total)}</span>
    </p>
  );
}

interface DeskProps {
  readonly editor: Editor;
  /** With the tiles to pick from, which come a moment after the board. */
  readonly isWhole: boolean;
}

export function Desk({ editor, isWhole }: DeskProps) {
  const { history, brush, told } = editor;
  const sketch = history.now.value;
  const { grid } = sketch;
  const all = words();
  const said = editorWords();
  const [over, setOver] = useState<readonly [number, number] | undefined>(undefined);
  const parts = partsOfSketch(sketch, all.game);
  const marks = told.value.flatMap((nth) => (parts[nth] === undefined ? [] : marksOf(parts[nth])));
  const { toGrid } = onBoard(grid, []);
  const cellUnder = (under: Element | null) => {
    const cell = under?.closest('.editor-board') ? cellOf(under) : undefined;
    return cell && toGrid(cell);
  };
  const pick = (one: Brush): void => {
    brush.value = one;
  };
  const carryFrom = (tile: Tile, event: PointerEvent, from?: readonly [number, number]): void =>
    carry(event, {
      tile,
      unit: unitOf(),
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
  const onAct = (cell: readonly [number, number]): void => {
    if (brush.value === 'look') {
      told.value = partsAt(parts, cell).map((part) => parts.indexOf(part));
      announce(
        partsAt(parts, cell)
          .map(({ text }) => text)
          .join('; ') || scoreWords().nothingScores,
      );
    } else {
      editor.paint(cell);
      say(editor);
    }
  };
  const onGrip = (cell: readonly [number, number], event: PointerEvent): void => {
    const sign = signAt(grid, cell);
    if (sign !== undefined && sign !== '.' && !isLandscapeCell(sign)) carryFrom(sign, event, cell);
  };
  const palette = (label: string, brushes: readonly Brush[]) => (
    <Palette
      label={label}
      brushes={brushes}
      chosen={brush.value}
      onChoose={pick}
      names={said}
      onGrip={carryFrom}
    />
  );
  return (
    <section class="editor-desk" aria-label={said.city}>
      <div class="editor-tools">
        {palette(said.tools, WAYS)}
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
          onClick={() => editor.change(EMPTY_SKETCH)}
        >
          <span class="palette-word">{said.clear}</span>
        </IconButton>
      </div>
      <div class={brush.value === 'look' ? 'editor-board editor-looking' : 'editor-board'}>
        <SketchBoard
          grid={grid}
          marks={marks}
          label={said.city}
          tile={isTileBrush(brush.value) ? brush.value : undefined}
          over={over}
          onAct={onAct}
          onGrip={onGrip}
        />
      </div>
      {isWhole && (
        <div class="editor-palettes">
          {palette(said.tiles, LETTERS)}
          {isCapital(grid) && (
            <details class="editor-more" open>
              <summary>{said.civics}</summary>
              {palette(
                said.civics,
                CAPITALS.civics.map(({ tile }) => tile),
              )}
            </details>
          )}
          <details class="editor-more" open={hasRoom() && !isCapital(grid)}>
            <summary>{said.duplexes}</summary>
            <div class="editor-stacked">{palette(said.stacked, duplexesOf('stacked'))}</div>
            <div class="editor-beside">{palette(said.side, duplexesOf('side'))}</div>
          </details>
        </div>
      )}
      <DraggedTile />
    </section>
  );
}

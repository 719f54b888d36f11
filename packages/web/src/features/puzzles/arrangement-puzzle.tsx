/** Answering by arranging: any two of sixteen tiles can be swapped, and the score is shown at once. */
import { citiesAfter, scoresAfter } from '@duopolis/bots/puzzle';
import type { Cell, Tile } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import { sameCell } from '@duopolis/rules/cities';
import { useRef, useState } from 'preact/hooks';
import { announce } from '../../kit/controls/announce.tsx';
import { useProgressiveParts } from '../../kit/page/progressive-rendering.ts';
import type { BoardState } from '../../game/board/board-model.ts';
import { Board } from '../../game/board/board.tsx';
import { Button } from '../../kit/controls/index.ts';
import { DraggedTile } from '../../game/turn/dragged-tile.tsx';
import { drag } from './puzzle-dragging.ts';
import { answerOfOrder, swapped, placeOf, SQUARE_FRAME } from './puzzle-draft.ts';
import type { AnsweringProps } from './placement-puzzle.tsx';
import { TypePoints } from './type-points.tsx';
import { puzzleWords } from './words/puzzles-words.ts';
import { words } from '../../game/words/shared-words.ts';

/** Row by row. */
const orderOf = (answer: AnsweringProps['from'], tiles: readonly Tile[]): readonly Tile[] =>
  answer === undefined
    ? tiles
    : [...answer].toSorted((one, other) => placeOf(one.at) - placeOf(other.at)).map(({ tile }) => tile);

/** The tiles row by row, and the one selected for a swap. */
function useArranging(puzzle: AnsweringProps['puzzle'], from: AnsweringProps['from']) {
  const say = puzzleWords();
  const { pieces } = words().game;
  const [order, setOrder] = useState(() => orderOf(from, puzzle.tiles));
  const [picked, setPicked] = useState<Cell | undefined>(undefined);
  const tileAt = (cell: Cell): Tile => itemAt(order, placeOf(cell));
  const nameAt = (cell: Cell): string => pieces.tile(tileAt(cell));
  const change = (one: Cell, other: Cell): void => {
    setPicked(undefined);
    if (sameCell(one, other)) return;
    const after = swapped(order, placeOf(one), placeOf(other));
    setOrder(after);
    const [next] = scoresAfter(puzzle, answerOfOrder(after));
    announce(say.changed(nameAt(one), nameAt(other), next?.total ?? 0));
  };
  const act = (cell: Cell): void => {
    if (picked === undefined) {
      setPicked(cell);
      announce(say.picked(nameAt(cell)));
    } else change(picked, cell);
  };
  const clear = (): void => setOrder(puzzle.tiles);
  return { answer: answerOfOrder(order), picked, setPicked, tileAt, nameAt, change, act, clear };
}

export function ArrangementPuzzle({ puzzle, from, checkWords, onAnswer, children }: AnsweringProps) {
  const arranging = useArranging(puzzle, from);
  /** The city, the answer. */
  const drawn = useProgressiveParts(2);
  const [score] = scoresAfter(puzzle, arranging.answer);
  return (
    <div class="puzzle-answer puzzle-of-1">
      <div class="puzzle-boards">
        <Square puzzle={puzzle} arranging={arranging} total={score?.total} />
        <DraggedTile />
      </div>
      {drawn > 1 && (
        <Checking arranging={arranging} score={score} checkWords={checkWords} onAnswer={onAnswer}>
          {children}
        </Checking>
      )}
    </div>
  );
}

interface ArrangingProps {
  readonly arranging: ReturnType<typeof useArranging>;
}

interface SquareProps extends ArrangingProps, Pick<AnsweringProps, 'puzzle'> {
  readonly total: number | undefined;
}

function Square({ puzzle, arranging, total }: SquareProps) {
  const say = puzzleWords();
  const { answer, picked, setPicked, tileAt, change, act } = arranging;
  const [city] = citiesAfter(puzzle, answer);
  const boards = useRef<HTMLElement>(null);
  /** A finger on the board scrolls the page; it taps two tiles instead. */
  const grip = (cell: Cell, event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') return;
    drag(event, {
      tile: tileAt(cell),
      boards: boards.current,
      lift: () => setPicked(cell),
      over: () => {},
      drop: (target) => change(cell, target.cell),
    });
  };
  const state: BoardState = {
    frame: SQUARE_FRAME,
    pieces: (city?.tiles ?? []).map(({ tile, at }) => ({ tile, at, tone: 'standing' })),
    legal: [],
    marks: picked === undefined ? [] : [{ cells: [picked], tone: 'act' }],
  };
  return (
    <section ref={boards} class="puzzle-city sheet-of-paper" aria-label={say.city} data-city={0}>
      <h3 class="puzzle-city-head">
        <span>{say.city}</span>
        <strong>{total}</strong>
      </h3>
      <Board state={state} label={say.city} onAct={act} onGrip={grip} />
    </section>
  );
}

interface CheckingProps extends ArrangingProps, Omit<AnsweringProps, 'puzzle' | 'from'> {
  readonly score: ReturnType<typeof scoresAfter>[number] | undefined;
}

function Checking({ arranging, score, checkWords, onAnswer, children }: CheckingProps) {
  const say = puzzleWords();
  const { answer, picked, nameAt, clear } = arranging;
  return (
    <div class="puzzle-side sheet-of-paper">
      <h3>
        {say.laidOut}: {words().game.scores.points(score?.total ?? 0)}
      </h3>
      {score !== undefined && (
        <TypePoints title={say.laidOut} columns={[{ name: say.laidOut, score }]} plain />
      )}
      <p class="puzzle-hint" role="status">
        {picked === undefined ? say.pickFirst : say.pickOther(nameAt(picked))}
      </p>
      <div class="puzzle-actions">
        <Button kind="main" size="large" onClick={() => onAnswer(answer)}>
          {checkWords}
        </Button>
        <Button kind="quiet" sign="undo" onClick={clear}>
          {say.clear}
        </Button>
      </div>
      {children}
    </div>
  );
}

/** Answering by arranging: sixteen tiles lie in the square, and any two of them change places; the score is told at once. */
import { citiesAfter, scoresAfter } from '@duopolis/bots/puzzle';
import { type Cell, itemAt, type Tile } from '@duopolis/rules';
import { sameCell } from '@duopolis/rules/cities';
import { useState } from 'preact/hooks';
import { announce } from '../../kit/controls/announce.tsx';
import { useProgressiveParts } from '../../kit/page/progressive-rendering.ts';
import { Board } from '../../game/board/board.tsx';
import { Button } from '../../kit/controls/index.ts';
import { DraggedTile } from '../../game/turn/dragged-tile.tsx';
import { drag } from './puzzle-dragging.ts';
import { answerOfOrder, exchanged, placeOf, SQUARE_FRAME } from './puzzle-draft.ts';
import type { AnsweringProps } from './placement-puzzle.tsx';
import { TypePoints } from './type-points.tsx';
import { puzzleWords } from './words/puzzles-words.ts';
import { words } from '../../game/words/game-words.ts';

/** Row by row. */
const orderOf = (answer: AnsweringProps['from'], tiles: readonly Tile[]): readonly Tile[] =>
  answer === undefined
    ? tiles
    : [...answer].toSorted((one, other) => placeOf(one.at) - placeOf(other.at)).map(({ tile }) => tile);

export function Arranging({ puzzle, from, checkWords, onAnswer, children }: AnsweringProps) {
  const say = puzzleWords();
  const { pieces, scores } = words().game;
  const [order, setOrder] = useState(() => orderOf(from, puzzle.tiles));
  const [picked, setPicked] = useState<Cell | undefined>(undefined);
  const answer = answerOfOrder(order);
  /** The city, the answer. */
  const drawn = useProgressiveParts(2);
  const [score] = scoresAfter(puzzle, answer);
  const [city] = citiesAfter(puzzle, answer);
  const nameAt = (cell: Cell): string => pieces.tile(itemAt(order, placeOf(cell)));
  const change = (one: Cell, other: Cell): void => {
    setPicked(undefined);
    if (sameCell(one, other)) return;
    const after = exchanged(order, placeOf(one), placeOf(other));
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
  /** A finger on the board scrolls the page; it taps two tiles instead. */
  const grip = (cell: Cell, event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') return;
    drag(event, itemAt(order, placeOf(cell)), {
      lift: () => setPicked(cell),
      over: () => {},
      drop: (target) => change(cell, target.cell),
    });
  };
  return (
    <div class="puzzle-answer puzzle-of-1">
      <div class="puzzle-boards">
        <section class="puzzle-city sheet-of-paper" aria-label={say.city} data-city={0}>
          <h3 class="puzzle-city-head">
            <span>{say.city}</span>
            <strong>{score?.total}</strong>
          </h3>
          <Board
            state={{
              frame: SQUARE_FRAME,
              pieces: (city?.tiles ?? []).map(({ tile, at }) => ({ tile, at, tone: 'standing' })),
              legal: [],
              marks: picked === undefined ? [] : [{ cells: [picked], tone: 'act' }],
            }}
            label={say.city}
            onAct={act}
            onGrip={grip}
          />
        </section>
        <DraggedTile />
      </div>
      {drawn > 1 && (
        <div class="puzzle-side sheet-of-paper">
          <h3>
            {say.laidOut}: {scores.points(score?.total ?? 0)}
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
            <Button kind="quiet" sign="undo" onClick={() => setOrder(puzzle.tiles)}>
              {say.clear}
            </Button>
          </div>
          {children}
        </div>
      )}
    </div>
  );
}

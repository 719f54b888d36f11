/** Answering by placing: tiles from the side onto legal cells; no cell shows its gain. */
import type { PosedPuzzle, PuzzleAnswer } from '@duopolis/bots/puzzle';
import type { Cell, City, CityIndex, Tile } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import { sameCell } from '@duopolis/rules/cities';
import { pointsIn } from '@duopolis/table';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { announce } from '../../kit/controls/announce.tsx';
import { useProgressiveParts } from '../../kit/page/progressive-rendering.ts';
import { Board } from '../../game/board/board.tsx';
import { standingPieces } from '../../game/board/drawings.ts';
import { footprint, frameOf } from '../../game/board/board-window.ts';
import { type BoardState, legalPlaceAt } from '../../game/board/board-model.ts';
import { Button } from '../../kit/controls/index.ts';
import { DraggedTile } from '../../game/turn/dragged-tile.tsx';
import { sentence } from '../../kit/words/sentence.ts';
import { sayCellRefusal } from '../../game/turn/city-state.ts';
import {
  answerOf,
  cellsForTile,
  isComplete,
  type Laid,
  laidAt,
  reachOf,
  refusalOf,
  taken,
} from './puzzle-draft.ts';
import { drag, type Target } from './puzzle-dragging.ts';
import { PuzzleTile } from './puzzle-tile.tsx';
import { boardWords } from '../../game/board/words/board-words.ts';
import { puzzleWords } from './words/puzzles-words.ts';
import { words } from '../../game/words/shared-words.ts';
import './placement-puzzle.css';

export interface AnsweringProps {
  readonly puzzle: PosedPuzzle;
  /** The initial state. */
  readonly from: PuzzleAnswer | undefined;
  readonly checkWords: string;
  readonly onAnswer: (answer: PuzzleAnswer) => void;
  readonly children: ComponentChildren;
}

/** Tiles of an answer by their index in the hand. */
function laidFrom({ tiles }: PosedPuzzle, answer: PuzzleAnswer): readonly Laid[] {
  const free = tiles.map((tile, index) => ({ tile, index }));
  return answer.flatMap((placed) => {
    const nth = free.findIndex(({ tile }) => tile === placed.tile);
    const [one] = nth < 0 ? [] : free.splice(nth, 1);
    return one === undefined ? [] : [{ ...placed, index: one.index }];
  });
}

/** A draft answer: placed tiles, and the picked one. */
function useLaying(puzzle: PosedPuzzle, from: PuzzleAnswer | undefined) {
  const say = puzzleWords();
  const { pieces } = words().game;
  const { tiles, kind } = puzzle;
  const [laid, setLaid] = useState<readonly Laid[]>(() => laidFrom(puzzle, from ?? []));
  const [picked, setPicked] = useState<number | undefined>(undefined);
  const [refused, setRefused] = useState<string | undefined>(undefined);
  const isLaid = (index: number): boolean => laid.some((one) => one.index === index);
  const takeBack = (index: number): void => {
    setRefused(undefined);
    setLaid(taken(puzzle, laid, index));
    if (tiles[index] !== undefined) announce(say.takenBack(pieces.tile(tiles[index])));
  };
  const pick = (index: number): void => {
    setRefused(undefined);
    if (isLaid(index)) takeBack(index);
    setPicked(index === picked ? undefined : index);
    if (tiles[index] !== undefined && index !== picked) announce(say.picked(pieces.tile(tiles[index])));
  };
  /** Adds a tile to a draft, if it may go there. */
  const lay = (index: number, { city, cell }: Target, others: readonly Laid[]): void => {
    const one = tiles[index];
    if (one === undefined) return;
    const legal = cellsForTile(puzzle, others, { city, tile: one }).map((at) => ({ at, best: false }));
    const at = legalPlaceAt(legal, one, cell)?.at;
    if (at === undefined) {
      setRefused(refusalText(puzzle, others, { city, tile: one, cell }));
      return;
    }
    setRefused(undefined);
    const after = [...others, { city, tile: one, at, index }];
    setLaid(after);
    announce(boardWords().staged(pieces.tile(one)));
    const left = tiles.findIndex((_, other) => !after.some((placed) => placed.index === other));
    setPicked(isComplete(puzzle, after) || kind === 'choice' ? undefined : left);
  };
  const act = (city: CityIndex, cell: Cell): void => {
    const there = laidAt(laid, city, cell);
    if (there !== undefined) {
      takeBack(there.index);
      setPicked(there.index);
    } else if (picked !== undefined) lay(picked, { city, cell }, laid);
  };
  const lift = (index: number): void => {
    setRefused(undefined);
    setLaid(taken(puzzle, laid, index));
    setPicked(index);
  };
  const clear = (): void => {
    setRefused(undefined);
    setLaid([]);
    setPicked(undefined);
  };
  return { laid, picked, refused, isLaid, pick, lay, act, lift, clear };
}

/** By the rows and columns of the board on the screen. */
function refusalText(
  puzzle: PosedPuzzle,
  laid: readonly Laid[],
  at: { readonly city: CityIndex; readonly tile: Tile; readonly cell: Cell },
): string | undefined {
  const refusal = refusalOf(puzzle, laid, at);
  const frame = frameIn(puzzle, laid, at.city);
  const say = { ...words(), board: boardWords() };
  return refusal && `${sentence(sayCellRefusal(refusal, frame, say))}.`;
}

/** The same whichever tile is picked. */
const frameIn = (puzzle: PosedPuzzle, laid: readonly Laid[], city: CityIndex) =>
  frameOf(itemAt(puzzle.cities, city), [
    ...footprint(laid.filter((one) => one.city === city)),
    ...reachOf(puzzle, laid, city),
  ]);

type Laying = ReturnType<typeof useLaying>;

export function PlacementPuzzle({ puzzle, from, checkWords, onAnswer, children }: AnsweringProps) {
  const { cities, tiles, kind } = puzzle;
  const laying = useLaying(puzzle, from);
  const { laid, picked } = laying;
  const [pointed, setPointed] = useState<Target>();
  /** The tiles, each city, the answer; on a phone the tiles are on top. */
  const drawn = useProgressiveParts(cities.length + 2);
  const tile = picked === undefined ? undefined : tiles[picked];
  const boards = useRef<HTMLDivElement>(null);
  const grip = (index: number, event: PointerEvent): void => {
    const [one, others] = [tiles[index], taken(puzzle, laid, index)];
    if (one === undefined) return;
    drag(event, {
      tile: one,
      boards: boards.current,
      lift: () => laying.lift(index),
      over: setPointed,
      drop: (target) => laying.lay(index, target, others),
    });
  };
  return (
    <div class={`puzzle-answer puzzle-of-${cities.length}`}>
      <div ref={boards} class="puzzle-boards">
        {cities.slice(0, drawn - 1).map((city, nth) => (
          <CityOfPuzzle
            key={nth}
            of={cities.length}
            points={pointsIn(puzzle)[nth] ?? 0}
            state={stateOf({ puzzle, laid, city, nth, tile, pointed })}
            tile={tile && words().game.pieces.tile(tile)}
            onAct={(cell) => laying.act(nth, cell)}
            onPoint={(cell) => setPointed(cell && { city: nth, cell })}
            onGrip={(cell, event) => {
              const there = laidAt(laid, nth, cell);
              if (there !== undefined) grip(there.index, event);
            }}
            nth={nth}
          />
        ))}
      </div>
      <Tray tiles={tiles} kind={kind} laying={laying} onGrip={grip} />
      {drawn > cities.length + 1 && (
        <Checking puzzle={puzzle} laying={laying} checkWords={checkWords} onAnswer={onAnswer} />
      )}
      {drawn > cities.length + 1 && <Past>{children}</Past>}
    </div>
  );
}

interface TrayProps extends Pick<PosedPuzzle, 'tiles' | 'kind'> {
  readonly laying: Laying;
  readonly onGrip: (index: number, event: PointerEvent) => void;
}

function Tray({ tiles, kind, laying, onGrip }: TrayProps) {
  const say = puzzleWords();
  return (
    <div class="puzzle-side puzzle-tray sheet-of-paper">
      <h3>{kind === 'choice' ? say.hand : say.tiles}</h3>
      <div class="puzzle-hand">
        {tiles.map((one, index) => (
          <PuzzleTile
            key={index}
            tile={one}
            isPicked={index === laying.picked}
            isLaid={laying.isLaid(index)}
            onPick={() => laying.pick(index)}
            onGrip={(event) => onGrip(index, event)}
          />
        ))}
      </div>
      <DraggedTile />
    </div>
  );
}

/** Not in the panel of the button, which stays in sight on a phone. */
const Past = ({ children }: Pick<AnsweringProps, 'children'>) =>
  children === false ? null : <div class="puzzle-side puzzle-past-tries sheet-of-paper">{children}</div>;

interface CheckingProps extends Omit<AnsweringProps, 'from' | 'children'> {
  readonly laying: Laying;
}

/** The next step, and the button that checks the answer. */
function Checking({ puzzle, laying, checkWords, onAnswer }: CheckingProps) {
  const say = puzzleWords();
  const { laid, picked, clear } = laying;
  const complete = isComplete(puzzle, laid);
  const tile = picked === undefined ? undefined : puzzle.tiles[picked];
  const hint = tile === undefined ? say.pickTile : say.pickCell(words().game.pieces.tile(tile));
  return (
    <div class="puzzle-side puzzle-checking sheet-of-paper">
      <p class="puzzle-hint" role="status">
        {laying.refused ?? (complete ? say.ready : hint)}
      </p>
      <div class="puzzle-actions">
        <Button kind="main" size="large" disabled={!complete} onClick={() => onAnswer(answerOf(laid))}>
          {checkWords}
        </Button>
        <Button kind="quiet" sign="undo" disabled={laid.length === 0} onClick={clear}>
          {say.clear}
        </Button>
      </div>
    </div>
  );
}

interface StateProps {
  readonly puzzle: PosedPuzzle;
  readonly laid: readonly Laid[];
  readonly city: City;
  readonly nth: CityIndex;
  readonly tile: PosedPuzzle['tiles'][number] | undefined;
  readonly pointed: Target | undefined;
}

/** The built and tried tiles, the legal cells, and the tile under the pointer. */
function stateOf({ puzzle, laid, city, nth, tile, pointed }: StateProps): BoardState {
  const here = laid.filter((one) => one.city === nth);
  const legal =
    tile === undefined
      ? []
      : cellsForTile(puzzle, laid, { city: nth, tile }).map((at) => ({ at, best: false }));
  const meant =
    tile === undefined || pointed?.city !== nth ? undefined : legalPlaceAt(legal, tile, pointed.cell);
  return {
    frame: frameIn(puzzle, laid, nth),
    pieces: [
      ...standingPieces(city.tiles),
      ...here.map((one) => ({ tile: one.tile, at: one.at, tone: 'staged' as const, variant: 0 })),
      ...(meant === undefined || tile === undefined || here.some(({ at }) => sameCell(at, meant.at))
        ? []
        : [{ tile, at: meant.at, tone: 'preview' as const, variant: 0 }]),
    ],
    legal,
    marks: [],
  };
}

interface CityOfPuzzleProps {
  /** How many cities the puzzle has. */
  readonly of: number;
  readonly points: number;
  readonly state: BoardState;
  readonly tile: string | undefined;
  readonly onAct: (cell: Cell) => void;
  readonly onPoint: (cell: Cell | undefined) => void;
  readonly onGrip: (cell: Cell, event: PointerEvent) => void;
  readonly nth: CityIndex;
}

function CityOfPuzzle({ of, points, state, tile, onAct, onPoint, onGrip, nth }: CityOfPuzzleProps) {
  const say = puzzleWords();
  const name = of === 1 ? say.city : nth === 0 ? say.leftCity : say.rightCity;
  return (
    <section class="puzzle-city sheet-of-paper" aria-label={name} data-city={nth}>
      <h3 class="puzzle-city-head">
        <span>{name}</span>
        <small>{say.standsAt(words().game.scores.points(points))}</small>
      </h3>
      <Board state={state} label={name} tile={tile} onAct={onAct} onPoint={onPoint} onGrip={onGrip} />
    </section>
  );
}

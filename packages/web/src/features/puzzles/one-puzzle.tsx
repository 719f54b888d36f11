/** One puzzle: the task, the board, the attempts, and at the end the solution. */
import './one-puzzle.css';
import {
  compareWorths,
  type PosedPuzzle,
  type PuzzleAnswer,
  type PuzzleKind,
  worthOf,
} from '@duopolis/bots/puzzle';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button, Sign, toast } from '../../kit/controls/index.ts';
import { ArrangementPuzzle } from './arrangement-puzzle.tsx';
import { isSameAnswer } from './puzzle-draft.ts';
import { isOver, type Try, TRIES } from '../../game/saves/puzzle-results.ts';
import { PlacementPuzzle } from './placement-puzzle.tsx';
import { sayWorth } from './puzzle-points.ts';
import { Solution } from './solution.tsx';
import { puzzleWords } from './words/puzzles-words.ts';

interface OnePuzzleProps {
  readonly puzzle: PosedPuzzle;
  readonly tries: readonly Try[];
  readonly onTry: (tried: Try) => void;
  /** The next unfinished one. */
  readonly next: PuzzleKind | undefined;
  readonly onNext: (kind: PuzzleKind) => void;
}

export function OnePuzzle({ puzzle, tries, onTry, next, onNext }: OnePuzzleProps) {
  const say = puzzleWords();
  const { kind, tiles, best } = puzzle;
  const [from, setFrom] = useState<{ readonly nth: number; readonly answer: PuzzleAnswer }>();
  /** How many attempts there were when one was checked here: its result must not be overlooked. */
  const checked = useRef(0);
  const attempt = (answer: PuzzleAnswer): void => {
    if (tries.some((one) => isSameAnswer(one.answer, answer))) {
      toast(say.triedAlready);
      return;
    }
    checked.current = tries.length + 1;
    const worth = worthOf(puzzle, answer);
    onTry({ answer, worth, best: compareWorths(worth, best) === 0 });
  };
  const takeUp = (nth: number, answer: PuzzleAnswer): void => {
    checked.current = 0;
    setFrom({ nth, answer });
  };
  const task = kind === 'placement' ? say.tasks.placement(tiles.length) : say.tasks[kind];
  const over = isOver(tries);
  const isNew = tries.length > 0 && checked.current === tries.length;
  const isLast = tries.length === TRIES - 1;
  const Answering = kind === 'arrangement' ? ArrangementPuzzle : PlacementPuzzle;
  return (
    <section class="puzzle" aria-labelledby="puzzle-title">
      <div class="puzzle-task">
        <h2 id="puzzle-title">{say.kinds[kind]}</h2>
        <p>{task}</p>
        <p class="puzzle-goal">{say.goals[kind]}</p>
      </div>
      {over ? (
        <Solution puzzle={puzzle} tries={tries} isNew={isNew}>
          {next !== undefined && (
            <Button kind="main" size="large" sign="arrow-right" onClick={() => onNext(next)}>
              {say.next[next]}
            </Button>
          )}
        </Solution>
      ) : (
        <Answering
          key={`${tries.length} ${from?.nth ?? ''}`}
          puzzle={puzzle}
          from={from?.answer ?? tries.at(-1)?.answer}
          checkWords={isLast ? say.checkLast : say.check}
          onAnswer={attempt}
        >
          {tries.length > 0 && <Tries tries={tries} isNew={isNew} onTakeUp={takeUp} />}
        </Answering>
      )}
    </section>
  );
}

interface TriesProps {
  readonly tries: readonly Try[];
  readonly isNew: boolean;
  readonly onTakeUp: (nth: number, answer: PuzzleAnswer) => void;
}

function Tries({ tries, isNew, onTakeUp }: TriesProps) {
  const say = puzzleWords();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) root.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={root} class="puzzle-tries">
      <h3>{say.tries}</h3>
      <ol>
        {tries.map(({ answer, worth }, nth) => (
          <li key={nth}>
            <span>
              <b>{say.tryIs(nth + 1, sayWorth(worth))}</b>, {say.moreIsPossible}
            </span>
            <button
              type="button"
              class="icon-btn"
              aria-label={say.showTry(nth + 1)}
              title={say.showTry(nth + 1)}
              onClick={() => onTakeUp(nth, answer)}
            >
              <Sign name="undo" size={20} />
            </button>
          </li>
        ))}
      </ol>
      <p class="puzzle-left">{say.triesLeft(TRIES - tries.length)}</p>
    </div>
  );
}

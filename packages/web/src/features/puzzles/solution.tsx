/** The solution beside the player's best attempt: both on the board, type by type, and why the city scores so. */
import { itemAt } from '@duopolis/rules/lists';
import { citiesAfter, type PosedPuzzle, scoresAfter } from '@duopolis/bots/puzzle';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { changesOf } from '../../game/score/score-changes.ts';
import { sentence } from '../../kit/words/sentence.ts';
import { Choice } from '../../kit/controls/index.ts';
import type { Try } from '../../game/saves/puzzle-results.ts';
import { bestTry } from './result-text.ts';
import { sayWorth } from './puzzle-points.ts';
import { SolvedCity } from './solved-city.tsx';
import { puzzleWords } from './words/puzzles-words.ts';
import './solution.css';

interface SolutionProps {
  readonly puzzle: PosedPuzzle;
  readonly tries: readonly Try[];
  /** The last attempt was checked just now: the verdict must not be overlooked. */
  readonly isNew: boolean;
  readonly children: ComponentChildren;
}

type Shown = 'best' | 'yours';

export function Solution({ puzzle, tries, isNew, children }: SolutionProps) {
  const own = bestTry(tries);
  const [shown, setShown] = useState<Shown>('best');
  if (own === undefined) return null;
  return (
    <div class={`puzzle-answer puzzle-solved puzzle-of-${puzzle.cities.length}`}>
      <div class="puzzle-boards">
        <SolvedCities puzzle={puzzle} own={own} shown={shown} />
      </div>
      <div class="puzzle-side sheet-of-paper">
        <h3>{puzzleWords().solution}</h3>
        <Verdict puzzle={puzzle} tries={tries} own={own} isNew={isNew} />
        {!own.best && <ShownChoice shown={shown} onShown={setShown} />}
        <div class="puzzle-actions">{children}</div>
        <PastTries tries={tries} />
      </div>
    </div>
  );
}

interface SolvedCitiesProps extends Pick<SolutionProps, 'puzzle'> {
  readonly own: Try;
  readonly shown: Shown;
}

function SolvedCities({ puzzle, own, shown }: SolvedCitiesProps) {
  const say = puzzleWords();
  const answer = shown === 'best' && !own.best ? puzzle.solution : own.answer;
  const cities = citiesAfter(puzzle, answer);
  const [mine, most] = [scoresAfter(puzzle, own.answer), scoresAfter(puzzle, puzzle.solution)];
  const names = puzzle.cities.length === 1 ? [say.city] : [say.leftCity, say.rightCity];
  const columnsOf = (nth: number) =>
    own.best
      ? [{ name: say.best, score: itemAt(mine, nth) }]
      : [
          { name: say.yours, score: itemAt(mine, nth) },
          { name: say.best, score: itemAt(most, nth) },
        ];
  return (
    <>
      {cities.map((_, nth) => (
        <SolvedCity
          key={`${shown} ${nth}`}
          name={names[nth] ?? ''}
          cities={cities}
          nth={nth}
          placed={answer.filter(({ city }) => city === nth)}
          columns={columnsOf(nth)}
          isWhole={puzzle.kind === 'arrangement'}
        />
      ))}
    </>
  );
}

interface VerdictProps extends Omit<SolutionProps, 'children'> {
  readonly own: Try;
}

function Verdict({ puzzle, tries, own, isNew }: VerdictProps) {
  const say = puzzleWords();
  const verdict = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!isNew) return;
    verdict.current?.focus({ preventScroll: true });
    verdict.current?.scrollIntoView({ block: 'nearest' });
  }, [isNew]);
  return (
    <>
      <p ref={verdict} class="puzzle-outcome" role="status" tabIndex={-1}>
        {own.best ? say.solvedIn(tries.length) : say.missedBy(sayWorth(own.worth), sayWorth(puzzle.best))}
      </p>
      {!own.best && <Better puzzle={puzzle} own={own} />}
      <p class="puzzle-hint">{say.greedy[puzzle.kind](sayWorth(puzzle.greedy))}</p>
    </>
  );
}

/** Where the best differs, type by type, city by city in the order of the boards. */
function Better({ puzzle, own }: Pick<VerdictProps, 'puzzle' | 'own'>) {
  const say = puzzleWords();
  const [mine, most] = [scoresAfter(puzzle, own.answer), scoresAfter(puzzle, puzzle.solution)];
  const names = puzzle.cities.length === 1 ? [say.city] : [say.leftCity, say.rightCity];
  return (
    <ul class="puzzle-better" aria-label={say.better}>
      {names.map((name, nth) => {
        const [before, after] = [itemAt(mine, nth), itemAt(most, nth)];
        const changes = changesOf(before, after);
        return (
          <li key={name}>
            <b>{say.fromTo(name, before.total, after.total)}</b>
            {changes !== '' && ` ${sentence(changes)}.`}
          </li>
        );
      })}
    </ul>
  );
}

interface ShownChoiceProps {
  readonly shown: Shown;
  readonly onShown: (shown: Shown) => void;
}

function ShownChoice({ shown, onShown }: ShownChoiceProps) {
  const say = puzzleWords();
  return (
    <Choice
      label={say.shown}
      quiet
      options={[
        { value: 'best', label: say.best },
        { value: 'yours', label: say.yours },
      ]}
      value={shown}
      onChange={onShown}
    />
  );
}

function PastTries({ tries }: Pick<SolutionProps, 'tries'>) {
  const say = puzzleWords();
  return (
    <ol class="puzzle-past" aria-label={say.tries}>
      {tries.map(({ worth, best }, nth) => (
        <li key={nth}>
          {say.tryIs(nth + 1, sayWorth(worth))}
          {best && `, ${say.isBest}`}
        </li>
      ))}
    </ol>
  );
}

/** The result of a day, with the text to paste. */
import { type PosedPuzzle, PUZZLE_KINDS, type PuzzleKind } from '@duopolis/bots/puzzle';
import { makePath } from '../../kit/routing/route.ts';
import { Button, LinkButton, toast } from '../../kit/controls/index.ts';
import { sentence } from '../../kit/words/sentence.ts';
import { dayAfter, FIRST_DAY, sayDay, untilNextDay } from '../../game/saves/puzzle-day.ts';
import type { SavedDay } from '../../game/saves/puzzle-results.ts';
import { type BestByKind, resultText, solvedOn } from './result-text.ts';
import './day-result.css';
import { puzzleWords } from './words/puzzles-words.ts';
import { words } from '../../game/words/shared-words.ts';

interface DayResultProps {
  readonly kept: SavedDay;
  readonly puzzles: { readonly [kind in PuzzleKind]: PosedPuzzle };
  /** Nothing for practice. */
  readonly streak: number | undefined;
}

const HOUR = 3_600_000;
const MINUTE = 60_000;

export function DayResult({ kept, puzzles, streak }: DayResultProps) {
  const say = puzzleWords();
  const best: BestByKind = {
    placement: puzzles.placement.best,
    choice: puzzles.choice.best,
    arrangement: puzzles.arrangement.best,
  };
  const text = resultText(say, kept, {
    best,
    about: {
      date: sayDay(kept.day, words().language),
      streak,
      link: `${location.origin}${makePath({ name: 'puzzles', day: kept.day })}`,
    },
  });
  const left = untilNextDay(Date.now());
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => toast(say.copied, 'good'),
      () => toast(text),
    );
  };
  return (
    <section class="puzzles-result sheet-of-paper" aria-labelledby="puzzles-result">
      <div>
        <h2 id="puzzles-result">{say.result}</h2>
        <p class="puzzles-reached">{sentence(say.solvedOf(solvedOn(kept), PUZZLE_KINDS.length))}</p>
        {streak !== undefined && (
          <p class="puzzles-tomorrow">
            {sentence(say.streak(streak))}.{' '}
            {say.tomorrow(Math.floor(left / HOUR), Math.floor((left % HOUR) / MINUTE))}
          </p>
        )}
        <Button kind="main" sign="copy" onClick={copy}>
          {say.copy}
        </Button>{' '}
        {kept.day > FIRST_DAY && (
          <LinkButton sign="chevron-left" to={{ name: 'puzzles', day: dayAfter(kept.day, -1) }}>
            {say.practise}
          </LinkButton>
        )}
      </div>
      <pre aria-label={say.resultText} tabIndex={0}>
        {text}
      </pre>
    </section>
  );
}

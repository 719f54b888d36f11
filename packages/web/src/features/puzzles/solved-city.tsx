/** A city of the solution: placed tiles are marked, and every reason for its score can be shown on it. */
import type { PuzzleAnswer } from '@duopolis/bots/puzzle';
import type { City, CityIndex } from '@duopolis/rules';
import { builtCityAt, sameCell } from '@duopolis/rules/cities';
import { scoreTable } from '@duopolis/rules/scoring';
import { useState } from 'preact/hooks';
import { Board } from '../../game/board/board.tsx';
import { frameOf } from '../../game/board/board-window.ts';
import { marksOf, partsAt, partsOf } from '../../game/score/score-reasons.ts';
import { sentence } from '../../kit/words/sentence.ts';
import { TermBadge } from '../../game/score/term-badge.tsx';
import { SQUARE_FRAME } from './puzzle-draft.ts';
import { type TypeColumns, TypePoints } from './type-points.tsx';
import '../../game/score/city-why.css';
import { puzzleWords } from './words/puzzles-words.ts';
import { words } from '../../game/words/shared-words.ts';
import { withColon } from '../../kit/words/with-colon.ts';

interface SolvedCityProps {
  readonly name: string;
  readonly cities: readonly City[];
  readonly nth: CityIndex;
  readonly placed: PuzzleAnswer;
  /** The player's and the best, or only the best. */
  readonly columns: TypeColumns;
  /** All of it was placed, so nothing is marked. */
  readonly isWhole: boolean;
}

export function SolvedCity({ name, cities, nth, placed, columns, isWhole }: SolvedCityProps) {
  const say = puzzleWords();
  const city = builtCityAt(cities, nth);
  const parts = partsOf({ cities }, nth, words());
  const [highlighted, highlight] = useState<readonly number[]>([]);
  const isPlaced = (at: PuzzleAnswer[number]['at']): boolean =>
    !isWhole && placed.some((one) => sameCell(one.at, at));
  return (
    <section class="puzzle-city sheet-of-paper" aria-label={name}>
      <h3 class="puzzle-city-head">
        <span>{name}</span>
        <strong>{scoreTable(cities, [])[nth]?.total}</strong>
      </h3>
      <Board
        state={{
          frame: isWhole ? SQUARE_FRAME : frameOf(city),
          pieces: city.tiles.map(({ tile, at }) => ({ tile, at, tone: isPlaced(at) ? 'just' : 'standing' })),
          legal: [],
          marks: highlighted.flatMap((one) => (parts[one] === undefined ? [] : marksOf(parts[one]))),
        }}
        label={name}
        onAct={(cell) => highlight(partsAt(parts, cell).map((part) => parts.indexOf(part)))}
      />
      <TypePoints title={withColon(say.compared, name)} columns={columns} plain={columns.length === 1} />
      <div class="puzzle-why">
        <h4>{say.why}</h4>
        <ul>
          {parts.map((part, one) => (
            <li key={one}>
              <button
                type="button"
                class="why-part"
                aria-pressed={highlighted.includes(one)}
                onClick={() => highlight(highlighted.length === 1 && highlighted[0] === one ? [] : [one])}
              >
                <TermBadge term={part.term} size={24} />
                <span>{sentence(part.text)}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

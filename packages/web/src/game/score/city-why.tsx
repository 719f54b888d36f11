/** An enlarged city with every reason for its score: touch a line or a tile to see it drawn. */
import type { Cell, City, CityIndex, OpenGame } from '@duopolis/rules';
import { matchCity, matOf } from '@duopolis/rules/cities';
import type { TableView } from '@duopolis/table';
import type { ExplainedPart } from '@duopolis/words/explained';
import { useState } from 'preact/hooks';
import { Board } from '../board/board.tsx';
import { standingPieces } from '../board/drawings.ts';
import { frameOf } from '../board/board-window.ts';
import { cityName } from '../players/seat-names.ts';
import { sentence } from '../../kit/words/sentence.ts';
import { TermBadge } from './term-badge.tsx';
import { Laid } from './automacity-tray.tsx';
import { signed } from '../board/gain-text.ts';
import { resultIn } from '../players/result-in.ts';
import { withColon } from '../../kit/words/with-colon.ts';
import { pointsFor } from './ceremony.ts';
import { marksOf, partsAt, partsOf } from './score-reasons.ts';
import './city-why.css';
import { scoreWords } from './words/score-words.ts';
import { words } from '../words/shared-words.ts';

/** What is asked about first: a type or other term of the score, or the tile on a cell. */
export type Asked = ExplainedPart['term'] | Cell;

/** Opens a city with the reasons for its score. */
export type OnWhy = (city: CityIndex, asked?: Asked) => void;

interface CityWhyProps {
  readonly view: TableView;
  readonly city: CityIndex;
  readonly asked?: Asked | undefined;
}

export function CityWhy({ view, city, asked }: CityWhyProps) {
  const open = view.game?.open;
  const shown = open?.cities[city];
  if (open === undefined || shown === undefined) return null;
  return <Why open={open} shown={shown} city={city} asked={asked} />;
}

interface WhyProps {
  readonly open: OpenGame;
  readonly shown: City;
  readonly city: CityIndex;
  readonly asked: Asked | undefined;
}

/** Which of the parts answer it. */
function askedIn(parts: readonly ExplainedPart[], asked: Asked): readonly number[] {
  const answers =
    typeof asked === 'string' ? parts.filter(({ term }) => term === asked) : partsAt(parts, asked);
  return answers.map((part) => parts.indexOf(part));
}

function Why({ open, shown, city, asked }: WhyProps) {
  const parts = partsOf(open, city, words());
  const [highlighted, highlight] = useState<readonly number[]>(() =>
    asked === undefined ? [] : askedIn(parts, asked),
  );
  const marks = highlighted.flatMap((nth) => (parts[nth] === undefined ? [] : marksOf(parts[nth])));
  const mat = matOf(shown);
  return (
    <div class="why">
      <div class="why-city">
        {matchCity(shown, {
          automacity: ({ laid }) => <Laid laid={laid} />,
          built: ({ tiles }) => (
            <Board
              state={{
                frame: frameOf(shown),
                pieces: standingPieces(tiles),
                legal: [],
                marks,
                box: open.box,
                ...(mat !== undefined && { mat }),
              }}
              label={cityName(open, city, words())}
              onAct={(cell) => highlight(askedIn(parts, cell))}
            />
          ),
        })}
      </div>
      <div class="why-reasons">
        <Parts parts={parts} highlighted={highlighted} onHighlight={highlight} />
        <Level open={open} city={city} />
      </div>
    </div>
  );
}

/** What the level of a solo game adds to Automacity, so that the lines make up the total. */
function Level({ open, city }: Pick<WhyProps, 'open' | 'city'>) {
  const score = resultIn(open).cities[city];
  const level = open.options.solo?.difficulty;
  const points = score === undefined ? 0 : pointsFor(score, 'difficulty');
  if (level === undefined || points === 0) return null;
  return (
    <p class="why-part why-level">
      {withColon(`${sentence(scoreWords().difficulty)} ${level}`, signed(points))}
    </p>
  );
}

interface PartsProps {
  readonly parts: readonly ExplainedPart[];
  readonly highlighted: readonly number[];
  readonly onHighlight: (highlighted: readonly number[]) => void;
}

/** Every reason in a line; those drawn on the board are pressed. */
export function Parts({ parts, highlighted, onHighlight }: PartsProps) {
  const score = scoreWords();
  if (parts.length === 0) return <p class="why-hint">{score.nothingScores}</p>;
  return (
    <div class="why-parts">
      <p class="why-hint">{score.whyHint}</p>
      <ul>
        {parts.map((part, nth) => (
          <li key={nth}>
            <button
              type="button"
              class="why-part"
              aria-pressed={highlighted.includes(nth)}
              onClick={() => onHighlight(highlighted.length === 1 && highlighted[0] === nth ? [] : [nth])}
            >
              <TermBadge term={part.term} size={26} />
              <span>{sentence(part.text)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

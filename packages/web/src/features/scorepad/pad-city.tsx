/** One city of the pad: its landmark, builders, cells and score. */
import { type Cell, citiesOfSeats } from '@duopolis/rules';
import { buildingAt, explainPad, freeTokens, type Pad, padOptions } from '@duopolis/rules/scorepad';
import { type OwnBox, ownBox } from '@duopolis/rules/components';
import { type ExplainedPart, explainedParts } from '@duopolis/words/explained';
import { useState } from 'preact/hooks';
import type { Mark } from '../../game/board/board-model.ts';
import { marksOf, partsAt } from '../../game/score/score-reasons.ts';
import { TermBadge } from '../../game/score/term-badge.tsx';
import { SketchBoard } from '../../game/sketch/sketch-board.tsx';
import { sentence } from '../../kit/words/sentence.ts';
import type { Desk } from './pad-state.ts';
import { isFilled, isOpen, named, pointsIn, type Term, termsOf, tokenName } from './pad-terms.ts';
import { scoreWords } from '../../game/score/words/score-words.ts';
import { tableWords } from '../../game/players/words/table-words.ts';
import { scorepadWords } from './words/scorepad-words.ts';
import { words } from '../../game/words/shared-words.ts';
import './pad-city.css';

function partsOfPad(pad: Pad, city: number, box?: OwnBox): readonly ExplainedPart[] {
  const { game } = words();
  const grid = pad.cities[city];
  const namesAt = (cells: readonly Cell[]): string =>
    cells
      .flatMap(([row, column]) => {
        const building = grid && buildingAt(grid, row * grid.width + column);
        return building === undefined ? [] : [game.pieces.tile(building, box)];
      })
      .join(', ');
  return explainedParts(explainPad(pad, city), namesAt, game);
}

export function CityCard({ desk }: { readonly desk: Desk }) {
  const { pad, city, mark } = desk.draft.value;
  const [term, setTerm] = useState<Term | undefined>(undefined);
  const grid = pad.cities[city];
  if (grid === undefined) return null;
  const cellAt = (nth: number): Cell => [Math.floor(nth / grid.width), nth % grid.width];
  const box = ownBox(desk.box.value);
  const parts = partsOfPad(pad, city, box);
  const reasons =
    term === undefined ? partsAt(parts, cellAt(lastOf(desk))) : parts.filter((one) => one.term === term);
  const marks: readonly Mark[] = [
    ...(term === undefined ? [] : reasons.flatMap(marksOf)),
    { cells: [cellAt(mark)], tone: 'act' },
  ];
  return (
    <section class="sheet-of-paper pad-card" aria-label={tokenName(pad, city)}>
      <Head desk={desk} />
      <div class="pad-field">
        <SketchBoard
          grid={grid}
          marks={marks}
          box={box}
          label={tokenName(pad, city)}
          onAct={([row, column]) => desk.mark(row * grid.width + column)}
        />
        <Terms pad={pad} city={city} term={term} onTerm={setTerm} />
      </div>
      <p class="pad-why" role="status">
        {(term === undefined ? reasons.slice(0, 1) : reasons).map(({ term: of, text }) => (
          <span key={text}>
            <TermBadge term={of} size={22} /> {sentence(text)}
          </span>
        ))}
        {term !== undefined && reasons.length === 0 && <span>{scoreWords().nothingScores}</span>}
      </p>
    </section>
  );
}

/** The cell filled last: the one before the cursor, in reading order. */
function lastOf({ draft }: Desk): number {
  const { pad, city, mark } = draft.value;
  const grid = pad.cities[city];
  if (grid === undefined) return -1;
  const upTo = Array.from({ length: mark + 1 }, (_, cell) => cell);
  return upTo.findLast((cell) => buildingAt(grid, cell) !== undefined) ?? -1;
}

function Head({ desk }: { readonly desk: Desk }) {
  const say = scorepadWords();
  const { pad, city } = desk.draft.value;
  const seats = citiesOfSeats(padOptions(pad));
  const builders = named(pad).names.filter((_, seat) => seats[seat]?.includes(city) === true);
  return (
    <header class="pad-head">
      <div>
        <select
          class="pad-token"
          aria-label={say.token}
          value={pad.tokens[city]}
          onChange={({ currentTarget }) =>
            desk.change({ ...pad, tokens: pad.tokens.with(city, currentTarget.value) })
          }
        >
          {freeTokens(pad, city, desk.box.value).map((token) => (
            <option key={token} value={token}>
              {words().game.pieces.token(token)}
            </option>
          ))}
        </select>
        <p>
          {tableWords().and(builders)} · {say.cityOf(city + 1, pad.cities.length)}
        </p>
      </div>
      <p class="pad-total">
        <b>{pointsIn(pad, city, 'total')}</b> {!isFilled(pad, city) && say.soFar}
      </p>
    </header>
  );
}

interface TermsProps {
  readonly pad: Pad;
  readonly city: number;
  readonly term: Term | undefined;
  readonly onTerm: (term: Term | undefined) => void;
}

function Terms({ pad, city, term, onTerm }: TermsProps) {
  const say = scorepadWords();
  const { terms } = words().game.scores;
  return (
    <div class="pad-terms" role="group" aria-label={say.points}>
      {termsOf(pad).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === term}
          title={sentence(terms[one])}
          onClick={() => onTerm(one === term ? undefined : one)}
        >
          <TermBadge term={one} size={26} />
          <span class="unseen">{sentence(terms[one])}</span>
          <b>{pointsIn(pad, city, one)}</b>
          {isOpen(pad, one) && <small>{say.open}</small>}
        </button>
      ))}
    </div>
  );
}

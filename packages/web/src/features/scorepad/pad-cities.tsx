/** The cities of the pad, one at a time: the board with its score, the keypad, and a button for the next. */
import { isLandscapeCell } from '@duopolis/rules/cities';
import type { Components } from '@duopolis/rules/components';
import { cellsLeft, checkPad, isComplete, type Pad, padResult } from '@duopolis/rules/scorepad';
import { LandmarkArt } from '../../kit/art/index.ts';
import { Button, toast } from '../../kit/controls/index.ts';
import { Frame } from '../../kit/page/page-frame.tsx';
import { sentence } from '../../kit/words/sentence.ts';
import { CityCard } from './pad-city.tsx';
import type { Desk } from './pad-state.ts';
import { Keypad } from './keypad.tsx';
import { usePadKeys } from './pad-keys.ts';
import { isFilled, isOpen, termsOf, tokenName } from './pad-terms.ts';
import { scorepadWords } from './words/scorepad-words.ts';
import { words } from '../../game/words/shared-words.ts';
import { withColon } from '../../kit/words/with-colon.ts';
import './pad-cities.css';

export function Cities({ desk }: { readonly desk: Desk }) {
  const say = scorepadWords();
  const { pad, city } = desk.draft.value;
  usePadKeys(desk);
  return (
    <Frame
      title={say.title}
      wide
      bar={
        <Button size="small" kind="quiet" sign="people" onClick={() => (desk.page.value = 'players')}>
          {say.players}
        </Button>
      }
    >
      <h1 class="unseen">{say.title}</h1>
      <Chips desk={desk} />
      <div class={pad.capitals ? 'pad pad-capital' : 'pad'}>
        <CityCard desk={desk} />
        <div class="pad-hand">
          {!hasBegun(pad) && <p class="pad-hint">{say.hint}</p>}
          <Keypad desk={desk} />
          <Findings pad={pad} box={desk.box.value} />
          <Sheet pad={pad} />
        </div>
      </div>
      <footer class="pad-foot">
        <Button sign="undo" disabled={!desk.canUndo.value} onClick={desk.undo}>
          {say.undo}
        </Button>
        <Onwards desk={desk} key={city} />
      </footer>
    </Frame>
  );
}

/** Whether any tile is entered: until then the pad explains how. */
const hasBegun = ({ cities }: Pad): boolean => cities.some(hasTile);

const hasTile = ({ cells }: Pad['cities'][number]): boolean =>
  cells.some((sign) => sign !== '.' && !isLandscapeCell(sign));

/** Every city of the pad within a tap, with its progress. */
function Chips({ desk }: { readonly desk: Desk }) {
  const say = scorepadWords();
  const { pad, city } = desk.draft.value;
  const { cities } = padResult(pad);
  return (
    <nav class="pad-chips" aria-label={say.cities}>
      {pad.cities.map((grid, nth) => {
        const all = grid.cells.filter((sign) => !isLandscapeCell(sign)).length;
        const isFull = isFilled(pad, nth);
        const filled = grid.cells.filter((sign) => sign !== '.' && !isLandscapeCell(sign)).length;
        const state = isFull ? `${cities[nth]?.total ?? 0}` : filled === 0 ? '–' : say.filled(filled, all);
        return (
          <button
            key={nth}
            type="button"
            class={isFull ? 'pad-chip pad-chip-full' : 'pad-chip'}
            aria-current={nth === city ? 'step' : undefined}
            aria-label={withColon(tokenName(pad, nth), isFull ? `✓ ${state}` : say.filled(filled, all))}
            onClick={() => desk.turnTo(nth)}
          >
            <span class="pad-coin">
              <LandmarkArt city={pad.tokens[nth] ?? ''} size={26} />
            </span>
            <span>{state}</span>
          </button>
        );
      })}
    </nav>
  );
}

/** The next city that is not full, or the result; pressed early, it says what is missing. */
function Onwards({ desk }: { readonly desk: Desk }) {
  const say = scorepadWords();
  const { pad, city } = desk.draft.value;
  const order = pad.cities.map((_, nth) => (city + 1 + nth) % pad.cities.length);
  const next = order.find((nth) => nth !== city && !isFilled(pad, nth));
  const grid = pad.cities[city];
  const left = grid === undefined ? 0 : cellsLeft(grid, { capitals: pad.capitals });
  const done = isComplete(pad);
  const go = (): void => {
    if (done) desk.page.value = 'result';
    else if (next !== undefined) desk.turnTo(next);
    else toast(say.stillOpen([tokenName(pad, city)]));
  };
  return (
    <Button kind={left === 0 ? 'main' : 'plain'} class="pad-next" onClick={go}>
      <span>
        {done || next === undefined ? say.result : say.next(tokenName(pad, next))}
        {left > 0 && <small>{say.left(left)}</small>}
      </span>
    </Button>
  );
}

/** All cities side by side, as on the printed pad, where there is room. */
function Sheet({ pad }: { readonly pad: Pad }) {
  const { terms } = words().game.scores;
  const { cities } = padResult(pad);
  const say = scorepadWords();
  return (
    <table class="pad-sheet">
      <caption class="unseen">{say.points}</caption>
      <thead>
        <tr>
          <td />
          {pad.cities.map((_, city) => (
            <th key={city} scope="col">
              <LandmarkArt city={pad.tokens[city] ?? ''} size={24} />
              <span class="unseen">{tokenName(pad, city)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...termsOf(pad), 'total' as const].map((term) => (
          <tr key={term}>
            <th scope="row">
              {sentence(terms[term])} {isOpen(pad, term) && <small>{say.open}</small>}
            </th>
            {pad.cities.map((grid, city) => (
              <td key={city}>{hasTile(grid) ? (cities[city]?.[term] ?? 0) : '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Findings({ pad, box }: { readonly pad: Pad; readonly box: Components }) {
  const say = scorepadWords();
  const found = checkPad(pad, box);
  return (
    <ul class="pad-findings" aria-live="polite">
      {found.map((finding) => {
        const text = say.pad.finding(finding, (city) => tokenName(pad, city));
        return <li key={text}>{text}</li>;
      })}
    </ul>
  );
}

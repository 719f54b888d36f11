/** Variations: another choice or placement at the current step, and the results so far. */
import type { OwnBox } from '@duopolis/rules/components';
import {
  type CityIndex,
  type Command,
  type GameState,
  type OpenGame,
  resultOf,
  type Seat,
  type Tile,
} from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import { commandOf, type Replay } from '@duopolis/rules/record';
import { signed } from '../../../game/board/gain-text.ts';
import { spanOf, TileFace } from '../../../game/board/piece.tsx';
import { Button, Choice, IconButton, Sign } from '../../../kit/controls/index.ts';
import { cityName } from '../../../game/players/seat-names.ts';
import { endOf } from '../../../game/review/said.ts';
import type { TryModel } from './try-model.ts';
import { assignments, choiceOf, decidersAt, tilesToPick, type Trying } from './try-selection.ts';
import './try.css';
import './compare.css';
import './review-small.css';
import { reviewWords } from '../../../game/review/words/review-words.ts';
import { words } from '../../../game/words/shared-words.ts';

interface TryPanelProps {
  readonly model: TryModel;
  readonly names: readonly string[];
}

/** While a try is shown, its result comes first. */
export function TryPanel(props: TryPanelProps) {
  const { tries, state, shown, step, playback } = props.model;
  const { trying: say } = reviewWords();
  const deciders = decidersAt(state);
  const next = nextDecision(shown, step);
  const made = <Made {...props} />;
  const isShown = tries.shown.value !== undefined;
  return (
    <div class="try">
      {isShown ? made : <p>{say.about}</p>}
      {deciders.length === 0 ? (
        <div class="try-nobody">
          <p class="review-small">{say.nobody}</p>
          {next !== undefined && (
            <Button size="small" sign="next" onClick={() => playback.to(next)}>
              {say.toNext}
            </Button>
          )}
        </div>
      ) : (
        <Deciding {...props} deciders={deciders} />
      )}
      <p role="status" class="review-small">
        {tries.thinking.value && say.thinking}
        {tries.failed.value && say.failed}
      </p>
      {!isShown && made}
    </div>
  );
}

/** The next step at which somebody decides. */
function nextDecision({ start, steps }: Replay, from: number): number | undefined {
  for (let step = from + 1; step <= steps.length; step++)
    if (decidersAt(steps[step - 1]?.state ?? start).length > 0) return step;
  return undefined;
}

interface DecidingProps extends TryPanelProps {
  readonly deciders: readonly Seat[];
}

function Deciding({ model, names, deciders }: DecidingProps) {
  const { state, shown, step, trying, setTrying, tries, tryCommand } = model;
  const { trying: say } = reviewWords();
  const entry = shown.steps[step]?.entry;
  const acts = entry && commandOf(entry)?.seat;
  const usual = acts !== undefined && deciders.includes(acts) ? acts : itemAt(deciders, 0);
  const now: Trying =
    trying !== undefined && deciders.includes(trying.seat) ? trying : { seat: usual, picked: [] };
  const { phase } = state.open;
  const most = phase === 'choosing' ? 2 : 1;
  const tiles = tilesToPick(state, now.seat);
  /** Equal tiles differ by their index in the hand. */
  const isPicked = pickedPlaces(tiles, now.picked);
  const pick = (nth: number): void => {
    const tile = tiles[nth];
    if (tile === undefined) return;
    const others = now.picked.toSpliced(now.picked.indexOf(tile), isPicked[nth] === true ? 1 : 0);
    const picked = isPicked[nth] === true ? others : [...now.picked, tile].slice(-most);
    setTrying({ seat: now.seat, picked });
  };
  return (
    <div class="try-deciding">
      <Choice
        label={say.seat}
        value={now.seat}
        options={deciders.map((seat) => ({ value: seat, label: names[seat] ?? '' }))}
        onChange={(seat) => setTrying({ seat, picked: [] })}
      />
      <TilesToPick
        label={phase === 'choosing' ? say.chooseTwo : say.tile}
        tiles={tiles}
        box={state.open.box}
        isPicked={isPicked}
        onPick={pick}
      />
      <NextStep state={state} now={now} thinking={tries.thinking.value} onTry={tryCommand} />
    </div>
  );
}

function pickedPlaces(tiles: readonly string[], picked: readonly string[]): readonly boolean[] {
  const left = [...picked];
  return tiles.map((tile) => {
    const nth = left.indexOf(tile);
    if (nth >= 0) left.splice(nth, 1);
    return nth >= 0;
  });
}

function Made({ model, names }: TryPanelProps) {
  const { tries, replay, playback, copyTry } = model;
  const { trying: say } = reviewWords();
  const shown = tries.shown.value;
  if (tries.all.value.length === 0) return null;
  return (
    <section class="try-made" aria-labelledby="try-made">
      <h2 id="try-made">{say.tries}</h2>
      <ul>
        {tries.all.value.map(({ nth, changes }) => (
          <li key={nth}>
            <button
              type="button"
              class="try-one"
              aria-pressed={shown?.nth === nth}
              onClick={() => {
                tries.show(shown?.nth === nth ? undefined : nth);
                playback.to((changes.at(-1)?.step ?? 0) + 1);
              }}
            >
              <Sign name="undo" />
              {say.one(nth, changes.at(-1)?.step ?? 0)}
            </button>
            <IconButton sign="trash" label={say.forget(nth)} onClick={() => tries.forget(nth)} />
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <>
          <p class="review-small">
            {say.followed(
              shown.line.slice(1).filter(({ by }) => by === 'played').length,
              shown.line.filter(({ by }) => by === 'bot').length,
            )}
          </p>
          <Outcome played={endOf(replay)} now={endOf(shown.replay)} names={names} />
          <div class="try-ways">
            <Button size="small" sign="undo" onClick={() => tries.show(undefined)}>
              {say.back}
            </Button>
            <Button size="small" sign="link" onClick={() => copyTry(shown)}>
              {say.copy}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

interface OutcomeProps {
  readonly played: OpenGame;
  readonly now: OpenGame;
  readonly names: readonly string[];
}

/** Every city and every seat, as played and in the variation. */
function Outcome({ played, now, names }: OutcomeProps) {
  const { trying: say } = reviewWords();
  const [before, after] = [resultOf(played), resultOf(now)];
  const rows = [
    ...before.cities.map((city, nth: CityIndex) => ({
      name: cityName(played, nth, words()),
      figures: [city.total, after.cities[nth]?.total ?? 0] as const,
      seat: false,
    })),
    ...before.seats.map(({ score }, seat) => ({
      name: names[seat] ?? '',
      figures: [score, after.seats[seat]?.score ?? 0] as const,
      seat: true,
    })),
  ];
  return (
    <table class="try-outcome">
      <caption>{say.result}</caption>
      <thead>
        <tr>
          <th scope="col">{say.what}</th>
          <th scope="col">{say.played}</th>
          <th scope="col">{say.now}</th>
          <th scope="col">{say.difference}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, figures: [one, other], seat }, nth) => (
          <tr key={nth} class={seat ? 'try-seat' : ''}>
            <th scope="row">{name}</th>
            <td>{one}</td>
            <td>{other}</td>
            <td class={other > one ? 'compare-more' : other < one ? 'compare-less' : ''}>
              {other === one ? '·' : signed(other - one)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface TilesToPickProps {
  readonly label: string;
  readonly tiles: readonly Tile[];
  readonly box: OwnBox | undefined;
  readonly isPicked: readonly boolean[];
  readonly onPick: (nth: number) => void;
}

function TilesToPick({ label, tiles, box, isPicked, onPick }: TilesToPickProps) {
  return (
    <fieldset class="try-tiles">
      <legend class="field-label">{label}</legend>
      {tiles.map((tile, nth) => {
        const [rows, columns] = spanOf(tile);
        return (
          <button
            key={nth}
            type="button"
            class="try-tile"
            aria-pressed={isPicked[nth] === true}
            aria-label={words().game.pieces.tile(tile, box)}
            title={words().game.pieces.tile(tile, box)}
            style={{ '--tall': rows, '--wide': columns }}
            onClick={() => onPick(nth)}
          >
            <TileFace tile={tile} variant={nth} size="small" />
          </button>
        );
      })}
    </fieldset>
  );
}

interface NextStepProps {
  readonly state: GameState;
  readonly now: Trying;
  readonly thinking: boolean;
  readonly onTry: (command: Command) => void;
}

/** Starts a variation with the picked tiles: a button for a choice, one for each city, or a cell of the board. */
function NextStep({ state, now, thinking, onTry }: NextStepProps) {
  const { trying: say } = reviewWords();
  const { phase } = state.open;
  if (phase === 'choosing') {
    const choice = choiceOf(state, now);
    return (
      <Button
        kind="main"
        size="small"
        disabled={choice === undefined || thinking}
        onClick={() => choice !== undefined && onTry(choice)}
      >
        {say.go}
      </Button>
    );
  }
  if (now.picked.length === 0) return null;
  if (phase === 'placing') return <p class="try-place">{say.placeIt}</p>;
  if (phase !== 'assigning') return null;
  return (
    <div class="try-cities" role="group" aria-label={say.city}>
      {assignments(state, now).map((way) => (
        <Button key={way.city} size="small" disabled={thinking} onClick={() => onTry(way)}>
          {cityName(state.open, way.city, words())}
        </Button>
      ))}
    </div>
  );
}

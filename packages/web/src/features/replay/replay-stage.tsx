/** The game at a step: what happens, the cities, the Automas, the hands, and at its end the standings. */
import type { ReviewedDecision } from '@duopolis/bots/review';
import { type Cell, type CityIndex, type GameState, type OpenGame, resultOf, roundOf } from '@duopolis/rules';
import type { Replay } from '@duopolis/rules/record';
import type { OpenTable, TableView } from '@duopolis/table';
import type { RefObject } from 'preact';
import { useProgressiveParts } from '../../kit/page/progressive-rendering.ts';
import { lazy } from '../../kit/page/lazy.tsx';
import type { LegalPlace } from '../../game/board/board-model.ts';
import { Button, Choice, IconButton } from '../../kit/controls/index.ts';
import type { Hints } from './review/review-hints.ts';
import { NoteCost, NoteMoves } from './review/review-notes.tsx';
import { endOf } from '../../game/review/said.ts';
import type { Try } from './review/tries.ts';
import type { Trying } from './review/try-selection.ts';
import { Standings } from '../../game/score/standings.tsx';
import { nameOf } from '../../game/players/seat-names.ts';
import { sentence } from '../../kit/words/sentence.ts';
import { Cities } from './replay-cities.tsx';
import { Districts } from './replay-districts.tsx';
import { Hands } from './replay-hands.tsx';
import { type Eyes, viewAt } from '../../game/record/record-view.ts';
import { reviewWords } from '../../game/review/words/review-words.ts';
import { words } from '../../game/words/shared-words.ts';
import { replayWords } from '../../game/record/words/replay-words.ts';

const AutomaPanel = lazy(
  async () => (await import('../../game/automa/automa-panel.tsx')).AutomaPanel,
  'nothing',
);

interface StageProps {
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly table: OpenTable;
  readonly view: TableView;
  readonly state: GameState;
  readonly shown: Replay;
  readonly step: number;
  readonly stepText: string;
  readonly eyes: Eyes;
  readonly onEyes: (eyes: Eyes) => void;
  readonly onCity: (city: CityIndex) => void;
  readonly hints: Hints;
  readonly note: ReviewedDecision | undefined;
  readonly onNoteClosed: () => void;
  readonly onTryNote: () => void;
  readonly tried: Try | undefined;
  readonly onReal: () => void;
  readonly trying: Trying | undefined;
  readonly places: ReadonlyMap<CityIndex, readonly LegalPlace[]>;
  readonly onPlace: (city: CityIndex, at: Cell) => void;
}

export function Stage(props: StageProps) {
  const { stage, table, view, state, shown, step, eyes, hints, tried, places, trying } = props;
  const { notes } = reviewWords();
  const { open } = state;
  /** What happens, the cities, the hands. */
  const drawn = useProgressiveParts(3);
  return (
    <div ref={stage} class="show-stage">
      <Now {...props} />
      {open.districts !== undefined && <Districts open={open} />}
      {drawn > 1 && (
        <Cities
          view={view}
          open={open}
          eyes={eyes}
          last={shown.steps[step - 1]?.entry}
          finished={endOf(shown).cities}
          hints={hints}
          places={places}
          tried={open.phase === 'placing' ? trying?.picked[0] : undefined}
          onPlace={props.onPlace}
          onCity={props.onCity}
        />
      )}
      {open.automas.length > 0 && <Automas {...props} />}
      {tried !== undefined && <EyesChoice {...props} />}
      {drawn > 2 && (
        <Hands
          table={table}
          state={state}
          eyes={eyes}
          hint={hints.hand}
          marks={{ played: notes.playedMark, better: notes.betterMark }}
        />
      )}
      {open.phase === 'over' && (
        <div class="sheet-of-paper show-standings">
          <Standings
            view={viewAt(table, state, 'all')}
            game={open}
            result={resultOf(open)}
            onCity={props.onCity}
          />
        </div>
      )}
    </div>
  );
}

/** What happens at this step; in a variation also that it wasn't played. A note of the review replaces it. */
function Now(props: StageProps) {
  const { state, stepText, note, tried } = props;
  const say = reviewWords().trying;
  if (note !== undefined) return <NoteShown {...props} note={note} />;
  return (
    <div class={tried === undefined ? 'show-now' : 'show-now try-banner'}>
      <p role="status" class="show-step-text">
        <b>{stepText}</b>
        <span>
          {whereIn(state.open)}
          {tried !== undefined && (
            <>
              {' · '}
              <b>{say.notPlayed(tried.nth)}</b>
            </>
          )}
        </span>
      </p>
      {tried === undefined ? (
        <EyesChoice {...props} />
      ) : (
        <Button size="small" sign="undo" onClick={props.onReal}>
          {say.back}
        </Button>
      )}
    </div>
  );
}

function Automas({ table, view, state: { open } }: StageProps) {
  return (
    <section class="show-automas" aria-label={replayWords().automas}>
      {open.automas.map(({ seat }) => (
        <div key={seat} class="sheet-of-paper show-automa">
          <h2 class="show-automa-name">{nameOf(table, seat, words())}</h2>
          <AutomaPanel view={view} seat={seat} />
        </div>
      ))}
    </section>
  );
}

/** Whose hands are open. In a variation it moves from above the boards to the hands. */
function EyesChoice({ table, state, eyes, onEyes }: StageProps) {
  const all = words();
  if (state.open.options.mode === 'solo') return null;
  return (
    <Choice
      label={replayWords().eyes}
      quiet
      value={eyes}
      options={[
        { value: 'all', label: replayWords().allOpen },
        ...table.chairs.flatMap(({ holder }, seat) =>
          holder.kind === 'automa' ? [] : [{ value: seat, label: nameOf(table, seat, all) }],
        ),
      ]}
      onChange={onEyes}
    />
  );
}

/** The text of a note, above the boards that show it, instead of what happened then. */
function NoteShown({
  table,
  note,
  shown,
  onNoteClosed,
  onTryNote,
}: StageProps & { readonly note: ReviewedDecision }) {
  const { notes } = reviewWords();
  return (
    <div class="note-shown" role="status">
      <p>
        <b>{nameOf(table, note.seat, words())}</b>
        <NoteMoves note={note} replay={shown} />
      </p>
      <NoteCost note={note} replay={shown} />
      <Button size="small" onClick={onTryNote}>
        {notes.tryIt}
      </Button>
      <IconButton sign="cross" label={notes.close} onClick={onNoteClosed} />
    </div>
  );
}

function whereIn(open: OpenGame): string {
  const { game } = words().game;
  if (open.phase === 'over') return sentence(game.phases.over);
  return `${sentence(game.round(open.round))}, ${game.turn(open.turn, roundOf(open).turns)}`;
}

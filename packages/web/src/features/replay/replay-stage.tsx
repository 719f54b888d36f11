/** The game at a step: what happens, the cities, the Automas, the hands, and at its end the standings. */
import type { ReviewedDecision } from '@duopolis/bots/review';
import { type OpenGame, resultOf, roundOf } from '@duopolis/rules';
import { useProgressiveParts } from '../../kit/page/progressive-rendering.ts';
import { lazy } from '../../kit/page/lazy.tsx';
import { Button, Choice, IconButton } from '../../kit/controls/index.ts';
import { hintsOf, NO_HINTS } from './review/review-hints.ts';
import { NoteCost, NoteMoves } from './review/review-notes.tsx';
import { endOf } from '../../game/review/said.ts';
import type { OnWhy } from '../../game/score/city-why.tsx';
import { Standings } from '../../game/score/standings.tsx';
import { nameOf } from '../../game/players/seat-names.ts';
import { sentence } from '../../kit/words/sentence.ts';
import { Cities } from './replay-cities.tsx';
import { Districts } from './replay-districts.tsx';
import { Hands } from './replay-hands.tsx';
import { viewAt } from '../../game/record/record-view.ts';
import type { ModelProps, ReplayModel } from './use-replay.ts';
import { reviewWords } from '../../game/review/words/review-words.ts';
import { words } from '../../game/words/shared-words.ts';
import { replayWords } from '../../game/record/words/replay-words.ts';
import './replay-stage.css';

const AutomaPanel = lazy(
  async () => (await import('../../game/automa/automa-panel.tsx')).AutomaPanel,
  'nothing',
);

interface StageProps extends ModelProps {
  readonly onCity: OnWhy;
}

export function Stage({ model, onCity }: StageProps) {
  const { stage, table, view, state, shown, step, viewpoint, note, tried, places, trying } = model;
  const hints = note === undefined ? NO_HINTS : hintsOf(note, reviewWords());
  const { notes } = reviewWords();
  const { open } = state;
  /** What happens, the cities, the hands. */
  const drawn = useProgressiveParts(3);
  return (
    <div ref={stage} class="show-stage">
      <Now model={model} />
      {open.districts !== undefined && <Districts open={open} />}
      {drawn > 1 && (
        <Cities
          view={view}
          open={open}
          viewpoint={viewpoint}
          last={shown.steps[step - 1]?.entry}
          finished={endOf(shown).cities}
          hints={hints}
          trial={{
            tile: open.phase === 'placing' ? trying?.picked[0] : undefined,
            places,
            place: model.tryAt,
          }}
          onCity={onCity}
        />
      )}
      {open.automas.length > 0 && <Automas model={model} />}
      {tried !== undefined && <ViewpointChoice model={model} />}
      {drawn > 2 && (
        <Hands
          table={table}
          state={state}
          viewpoint={viewpoint}
          hint={hints.hand}
          marks={{ played: notes.playedMark, better: notes.betterMark }}
        />
      )}
      {open.phase === 'over' && (
        <div class="sheet-of-paper show-standings">
          <Standings view={viewAt(table, state, 'all')} game={open} result={resultOf(open)} onCity={onCity} />
        </div>
      )}
    </div>
  );
}

/** What happens at this step; in a variation also that it wasn't played. A note of the review replaces it. */
function Now({ model }: ModelProps) {
  const { state, step, stepText, note, tried, tries } = model;
  const say = reviewWords().trying;
  if (note !== undefined) return <NoteShown model={model} note={note} />;
  return (
    <div class={tried === undefined ? 'show-now' : 'show-now try-banner'}>
      <p role="status" class="show-step-text">
        <b>{stepText(step)}</b>
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
        <ViewpointChoice model={model} />
      ) : (
        <Button size="small" sign="undo" onClick={() => tries.show(undefined)}>
          {say.back}
        </Button>
      )}
    </div>
  );
}

function Automas({ model: { table, view, state } }: ModelProps) {
  return (
    <section class="show-automas" aria-label={replayWords().automas}>
      {state.open.automas.map(({ seat }) => (
        <div key={seat} class="sheet-of-paper show-automa">
          <h2 class="show-automa-name">{nameOf(table, seat, words())}</h2>
          <AutomaPanel view={view} seat={seat} />
        </div>
      ))}
    </section>
  );
}

/** Whose hands are open. In a variation it moves from above the boards to the hands. */
function ViewpointChoice({ model: { table, state, viewpoint, setViewpoint } }: ModelProps) {
  const all = words();
  if (state.open.options.mode === 'solo') return null;
  return (
    <Choice
      label={replayWords().viewpoint}
      quiet
      value={viewpoint}
      options={[
        { value: 'all', label: replayWords().allOpen },
        ...table.chairs.flatMap(({ holder }, seat) =>
          holder.kind === 'automa' ? [] : [{ value: seat, label: nameOf(table, seat, all) }],
        ),
      ]}
      onChange={setViewpoint}
    />
  );
}

/** The text of a note, above the boards that show it, instead of what happened then. */
function NoteShown({ model, note }: ModelProps & { readonly note: ReviewedDecision }) {
  const { table, shown } = model;
  const { notes } = reviewWords();
  return (
    <div class="note-shown" role="status">
      <p>
        <b>{nameOf(table, note.seat, words())}</b>
        <NoteMoves note={note} replay={shown} />
      </p>
      <NoteCost note={note} replay={shown} />
      <Button size="small" onClick={() => tryBetter(model, note)}>
        {notes.tryIt}
      </Button>
      <IconButton sign="cross" label={notes.close} onClick={model.closeNote} />
    </div>
  );
}

/** Starts a variation with the better move of a note. */
function tryBetter({ setSide, tryCommand }: ReplayModel, { better }: ReviewedDecision): void {
  if (better === undefined) return;
  setSide('try');
  tryCommand(better);
}

function whereIn(open: OpenGame): string {
  const { game } = words().game;
  if (open.phase === 'over') return sentence(game.phases.over);
  return `${sentence(game.round(open.round))}, ${game.turn(open.turn, roundOf(open).turns)}`;
}

/** The review beside the game: its controls, the course of the game, the cost of decisions, and alternatives. */
import './review.css';
import type { ReviewedDecision, Unit } from '@duopolis/bots/review';
import { isAutoma, modeRules, type Seat } from '@duopolis/rules';
import type { Replay } from '@duopolis/rules/record';
import { useState } from 'preact/hooks';
import { Button, Choice } from '../../../kit/controls/index.ts';
import { type Depth, DEPTHS } from '../../../game/review/depths.ts';
import { reviewWords } from '../../../game/review/words/review-words.ts';
import { Arrangements } from './arrangements.tsx';
import { Graph } from './review-graph.tsx';
import { Loss } from './loss-table.tsx';
import { Notes } from './review-notes.tsx';
import { Pairs } from './partner-pairs.tsx';
import type { Reviewer } from '../../../game/review/reviewer.ts';
import { endOf } from '../../../game/review/said.ts';
import './review-small.css';

interface ReviewPanelProps {
  readonly reviewer: Reviewer;
  readonly replay: Replay;
  readonly names: readonly string[];
  /** The viewer's own seat, if known. */
  readonly own: Seat | undefined;
  readonly step: number;
  readonly note: ReviewedDecision | undefined;
  readonly onStep: (step: number) => void;
  readonly onNote: (note: ReviewedDecision) => void;
}

const EVERYONE = -1;

export function ReviewPanel({ reviewer, replay, names, own, step, note, onStep, onNote }: ReviewPanelProps) {
  const say = reviewWords();
  const end = endOf(replay);
  const seats = names.flatMap((_, seat) => (isAutoma(end.options, seat) ? [] : [seat]));
  const [whose, setWhose] = useState<Seat>(own ?? (seats.length === 1 ? (seats[0] ?? EVERYONE) : EVERYONE));
  const { forecasts, decisions, cities, joint } = reviewer.soFar.value;
  const state = reviewer.state.value;
  const unit: Unit = modeRules(end.options).scoring === 'sum' ? 'points' : 'percent';
  const notes = decisions.filter(
    ({ better, seat }) => better !== undefined && (whose === EVERYONE || whose === seat),
  );
  return (
    <div class="review">
      <Making reviewer={reviewer} entries={replay.steps.length} />
      {seats.length > 1 && state !== 'none' && (
        <Choice
          label={say.whose}
          quiet
          value={whose}
          options={[
            { value: EVERYONE, label: say.everyone },
            ...seats.map((seat) => ({ value: seat, label: names[seat] ?? '' })),
          ]}
          onChange={setWhose}
        />
      )}
      {forecasts !== undefined && (
        <Graph
          replay={replay}
          forecasts={forecasts}
          names={names}
          first={whose === EVERYONE ? undefined : whose}
          step={step}
          onStep={onStep}
        />
      )}
      {state !== 'none' && (
        <Notes
          notes={notes}
          names={names}
          replay={replay}
          shown={note}
          whole={state === 'done'}
          onShow={onNote}
        />
      )}
      {decisions.length > 0 && <Loss decisions={decisions} names={names} seats={seats} unit={unit} />}
      {joint.length > 0 && <Pairs joint={joint} names={names} end={end} />}
      {cities.length > 0 && <Arrangements cities={cities} end={end} />}
      {state !== 'none' && <p class="review-small review-honest">{say.estimates}</p>}
    </div>
  );
}

/** Starting, stopping and resuming. */
function Making({ reviewer, entries }: { readonly reviewer: Reviewer; readonly entries: number }) {
  const say = reviewWords();
  const state = reviewer.state.value;
  /** Until one is chosen, that of the stored review, which may load later. */
  const [chosen, setDepth] = useState<Depth | undefined>(undefined);
  const depth = chosen ?? reviewer.depth.value;
  const [again, setAgain] = useState(false);
  const begin = (): void => {
    setAgain(false);
    void reviewer.start(depth);
  };
  const { lines } = reviewer.soFar.value;
  if (state === 'running') return <Running lines={lines} entries={entries} onStop={reviewer.stop} />;
  const isNew = state === 'none' || depth !== reviewer.depth.value;
  return (
    <div class="review-making">
      {state === 'none' && <p>{say.about}</p>}
      <p role="status" class="review-small">
        {state === 'stopped' && say.stopped(lines, entries)}
        {state === 'done' && say.done}
        {state === 'failed' && say.failed}
      </p>
      {state === 'done' && !again ? (
        <Button size="small" onClick={() => setAgain(true)}>
          {say.again}
        </Button>
      ) : (
        <>
          <div class="review-depth">
            <Choice
              label={say.depth}
              quiet
              value={depth}
              options={DEPTHS.map((value) => ({ value, label: say.depths[value].label }))}
              onChange={setDepth}
            />
            <span class="review-small">{say.depths[depth].about}</span>
          </div>
          <Button
            kind={state === 'none' ? 'main' : 'plain'}
            size="small"
            sign="play"
            onClick={begin}
            disabled={state === 'done' && !isNew}
          >
            {isNew || state === 'done' ? say.start : say.goOn}
          </Button>
        </>
      )}
    </div>
  );
}

interface RunningProps {
  readonly lines: number;
  readonly entries: number;
  readonly onStop: () => void;
}

function Running({ lines, entries, onStop }: RunningProps) {
  const say = reviewWords();
  return (
    <div class="review-making">
      <div class="review-progress">
        <progress max={entries} value={lines} aria-label={say.progress(lines, entries)} />
        <span aria-hidden="true">{say.progress(lines, entries)}</span>
      </div>
      <Button size="small" sign="pause" onClick={onStop}>
        {say.stop}
      </Button>
    </div>
  );
}

/** A note for each costly decision: what was played, what was better, and about how much it cost. */
import type { ReviewedDecision } from '@duopolis/bots/review';
import { modeRules } from '@duopolis/rules';
import type { Replay } from '@duopolis/rules/record';
import { useMemo, useState } from 'preact/hooks';
import { Button, Choice } from '../../../kit/controls/index.ts';
import { stateAt } from '../../../game/record/record-view.ts';
import { cityName } from '../../../game/players/seat-names.ts';
import { immediateGains, canGainComeLater } from './immediate-points.ts';
import { amountText, commandText, endOf, whereText } from '../../../game/review/said.ts';
import './review-notes.css';
import './review-small.css';
import { reviewWords } from '../../../game/review/words/review-words.ts';
import { words } from '../../../game/words/shared-words.ts';

interface NotesProps {
  readonly notes: readonly ReviewedDecision[];
  readonly names: readonly string[];
  readonly replay: Replay;
  readonly shown: ReviewedDecision | undefined;
  readonly whole: boolean;
  readonly onShow: (note: ReviewedDecision) => void;
}

/** More are shown on request. */
const FIRST = 8;

const ORDERS = ['step', 'cost'] as const;
type Order = (typeof ORDERS)[number];

export function Notes({ notes, names, replay, shown, whole, onShow }: NotesProps) {
  const { notes: say, loss } = reviewWords();
  const [order, setOrder] = useState<Order>('cost');
  const [all, showAll] = useState(false);
  const sorted = notes.toSorted((one, other) =>
    order === 'cost' ? other.cost - one.cost : one.line - other.line,
  );
  const listed = all ? sorted : sorted.slice(0, FIRST);
  return (
    <section class="review-notes" aria-labelledby="review-notes">
      <h2 id="review-notes">
        {say.title} <span class="review-count">{notes.length}</span>
      </h2>
      {notes.length === 0 ? (
        <p class="review-small">{whole ? say.none : say.noneYet}</p>
      ) : (
        <>
          <Choice
            label={say.order}
            quiet
            value={order}
            options={[
              { value: 'cost', label: say.byCost },
              { value: 'step', label: say.byStep },
            ]}
            onChange={setOrder}
          />
          <ol>
            {listed.map((note) => (
              <li key={`${note.line} ${note.kind}`}>
                <button
                  type="button"
                  class="review-note"
                  aria-pressed={note === shown}
                  onClick={() => onShow(note)}
                >
                  <span class="review-note-head">
                    <b>{names[note.seat]}</b>
                    <span>{whereText(note)}</span>
                    <span class={`review-kind review-kind-${note.kind}`}>{loss.kinds[note.kind]}</span>
                  </span>
                  <span class="review-note-moves">
                    <NoteMoves note={note} replay={replay} />
                  </span>
                  <NoteCost note={note} replay={replay} />
                </button>
              </li>
            ))}
          </ol>
          {listed.length < sorted.length && (
            <Button size="small" onClick={() => showAll(true)}>
              {say.all(sorted.length)}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

interface NoteProps {
  readonly note: ReviewedDecision;
  /** The real game, in which the decision was made. */
  readonly replay: Replay;
}

export function NoteMoves({ note, replay }: NoteProps) {
  const { notes: say } = reviewWords();
  const { played, better = played } = note;
  const { open } = stateAt(replay, note.line);
  return (
    <>
      <span class="review-better">{say.better(commandText(better, open, played))}</span>
      <span class="review-played">{say.played(commandText(played, open, better))}</span>
      <Brings note={note} replay={replay} />
    </>
  );
}

/** Why the better move is better, if the boards show it at once. */
function Brings({ note, replay }: NoteProps) {
  const { notes: say } = reviewWords();
  const { open } = stateAt(replay, note.line);
  const brought = useMemo(() => immediateGains(stateAt(replay, note.line), note), [note, replay]);
  if (brought === undefined) return null;
  const isMore = brought.some(({ better, played }) => better > played);
  if (!isMore && !canGainComeLater(open))
    return brought.length === 0 ? null : <span class="review-brings">{say.byRank}</span>;
  const said = brought.map(({ city, better, played }) =>
    say.instead(cityName(open, city, words()), better, played),
  );
  return (
    <span class="review-brings">
      {isMore ? (note.kind === 'draft' ? say.atBest(said) : say.atOnce(said)) : say.later}
    </span>
  );
}

export function NoteCost({ note: { cost }, replay }: NoteProps) {
  const { notes: say, units } = reviewWords();
  const unit = modeRules(endOf(replay).options).scoring === 'sum' ? 'points' : 'percent';
  const amount = amountText(cost, unit);
  return (
    <span class="review-cost">
      <span aria-hidden="true">−{amount}</span>
      <small aria-hidden="true">{units[unit]}</small>
      <span class="unseen">{say.cost(amount, units[unit])}</span>
    </span>
  );
}

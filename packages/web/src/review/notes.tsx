/** A note for each decision that cost something: what was played, what was better, and about how much it cost. */
import type { ReviewedDecision, Unit } from '@duopolis/bots';
import type { OpenGame } from '@duopolis/rules';
import { useState } from 'preact/hooks';
import { Button, Choice } from '../controls/index.ts';
import { amountText, commandText, whereText } from './said.ts';
import { reviewWords } from './words.ts';

interface NotesProps {
  readonly notes: readonly ReviewedDecision[];
  readonly names: readonly string[];
  readonly unit: Unit;
  /** The cities as they stand at the end. */
  readonly end: OpenGame;
  readonly shown: ReviewedDecision | undefined;
  readonly whole: boolean;
  readonly onShow: (note: ReviewedDecision) => void;
}

/** More are shown when asked for. */
const FIRST = 8;

const ORDERS = ['step', 'cost'] as const;
type Order = (typeof ORDERS)[number];

export function Notes({ notes, names, unit, end, shown, whole, onShow }: NotesProps) {
  const { notes: say, loss } = reviewWords.say();
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
                    <NoteMoves note={note} end={end} />
                  </span>
                  <span class="review-cost">
                    <span aria-hidden="true">−{amountText(note.cost, unit)}</span>
                    <span class="unseen">{say.cost(amountText(note.cost, unit))}</span>
                  </span>
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

export function NoteMoves({ note, end }: { readonly note: ReviewedDecision; readonly end: OpenGame }) {
  const { notes: say } = reviewWords.say();
  const { played, better = played } = note;
  return (
    <>
      <span class="review-better">{say.better(commandText(better, end, played))}</span>
      <span class="review-played">{say.played(commandText(played, end, better))}</span>
    </>
  );
}

/** An offer, pinned on top of its city's channel: what, why, what it would change, and my answer to it. */
import { builtCityAt, cellsFor } from '@duopolis/rules/cities';
import { effectOf, type Offer, type TableView } from '@duopolis/table';
import { words } from '../../kit/words/words.ts';
import { signed } from '../board/gain.ts';
import { Button } from '../../kit/controls/index.ts';
import { nameOf, ownSeat } from '../players/people.ts';
import type { Turn } from '../turn/turn.ts';
import { Tail } from './tail.tsx';
import './note.css';

interface NoteProps {
  readonly turn: Turn;
  readonly view: TableView;
  readonly offer: Offer;
}

export function OfferNote({ turn, view, offer }: NoteProps) {
  const { game } = view;
  if (game === undefined) return null;
  const own = ownSeat(view.open, view.you);
  const { before, after } = effectOf(game.open, { ...offer, at: offer.cell });
  return (
    <div
      class={`note${offer.by === own ? ' note-own' : ''}`}
      role="group"
      aria-label={offerText(view, offer)}
    >
      <Tail city={offer.city} cell={offer.cell} />
      <p>
        {offerText(view, offer)}
        {reasonText(offer)}, <b>{signed(after.total - before.total)}</b>
        <Answer view={view} offer={offer} />
      </p>
      <div class="note-deeds">
        <Deeds turn={turn} view={view} offer={offer} />
      </div>
    </div>
  );
}

/** Who would put which tile there. */
function offerText({ open, you }: TableView, { by, owner, tile }: Offer): string {
  const { talk, game } = words();
  const own = ownSeat(open, you);
  const named = game.pieces.name(tile);
  if (by === own)
    return owner === own ? talk.youOffer(named) : talk.youSuggest(nameOf(open, owner, words()), named);
  const name = nameOf(open, by, words());
  return owner === by ? talk.offers(name, named) : talk.suggests(name, named);
}

const reasonText = ({ reasons }: Offer): string => {
  const [why] = reasons ?? [];
  return why === undefined ? '' : words().talk.because(words().game.reasons.reason(why));
};

/** What the partner said to it. */
function Answer({ view: { open, you }, offer }: Omit<NoteProps, 'turn'>) {
  const { talk, game } = words();
  const { answer, agreed, by } = offer;
  const own = ownSeat(open, you);
  const other = agreed.find((seat) => seat !== by);
  const seat = answer?.by ?? other;
  if (seat === undefined) return null;
  const agrees = answer?.agrees ?? true;
  if (seat === own) return <span class="note-answer">{agrees ? talk.youAgreed : talk.youDeclined}</span>;
  const name = nameOf(open, seat, words());
  const [why] = answer?.reasons ?? [];
  return (
    <span class="note-answer">
      {agrees ? talk.agreed(name) : talk.declined(name)}
      {why !== undefined && talk.because(game.reasons.reason(why))}
    </span>
  );
}

function Deeds({ turn, view: { open, you, game }, offer }: NoteProps) {
  const { talk } = words();
  const hasOtherCell =
    game !== undefined && cellsFor(builtCityAt(game.open.cities, offer.city), offer.tile).length > 1;
  const own = ownSeat(open, you);
  const { by, owner, agreed, answer } = offer;
  const hasDeclined = answer?.by === own && answer?.agrees === false;
  const mine = owner === own;
  if (by === own)
    return (
      <>
        {mine && agreed.length > 1 && (
          <Button kind="main" onClick={() => turn.stageOffer(offer)}>
            {talk.placeIt}
          </Button>
        )}
        <Button onClick={() => void turn.withdraw(offer)}>{talk.withdraw}</Button>
      </>
    );
  return (
    <>
      {mine ? (
        <Button kind="main" onClick={() => turn.stageOffer(offer)}>
          {talk.tryIt}
        </Button>
      ) : (
        own !== undefined &&
        !agreed.includes(own) && (
          <Button kind="main" onClick={() => void turn.agree(offer)}>
            {talk.agree}
          </Button>
        )
      )}
      {hasOtherCell && <Button onClick={() => turn.counter(offer)}>{talk.counter}</Button>}
      {own !== undefined && !hasDeclined && (
        <Button onClick={() => void turn.decline(offer)}>{talk.declineOffer}</Button>
      )}
    </>
  );
}

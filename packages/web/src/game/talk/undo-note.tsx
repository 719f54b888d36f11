/** An undo request: the partner allows it or not. */
import type { TableView, UndoAsk } from '@duopolis/table';
import { Button } from '../../kit/controls/index.ts';
import type { Link } from '../link/link.ts';
import { act } from '../link/act.ts';
import { nameOf, ownSeat } from '../players/seat-names.ts';
import { partnerOf } from '../players/ring.ts';
import { type Aside, FoldButton } from './fold-button.tsx';
import './offer-card.css';
import { talkWords } from './words/talk-words.ts';
import { words } from '../words/shared-words.ts';
import './undo-note.css';

interface UndoNoteProps {
  readonly link: Link;
  readonly view: TableView;
  readonly ask: UndoAsk;
  /** It has one line here, and its answers in another place. */
  readonly aside?: Aside | undefined;
}

export function UndoNote({ link, view, ask: { seat, city, tile, cell }, aside }: UndoNoteProps) {
  const { game } = words();
  const talk = talkWords();
  const own = ownSeat(view.open, view.you);
  const named = game.pieces.tile(tile, view.game?.open.box);
  const mine = seat === own;
  const partner = partnerOf(view.open.options.game, city, seat);
  const text = mine
    ? talk.youWantBack(named, nameOf(view.open, partner ?? seat, words()))
    : talk.wantsBack(nameOf(view.open, seat, words()), named);
  if (aside !== undefined)
    return (
      <div class="card card-strip card-open">
        <div class="card-head">
          <p class="card-words">{text}</p>
          <FoldButton {...aside} />
        </div>
      </div>
    );
  return (
    <div class={mine ? 'card card-waiting' : 'card card-open'} role="group" aria-label={text}>
      <p class="card-ask">{text}</p>
      {mine ? (
        <div class="card-answers">
          <Button onClick={() => void act(link, { type: 'decline', city })}>{talk.cancelAsk}</Button>
        </div>
      ) : (
        <div class="card-answers">
          <Button onClick={() => void act(link, { type: 'consent', city, cell })}>{talk.consent}</Button>
          <Button onClick={() => void act(link, { type: 'decline', city })}>{talk.decline}</Button>
        </div>
      )}
    </div>
  );
}

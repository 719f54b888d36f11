/** What I have declined, in one line: I may still agree. */
import type { CityIndex } from '@duopolis/rules';
import type { TableView } from '@duopolis/table';
import { Button } from '../../kit/controls/index.ts';
import type { Turn } from '../turn/turn.ts';
import { words } from '../words/shared-words.ts';
import { partnerName } from './offer-words.ts';
import { talkWords } from './words/talk-words.ts';
import './declined-note.css';

interface DeclinedProps {
  readonly turn: Turn;
  readonly view: TableView;
  readonly city: CityIndex;
}

export function DeclinedNote({ turn, view, city }: DeclinedProps) {
  const offer = turn.cards.declined(city);
  if (offer === undefined) return null;
  const talk = talkWords();
  const named = words().game.pieces.name(offer.tile, view.game?.open.box);
  return (
    <div class="declined-note">
      <span>{talk.youDeclinedTile(partnerName(view, offer), named)}</span>
      <Button size="small" onClick={() => void turn.actions.agree(offer)}>
        {talk.agreeAfterAll}
      </Button>
    </div>
  );
}

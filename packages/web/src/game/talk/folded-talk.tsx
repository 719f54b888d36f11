/** The talk of a city while an offer is open: its last line, which opens all of it. */
import type { Channel, TableView } from '@duopolis/table';
import { Icon } from '../../kit/art/index.ts';
import type { Link } from '../link/link.ts';
import { exchangeIn, lastBesideOffer } from './exchange.ts';
import { TalkLine } from './talk-line.tsx';
import { unreadIn } from './unread.ts';
import './folded-talk.css';
import { tableWords } from '../players/words/table-words.ts';
import { talkWords } from './words/talk-words.ts';

interface FoldedProps {
  readonly link: Link;
  readonly view: TableView;
  readonly channel: Channel;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

export function FoldedTalk({ link, view, channel, isOpen, onToggle }: FoldedProps) {
  const table = tableWords();
  const talk = talkWords();
  const last = lastBesideOffer(exchangeIn(link, view, channel));
  const unread = unreadIn(view, channel);
  return (
    <button type="button" class="folded-talk" aria-expanded={isOpen} onClick={() => onToggle()}>
      <Icon name="chat" size={18} />
      <span class="folded-words">
        {last === undefined ? (
          table.talk
        ) : (
          <>
            <span class="unseen">{table.talk}: </span>
            <TalkLine view={view} line={last} />
          </>
        )}
      </span>
      {unread > 0 && (
        <>
          <span class="unseen"> {talk.unread(unread)}</span>
          <span class="unread" aria-hidden="true">
            {unread}
          </span>
        </>
      )}
      <Icon name={isOpen ? 'chevron-down' : 'chevron-up'} size={18} />
    </button>
  );
}

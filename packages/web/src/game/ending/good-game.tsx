/** A word to the others after the game: ready phrases, what was said, and a button for the talk. */
import type { Phrase, TableView } from '@duopolis/table';
import { useState } from 'preact/hooks';
import { Icon, Portrait } from '../../kit/art/index.ts';
import { Button, Dialog } from '../../kit/controls/index.ts';
import type { Link } from '../link/link.ts';
import { act } from '../link/act.ts';
import { Channel } from '../talk/channel.tsx';
import { spokenText } from '../talk/spoken-text.ts';
import { messagesIn } from '../talk/unread.ts';
import { memberName } from '../players/seat-names.ts';
import { memberPortrait } from '../players/portraits.ts';
import './good-game.css';
import { endingWords } from './words/ending-words.ts';
import { words } from '../words/shared-words.ts';
import { talkWords } from '../talk/words/talk-words.ts';

const PHRASES: readonly Phrase[] = ['good-game', 'well-played', 'thanks', 'once-more'];

interface GoodGameProps {
  readonly link: Link;
  /** The table as it is now. */
  readonly view: TableView;
  /** When the game ended. */
  readonly since: number;
}

/** Nobody talks to bots, or to people at the same device. */
export const hasListeners = ({ state }: Link, { open, you }: TableView): boolean =>
  state.value !== 'local' && open.members.some(({ id, left }) => id !== you && left === undefined);

export function GoodGame({ link, view, since }: GoodGameProps) {
  const [talking, talk] = useState(false);
  const say = endingWords();
  const after = messagesIn(view, 'table').filter(({ at }) => at >= since);
  const sent = new Set(
    after.flatMap(({ by, content }) =>
      by === view.you && content.kind === 'phrase' ? [content.phrase] : [],
    ),
  );
  return (
    <div class="good-game">
      <div class="good-game-phrases" role="group" aria-label={say.say}>
        {PHRASES.map((phrase) => (
          <button
            key={phrase}
            type="button"
            class="good-game-phrase"
            aria-pressed={sent.has(phrase)}
            onClick={() =>
              void act(link, { type: 'say', channel: 'table', content: { kind: 'phrase', phrase } })
            }
          >
            {sent.has(phrase) && <Icon name="check" size={15} />}
            {words().game.table.phrases[phrase]}
          </button>
        ))}
      </div>
      <div class="good-game-talk">
        <Button size="small" kind="quiet" sign="chat" onClick={() => talk(true)}>
          {say.talk}
        </Button>
        <Answers view={view} since={since} />
      </div>
      {talking && (
        <Dialog title={say.talk} onClose={() => talk(false)}>
          <Channel link={link} view={view} channel="table" />
        </Dialog>
      )}
    </div>
  );
}

/** As many as fit side by side. */
const SHOWN = 3;

/** The last message of each of the others, beside their portrait. */
function Answers({ view, since }: Omit<GoodGameProps, 'link'>) {
  const said = messagesIn(view, 'table').filter(
    ({ at, by, content }) => at >= since && by !== view.you && content.kind !== 'unheard',
  );
  if (said.length === 0) return null;
  return (
    <ul class="good-game-answers" role="log">
      {said.slice(-SHOWN).map(({ by, at, content }) => (
        <li key={`${by} ${at}`}>
          <Portrait of={memberPortrait(view.open, by)} label={memberName(view.open, by, words())} size={28} />
          <span>{spokenText(content, view, { words: { ...words(), talk: talkWords() } })}</span>
        </li>
      ))}
    </ul>
  );
}

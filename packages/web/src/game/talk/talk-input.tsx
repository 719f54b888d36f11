/** The input of a channel: ready phrases, a ping, or free text. */
import type { CityIndex } from '@duopolis/rules';
import { type Channel, type Content, LONGEST_TEXT, type Phrase, type TableView } from '@duopolis/table';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../kit/art/index.ts';
import { IconButton } from '../../kit/controls/index.ts';
import type { Link } from '../link/link.ts';
import { act } from '../link/act.ts';
import type { Turn } from '../turn/turn.ts';
import { exchangeIn } from './exchange.ts';
import { firstPhrases, otherPhrases } from './ready-phrases.ts';
import { pointing } from './pings.ts';
import { silenceIn } from './silence.ts';
import { Suggestions } from './suggest.tsx';
import { messagesIn } from './unread.ts';
import { talkWords } from './words/talk-words.ts';
import { words } from '../words/shared-words.ts';
import './talk-input.css';

interface SayProps {
  readonly link: Link;
  readonly view: TableView;
  readonly channel: Channel;
  readonly partner: string | undefined;
  /** Nobody would read it: bots answer offers. */
  readonly isUnread: boolean;
  /** What was said. */
  readonly children: ComponentChildren;
  /** For suggesting a cell for the partner's tile. */
  readonly turn?: Turn | undefined;
}

export function TalkInput(props: SayProps) {
  const { view, channel, turn, isUnread, children } = props;
  const silence = silenceIn(view, channel);
  if (silence === undefined && !isUnread) return <Speaking {...props} />;
  return (
    <div class="talk-saying">
      <div class="talk-room">
        {children}
        {turn !== undefined && channel !== 'table' && (
          <div class="talk-phrases">
            <Suggestions turn={turn} view={view} city={channel} />
          </div>
        )}
      </div>
      {silence !== undefined && messagesIn(view, channel).length > 0 && (
        <p class="talk-only">{talkWords()[silence]}</p>
      )}
    </div>
  );
}

function Speaking({ link, view, channel, partner, turn, children }: SayProps) {
  const talk = talkWords();
  const [text, setText] = useState('');
  const [all, showAll] = useState(false);
  const more = useRef<HTMLSpanElement>(null);
  const { phase } = view.open;
  /** Nothing was said or done yet, or there is no game to see: the phrases have the room. */
  const isRoomy = phase === 'gathering' || exchangeIn(link, view, channel).length === 0;
  const say = (content: Content): Promise<boolean> => act(link, { type: 'say', channel, content });
  const onSubmit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (text.trim() !== '' && (await say({ kind: 'text', text }))) setText('');
  };
  const onPhrase = (phrase: Phrase): void => {
    showAll(false);
    void say({ kind: 'phrase', phrase });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !all) return;
    event.stopPropagation();
    showAll(false);
    more.current?.querySelector('button')?.focus();
  };
  return (
    <div class="talk-saying" onKeyDown={onKeyDown}>
      <div class="talk-room">
        {children}
        {pointing.value === channel && <p class="talk-pointing">{talk.pingNow}</p>}
        <div class={`talk-phrases${all ? ' talk-all' : isRoomy ? ' talk-rows' : ''}`}>
          {turn !== undefined && channel !== 'table' && (
            <Suggestions turn={turn} view={view} city={channel} />
          )}
          <div class="talk-ready" role="group" aria-label={talk.phrases}>
            {[...firstPhrases(channel, phase), ...(all ? otherPhrases(channel, phase) : [])].map((phrase) => (
              <button key={phrase} type="button" class="talk-chip" onClick={() => onPhrase(phrase)}>
                <span>{words().game.table.phrases[phrase]}</span>
              </button>
            ))}
          </div>
        </div>
      </div>
      <form class="talk-say" onSubmit={(event) => void onSubmit(event)}>
        <span ref={more} class="talk-more">
          <IconButton label={talk.phrases} expanded={all} onClick={() => showAll(!all)}>
            <Icon name="dots" size={20} />
          </IconButton>
        </span>
        {channel !== 'table' && <PingButton city={channel} />}
        {view.open.options.phrasesOnly ? (
          <span class="talk-only">{talk.phrasesOnly}</span>
        ) : (
          <TextInput partner={partner} text={text} onText={setText} />
        )}
      </form>
    </div>
  );
}

interface TextInputProps {
  readonly partner: string | undefined;
  readonly text: string;
  readonly onText: (text: string) => void;
}

function TextInput({ partner, text, onText }: TextInputProps) {
  const talk = talkWords();
  const placeholder = partner === undefined ? talk.writeToAll : talk.write(partner);
  return (
    <>
      <input
        class="talk-text"
        type="text"
        value={text}
        maxLength={LONGEST_TEXT}
        placeholder={placeholder}
        aria-label={placeholder}
        autocomplete="off"
        enterKeyHint="send"
        onInput={(event) => onText(event.currentTarget.value)}
      />
      <button
        type="submit"
        class="icon-btn"
        aria-label={talk.send}
        title={talk.send}
        disabled={text.trim() === ''}
      >
        <Icon name="send" size={19} />
      </button>
    </>
  );
}

function PingButton({ city }: { readonly city: CityIndex }) {
  const isPointing = pointing.value === city;
  // Out of sight it is released: a press on a space then means something else.
  useEffect(
    () => () => {
      if (pointing.peek() === city) pointing.value = undefined;
    },
    [city],
  );
  return (
    <IconButton
      label={talkWords().ping}
      pressed={isPointing}
      onClick={() => {
        pointing.value = isPointing ? undefined : city;
      }}
    >
      <Icon name="flag" size={20} />
    </IconButton>
  );
}

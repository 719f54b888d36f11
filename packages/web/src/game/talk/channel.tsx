/** A channel: its messages, ready phrases, pings and free text. */
import type { Channel as ChannelName, TableView } from '@duopolis/table';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Link } from '../link/link.ts';
import { nameOf, ownSeat } from '../players/seat-names.ts';
import { partnerOf } from '../players/ring.ts';
import { playerIn } from '../players/seat-status.ts';
import type { Turn } from '../turn/turn.ts';
import { exchangeIn } from './exchange.ts';
import { type Silence, silenceIn } from './silence.ts';
import { TalkInput } from './talk-input.tsx';
import { TalkLine } from './talk-line.tsx';
import { markRead, messagesIn } from './unread.ts';
import './channel.css';
import { talkWords } from './words/talk-words.ts';
import { words } from '../words/shared-words.ts';

interface ChannelProps {
  readonly link: Link;
  readonly view: TableView;
  readonly channel: ChannelName;
  /** For suggesting cells in a city. */
  readonly turn?: Turn;
}

/** With a note above the messages. */
export const Channel = ({ children, ...props }: ChannelProps & { readonly children?: ComponentChildren }) => (
  <section class="talk" aria-label={channelName(props.view, props.channel)}>
    {children}
    <Talk {...props} />
  </section>
);

/** The name of the channel: the partner's, or the table's. */
export function channelName(view: TableView, channel: ChannelName): string {
  const partner = partnerName(view, channel);
  return partner === undefined ? talkWords().table : talkWords().with(partner);
}

/** All of it, without its frame. */
export function Talk({ link, view, channel, turn }: ChannelProps) {
  const messages = <Messages link={link} view={view} channel={channel} />;
  if (ownSeat(view.open, view.you) === undefined) return messages;
  const isUnread = onlyBots(view, channel);
  return (
    <TalkInput
      link={link}
      view={view}
      channel={channel}
      partner={partnerName(view, channel)}
      isUnread={isUnread}
      turn={turn}
    >
      {messages}
    </TalkInput>
  );
}

function partnerName({ open, you }: TableView, channel: ChannelName): string | undefined {
  const own = ownSeat(open, you);
  if (channel === 'table' || own === undefined) return undefined;
  const seat = partnerOf(open.options.game, channel, own);
  return seat === undefined ? undefined : nameOf(open, seat, words());
}

/** Whether nobody would read a message there. */
export function onlyBots({ open, you }: TableView, channel: ChannelName): boolean {
  const own = ownSeat(open, you);
  if (channel === 'table')
    return (
      !open.members.some(({ id }) => id !== you) && open.chairs.some(({ holder }) => holder.kind === 'bot')
    );
  const seat = own === undefined ? undefined : partnerOf(open.options.game, channel, own);
  return seat !== undefined && playerIn(open, seat) === 'bot';
}

/** Alone or among bots there is nobody to talk to. */
export const hasTableTalk = (view: TableView): boolean =>
  view.open.options.game.mode !== 'solo' && !onlyBots(view, 'table');

/** What an empty channel says: one line, since it may have room for no more. */
export function emptyNote(view: TableView, channel: ChannelName): 'nobodySaid' | 'botsListen' | Silence {
  const silence = silenceIn(view, channel);
  if (silence === 'silentNow') return silence;
  return onlyBots(view, channel) ? 'botsListen' : (silence ?? 'nobodySaid');
}

function Messages({ link, view, channel }: Pick<ChannelProps, 'link' | 'view' | 'channel'>) {
  const talk = talkWords();
  const lines = exchangeIn(link, view, channel);
  const last = messagesIn(view, channel).at(-1)?.at;
  useEffect(() => markRead(view, channel), [last, channel]);
  if (lines.length === 0) return <p class="talk-nothing">{talk[emptyNote(view, channel)]}</p>;
  return (
    <div class="talk-messages" tabIndex={0} role="log" aria-live="off">
      <div>
        {lines.map((line, nth) => (
          <p
            key={nth}
            class={
              line.kind === 'said' && /^(text|phrase)$/.test(line.message.content.kind) ? '' : 'talk-other'
            }
          >
            <TalkLine view={view} line={line} />
          </p>
        ))}
      </div>
    </div>
  );
}

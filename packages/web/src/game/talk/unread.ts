/** Unread messages, by channel. */
import type { Channel, Message, TableView } from '@duopolis/table';
import { signal } from '@preact/signals';

/** The time of the last message seen in each channel of the tables opened here. */
const seen = signal<{ readonly [channel: string]: number }>({});

const keyOf = ({ you, open }: TableView, channel: Channel): string => `${you}/${open.games}/${channel}`;

export const messagesIn = ({ asides }: TableView, channel: Channel): readonly Message[] =>
  channel === 'table' ? asides.talk.table : (asides.talk.cities[channel] ?? []);

export function unreadIn(view: TableView, channel: Channel): number {
  const last = seen.value[keyOf(view, channel)] ?? 0;
  return messagesIn(view, channel).filter(
    ({ at, by, content }) => at > last && by !== view.you && content.kind !== 'unheard',
  ).length;
}

export function markRead(view: TableView, channel: Channel): void {
  const at = messagesIn(view, channel).at(-1)?.at;
  const key = keyOf(view, channel);
  if (at !== undefined && (seen.peek()[key] ?? 0) < at) seen.value = { ...seen.peek(), [key]: at };
}

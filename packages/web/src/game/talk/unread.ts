/** What has been said since one last looked, channel by channel. */
import type { Channel, Message, TableView } from '@duopolis/table';
import { signal } from '@preact/signals';
import { ownSeat } from '../players/people.ts';

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

/** Offers and asks of a city that wait for my answer. */
export function wantsMe(view: TableView, city: number): number {
  const own = ownSeat(view.open, view.you);
  if (own === undefined) return 0;
  const offers = view.asides.offers.filter(
    (offer) =>
      offer.city === city && offer.by !== own && !offer.agreed.includes(own) && offer.answer?.by !== own,
  );
  const asks = view.asides.asks.filter((ask) => ask.city === city && ask.seat !== own);
  return offers.length + asks.length;
}

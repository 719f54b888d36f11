/** Removes names and words of erased people from every log as it is read. */
import { FORMER_PLAYER } from '@duopolis/protocol';
import type { AboutTable, StartedSeat, TableEvent } from '@duopolis/table';
import type { ExpiringEvents } from './embedded.ts';

/** Replaces the words of an erased person. */
const REMOVED = '…';

export interface Erased {
  readonly has: (member: string) => boolean;
  readonly add: (member: string) => void;
}

export function newErased(members: readonly string[]): Erased {
  const erased = new Set(members);
  return { has: (member) => erased.has(member), add: (member) => void erased.add(member) };
}

const isNamed = ({ holder, name }: StartedSeat, { has }: Erased): boolean =>
  holder.kind === 'person' && has(holder.member) && name !== FORMER_PLAYER;

/** Whether these seats still name somebody who was erased since they were read. */
export const nameErased = (seats: readonly StartedSeat[], erased: Erased): boolean =>
  seats.some((seat) => isNamed(seat, erased));

const withoutNames = (seats: readonly StartedSeat[], erased: Erased): readonly StartedSeat[] =>
  seats.map((seat) => (isNamed(seat, erased) ? { ...seat, name: FORMER_PLAYER } : seat));

/** A table's entry in the lobby: the store keeps the host's name as it was written. */
export const aboutWithout = <T extends AboutTable | undefined>(about: T, { has }: Erased): T =>
  about?.host !== undefined && has(about.owner ?? '') ? { ...about, host: FORMER_PLAYER } : about;

export function withoutName(event: TableEvent, erased: Erased): TableEvent {
  const { has } = erased;
  if (event.type === 'created' && has(event.by)) return { ...event, name: FORMER_PLAYER };
  if (event.type === 'joined' && has(event.member)) return { ...event, name: FORMER_PLAYER };
  if (event.type === 'sat' && event.portrait !== undefined && has(event.member)) {
    const { portrait: _, ...sat } = event;
    return sat;
  }
  if (event.type === 'said' && event.content.kind === 'text' && has(event.by))
    return { ...event, content: { kind: 'text', text: REMOVED } };
  if (event.type === 'answered' && has(event.member)) return { ...event, answer: REMOVED };
  if (event.type === 'started' && event.index !== undefined)
    return { ...event, index: { ...event.index, seats: withoutNames(event.index.seats, erased) } };
  return event;
}

/** Wraps a store: the log keeps what was written, but nobody gets to read it. */
export const withoutErased = (events: ExpiringEvents, erased: Erased): ExpiringEvents => ({
  ...events,
  read: async (table, after, most) =>
    (await events.read(table, after, most)).map((event) => withoutName(event, erased)),
});

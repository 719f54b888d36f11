/** Names and words of people who had their data deleted, taken out of every log as it is read. */
import { FORMER_PLAYER } from '@duopolis/protocol';
import type { TableEvent } from '@duopolis/table';
import type { KeptEvents } from '../store/embedded.ts';

/** In place of what an erased person wrote. */
const REMOVED = '…';

export interface Erased {
  readonly has: (member: string) => boolean;
  readonly add: (member: string) => void;
}

export function newErased(members: readonly string[]): Erased {
  const erased = new Set(members);
  return { has: (member) => erased.has(member), add: (member) => void erased.add(member) };
}

function withoutName(event: TableEvent, { has }: Erased): TableEvent {
  if (event.type === 'created' && has(event.by)) return { ...event, name: FORMER_PLAYER };
  if (event.type === 'joined' && has(event.member)) return { ...event, name: FORMER_PLAYER };
  if (event.type === 'said' && event.content.kind === 'text' && has(event.by))
    return { ...event, content: { kind: 'text', text: REMOVED } };
  if (event.type === 'answered' && has(event.member)) return { ...event, answer: REMOVED };
  return event;
}

/** The same store; the log keeps what was written, and nobody gets to read it. */
export const withoutErased = (events: KeptEvents, erased: Erased): KeptEvents => ({
  ...events,
  read: async (table, after, most) =>
    (await events.read(table, after, most)).map((event) => withoutName(event, erased)),
});

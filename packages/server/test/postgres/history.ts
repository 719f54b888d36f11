/** Compares what people received, and the outcomes of their commands, with the log. */
import { isDeepStrictEqual } from 'node:util';
import type { ServerMessage, WireMessage } from '@duopolis/protocol';
import {
  delayOf,
  evolveTable,
  INITIAL_TABLE,
  seatOf,
  type SeenTableEvent,
  type TableEvent,
  tableEventFor,
  type TableState,
  tableViewFor,
} from '@duopolis/table';
import type { Cursor } from '@duopolis/table/host';
import type { Kept } from './kept.ts';
import type { Entry, Witness } from './witness.ts';

interface Truth {
  /** By number. */
  readonly events: ReadonlyMap<number, SeenTableEvent>;
  readonly states: ReadonlyMap<number, TableState>;
}

const STRANGER = '';

/**
 * What a member may know, and when: counted like everyone's until they join, then by what they receive. Late spectators
 * may receive earlier events.
 */
function truthFor(log: readonly TableEvent[], member: string): Truth {
  const [events, states] = [new Map<number, SeenTableEvent>(), new Map([[0, INITIAL_TABLE]])];
  let [state, number, viewer] = [INITIAL_TABLE, 0, STRANGER];
  for (const event of log) {
    const who = event.type === 'created' ? event.by : event.type === 'joined' ? event.member : undefined;
    if (who === member) viewer = member;
    const after = evolveTable(state, event);
    const seen = tableEventFor(state, event, viewer);
    state = after;
    if (seen === undefined) continue;
    number += 1;
    events.set(number, seen);
    states.set(number, state);
  }
  return { events, states };
}

/** As it travels. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

type Account = Pick<Witness, 'you' | 'name' | 'history'>;

/** Milliseconds by which clocks of one machine may differ after they were compared over a slow network. */
const UNSURE = 500;

/** Everything that contradicts the log; nothing if all is well. */
export const contradictions = (account: Account, kept: Kept): readonly string[] =>
  [...commandsOf(account, kept), ...wordsOf(account, kept), ...storyOf(account, kept)].map(
    (problem) => `${account.name}: ${problem}`,
  );

const at = (entries: readonly Entry[], table: string): readonly Entry[] =>
  entries.filter(
    (entry) => !('message' in entry) || ('table' in entry.message && entry.message.table === table),
  );

type MessageOf<T extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: T }>;

const messagesOf = <T extends ServerMessage['type']>(
  entries: readonly Entry[],
  type: T,
): readonly MessageOf<T>[] =>
  entries.flatMap((entry) =>
    entry.type === 'received' && entry.message.type === type ? [entry.message as MessageOf<T>] : [],
  );

/** Every acknowledged command is in the log, after all those that were acknowledged before it was first sent. */
function commandsOf({ you, history }: Account, { table, commands }: Kept): readonly string[] {
  const found: string[] = [];
  const sentAfter = new Map<string, number>();
  let highest = 0;
  for (const entry of at(history, table)) {
    if (entry.type === 'sent' && entry.message.type === 'command' && !sentAfter.has(entry.message.id))
      sentAfter.set(entry.message.id, highest);
    if (entry.type !== 'received' || entry.message.type !== 'done') continue;
    const { id } = entry.message;
    const version = commands.get(`${you}/${id}`);
    if (version === undefined) found.push(`${id} was acknowledged and is not in the log`);
    else if (version <= (sentAfter.get(id) ?? highest)) found.push(`${id} is out of order`);
    highest = Math.max(highest, version ?? 0);
  }
  return found;
}

type Say = Extract<WireMessage, { readonly type: 'command' }>;

const textOf = ({ request }: Say): string =>
  request.type === 'say' && request.content.kind === 'text' ? request.content.text : '';

/** What somebody said, each time in other words: acknowledged it is in the log once, refused it is not. */
function wordsOf({ you, history }: Account, { table, log }: Kept): readonly string[] {
  const entries = at(history, table);
  const done = new Set(messagesOf(entries, 'done').map(({ id }) => id));
  const refused = new Map(messagesOf(entries, 'refused').map(({ id, error }) => [id, error.code]));
  const words = log.flatMap((event) =>
    event.type === 'said' && event.by === you && event.content.kind === 'text' ? [event.content.text] : [],
  );
  const said = new Map(
    entries.flatMap((entry) =>
      entry.type === 'sent' && entry.message.type === 'command' && textOf(entry.message) !== ''
        ? [[entry.message.id, entry.message] as const]
        : [],
    ),
  );
  const texts = [...said.values()].map(textOf);
  const found = [...said].flatMap(([id, message]) => {
    const times = words.filter((text) => text === textOf(message)).length;
    if (times > 1) return [`${id} is in the log ${times} times`];
    if (times === 0 && done.has(id)) return [`${id} was acknowledged and its words are not in the log`];
    return times === 1 && refused.has(id) && refused.get(id) !== 'not-stored'
      ? [`${id} was refused and is in the log`]
      : [];
  });
  const order = words.map((text) => texts.indexOf(text));
  return order.every((nth, place) => place === 0 || nth > (order[place - 1] ?? 0))
    ? found
    : [...found, 'words are in the log in another order than they were said'];
}

/** Every event and view is what the log gives; on each connection nothing is missing, and nothing comes twice. */
function storyOf({ you, history }: Account, { table, log }: Kept): readonly string[] {
  const { events, states } = truthFor(log, you);
  const found: string[] = [];
  /** The last event received on this connection. */
  let known: number | undefined;
  for (const entry of at(history, table)) {
    if (entry.type === 'opened' || entry.type === 'lost') known = undefined;
    if (entry.type === 'sent' && entry.message.type === 'watch') known = entry.message.after?.number;
    if (entry.type !== 'received') continue;
    const { message } = entry;
    if ('at' in message && !isTimely(message.at, events))
      found.push(`the place ${message.at.number} has another time than its event`);
    if (message.type === 'view') {
      known = message.at.number;
      const state = states.get(known);
      if (state === undefined || !isDeepStrictEqual(sent(message.view), sent(tableViewFor(state, you))))
        found.push(`the view at ${known} is not what the log gives`);
    }
    if (message.type !== 'events') continue;
    const first = message.at.number - message.events.length + 1;
    if (known !== undefined && first !== known + 1) found.push(`told event ${first} after event ${known}`);
    known = message.at.number;
    for (const [nth, event] of message.events.entries()) {
      const number = first + nth;
      if (!isDeepStrictEqual(sent(event), sent(events.get(number))))
        found.push(`event ${number} is not what is in the log: ${JSON.stringify(event)}`);
      const early = tooEarly(event, states.get(number), you, entry.at, message.at.stream === 'late');
      if (early !== undefined) found.push(`event ${number} ${early}`);
    }
  }
  return found;
}

/** A place of an older version says no time. */
const isTimely = ({ number, time }: Cursor, events: ReadonlyMap<number, SeenTableEvent>): boolean =>
  time === undefined || time === (events.get(number)?.at ?? 0);

/** Computed without the code that decides who sees what. */
function tooEarly(
  event: SeenTableEvent,
  state: TableState | undefined,
  you: string,
  sentAt: number,
  late: boolean,
): string | undefined {
  if (event.at > sentAt + UNSURE) return `is ${event.at - sentAt} ms from the future`;
  if (state === undefined) return undefined;
  const delay = late ? delayOf(state.open.options) : 0;
  if (sentAt + UNSURE < event.at + delay) return 'was told to somebody who watches before its time';
  if (event.type !== 'game' || event.event.type !== 'chose') return undefined;
  const seat = seatOf(state.open, you);
  const isSecret = event.event.tiles !== undefined && event.event.seat !== seat;
  return isSecret ? 'tells what another seat chose' : undefined;
}

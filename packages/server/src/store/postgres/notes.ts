/** The notifications of nodes: what was written to a table, and broadcasts that are not stored. */
import type { TableEvent } from '@duopolis/table';
import type { Append, News, TableId } from '@duopolis/table/host';
import { LONGEST_TEXT } from './seal.ts';

/** No JSON text and no id has a line break in it. */
export const LINE = '\n';

export const linesOf = (events: readonly TableEvent[]): string =>
  events.map((event) => JSON.stringify(event)).join(LINE);

/** Events that can't be parsed count as missing; the node then reads the table. */
export function eventsIn(lines: string): readonly TableEvent[] {
  try {
    return lines.split(LINE).map((line) => JSON.parse(line) as TableEvent);
  } catch {
    return [];
  }
}

const SAID = 'said ';

export const saidNote = (text: string): string => `${SAID}${text}`;

const TAKEN = 'taken ';
const LOBBY = 'lobby ';
/** Tables in one of these. */
const MOST_NAMED = 50;

const named =
  (word: string) =>
  (tables: readonly TableId[]): readonly string[] =>
    Array.from(
      { length: Math.ceil(tables.length / MOST_NAMED) },
      (_, nth) => `${word}${tables.slice(nth * MOST_NAMED, (nth + 1) * MOST_NAMED).join(' ')}`,
    );

/** This node decides these tables now. */
export const takenNotes = named(TAKEN);
/** The lobby entries of these tables have changed. */
export const lobbyNotes = named(LOBBY);

/** Milliseconds that changes of the lobby are collected: at least, for each other node, and at most. */
const SHOWING = { least: 100, each: 65, most: 1_000 };

/**
 * Every node notifies all others, so with more nodes each notifies less often: with 2 to 16 nodes, notifications take 1 to
 * 3 % of one core, over all nodes and the database (decision 0043). Lobby pages are cached for a second, so a longer
 * interval would be visible.
 */
export const showingFor = (others: number): number =>
  Math.min(Math.max(SHOWING.least, others * SHOWING.each), SHOWING.most);

const namedIn = (text: string, word: string): readonly TableId[] =>
  text.slice(word.length).split(' ').slice(0, MOST_NAMED);

export const fits = (text: string): boolean => Buffer.byteLength(text) <= LONGEST_TEXT;

/** The writing node, the new version, the table, and the events if they fit. */
export function noteOf(node: number | undefined, { tableId, expected, events }: Append): string {
  const note = `${node ?? 0} ${expected + events.length} ${tableId}`;
  const whole = `${note} ${linesOf(events)}`;
  return fits(whole) ? whole : note;
}

export const removedNote = (node: number | undefined, tableId: TableId): string =>
  `${node ?? 0} 0 ${tableId}`;

/** No node number, version or table id is longer. */
const NOTE = /^(\d{1,10}) (\d{1,10}) (\S{1,100})(?: (.+))?$/s;

export type Note =
  | { readonly type: 'said'; readonly text: string }
  | { readonly type: 'taken' | 'lobby'; readonly tables: readonly TableId[] }
  | {
      readonly type: 'changed';
      readonly node: number;
      readonly tableId: TableId;
      readonly received: News | undefined;
    };

/** Nothing if it is not a note. */
export function readNote(text: string): Note | undefined {
  if (text.startsWith(SAID)) return { type: 'said', text: text.slice(SAID.length) };
  if (text.startsWith(TAKEN)) return { type: 'taken', tables: namedIn(text, TAKEN) };
  if (text.startsWith(LOBBY)) return { type: 'lobby', tables: namedIn(text, LOBBY) };
  const [, node, version, tableId, lines] = NOTE.exec(text) ?? [];
  if (node === undefined || version === undefined || tableId === undefined) return undefined;
  const received =
    lines === undefined ? undefined : { version: Number(version), events: () => eventsIn(lines) };
  return { type: 'changed', node: Number(node), tableId, received };
}

/** What is told to many is written once. */
import { type ServerMessage, TIMED_SINCE } from '@duopolis/protocol';
import type { SeenTableEvent } from '@duopolis/table';
import type { TableId, Update } from '@duopolis/table/host';

/** The texts of this turn of the event loop. A new map each time: what an emptied one held would be kept by the collector for long. */
let written = new Map<SeenTableEvent, string>();
const forget = (): void => {
  written = new Map();
};

function textOf(event: SeenTableEvent): string {
  const known = written.get(event);
  if (known !== undefined) return known;
  if (written.size === 0) process.nextTick(forget);
  const text = JSON.stringify(event);
  written.set(event, text);
  return text;
}

/** A message as it travels. */
export function writeUpdate(table: TableId, update: Update, protocol: number): string {
  const { stream, number, time } = update;
  const at = protocol >= TIMED_SINCE ? { stream, number, time } : { stream, number };
  if (update.type === 'view') {
    const message: ServerMessage = { type: 'view', table, at, view: update.view };
    return JSON.stringify(message);
  }
  const message: ServerMessage = { type: 'events', table, at, events: [] };
  const empty = JSON.stringify(message);
  return `${empty.slice(0, -2)}${update.events.map(textOf).join()}]}`;
}

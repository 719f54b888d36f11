/** What is told of a table as it travels to a client. */
import { type ServerMessage, TIMED_SINCE } from '@duopolis/protocol';
import type { TableId } from '@duopolis/table/host';
import type { Told } from '../cluster/following.ts';

/** A message as it travels. */
export function writeTold(table: TableId, told: Told, protocol: number): string {
  const { type, stream, number, time, body } = told;
  const at = protocol >= TIMED_SINCE ? { stream, number, time } : { stream, number };
  if (type === 'view') {
    const head = JSON.stringify({ type, table, at });
    return `${head.slice(0, -1)},"view":${body}}`;
  }
  const message: ServerMessage = { type, table, at, events: [] };
  return `${JSON.stringify(message).slice(0, -2)}${body}]}`;
}

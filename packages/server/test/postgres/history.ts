/** What people were told and what became of their commands, held against what is in the log. */
import { isDeepStrictEqual } from 'node:util';
import { connect, type ServerMessage } from '@duopolis/protocol';
import {
  type ClientEvent,
  eventFor,
  evolveTable,
  INITIAL_TABLE,
  type TableEvent,
  type TableState,
  tableViewFor,
} from '@duopolis/table';
import type { Pool } from 'pg';
import { type PersonHere, personAt, surroundingsOf } from '../kit/server.ts';

/** Somebody who writes down everything that they are told. */
export interface Witness extends PersonHere {
  readonly told: readonly ServerMessage[];
}

export async function witnessAt(server: () => string, name: string): Promise<Witness> {
  const person = await personAt(server, name);
  person.connection.close();
  const told: ServerMessage[] = [];
  const connection = connect(surroundingsOf(server, person.cookie), {
    onMessage: (message) => void told.push(message),
  });
  return { ...person, connection, told };
}

/** What is kept of a table: its events, and the version after each command that was answered. */
export interface Kept {
  readonly table: string;
  readonly log: readonly TableEvent[];
  readonly commands: ReadonlyMap<string, number>;
}

export async function keptIn(pool: Pool, table: string): Promise<Kept> {
  const events = await pool.query<{ event: string }>(
    'SELECT event FROM events WHERE table_id = $1 ORDER BY number',
    [table],
  );
  const commands = await pool.query<{ command: string; version: number }>(
    'SELECT command, version FROM commands WHERE table_id = $1',
    [table],
  );
  return {
    table,
    log: events.rows.map(({ event }) => JSON.parse(event) as TableEvent),
    commands: new Map(commands.rows.map(({ command, version }) => [command, version])),
  };
}

interface Truth {
  /** By number. */
  readonly events: ReadonlyMap<number, ClientEvent>;
  readonly states: ReadonlyMap<number, TableState>;
}

const STRANGER = '';

/** What a member may know, and when: counted like everyone's until they come, then by what they are told. */
function truthFor(log: readonly TableEvent[], member: string): Truth {
  const [events, states] = [new Map<number, ClientEvent>(), new Map<number, TableState>()];
  let [state, number, viewer] = [INITIAL_TABLE, 0, STRANGER];
  for (const event of log) {
    const who = event.type === 'created' ? event.by : event.type === 'joined' ? event.member : undefined;
    if (who === member) viewer = member;
    const after = evolveTable(state, event);
    const told = eventFor(event, viewer, state, after);
    state = after;
    if (told === undefined) continue;
    number += 1;
    if (viewer === member) events.set(number, told);
    states.set(number, state);
  }
  return { events, states };
}

/** As it travels. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** Everything that contradicts the log; nothing if all is well. */
export function contradictions(
  { you, name, told }: Pick<Witness, 'you' | 'name' | 'told'>,
  { table, log, commands }: Kept,
): readonly string[] {
  const { events, states } = truthFor(log, you);
  const found: string[] = [];
  let last = 0;
  for (const message of told) {
    if (!('table' in message) || message.table !== table) continue;
    if (message.type === 'done') {
      const version = commands.get(`${you}/${message.id}`);
      if (version === undefined) found.push(`${name}: ${message.id} was acknowledged and is not in the log`);
      else if (version < last) found.push(`${name}: ${message.id} is out of order`);
      last = version ?? last;
    }
    if (message.type === 'events') {
      const first = message.at.number - message.events.length + 1;
      for (const [nth, event] of message.events.entries()) {
        if (!isDeepStrictEqual(sent(event), sent(events.get(first + nth))))
          found.push(`${name}: event ${first + nth} is not what is in the log: ${JSON.stringify(event)}`);
      }
    }
    if (message.type === 'view') {
      const state = states.get(message.at.number);
      if (state === undefined || !isDeepStrictEqual(sent(message.view), sent(tableViewFor(state, you))))
        found.push(`${name}: the view at ${message.at.number} is not what the log gives`);
    }
  }
  return found;
}

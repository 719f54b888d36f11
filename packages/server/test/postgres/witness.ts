/** A person at a table who records everything: what they sent, what they received, and when. */
import { connect, PROTOCOLS, type ServerMessage, type Socket, type WireMessage } from '@duopolis/protocol';
import { type PersonHere, personAt, environmentOf } from '../kit/server.ts';

export type Entry =
  | { readonly type: 'opened' | 'lost'; readonly at: number }
  | { readonly type: 'sent'; readonly at: number; readonly message: WireMessage }
  | { readonly type: 'received'; readonly at: number; readonly message: ServerMessage };

export interface Witness extends PersonHere {
  readonly history: readonly Entry[];
}

const PATIENCE = 200;

/** Retries until a server answers. */
async function comeIn(server: () => string, name: string, tries = 50): Promise<PersonHere> {
  try {
    return await personAt(server, name);
  } catch (error) {
    if (tries === 0) throw error;
    await new Promise((resolve) => void setTimeout(resolve, PATIENCE));
    return comeIn(server, name, tries - 1);
  }
}

export async function witnessAt(
  server: () => string,
  name: string,
  protocols: readonly number[] = PROTOCOLS,
): Promise<Witness> {
  const person = await comeIn(server, name);
  person.connection.close();
  const history: Entry[] = [];
  const note = (type: 'opened' | 'lost'): void => void history.push({ type, at: Date.now() });
  const around = environmentOf(server, person.cookie, protocols);
  const connection = connect(
    {
      ...around,
      open: (listener, table): Socket => {
        note('opened');
        const heeding = {
          ...listener,
          lost: () => {
            note('lost');
            listener.lost();
          },
        };
        const socket = around.open(heeding, table);
        return {
          ...socket,
          send: (text) => {
            history.push({ type: 'sent', at: Date.now(), message: JSON.parse(text) as WireMessage });
            socket.send(text);
          },
        };
      },
    },
    { onMessage: (message) => void history.push({ type: 'received', at: Date.now(), message }) },
  );
  return { ...person, connection, history };
}

/** The received messages, in order. */
export const toldTo = ({ history }: Pick<Witness, 'history'>): readonly ServerMessage[] =>
  history.flatMap((entry) => (entry.type === 'received' ? [entry.message] : []));

const RESUMED: ReadonlySet<ServerMessage['type']> = new Set(['view', 'events', 'current', 'done', 'refused']);

/** How long it took, each time the server went away, until a server sent a table again; in milliseconds. */
export function gapsOf({ history }: Pick<Witness, 'history'>): readonly number[] {
  const gaps: number[] = [];
  let since: number | undefined;
  for (const entry of history) {
    const leaves = entry.type === 'lost' || (entry.type === 'received' && entry.message.type === 'stopping');
    if (leaves) since ??= entry.at;
    else if (entry.type === 'received' && since !== undefined && RESUMED.has(entry.message.type)) {
      gaps.push(entry.at - since);
      since = undefined;
    }
  }
  return gaps;
}

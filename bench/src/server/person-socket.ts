/** A person's socket, which carries all the tables they play at: commands with their ids out, answers in their order back. */
import type { ServerMessage } from '@duopolis/protocol';
import { WebSocket } from 'ws';
import { newPlayer, type Player } from './player.ts';

/** A person at one table. */
export interface Client {
  readonly player: Player;
  readonly ask: (request: string) => void;
}

export interface Listener {
  readonly failed: (why: string) => void;
  /** A command was stored after this many milliseconds. */
  readonly kept: (milliseconds: number) => void;
  /** A message arrived: perhaps there is a move now. */
  readonly received: (client: Client) => void;
}

/** What a person needs before there is a socket. */
export interface Person {
  readonly you: string;
  readonly cookie: string;
}

export async function newPerson(address: string, name: string): Promise<Person> {
  const answer = await fetch(`${address}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ name }),
  });
  const { you } = (await answer.json()) as { readonly you: string };
  return { you, cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
}

export interface Line {
  /** Joins a table, takes a chair, and plays from then on; the creator is already there. */
  readonly sit: (table: string, chair: number) => Promise<Client>;
  readonly close: () => void;
}

interface Asked {
  readonly id: string;
  readonly at: number;
}

interface Followed {
  readonly client: Client;
  readonly chair: number;
  readonly asked: Asked[];
  readonly sat: () => void;
  coming: 'join' | 'watch' | 'sit' | 'sat';
}

export function openLine(
  address: string,
  { you, cookie }: Person,
  listener: Listener,
  forTable?: string,
): Promise<Line> {
  const followed = new Map<string, Followed>();
  let last = 0;
  const socket = new WebSocket(
    `${address.replace('http', 'ws')}/api/socket${forTable === undefined ? '' : `?table=${forTable}`}`,
    {
      headers: { cookie },
      perMessageDeflate: false,
      skipUTF8Validation: true,
    },
  );
  const watch = (table: string): void => socket.send(`{"type":"watch","table":"${table}"}`);

  const sit = (table: string, chair: number): Promise<Client> =>
    new Promise((resolve) => {
      const asked: Asked[] = [];
      const ask = (request: string): void => {
        last += 1;
        asked.push({ id: `${last}`, at: performance.now() });
        socket.send(`{"type":"command","table":"${table}","id":"${last}","request":${request}}`);
      };
      const client: Client = { player: newPlayer(you), ask };
      const coming = chair === 0 ? 'watch' : 'join';
      followed.set(table, { client, chair, asked, coming, sat: () => resolve(client) });
      if (chair === 0) watch(table);
      else ask('{"type":"join","name":"Player"}');
    });

  function kept({ asked }: Followed, id: string): void {
    const first = asked.shift();
    if (first?.id !== id) throw new Error(`${id} answered before ${first?.id}`);
    listener.kept(performance.now() - first.at);
  }

  /** The next step of joining a table, if there is one. */
  function come(table: string, at: Followed): void {
    if (at.coming === 'join') {
      at.coming = 'watch';
      watch(table);
    } else if (at.coming === 'sit') {
      at.coming = 'sat';
      at.sat();
    }
  }

  function received(message: ServerMessage): void {
    const at = 'table' in message && message.table !== undefined ? followed.get(message.table) : undefined;
    if (at === undefined) {
      if (message.type !== 'welcome') throw new Error(JSON.stringify(message));
      return;
    }
    const { player } = at.client;
    if (message.type === 'events') player.events(message.events, message.at.number);
    else if (message.type === 'done') {
      kept(at, message.id);
      come(message.table, at);
    } else if (message.type === 'view') {
      player.view(message.view, message.at.number);
      at.coming = 'sit';
      at.client.ask(`{"type":"sit","seat":${at.chair}}`);
    } else throw new Error(JSON.stringify(message));
    listener.received(at.client);
  }

  return new Promise((resolve) => {
    socket.on('message', (data) => {
      try {
        received(JSON.parse((data as Buffer).toString()) as ServerMessage);
      } catch (error) {
        listener.failed(String(error));
      }
    });
    socket.on('close', (code) => listener.failed(`closed with ${code}`));
    socket.on('error', (error) => listener.failed(String(error)));
    socket.on('open', () => resolve({ sit, close: () => socket.terminate() }));
  });
}

/** A person who plays by the rules while others attack, and remembers every answer. */
import { type InvitationAnswer, PROTOCOLS, type ServerMessage, socketAddress } from '@duopolis/protocol';
import { tableOptions } from '../kit/server.ts';

export interface Honest {
  readonly table: string;
  /** What nobody else may receive: the session, and the code of the table. */
  readonly secrets: readonly string[];
  /** Sends a command after the other until the connection is lost. */
  readonly play: () => Promise<void>;
  readonly acknowledged: () => number;
  /** Acknowledged commands that a server does not know any more. */
  readonly lostAt: (address: string) => Promise<readonly string[]>;
}

/** Milliseconds between two commands, and between two repeated ones: faster than the server allows is a flood. */
const PACE = 100;
const REPEAT = 30;
/** Commands that are repeated, from all parts of a long run; the number of events tells of the others. */
const REPEATED = 1_000;

const DONE: ReadonlySet<string> = new Set(['sat', 'readied']);

interface Line {
  readonly ask: (id: string, request: object) => Promise<ServerMessage | undefined>;
  /** The number of the last event received. */
  readonly events: () => number;
  /** How many events of the requested kinds were received; people who come and go cause others. */
  readonly done: () => number;
  readonly close: () => void;
}

/** Nothing if the connection is lost first. */
function open(address: string, cookie: string, table: string): Promise<Line> {
  const socket = new WebSocket(socketAddress(address, PROTOCOLS), { headers: { cookie } });
  const waiting = new Map<string, (answer: ServerMessage | undefined) => void>();
  let [number, done] = [0, 0];
  const { promise: isOpen, resolve: opened, reject } = Promise.withResolvers<void>();
  socket.addEventListener('error', () => reject(new Error('no socket')));
  socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'watch', table })));
  socket.addEventListener('close', () => waiting.forEach((answer) => answer(undefined)));
  socket.addEventListener('message', ({ data }) => {
    const received = JSON.parse(String(data)) as ServerMessage;
    if (received.type === 'view' || received.type === 'events') ({ number } = received.at);
    if (received.type === 'events') done += received.events.filter(({ type }) => DONE.has(type)).length;
    if (received.type === 'view') opened();
    if ('id' in received && received.id !== undefined) waiting.get(received.id)?.(received);
  });
  const line: Line = {
    ask: (id, request) =>
      new Promise((answer) => {
        waiting.set(id, answer);
        if (socket.readyState !== WebSocket.OPEN) return answer(undefined);
        socket.send(JSON.stringify({ type: 'command', table, id, request }));
      }),
    events: () => number,
    done: () => done,
    close: () => socket.close(),
  };
  return isOpen.then(() => line);
}

const requestOf = (nth: number): object =>
  nth === 0 ? { type: 'sit', seat: 0 } : { type: 'ready', ready: nth % 2 === 1 };

async function posted(address: string, path: string, cookie: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie };
  const answer = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

export async function newHonest(address: string, nth: number): Promise<Honest> {
  const greeted = await posted(address, '/api/session', '', { name: `Honest ${nth}` });
  const cookie = (greeted.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const made = await posted(address, '/api/tables', cookie, { options: tableOptions({ seats: 7 }) });
  const { table, code } = (await made.json()) as InvitationAnswer;
  const line = await open(address, cookie, table);
  const acknowledged: string[] = [];
  let events = 0;
  return {
    table,
    secrets: [cookie, code],
    play: async () => {
      // oxlint-disable no-await-in-loop -- one after the other
      for (let sent = 0; ; sent++) {
        const answer = await line.ask(`${sent}`, requestOf(sent));
        if (answer === undefined) return;
        if (answer.type === 'done') acknowledged.push(`${sent}`);
        events = line.events();
        await new Promise((resolve) => void setTimeout(resolve, PACE));
      }
      // oxlint-enable no-await-in-loop
    },
    acknowledged: () => acknowledged.length,
    /** A repeated command is answered alike and changes nothing. */
    lostAt: async (again) => {
      const after = await open(again, cookie, table);
      const before = after.events();
      const lost = before < events ? [`${table}: ${events} events were sent, ${before} are stored`] : [];
      const every = Math.ceil(acknowledged.length / REPEATED);
      for (const id of acknowledged.toReversed().filter((_, back) => back % every === 0)) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const answer = await after.ask(id, requestOf(Number(id)));
        if (answer === undefined) throw new Error('the connection was lost');
        if (answer.type !== 'done' || after.done() > 0) lost.push(`${table}: ${id}`);
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await new Promise((resolve) => void setTimeout(resolve, REPEAT));
      }
      after.close();
      return lost;
    },
  };
}

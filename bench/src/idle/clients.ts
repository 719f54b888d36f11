/** A process with some thousand idle people, each using the real client. */
import { Agent, request } from 'node:http';
import { parseArgs } from 'node:util';
import { type Connection, connect, socketOver } from '@duopolis/protocol';
import { WebSocket } from 'ws';

const { values } = parseArgs({
  options: {
    address: { type: 'string', default: '' },
    count: { type: 'string', default: '5000' },
    /** Their source address, so that there are enough ports. */
    from: { type: 'string', default: '127.0.0.1' },
  },
});

/** How many people come at the same time. */
const AT_ONCE = 64;
/** How often the parent gets the number of connections. */
const TELLING = 50;

const { address, from: localAddress } = values;
/** Few wait unused: each takes the server a file, and the last people need all that it may have. */
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE, maxFreeSockets: 4, localAddress });

/** A reused connection may be closing. */
const TRIES = 5;
const newCookie = (name: string, tries = TRIES): Promise<string> =>
  askForCookie(name).catch((error: unknown) => {
    if (tries === 0) throw error;
    return newCookie(name, tries - 1);
  });

const askForCookie = (name: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const asked = request(`${address}/api/session`, { method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.headers['set-cookie']?.[0]?.split(';')[0] ?? ''));
    });
    asked.on('error', reject);
    asked.end(JSON.stringify({ name }));
  });

let connected = 0;
let lastId = 0;

/** Resolves when the person is connected for the first time. */
const come = (cookie: string): Promise<Connection> =>
  new Promise((resolve) => {
    let isHere = false;
    const person = connect(
      {
        open: (listener) => {
          const url = `${address.replace('http', 'ws')}/api/socket`;
          const socket = new WebSocket(url, { headers: { cookie }, localAddress, perMessageDeflate: false });
          return socketOver(socket, listener);
        },
        later: (milliseconds, run) => {
          const timer = setTimeout(run, milliseconds);
          return () => clearTimeout(timer);
        },
        random: Math.random,
        newId: () => `${++lastId}`,
      },
      {
        onState: (state) => {
          if (isHere !== (state === 'connected')) connected += isHere ? -1 : 1;
          isHere = state === 'connected';
          if (isHere) resolve(person);
        },
      },
    );
  });

const people: Connection[] = [];
let sent = -1;
setInterval(() => {
  if (sent !== connected) process.send?.(connected);
  sent = connected;
}, TELLING);

let next = 0;
async function comeInTurn(): Promise<void> {
  while (next < Number(values.count)) {
    const name = `Idle ${next++}`;
    // oxlint-disable-next-line no-await-in-loop -- one after the other, several at a time
    people.push(await come(await newCookie(name)));
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, comeInTurn));
agent.destroy();
process.on('disconnect', () => process.exit());

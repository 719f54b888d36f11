/** One session, word for word: what a client sends and receives, in a deterministic environment. */
import type { Environment } from '../../src/environment.ts';
import { made, personAt, started, tableOptions } from './server.ts';
import { rawSocket } from './wire.ts';

const NOW = 1_800_000_000_000;

function fixedEnvironment(): Environment {
  let [ids, seeds] = [0, 4];
  return { now: () => NOW, newId: () => `id${++ids}`, newSeed: () => `seed ${++seeds}`, random: () => 0.6 };
}

const command = (id: string, request: object): object => ({ type: 'command', table: 'id2', id, request });

/** Each message of the client, and how many it receives before it sends the next. */
const SAID: readonly (readonly [message: object, answers: number])[] = [
  [{ type: 'watch', table: 'id2' }, 1],
  [command('a1', { type: 'sit', seat: 0 }), 2],
  [command('a1', { type: 'sit', seat: 0 }), 1],
  [command('a2', { type: 'seat-bot', seat: 1, strength: 'random' }), 2],
  [command('a3', { type: 'say', channel: 'table', content: { kind: 'phrase', phrase: 'hello' } }), 2],
  [{ type: 'watch', table: 'id2', after: { stream: 'live', number: 4, time: NOW } }, 1],
  [command('a4', { type: 'start' }), 3],
  [
    {
      ...command('a5', {
        type: 'play',
        position: 0,
        command: { type: 'choose', seat: 0, tiles: ['S', 'F'] },
      }),
      seen: { stream: 'live', number: 8, time: NOW },
    },
    1,
  ],
  [{ type: 'ping' }, 1],
  [{ type: 'dance' }, 1],
  [{ type: 'watch', table: 'elsewhere' }, 1],
  [{ type: 'unwatch', table: 'id2' }, 0],
  [{ type: 'watch', table: 'id2', after: { stream: 'live', number: 8, time: NOW } }, 2],
  [command('a6', { type: 'leave' }), 3],
];

export async function transcript(): Promise<string> {
  const server = await started({}, fixedEnvironment());
  const ann = await personAt(() => server.address, 'Ann');
  ann.connection.close();
  await made(ann, tableOptions({ mode: 'duel', seats: 2 }));
  const wire = await rawSocket(server.address, ann.cookie);
  const lines = wire.got.map((text) => `<- ${text}`);
  for (const [message, answers] of SAID) {
    const before = wire.got.length;
    wire.send(JSON.stringify(message));
    // oxlint-disable-next-line no-await-in-loop -- a conversation
    if (answers > 0) await wire.until(() => wire.got.length >= before + answers);
    lines.push(`-> ${JSON.stringify(message)}`, ...wire.got.slice(before).map((text) => `<- ${text}`));
  }
  const before = wire.got.length;
  const stranger = await rawSocket(server.address, ann.cookie, [99]);
  await stranger.closed;
  await server.stop();
  await wire.closed;
  const last = [...wire.got.slice(before), ...stranger.got].map((text) => `<- ${text}`);
  return [...lines, ...last].join('\n');
}

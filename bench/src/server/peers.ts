/** Other servers doing the same amount of work in the same run; they are installed when they are first measured. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIn } from '../outside.ts';
import type { Latencies } from './latencies.ts';
import { runClients, startServer } from './process.ts';

const FOLDER = fileURLToPath(new URL('../../peers', import.meta.url));

export const PEERS = {
  boardgame: {
    name: 'boardgame.io',
    does: 'a move of its own framework puts a tile into a city; everyone is sent their view of the whole state; nothing kept on disk',
    clients: 'boardgame',
    durable: false,
  },
  colyseus: {
    name: 'Colyseus',
    does: 'a room broadcasts the command to its seven and answers the sender; nothing kept on disk',
    clients: 'colyseus',
    durable: false,
  },
  ws: {
    name: 'plain ws',
    does: 'no rules, no filter; an event is written once and sent to seven, and an answer to the sender',
    clients: 'ws',
    durable: false,
  },
  'ws-sqlite': {
    name: 'ws with SQLite',
    does: 'the same, and before it one row a command in SQLite (WAL, synchronous FULL, one transaction a turn)',
    clients: 'ws',
    durable: true,
  },
} as const;
export type PeerName = keyof typeof PEERS;
export const PEER_NAMES = Object.keys(PEERS) as PeerName[];

export interface PeerLoad extends Pick<Latencies, 'p50' | 'p99'> {
  readonly perSecond: number;
  readonly messagesPerSecond: number;
}

export const installPeers = (): void => installIn(FOLDER, 'the peers');

export async function measurePeer(peer: PeerName, seconds: number, warmUp: number): Promise<PeerLoad> {
  const { clients, durable } = PEERS[peer];
  const folder = mkdtempSync(join(tmpdir(), 'duopolis-peer-'));
  const server = await startServer(`../../peers/src/${clients}.mjs`, durable ? ['--data', folder] : []);
  try {
    const args = ['--address', server.address, '--seconds', `${seconds}`, '--warm-up', `${warmUp}`];
    return await runClients<PeerLoad>(`../../peers/src/${clients}-clients.mjs`, args);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The load on the server: npm run bench:server -- [--write] [--only a,b] [--rounds N] [--seconds N] [--rate N]. */
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import {
  type Effort,
  hasMemoryDisk,
  type Idle,
  measureIdle,
  measureLoad,
  measureMemory,
  type Memory,
} from './figures.ts';
import type { Load } from './play-load.ts';
import { type Measured, page } from './server-page.ts';
import { installPeers, measurePeer, PEER_NAMES, type PeerLoad, type PeerName } from './peers.ts';

const PARTS = ['saturated', 'steady', 'memory', 'idle', 'peers'] as const;
type Part = (typeof PARTS)[number];

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: PARTS.join() },
    tables: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '10' },
    'warm-up': { type: 'string', default: '10' },
    rounds: { type: 'string', default: '4' },
    rate: { type: 'string', default: '15000' },
    /** Tables for the memory: rings of seven people, and tables for each ring. */
    rings: { type: 'string', default: '50' },
    each: { type: 'string', default: '40' },
    idle: { type: 'string', default: '10000' },
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

const asked = values.only.split(',') as readonly Part[];
const effort: Effort = {
  tables: Number(values.tables),
  seconds: Number(values.seconds),
  'warm-up': Number(values['warm-up']),
};
const rate = Number(values.rate);

const note = (what: string, facts: object): void => console.error(`${what}: ${JSON.stringify(facts)}`);

async function roundsOf<T extends object>(what: string, measure: () => Promise<T>): Promise<readonly T[]> {
  const rounds: T[] = [];
  for (let round = 0; round < Number(values.rounds); round++) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time has the machine
    const measured = await measure();
    note(what, measured);
    rounds.push(measured);
  }
  return rounds;
}

const bestOf = <T>(rounds: readonly T[], isBetter: (one: T, other: T) => boolean): T =>
  rounds.reduce((best, round) => (isBetter(round, best) ? round : best));

const best = async <T extends object>(
  what: string,
  measure: () => Promise<T>,
  isBetter: (one: T, other: T) => boolean,
): Promise<T> => bestOf(await roundsOf(what, measure), isBetter);

const isFaster = (one: { readonly perSecond: number }, other: { readonly perSecond: number }): boolean =>
  one.perSecond > other.perSecond;
const isSooner = (one: Load, other: Load): boolean => one.p99 < other.p99;

async function measurePeers(): Promise<Measured['peers']> {
  installPeers();
  const peers: { [peer in PeerName]?: PeerLoad } = {};
  for (const peer of PEER_NAMES) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time has the machine
    peers[peer] = await best(peer, () => measurePeer(peer, effort.seconds, effort['warm-up']), isFaster);
  }
  return peers;
}

const [busy = 0] = loadavg();
const has = (part: Part): boolean => asked.includes(part);
const saturated = has('saturated') ? await best('saturated', () => measureLoad(effort), isFaster) : undefined;
const rounds = has('steady') ? await roundsOf('steady', () => measureLoad(effort, rate)) : [];
const steady = rounds.length === 0 ? undefined : bestOf(rounds, isSooner);
const diskless =
  has('steady') && hasMemoryDisk()
    ? await best('diskless', () => measureLoad(effort, rate, 'memory'), isSooner)
    : undefined;
const peers = has('peers') ? await measurePeers() : {};
const memory: Memory | undefined = has('memory')
  ? await measureMemory(Number(values.rings), Number(values.each))
  : undefined;
const idle: Idle | undefined = has('idle') ? await measureIdle(Number(values.idle)) : undefined;

const measured: Measured = {
  rate,
  busy,
  tables: effort.tables,
  peers,
  rounds,
  ...(saturated !== undefined && { saturated }),
  ...(steady !== undefined && { steady }),
  ...(diskless !== undefined && { diskless }),
  ...(memory !== undefined && { memory }),
  ...(idle !== undefined && { idle }),
};
console.log(values.json ? JSON.stringify(measured) : page(measured));
if (values.write) writeFileSync(new URL('../../SERVER.md', import.meta.url), page(measured));

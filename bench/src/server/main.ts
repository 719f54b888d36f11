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
import type { Load } from './load.ts';
import { type Measured, page } from './page.ts';
import { installPeers, measurePeer, PEER_NAMES, type PeerLoad, type PeerName } from './peers.ts';

const PARTS = ['saturated', 'steady', 'memory', 'idle', 'peers'] as const;
type Part = (typeof PARTS)[number];

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: PARTS.join() },
    tables: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '10' },
    'warm-up': { type: 'string', default: '5' },
    rounds: { type: 'string', default: '2' },
    rate: { type: 'string', default: '8000' },
    /** Tables for the memory: so many rings of seven at so many tables each. */
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

/** The best of the rounds. */
async function best<T>(
  what: string,
  measure: () => Promise<T>,
  isBetter: (one: T, other: T) => boolean,
): Promise<T> {
  let found: T | undefined;
  for (let round = 0; round < Number(values.rounds); round++) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time has the machine
    const measured = await measure();
    note(what, measured as object);
    if (found === undefined || isBetter(measured, found)) found = measured;
  }
  return found as T;
}

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
const steady = has('steady') ? await best('steady', () => measureLoad(effort, rate), isSooner) : undefined;
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
  ...(saturated !== undefined && { saturated }),
  ...(steady !== undefined && { steady }),
  ...(diskless !== undefined && { diskless }),
  ...(memory !== undefined && { memory }),
  ...(idle !== undefined && { idle }),
};
console.log(values.json ? JSON.stringify(measured) : page(measured));
if (values.write) writeFileSync(new URL('../../SERVER.md', import.meta.url), page(measured));

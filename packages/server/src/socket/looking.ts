/** People who look at a finished game together: who is at which step, and who leads. Nothing is stored. */
import { COUNT, ID, type Looker, type ServerMessage } from '@duopolis/protocol';
import { LIMITS } from '@duopolis/rules';
import * as v from 'valibot';
import type { Broadcast } from '../store/broadcast.ts';

/** Further people look on without being announced to each other. */
const MOST_TOGETHER = 24;
/** Other nodes repeat who is there, and are forgotten when they stop. */
const AGAIN = 10_000;
/** Parts in which they do so. */
const STEPS = 20;
const SILENT = 3 * AGAIN;
/** Games that one socket views together with others: a window shows one. */
const MOST_AT_ONCE = 4;

export interface GameAt {
  readonly table: string;
  readonly game: number;
}

/** An emoji has the length of two characters. */
const NAME = v.pipe(v.string(), v.maxLength(2 * LIMITS.memberName));

const HERE = v.object({
  member: ID,
  name: NAME,
  step: COUNT,
  /** When they arrived: the first one leads, unless the lead was handed over. */
  since: v.pipe(v.number(), v.minValue(0), v.maxValue(LIMITS.time)),
});
type Here = v.InferOutput<typeof HERE>;

/** The latest handover of the lead counts. */
const LEAD = v.object({ member: ID, nth: COUNT });
type Lead = v.InferOutput<typeof LEAD>;

/** What one node reports about a game to the others. */
export const PART_OF_NODE = v.object({
  node: ID,
  at: v.object({ table: ID, game: COUNT }),
  here: v.pipe(v.array(HERE), v.maxLength(MOST_TOGETHER)),
  lead: v.exactOptional(LEAD),
});
type PartOfNode = v.InferOutput<typeof PART_OF_NODE>;

interface Room {
  readonly at: GameAt;
  readonly here: Map<Key, Here>;
  readonly tells: Map<Key, (text: string) => void>;
  readonly elsewhere: Map<string, { readonly here: readonly Here[]; readonly heardAt: number }>;
  lead?: Lead;
}

/** One socket. */
type Key = object;

/** A person at a step of a game. */
interface Look {
  readonly at: GameAt;
  readonly looker: Looker;
  /** The next leader, named by the current one. */
  readonly lead?: string | undefined;
  /** Sends an encoded message. */
  readonly tell: (text: string) => void;
}

export interface Looking {
  /** Joins, or moves to another step; the leader may name a new leader. False if there is no room. */
  readonly look: (key: Key, look: Look) => boolean;
  readonly away: (key: Key, table?: string) => void;
  readonly count: () => number;
  readonly stop: () => void;
}

const nameOf = ({ table, game }: GameAt): string => `${table} ${game}`;

/** Everyone once, in order of arrival; a person with two windows has the step of the latest one. */
function peopleIn({ here, elsewhere }: Room): readonly Here[] {
  const people = new Map<string, Here>();
  for (const one of [...[...elsewhere.values()].flatMap((part) => part.here), ...here.values()]) {
    const known = people.get(one.member);
    people.set(one.member, known === undefined ? one : { ...one, since: Math.min(one.since, known.since) });
  }
  return [...people.values()].toSorted(
    (one, other) => one.since - other.since || (one.member < other.member ? -1 : 1),
  );
}

const leaderOf = ({ lead }: Room, people: readonly Here[]): string =>
  people.find(({ member }) => member === lead?.member)?.member ?? people[0]?.member ?? '';

function tellAll(room: Room): void {
  const people = peopleIn(room);
  const message: ServerMessage = {
    type: 'looking',
    ...room.at,
    leader: leaderOf(room, people),
    here: people.map(({ member, name, step }) => ({ member, name, step })),
  };
  const text = JSON.stringify(message);
  for (const tell of room.tells.values()) tell(text);
}

/** All rooms of this node, and its connection to the others. */
interface Rooms {
  readonly byName: Map<string, Room>;
  readonly ofSocket: WeakMap<Key, Set<Room>>;
  readonly now: () => number;
  readonly node: string;
  readonly broadcast: Broadcast | undefined;
}

function say({ node, broadcast }: Rooms, { at, here, lead }: Room): void {
  const part: PartOfNode = { node, at, here: [...here.values()], ...(lead !== undefined && { lead }) };
  broadcast?.say(JSON.stringify(part));
}

function changed(rooms: Rooms, room: Room): void {
  tellAll(room);
  say(rooms, room);
  if (room.here.size === 0) rooms.byName.delete(nameOf(room.at));
}

/** What another node reports about its people; unreadable reports are ignored. */
function readPart(text: string): PartOfNode | undefined {
  try {
    const read = v.safeParse(PART_OF_NODE, JSON.parse(text));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/** Two nodes may hand the lead over at the same time: all nodes settle on the same one. */
const isLater = (one: Lead | undefined, other: Lead | undefined): one is Lead =>
  one !== undefined &&
  (other === undefined || one.nth > other.nth || (one.nth === other.nth && one.member > other.member));

function receiveOther(rooms: Rooms, text: string): void {
  const part = readPart(text);
  const room = part && rooms.byName.get(nameOf(part.at));
  if (part === undefined || part.node === rooms.node || room === undefined) return;
  const isNew = !room.elsewhere.has(part.node);
  if (part.here.length === 0) room.elsewhere.delete(part.node);
  else room.elsewhere.set(part.node, { here: part.here, heardAt: rooms.now() });
  if (isLater(part.lead, room.lead)) room.lead = part.lead;
  tellAll(room);
  /** A new node doesn't know yet who is here. */
  if (isNew) say(rooms, room);
}

/** Repeats who is in a room, and forgets silent nodes. */
function repeat(rooms: Rooms, room: Room): void {
  const silent = [...room.elsewhere].filter(([, { heardAt }]) => heardAt < rooms.now() - SILENT);
  for (const [other] of silent) room.elsewhere.delete(other);
  if (silent.length > 0) tellAll(room);
  say(rooms, room);
}

/** Repeats some rooms in each step, each once in the time. There may be four for each socket: all at once would take long. */
function repeatInTurns(rooms: Rooms): () => void {
  let turns = rooms.byName.values();
  const next = (): Room | undefined => {
    const { value: room } = turns.next();
    if (room !== undefined) return room;
    turns = rooms.byName.values();
    return turns.next().value;
  };
  /** A few rooms have less than one for each step. */
  let pending = 0;
  const repeatSome = (): void => {
    for (pending += rooms.byName.size / STEPS; pending >= 1; pending--) {
      const room = next();
      if (room !== undefined) repeat(rooms, room);
    }
  };
  const beating = setInterval(repeatSome, AGAIN / STEPS).unref();
  return () => clearInterval(beating);
}

const roomsOf = ({ ofSocket }: Rooms, key: Key): readonly Room[] => [...(ofSocket.get(key) ?? [])];

function leave(rooms: Rooms, room: Room, key: Key): void {
  if (!room.here.delete(key)) return;
  room.tells.delete(key);
  rooms.ofSocket.get(key)?.delete(room);
  changed(rooms, room);
}

function enter(rooms: Rooms, room: Room, key: Key): void {
  rooms.byName.set(nameOf(room.at), room);
  const own = rooms.ofSocket.get(key) ?? new Set();
  rooms.ofSocket.set(key, own.add(room));
}

function look(rooms: Rooms, key: Key, { at, looker, lead, tell }: Look): boolean {
  const known = rooms.byName.get(nameOf(at));
  const room: Room = known ?? { at, here: new Map(), tells: new Map(), elsewhere: new Map() };
  if (room.here.size >= MOST_TOGETHER && !room.here.has(key)) return false;
  /** A socket looks at one game of a table at a time. */
  for (const other of roomsOf(rooms, key))
    if (other !== room && other.at.table === at.table) leave(rooms, other, key);
  if (!room.here.has(key) && roomsOf(rooms, key).length >= MOST_AT_ONCE) return false;
  enter(rooms, room, key);
  room.here.set(key, { ...looker, since: room.here.get(key)?.since ?? rooms.now() });
  room.tells.set(key, tell);
  const people = peopleIn(room);
  const mayHandOver = leaderOf(room, people) === looker.member;
  if (lead !== undefined && mayHandOver && people.some(({ member }) => member === lead))
    room.lead = { member: lead, nth: (room.lead?.nth ?? 0) + 1 };
  changed(rooms, room);
  return true;
}

export function newLooking(now: () => number, node: string, broadcast?: Broadcast): Looking {
  const rooms: Rooms = { byName: new Map(), ofSocket: new WeakMap(), now, node, broadcast };
  broadcast?.listen((text) => receiveOther(rooms, text));
  /** A server alone has nobody to tell. */
  const stop = broadcast === undefined ? () => {} : repeatInTurns(rooms);
  return {
    count: () => rooms.byName.size,
    look: (key, asked) => look(rooms, key, asked),
    away: (key, table) => {
      for (const room of roomsOf(rooms, key))
        if (table === undefined || room.at.table === table) leave(rooms, room, key);
    },
    stop,
  };
}

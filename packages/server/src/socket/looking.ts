/** Those who look at a finished game together: who is at which step, and who leads. Nothing of it is kept. */
import type { Looker, ServerMessage } from '@duopolis/protocol';
import type { Fan } from '../store/fan.ts';

/** More than these look on without being told of each other. */
const MOST_TOGETHER = 24;
/** Other nodes say again who is there, and are forgotten when they fall silent. */
const AGAIN = 10_000;
const SILENT = 3 * AGAIN;

export interface GameAt {
  readonly table: string;
  readonly game: number;
}

interface Here extends Looker {
  /** When they came: who came first leads, unless the lead was handed over. */
  readonly since: number;
}

interface Lead {
  readonly member: string;
  /** How often the lead was handed over: the last time counts. */
  readonly nth: number;
}

/** What one node says of a game to the others. */
interface Part {
  readonly node: string;
  readonly at: GameAt;
  readonly here: readonly Here[];
  readonly lead?: Lead;
}

interface Room {
  readonly at: GameAt;
  readonly here: Map<Key, Here>;
  readonly tells: Map<Key, (message: ServerMessage) => void>;
  readonly elsewhere: Map<string, { readonly here: readonly Here[]; readonly heardAt: number }>;
  lead?: Lead;
}

/** One socket. */
type Key = object;

/** Somebody at a step of a game. */
interface Look {
  readonly at: GameAt;
  readonly looker: Looker;
  /** Who leads from now on, if the leader says so. */
  readonly lead?: string | undefined;
  readonly tell: (message: ServerMessage) => void;
}

export interface Looking {
  /** Comes, or goes to another step; the leader may name who leads from now on. False where there is no room. */
  readonly look: (key: Key, look: Look) => boolean;
  readonly away: (key: Key, table?: string) => void;
  readonly count: () => number;
  readonly stop: () => void;
}

const nameOf = ({ table, game }: GameAt): string => `${table} ${game}`;

/** Everyone once, whoever came first before the others; of somebody with two windows the step of the last. */
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
  for (const tell of room.tells.values()) tell(message);
}

/** All rooms of this node, and how it speaks with the others. */
interface Rooms {
  readonly byName: Map<string, Room>;
  readonly now: () => number;
  readonly node: string;
  readonly fan: Fan | undefined;
}

function say({ node, fan }: Rooms, { at, here, lead }: Room): void {
  const part: Part = { node, at, here: [...here.values()], ...(lead !== undefined && { lead }) };
  fan?.say(JSON.stringify(part));
}

function changed(rooms: Rooms, room: Room): void {
  tellAll(room);
  say(rooms, room);
  if (room.here.size === 0) rooms.byName.delete(nameOf(room.at));
}

/** What another node says of its people. */
function hearOther(rooms: Rooms, text: string): void {
  const part = JSON.parse(text) as Part;
  const room = rooms.byName.get(nameOf(part.at));
  if (part.node === rooms.node || room === undefined) return;
  const isNew = !room.elsewhere.has(part.node);
  if (part.here.length === 0) room.elsewhere.delete(part.node);
  else room.elsewhere.set(part.node, { here: part.here, heardAt: rooms.now() });
  if (part.lead !== undefined && part.lead.nth > (room.lead?.nth ?? 0)) room.lead = part.lead;
  tellAll(room);
  /** A node that has just come does not know yet who is here. */
  if (isNew) say(rooms, room);
}

function forgetSilent(rooms: Rooms): void {
  for (const room of rooms.byName.values()) {
    for (const [other, { heardAt }] of room.elsewhere)
      if (heardAt < rooms.now() - SILENT) room.elsewhere.delete(other);
    changed(rooms, room);
  }
}

function leave(rooms: Rooms, room: Room, key: Key): void {
  if (!room.here.delete(key)) return;
  room.tells.delete(key);
  changed(rooms, room);
}

function look(rooms: Rooms, key: Key, { at, looker, lead, tell }: Look): boolean {
  const known = rooms.byName.get(nameOf(at));
  const room: Room = known ?? { at, here: new Map(), tells: new Map(), elsewhere: new Map() };
  if (room.here.size >= MOST_TOGETHER && !room.here.has(key)) return false;
  /** A socket looks at one game of a table at a time. */
  for (const other of rooms.byName.values())
    if (other !== room && other.at.table === at.table) leave(rooms, other, key);
  rooms.byName.set(nameOf(at), room);
  room.here.set(key, { ...looker, since: room.here.get(key)?.since ?? rooms.now() });
  room.tells.set(key, tell);
  const people = peopleIn(room);
  const mayHandOver = leaderOf(room, people) === looker.member;
  if (lead !== undefined && mayHandOver && people.some(({ member }) => member === lead))
    room.lead = { member: lead, nth: (room.lead?.nth ?? 0) + 1 };
  changed(rooms, room);
  return true;
}

export function newLooking(now: () => number, node: string, fan?: Fan): Looking {
  const rooms: Rooms = { byName: new Map(), now, node, fan };
  fan?.listen((text) => hearOther(rooms, text));
  const beating = setInterval(() => forgetSilent(rooms), AGAIN).unref();
  return {
    count: () => rooms.byName.size,
    look: (key, asked) => look(rooms, key, asked),
    away: (key, table) => {
      for (const room of rooms.byName.values())
        if (table === undefined || room.at.table === table) leave(rooms, room, key);
    },
    stop: () => clearInterval(beating),
  };
}

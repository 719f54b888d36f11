/** A local table in this terminal: the same host as in the browser and on the server, with its log in memory. */
import { type BotName, BOTS } from '@duopolis/bots';
import {
  type GameEvent,
  isAutoma,
  ok,
  type Options,
  refuse,
  type Result,
  type Seat,
  setUp,
  type SetupProblem,
} from '@duopolis/rules';
import { fastRandom, seatByNumbers } from '@duopolis/rules/chance';
import { COMPONENTS, type Components } from '@duopolis/rules/components';
import type { Player } from '@duopolis/rules/record';
import {
  aboutTable,
  beginTable,
  evolveTableView,
  gameEventsOf,
  playedSeats,
  seatOf,
  tableAfter,
  type TableOptions,
  type TableRejection,
} from '@duopolis/table';
import { createHost, type Host, memoryStore, type Update } from '@duopolis/table/host';
import { automaName } from '../drawing/city-names.ts';
import type { Shell } from '../shell.ts';
import type { AtTable } from './at-table.ts';
import { nextSession, type SeatSession } from './seat-session.ts';

/** With numbers you sit in the first seat; a card may seat you elsewhere. */
export const ME: Seat = 0;
const YOU = 'you';
const TABLE = 'table';

export interface PlayOptions {
  readonly options: Options;
  readonly bots: readonly BotName[];
  readonly seed: string;
  readonly name: string;
  readonly components?: Components;
  /** By the printed rules. */
  readonly strict?: true;
  /** A card asks who sits where, instead of numbers from the seed (SEAT-2). */
  readonly card?: true;
}

export interface LocalTable extends AtTable {
  /** Everything that happened in the game, for its record. */
  readonly events: () => Promise<readonly GameEvent[]>;
  readonly players: () => readonly Player[];
  readonly close: () => void;
}

/** The reason why no game can be set up with these options and pieces, if there is one. */
export function whyNoGame({ options, seed, components }: PlayOptions): SetupProblem | undefined {
  const setup = setUp(options, seed, { components });
  return setup.ok ? undefined : setup.error;
}

/** Opens a table, seats the bots and starts the game; where a card asks, the game starts once it is answered. */
export async function openTable(
  given: PlayOptions,
  shell: Shell,
  now: () => number = Date.now,
): Promise<Result<LocalTable, SetupProblem>> {
  const { seed, name } = given;
  const store = memoryStore();
  const begun = beginTable({
    options: tableOptions(given),
    people: [{ member: YOU, name }],
    botIn: (chair) => botOf(seatOfChair(given, chair), given),
    chairs: chairsOf(given),
    code: seed,
    seed,
    at: now(),
  });
  if (!begun.ok) return refuse(setupProblem(begun.error));
  const events = begun.value;
  const about = aboutTable(tableAfter(events));
  await store.append({ tableId: TABLE, expected: 0, events, commands: [], about });
  const timer = newTimer(now, () => host.wake(TABLE));
  const host: Host = createHost({
    store,
    now,
    newSeed: () => seed,
    decideBot: botsOf(given),
    schedule: (_, at) => timer.set(at),
  });
  const table = await follow(host, {
    ...shell,
    names: (view) => namesFor(seatOf(view.open, YOU), given, shell),
  });
  return ok({
    ...table,
    events: async () => gameEventsOf(await store.read(TABLE)),
    players: () => playersOf(seatOf(table.session().view.open, YOU), given, shell),
    close: () => timer.set(undefined),
  });
}

/** Your link to the table: its view, and your requests. */
async function follow(host: Host, shell: Parameters<typeof nextSession>[2]): Promise<AtTable> {
  let session: SeatSession | undefined;
  let ids = 0;
  const send = (update: Update): void => {
    if (update.type === 'view') session = nextSession(session, { view: update.view }, shell);
    else
      for (const event of update.events)
        if (session !== undefined)
          session = nextSession(session, { view: evolveTableView(session.view, event), event }, shell);
  };
  await host.subscribe(TABLE, { member: YOU, send });
  await host.settled(TABLE);
  return {
    session: () => {
      if (session === undefined) throw new Error('the table has not been nextSession yet');
      return session;
    },
    change: (next) => {
      session = next;
    },
    /** The bots finish before the next key. */
    ask: async (request) => {
      const answer = await host.request(TABLE, { who: YOU, id: `${ids++}`, request });
      await host.settled(TABLE);
      return answer;
    },
    isHere: () => true,
    connected: () => true,
  };
}

const tableOptions = ({ options, components, strict, card }: PlayOptions): TableOptions => ({
  game: options,
  access: 'private',
  seating: card === true ? 'card' : 'numbers',
  pace: { kind: 'relaxed' },
  watching: { who: 'nobody', delay: 0 },
  phrasesOnly: false,
  standIn: 'random',
  grace: 60,
  ...(components !== undefined && { components }),
  ...(strict === true && { strict }),
});

/** The chair for each seat: the numbers are drawn from the seed, and you are to end up in the first seat. */
function chairsOf({ options, seed, components = COMPONENTS }: PlayOptions): readonly Seat[] {
  const played = playedSeats(options);
  const cards = components.seatingCards.map(({ number }) => number);
  return seatByNumbers(played.length, seed, cards).players.map((player) => played[player] ?? player);
}

const seatOfChair = (given: PlayOptions, chair: Seat): Seat =>
  playedSeats(given.options)[chairsOf(given).indexOf(chair)] ?? chair;

/** The first bot named sits next to you, so your own seat takes none from the list. */
const botOf = (seat: Seat, { bots }: PlayOptions): BotName => bots[(seat - 1) % bots.length] ?? 'random';

/** Each bot has its own randomness from the seed, so that the same keys give the same game. */
function botsOf({ seed, options }: PlayOptions): Parameters<typeof createHost>[0]['decideBot'] {
  const dice = Array.from({ length: options.seats }, (_, seat) => fastRandom(`${seed}/${seat}`));
  return async (view, strength) =>
    BOTS[strength].decide(view, dice[view.viewer] ?? fastRandom(`${seed}/${view.viewer}`));
}

/** The others are named clockwise from your left. */
const namesFor = (me: Seat = ME, { options, name }: PlayOptions, { vocabulary }: Shell): readonly string[] =>
  Array.from({ length: options.seats }, (_, seat) => {
    if (seat === me) return name;
    const others = (seat - me + options.seats) % options.seats;
    return isAutoma(options, seat)
      ? automaName(options, seat, vocabulary.automas)
      : (vocabulary.automas.bots[others - 1] ?? `${seat}`);
  });

const playersOf = (me: Seat = ME, given: PlayOptions, shell: Shell): readonly Player[] =>
  namesFor(me, given, shell).map((name, seat) => {
    if (isAutoma(given.options, seat)) return { name, kind: 'automa' };
    return { name, kind: seat === me ? 'human' : 'bot' };
  });

/** All options but those of the game are valid by construction. */
function setupProblem(rejection: TableRejection): SetupProblem {
  if (rejection.code !== 'bad-options') throw new Error(`the table refused to start: ${rejection.code}`);
  return rejection.problem as SetupProblem;
}

function newTimer(now: () => number, wake: () => Promise<void>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    set: (at: number | undefined): void => {
      clearTimeout(timer);
      if (at === undefined) return;
      timer = setTimeout(() => void wake(), Math.max(0, at - now()));
      timer.unref();
    },
  };
}

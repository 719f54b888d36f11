/** Tables for the gallery and for component tests: the real host in memory, from a fixed deal, played by a bot. */
import { BOTS } from '@duopolis/bots';
import { type OpenGame, type Options, seatsToAct } from '@duopolis/rules';
import { fastRandom } from '@duopolis/rules/chance';
import type { GameRecord } from '@duopolis/rules/record';
import {
  INITIAL_TABLE,
  type MemberId,
  playedSeats,
  recordsOf,
  type Request,
  type TableView,
} from '@duopolis/table';
import { createHost, type EventStore, type Host, memoryStore } from '@duopolis/table/host';
import { signal } from '@preact/signals';
import type { Link } from '../../game/link/link.ts';
import { openLocalLink } from '../../game/link/local-link.ts';

const PEOPLE = ['Nora', 'Ben', 'Cleo', 'Dario', 'Emma', 'Felix', 'Gita'] as const;
const [HOST] = PEOPLE;
const SPECTATOR = 'Zoe';
const CODE = 'code';

export const tableOf = (seats: number, box: 'base' | 'capitals' = 'base'): Options => ({
  mode: 'table',
  seats,
  capitals: box === 'capitals',
});

export interface SampleTable {
  /** A new link to a seat, with its own turn. */
  readonly linkOf: (seat: number) => Promise<Link>;
  /** The link of a spectator. */
  readonly spectator: () => Promise<Link>;
  /** One more move, of the last seat that can move. */
  readonly move: () => Promise<void>;
  /** The record, once the game is over. */
  readonly record: () => Promise<GameRecord>;
}

/** Drafts of turns are stored by table: each sample has its own id. */
let tables = 0;

interface Seating {
  readonly table: string;
  readonly host: Host;
  readonly store: EventStore;
  readonly ask: (who: MemberId, request: Request) => Promise<unknown>;
}

/** People on all chairs, ready to start. */
async function seatPeople(game: Options): Promise<Seating> {
  const table = `sample-${++tables}`;
  let seeds = 0;
  let asked = 0;
  const store = memoryStore();
  const host = createHost({
    store,
    now: () => 0,
    newSeed: () => String(++seeds).padStart(32, '0'),
    decideBot: () => Promise.reject(new Error('no bot sits here')),
    schedule: () => {},
  });
  const options = { ...INITIAL_TABLE.open.options, game, watching: { who: 'invited', delay: 0 } as const };
  await host.create(table, { who: HOST, name: HOST, options, code: CODE });
  const ask = (who: MemberId, request: Request) => host.request(table, { who, id: `${asked++}`, request });
  for (const [nth, seat] of playedSeats(game).entries()) {
    const who = PEOPLE[nth] ?? HOST;
    // oxlint-disable no-await-in-loop -- they come one after the other
    if (nth > 0) await ask(who, { type: 'join', name: who, code: CODE });
    await ask(who, { type: 'sit', seat });
    await ask(who, { type: 'ready', ready: true });
    // oxlint-enable no-await-in-loop
  }
  return { table, host, store, ask };
}

const isDue = ({ view }: Link): boolean => {
  const game = view.value?.game;
  return game !== undefined && game.viewer !== 'spectator' && seatsToAct(game.open).includes(game.viewer);
};

/** Makes one move. The last seat that can move goes first, so the person that the gallery shows moves last. */
async function moveOne(links: readonly Link[], { ask }: Seating): Promise<void> {
  const link = links.findLast(isDue);
  const view = link?.view.value;
  if (link === undefined || view?.game === undefined || view.game.viewer === 'spectator')
    throw new Error('nobody can move');
  const { position } = view.open;
  const move = BOTS.greedy.decide(view.game, fastRandom(`${position}`));
  await ask(link.you, { type: 'play', position, move });
}

/** A started game, played until it is in the wanted state. */
export async function sampleTable(
  game: Options,
  until: (open: OpenGame) => boolean = () => true,
): Promise<SampleTable> {
  const seating = await seatPeople(game);
  const { table, host, store, ask } = seating;
  await ask(SPECTATOR, { type: 'join', name: SPECTATOR, code: CODE });
  await ask(HOST, { type: 'start' });
  const follow = (you: MemberId) => openLocalLink(host, table, { you, state: signal('connected') });
  const links = await Promise.all(playedSeats(game).map((_, nth) => follow(PEOPLE[nth] ?? HOST)));
  const open = (): OpenGame | undefined => links[0]?.view.value?.game?.open;
  // oxlint-disable-next-line no-await-in-loop -- one move after the other
  for (let now = open(); now !== undefined && !until(now); now = open()) await moveOne(links, seating);
  const memberAt = (seat: number): MemberId =>
    links.find(({ view }) => view.value?.game?.viewer === seat)?.you ?? HOST;
  return {
    linkOf: (seat) => follow(memberAt(seat)),
    spectator: () => follow(SPECTATOR),
    move: () => moveOne(links, seating),
    record: async () => {
      const [record] = recordsOf(await store.read(table));
      if (record === undefined) throw new Error('the game is not over');
      return record;
    },
  };
}

/** What the first seat sees then. */
export async function viewAt(game: Options, until?: (open: OpenGame) => boolean): Promise<TableView> {
  const { view } = await (await sampleTable(game, until)).linkOf(0);
  if (view.value === undefined) throw new Error('a sample without a view');
  return view.value;
}

/** Chairs before the game: people sit on all but the last. */
export async function gatheringTable(game: Options): Promise<Link> {
  const { table, host, ask } = await seatPeople(game);
  await ask(PEOPLE[game.seats - 1] ?? HOST, { type: 'stand' });
  return openLocalLink(host, table, { you: HOST, state: signal('connected') });
}

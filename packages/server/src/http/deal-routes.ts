/** Deals that several tables share, over HTTP: anybody with the token sees the tables side by side. */
import { itemAt } from '@duopolis/rules/lists';
import {
  DEAL_PARAMS,
  type DealAnswer,
  type DealGame,
  type DealSeat,
  type DealTable,
} from '@duopolis/protocol';
import type { GameRecord } from '@duopolis/rules/record';
import { type StartedSeat, startedSeats, type TableOptions } from '@duopolis/table';
import type { Share } from '@duopolis/table/host';
import type { FastifyInstance } from 'fastify';
import { sessionOf } from '../people/person-session.ts';
import { isStillPlayed } from '../tables/shared-deals.ts';
import type { FinishedGame, TableGames } from '../tables/games.ts';
import { fail, readAs } from '../site/read-request.ts';
import { dearLimit } from '../site/limits.ts';
import { asList, gamesFrom, sendParts } from './streamed-answers.ts';
import type { Site } from '../site/site.ts';

/** Each of them is loaded. If there are more, the most recently active ones are shown. */
const MOST_TABLES = 48;

interface Looking {
  readonly member: string | undefined;
  /** Whether a game of the deal is still being played somewhere. */
  readonly isPlayed: (nth: number) => boolean;
}

const seatsOf = (seats: readonly StartedSeat[], { member }: Looking): readonly DealSeat[] =>
  seats.map(({ holder, name }) => ({
    kind: holder.kind,
    name,
    ...(holder.kind === 'person' && holder.member === member && { you: true }),
  }));

/** A `DealGame`, with its record once nobody plays the deal any more. */
function writtenGame({ nth, seats, record }: FinishedGame, looking: Looking): string {
  const { result } = JSON.parse(record) as GameRecord;
  const game: DealGame = {
    nth,
    seats: seatsOf(seats, looking),
    cities: result.cities.map(({ total }) => total),
    standings: result.seats.map(({ score, rank }) => ({ score, rank })),
  };
  const text = JSON.stringify(game);
  return looking.isPlayed(nth) ? text : `${text.slice(0, -1)},"record":${record}}`;
}

interface Seen {
  readonly table: Omit<DealTable, 'finished'>;
  readonly options: TableOptions;
  readonly games: TableGames;
  readonly made: number;
}

/** A table that was closed before it finished a game has nothing to compare. */
async function tableSeen(
  { directory, games, host }: Site['tables'],
  table: string,
  looking: Looking,
): Promise<Seen | undefined> {
  const open = await host.open(table);
  if (open === undefined || open.phase === 'none') return undefined;
  const played = await games.of(table);
  if (open.phase === 'closed' && (await played.finished(1)) === undefined) return undefined;
  const { phase, options } = open;
  const seats = seatsOf(startedSeats(open), looking);
  const [created] = await directory.store.read(table, 0, 1);
  return {
    table: { table, phase, game: options.game, seats },
    options,
    games: played,
    made: created?.at ?? 0,
  };
}

async function dealSeen(tables: Site['tables'], deal: string, looking: Looking): Promise<readonly Seen[]> {
  const found = await tables.directory.ofDeal(deal);
  const last = found.toSorted((one, other) => other.about.at - one.about.at).slice(0, MOST_TABLES);
  const seen: Seen[] = [];
  for (const { tableId } of last) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: each may have to be loaded
    const one = await tableSeen(tables, tableId, looking);
    if (one !== undefined) seen.push(one);
  }
  return seen.toSorted((one, other) => one.made - other.made);
}

async function* writtenTable({ table, games }: Seen, looking: Looking, share: Share): AsyncGenerator<string> {
  const texts = async function* () {
    const shown = { begun: games.begun, game: games.finished };
    for await (const game of gamesFrom(shown, 1, share)) yield writtenGame(game, looking);
  };
  yield `${JSON.stringify(table).slice(0, -1)},"finished":[`;
  yield* asList(texts());
  yield ']}';
}

/** A `DealAnswer`. */
async function* writtenDeal(
  deal: string,
  seen: readonly Seen[],
  write: (one: Seen) => AsyncIterable<string>,
): AsyncGenerator<string> {
  const head: Omit<DealAnswer, 'tables'> = { deal, options: itemAt(seen, 0).options };
  yield `${JSON.stringify(head).slice(0, -1)},"tables":[`;
  let comma = '';
  for (const one of seen) {
    yield comma;
    yield* write(one);
    comma = ',';
  }
  yield ']}';
}

export function dealRoutes(app: FastifyInstance, { config, people, tables, environment }: Site): void {
  app.get('/api/deals/:deal', dearLimit(app, config), async (request, reply) => {
    const params = readAs(DEAL_PARAMS, request.params);
    const member = (await sessionOf(people, request))?.member;
    if (params === undefined) return fail(reply, 'no-such-deal');
    const { deal } = params;
    const now = environment.now();
    const abouts = (await tables.directory.ofDeal(deal)).map(({ about }) => about);
    const looking: Looking = { member, isPlayed: (nth) => isStillPlayed(abouts, nth, now) };
    const seen = await dealSeen(tables, deal, looking);
    if (seen.length === 0) return fail(reply, 'no-such-deal');
    const write = (one: Seen) => writtenTable(one, looking, tables.share);
    return sendParts(reply, writtenDeal(deal, seen, write));
  });
}

/** A deal that several tables share, over HTTP: the tables beside each other, for whoever knows its token. */
import {
  DEAL_PARAMS,
  type DealAnswer,
  type DealGame,
  type DealSeat,
  type DealTable,
} from '@duopolis/protocol';
import { type Player, recordOf } from '@duopolis/rules';
import {
  type AboutTable,
  type Chair,
  gamesOf,
  playersOf,
  tableAfter,
  type TableEvent,
  type TableOptions,
} from '@duopolis/table';
import type { FastifyInstance } from 'fastify';
import { sessionOf } from '../people/session.ts';
import { isStillPlayed } from '../tables/deals.ts';
import { fail, readAs } from './answer.ts';
import { dearLimit } from './limits.ts';
import type { Site } from './site.ts';

/** Every one of them is folded: of more, those where something happened last. */
const MOST_TABLES = 48;

interface Looking {
  readonly member: string | undefined;
  /** Whether a game of the deal is still to be finished somewhere. */
  readonly isPlayed: (nth: number) => boolean;
}

const seatsOf = (
  chairs: readonly Chair[],
  players: readonly Player[],
  { member }: Looking,
): readonly DealSeat[] =>
  chairs.map(({ holder }, seat) => ({
    kind: holder.kind,
    name: players[seat]?.name ?? '',
    ...(holder.kind === 'person' && holder.member === member && { you: true }),
  }));

function finishedIn(log: readonly TableEvent[], looking: Looking): readonly DealGame[] {
  return gamesOf(log).flatMap(({ events, players, chairs }, before): readonly DealGame[] => {
    const record = recordOf(events, players);
    if (record === undefined) return [];
    const nth = before + 1;
    const { cities, seats } = record.result;
    return [
      {
        nth,
        seats: seatsOf(chairs, players, looking),
        cities: cities.map(({ total }) => total),
        standings: seats.map(({ score, rank }) => ({ score, rank })),
        ...(!looking.isPlayed(nth) && { record }),
      },
    ];
  });
}

interface Seen {
  readonly table: DealTable;
  readonly options: TableOptions;
  readonly made: number;
}

function tableSeen(table: string, log: readonly TableEvent[], looking: Looking): Seen {
  const { open } = tableAfter(log);
  return {
    table: {
      table,
      phase: open.phase,
      game: open.options.game,
      seats: seatsOf(open.chairs, playersOf(open), looking),
      finished: finishedIn(log, looking),
    },
    options: open.options,
    made: log[0]?.at ?? 0,
  };
}

/** A table that was closed before anything was finished has nothing to compare. */
const isShown = ({ table: { phase, finished } }: Seen): boolean =>
  phase !== 'none' && (phase !== 'closed' || finished.length > 0);

async function dealSeen(
  { tables: { directory }, world }: Pick<Site, 'tables' | 'world'>,
  deal: string,
  member: string | undefined,
): Promise<DealAnswer | undefined> {
  const found = await directory.ofDeal(deal);
  const abouts: readonly AboutTable[] = found.map(({ about }) => about);
  const now = world.now();
  const looking: Looking = { member, isPlayed: (nth) => isStillPlayed(abouts, nth, now) };
  const last = found.toSorted((one, other) => other.about.at - one.about.at).slice(0, MOST_TABLES);
  const logs = await Promise.all(last.map(({ tableId }) => directory.store.read(tableId)));
  const seen = last
    .map(({ tableId }, nth) => tableSeen(tableId, logs[nth] ?? [], looking))
    .filter(isShown)
    .toSorted((one, other) => one.made - other.made);
  const [first] = seen;
  if (first === undefined) return undefined;
  return { deal, options: first.options, tables: seen.map(({ table }) => table) };
}

export function dealRoutes(app: FastifyInstance, { config, people, tables, world }: Site): void {
  app.get('/api/deals/:deal', dearLimit(app, config), async (request, reply) => {
    const params = readAs(DEAL_PARAMS, request.params);
    const member = (await sessionOf(people, request))?.member;
    const seen = params && (await dealSeen({ tables, world }, params.deal, member));
    return seen ?? fail(reply, 'no-such-deal');
  });
}

/** Every finished game that can be replayed here: this device's, those of my tables on the server, and saved ones. */
import type { LobbyAnswer, LobbyTable, RecordsAnswer } from '@duopolis/protocol';
import type { GameRecord } from '@duopolis/rules/record';
import { recordsOf } from '@duopolis/table';
import type { EventStore, TableId } from '@duopolis/table/host';
import { askServer } from '../../kit/account/api.ts';
import { isKnown, knownSession } from '../../kit/account/account-session.ts';
import { device } from '../../kit/store/device-store.ts';
import { endingsOf } from './find-record.ts';
import { makeId, parseId } from './record-id.ts';
import { savedGames } from './saved-records.ts';

const SOURCES = ['local', 'table', 'file'] as const;
type Source = (typeof SOURCES)[number];

export interface FinishedGame {
  readonly id: string;
  readonly from: Source;
  readonly record: GameRecord;
  readonly at?: number;
}

async function ofTable(store: EventStore, table: TableId): Promise<readonly FinishedGame[]> {
  const log = await store.read(table);
  const endings = endingsOf(log);
  return recordsOf(log).map((record, nth) => {
    const at = endings[nth];
    return {
      id: makeId({ from: 'local', table, game: nth + 1 }),
      from: 'local',
      record,
      ...(at !== undefined && { at }),
    };
  });
}

/** A table with a running game may have finished games too. */
async function finishedHere(): Promise<readonly FinishedGame[]> {
  const { events } = await device();
  const tables = await events.list();
  return (await Promise.all(tables.map(({ tableId }) => ofTable(events, tableId)))).flat();
}

async function recordsAt({ table }: LobbyTable): Promise<readonly FinishedGame[]> {
  const answer = await askServer<RecordsAnswer>({ method: 'GET', path: `/api/tables/${table}/records` });
  if (!answer.ok) return [];
  return answer.value.records.map((record, nth) => ({
    id: makeId({ from: 'table', table, game: nth + 1 }),
    from: 'table',
    record,
  }));
}

/** A server that has never seen this device is not asked. */
async function finishedOnline(): Promise<readonly FinishedGame[]> {
  if (!isKnown() || !(await knownSession()).ok) return [];
  const answer = await askServer<LobbyAnswer>({ method: 'GET', path: '/api/tables/mine' });
  if (!answer.ok) return [];
  return (await Promise.all(answer.value.tables.map(recordsAt))).flat();
}

async function finishedKept(): Promise<readonly FinishedGame[]> {
  return (await savedGames()).flatMap(({ id, record, kept, at }) => {
    const from = parseId(id)?.from;
    return from === undefined ? [] : [{ id, from, record, at: at ?? kept }];
  });
}

/** Newest first, every game once; one source is shown even if another fails. */
export async function finishedGames(): Promise<readonly FinishedGame[]> {
  const found = await Promise.all(
    [finishedKept, finishedHere, finishedOnline].map((find) => find().catch(() => [])),
  );
  const games = new Map(found.flat().map((game) => [game.id, game]));
  return [...games.values()].toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0));
}

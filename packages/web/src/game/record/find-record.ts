/** A finished game by its address: from this device's tables, from its saved games, or from the server. */
import type { RecordsAnswer } from '@duopolis/protocol';
import { ok, refuse, type Result } from '@duopolis/rules';
import type { Components } from '@duopolis/rules/components';
import type { GameRecord } from '@duopolis/rules/record';
import { recordsOf, tableAfter, type TableEvent } from '@duopolis/table';
import { askServer, type HttpProblem } from '../../kit/account/api.ts';
import { device } from '../../kit/store/device-store.ts';
import { makeId, type PlayedId, type ReplayId } from './record-id.ts';
import { saveGame, savedGame } from './saved-records.ts';

export interface FoundGame {
  readonly id: ReplayId;
  readonly record: GameRecord;
  /** Its pieces, if not ours. */
  readonly components?: Components;
  /** When it ended, in milliseconds, if known. */
  readonly at?: number;
}

/** The record of a deal that other tables still play is withheld. */
export type FindProblem = 'no-such-game' | 'no-server' | 'deal-still-played';

/** When each finished game of a table ended. */
export const endingsOf = (log: readonly TableEvent[]): readonly number[] =>
  log.flatMap((event) => (event.type === 'game' && event.event.type === 'ended' ? [event.at] : []));

async function findLocal(id: PlayedId): Promise<Result<FoundGame, FindProblem>> {
  const { events } = await device();
  const log = await events.read(id.table);
  const record = recordsOf(log)[id.game - 1];
  if (record === undefined) return refuse('no-such-game');
  const { components } = tableAfter(log).open.options;
  const at = endingsOf(log)[id.game - 1];
  return ok({ id, record, ...(components !== undefined && { components }), ...(at !== undefined && { at }) });
}

const problemOf = (problem: HttpProblem): FindProblem =>
  problem === 'no-server' || problem === 'deal-still-played' ? problem : 'no-such-game';

/** A game that was opened once is available offline too. */
async function findOnline(id: PlayedId, at: number | undefined): Promise<Result<FoundGame, FindProblem>> {
  const kept = await findKept(id);
  if (kept.ok) return kept;
  const path = `/api/tables/${encodeURIComponent(id.table)}/records?game=${id.game}`;
  const answer = await askServer<RecordsAnswer>({ method: 'GET', path });
  if (!answer.ok) return refuse(problemOf(answer.error));
  const { records, game } = answer.value;
  const record = records[game === undefined ? id.game - 1 : 0];
  if (record === undefined) return refuse('no-such-game');
  await saveGame(makeId(id), record, at);
  return ok({ id, record, ...(at !== undefined && { at }) });
}

async function findKept(id: ReplayId): Promise<Result<FoundGame, FindProblem>> {
  const kept = await savedGame(makeId(id));
  if (kept === undefined) return refuse('no-such-game');
  return ok({ id, record: kept.record, ...(kept.at !== undefined && { at: kept.at }) });
}

/** When it ended, if known: the server's records don't say. */
export async function findGame(id: ReplayId, at?: number): Promise<Result<FoundGame, FindProblem>> {
  if (id.from === 'file') return findKept(id);
  return id.from === 'local' ? findLocal(id) : findOnline(id, at);
}

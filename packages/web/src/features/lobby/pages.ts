/** Reads the lobby page by page: the newest tables first, older ones on request. */
import type { LobbyAnswer, LobbyTable } from '@duopolis/protocol';
import type { Result } from '@duopolis/rules';
import { askServer, type HttpProblem } from '../../kit/account/api.ts';

export interface Looked {
  readonly tables?: readonly LobbyTable[];
  /** There are older ones, after this table. */
  readonly next?: string;
  readonly problem?: HttpProblem;
}

type Ask = (after?: string) => Promise<Result<LobbyAnswer, HttpProblem>>;

const askHere: Ask = (after) =>
  askServer<LobbyAnswer>({
    method: 'GET',
    path: after === undefined ? '/api/tables' : `/api/tables?after=${encodeURIComponent(after)}`,
  });

/** The given number of pages, or fewer if there are no more. A table that moved between pages meanwhile is shown once. */
export async function readPages(pages: number, ask: Ask = askHere): Promise<Looked> {
  const tables = new Map<string, LobbyTable>();
  let next: string | undefined;
  for (let nth = 0; nth < pages && (nth === 0 || next !== undefined); nth++) {
    // oxlint-disable-next-line no-await-in-loop -- each page says where the next one begins
    const answer = await ask(next);
    if (!answer.ok) return { problem: answer.error };
    for (const table of answer.value.tables) tables.set(table.table, table);
    ({ next } = answer.value);
  }
  return { tables: [...tables.values()], ...(next !== undefined && { next }) };
}

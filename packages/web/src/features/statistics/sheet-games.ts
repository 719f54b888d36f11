/** Games counted with the score pad, for the statistics. */
import type { FinishedGame } from '../../game/record/finished-games.ts';
import { savedSheets, recordOfSheet, sheetId } from '../../game/saves/score-sheets.ts';

const PREFIX = 'sheet-';

export async function sheetGames(): Promise<readonly FinishedGame[]> {
  return (await savedSheets().catch(() => [])).map((kept) => ({
    id: `${PREFIX}${sheetId(kept.sheet)}`,
    from: 'local',
    record: recordOfSheet(kept),
    at: new Date(kept.sheet.played.replace(' ', 'T')).getTime(),
  }));
}

/** The sheet of a game, if it has one. */
export const sheetIn = (id: string): string | undefined =>
  id.startsWith(PREFIX) ? id.slice(PREFIX.length) : undefined;

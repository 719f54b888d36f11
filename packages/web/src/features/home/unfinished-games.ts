/** Unfinished games: tables on this device, and my tables on the server. */
import type { LobbyAnswer, LobbyTable } from '@duopolis/protocol';
import { askServer } from '../../kit/account/api.ts';
import { isKnown, knownSession } from '../../kit/account/account-session.ts';
import type { Continued } from '../../game/saves/continued.ts';
import { withWords } from '../../kit/words/shown-language.ts';

export interface Left {
  readonly here: readonly Continued[];
  readonly online: readonly LobbyTable[];
}

export const NOTHING_LEFT: Left = { here: [], online: [] };

/** Whether anything was ever stored here: a first visit loads nothing for it. */
async function keepsSomething(): Promise<boolean> {
  const { databases } = indexedDB as Partial<IDBFactory>;
  return databases === undefined || (await databases.call(indexedDB)).length > 0;
}

async function leftHere(): Promise<readonly Continued[]> {
  if (!(await keepsSomething())) return [];
  const { continued } = await withWords(import('../../game/saves/continued.ts'));
  return continued();
}

/** A server that has never seen this device is not asked. */
async function leftOnline(): Promise<readonly LobbyTable[]> {
  if (!isKnown() || !(await knownSession()).ok) return [];
  const answer = await askServer<LobbyAnswer>({ method: 'GET', path: '/api/tables/mine' });
  return answer.ok ? answer.value.tables.filter(({ phase }) => phase !== 'closed') : [];
}

/** Milliseconds that the page waits for the server before it shows what is below the list. */
const PATIENCE = 300;

const givenUp = (): Promise<undefined> =>
  new Promise((resolve) => void setTimeout(() => resolve(undefined), PATIENCE));

/** What the page waits for, and then what a slow server answers. One half is shown even if the other fails. */
export async function* unfinishedGames(): AsyncGenerator<Partial<Left>> {
  const online = leftOnline().catch(() => NOTHING_LEFT.online);
  const here = await leftHere().catch(() => NOTHING_LEFT.here);
  const inTime = await Promise.race([online, givenUp()]);
  yield { here, online: inTime ?? NOTHING_LEFT.online };
  if (inTime === undefined) yield { online: await online };
}

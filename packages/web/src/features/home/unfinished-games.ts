/** Unfinished games: tables on this device, and my tables on the server. */
import type { LobbyAnswer, LobbyTable } from '@duopolis/protocol';
import { askServer } from '../../kit/account/api.ts';
import { isKnown, knownSession } from '../../kit/account/account-session.ts';
import type { Continued } from '../../game/saves/continued.ts';
import { rememberedGames, rememberGames } from './remembered-games.ts';
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

/** A server that has never seen this device is not asked; nothing if it does not answer. */
async function leftOnline(): Promise<readonly LobbyTable[] | undefined> {
  if (!isKnown()) return [];
  const known = await knownSession();
  if (!known.ok) return known.error === 'no-session' ? [] : undefined;
  const answer = await askServer<LobbyAnswer>({ method: 'GET', path: '/api/tables/mine' });
  return answer.ok ? answer.value.tables.filter(({ phase }) => phase !== 'closed') : undefined;
}

/** Milliseconds that the page waits for the device and for the server before it shows what is below the list. */
const PATIENCE = { device: 1_000, server: 300 };

const LATE = Symbol('late');
const inTime = <T>(found: Promise<T>, patience: number): Promise<T | typeof LATE> =>
  Promise.race([
    found,
    new Promise<typeof LATE>((resolve) => void setTimeout(() => resolve(LATE), patience)),
  ]);

/** What was found in time, or else the last time, and then what took longer. One half is shown even if the other fails. */
export async function* unfinishedGames(): AsyncGenerator<Left> {
  const here = leftHere().catch(() => undefined);
  const online = leftOnline().catch(() => undefined);
  const before = rememberedGames();
  const [hereNow, onlineNow] = await Promise.all([
    inTime(here, PATIENCE.device),
    inTime(online, PATIENCE.server),
  ]);
  yield {
    here: hereNow === LATE ? before.here : (hereNow ?? NOTHING_LEFT.here),
    online: onlineNow === LATE ? before.online : (onlineNow ?? NOTHING_LEFT.online),
  };
  const found = { here: (await here) ?? before.here, online: (await online) ?? before.online };
  rememberGames(found);
  if (hereNow === LATE || onlineNow === LATE) yield found;
}

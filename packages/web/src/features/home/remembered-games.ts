/** The unfinished games that were last found, stored in the browser: shown while the server or the device is slow. */
import { isKnown } from '../../kit/account/account-session.ts';
import type { Left } from './unfinished-games.ts';

const KEY = 'duopolis.unfinished';
/** No more are shown. */
const MOST = 6;

const listed = <T>(found: readonly T[] | undefined): readonly T[] =>
  Array.isArray(found) ? (found as readonly T[]).slice(0, MOST) : [];

/** Without an identity nothing on the server is ours. */
export function rememberedGames(): Left {
  try {
    const read = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Left> | null;
    return { here: listed(read?.here), online: isKnown() ? listed(read?.online) : [] };
  } catch {
    return { here: [], online: [] };
  }
}

export function rememberGames({ here, online }: Left): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ here: listed(here), online: listed(online) }));
  } catch {
    // Then the page shows them when they are found.
  }
}

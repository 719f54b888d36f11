/** Pages of the lobby, each read once for all who look at it in the same moment. */
import { dropOldest } from '@duopolis/rules';
import type { AboutTable } from '@duopolis/table';
import type { StoredTable, TableId } from '@duopolis/table/host';
import type { Listing } from '../store/listing.ts';

/** Tables on one page. */
const LOBBY_PAGE = 200;

/** Pages that are remembered, and for how many milliseconds: by then every change has been heard of. */
const MOST_PAGES = 16;
const REMEMBERED = 1_000;

export interface LobbyPage {
  readonly tables: readonly StoredTable[];
  /** There are more, after this one. */
  readonly next?: TableId;
}

export interface Lobby {
  /** The newest tables, or those after one that was listed before. */
  readonly page: (after?: TableId) => Promise<LobbyPage>;
  /** It shows something else now. */
  readonly changed: () => void;
}

interface Remembered {
  readonly page: Promise<LobbyPage>;
  readonly at: number;
}

export function openLobby(listing: Pick<Listing, 'lobby'>, now: () => number): Lobby {
  const pages = new Map<TableId, Remembered>();

  async function read(after: TableId): Promise<LobbyPage> {
    const found = await listing.lobby(after === '' ? undefined : after, LOBBY_PAGE + 1);
    const tables = found.slice(0, LOBBY_PAGE);
    const last = tables.at(-1);
    return { tables, ...(found.length > LOBBY_PAGE && last !== undefined && { next: last.tableId }) };
  }

  return {
    page: (after = '') => {
      const known = pages.get(after);
      if (known !== undefined && now() < known.at + REMEMBERED) return known.page;
      const page = read(after);
      pages.delete(after);
      pages.set(after, { page, at: now() });
      dropOldest(pages, MOST_PAGES);
      page.catch(() => pages.delete(after));
      return page;
    },
    changed: () => pages.clear(),
  };
}

/** All but what changes with every move, of which the lobby shows nothing; the first ones change most often. */
const SHOWN = [
  'phase',
  'free',
  'people',
  'host',
  'owner',
  'lastStart',
  'games',
  'deal',
  'access',
  'watching',
  'pace',
  'mode',
  'seats',
  'capitals',
] as const satisfies readonly (keyof AboutTable)[];

/** Whether the lobby, and what is found by members and deals, stay the same. */
export const isSameInLobby = (before: AboutTable | undefined, after: AboutTable): boolean =>
  before !== undefined &&
  SHOWN.every((name) => before[name] === after[name]) &&
  before.members.length === after.members.length &&
  before.members.every((member, nth) => member === after.members[nth]);

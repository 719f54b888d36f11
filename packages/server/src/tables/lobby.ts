/** Pages of the lobby: simultaneous readers share one query. */
import { dropOldest } from '@duopolis/rules/lists';
import type { AboutTable } from '@duopolis/table';
import type { StoredTable, TableId } from '@duopolis/table/host';
import type { Listing } from '../store/listing.ts';

/** Tables on one page. */
export const LOBBY_PAGE = 200;

/** Cached pages, and for how many milliseconds: by then every change has arrived. */
export const MOST_PAGES = 16;
const REMEMBERED = 1_000;

export interface LobbyPage {
  readonly tables: readonly StoredTable[];
  /** There are more tables after this one. */
  readonly next?: TableId;
}

export interface Lobby {
  /** The newest tables, or those after a listed one. */
  readonly page: (after?: TableId) => Promise<LobbyPage>;
  /** The lobby has changed. */
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

/** All but the fields that change with every move, which the lobby doesn't show; those that change most come first. */
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

/** Whether the lobby, and the indexes by member and deal, stay the same. */
export const isSameInLobby = (before: AboutTable | undefined, after: AboutTable): boolean =>
  before !== undefined &&
  SHOWN.every((name) => before[name] === after[name]) &&
  before.members.length === after.members.length &&
  before.members.every((member, nth) => member === after.members[nth]);

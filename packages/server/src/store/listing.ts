/** Lists a store's tables without loading them: an answer costs what it contains, not what the store has. */
import type { AboutTable, TablePhase } from '@duopolis/table';
import type { StoredTable, TableId } from '@duopolis/table/host';

export interface Listing {
  /** The existing ones among some tables. */
  readonly some: (tables: readonly TableId[]) => Promise<readonly StoredTable[]>;
  /** The tables that a member is at, without closed ones. */
  readonly ofMember: (member: string) => Promise<readonly StoredTable[]>;
  /** The tables that share a deal. */
  readonly ofDeal: (deal: string) => Promise<readonly StoredTable[]>;
  /** Tables of the lobby, newest first: the page after a table, or the first page. */
  readonly lobby: (after: TableId | undefined, most: number) => Promise<readonly StoredTable[]>;
  /** Every table in order of ids: the page after a table, or the first page. */
  readonly page: (after: TableId | undefined, most: number) => Promise<readonly StoredTable[]>;
  /** How many tables are in each phase. */
  readonly counts: () => Promise<ReadonlyMap<TablePhase, number>>;
}

/** Open tables that can be joined, or watched by everyone. */
export const isListed = ({ access, phase, watching }: AboutTable): boolean =>
  access === 'open' && (phase === 'gathering' || (phase === 'playing' && watching === 'everyone'));

/** What a store returns for a table. */
export interface StoredRow {
  readonly id: string;
  readonly version: number;
  readonly about: string;
}

/** An unreadable row is left out: it concerns its own table only. */
export const storedIn = (rows: readonly StoredRow[]): readonly StoredTable[] =>
  rows.flatMap(({ id, version, about }) => {
    try {
      return [{ tableId: id, version, about: JSON.parse(about) as AboutTable }];
    } catch {
      return [];
    }
  });

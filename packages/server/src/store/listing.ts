/** What a store tells of its tables without loading them: an answer costs what it holds, not what the store has. */
import type { AboutTable, TablePhase } from '@duopolis/table';
import type { StoredTable, TableId } from '@duopolis/table/host';

export interface Listing {
  /** Those of some tables that are there. */
  readonly some: (tables: readonly TableId[]) => Promise<readonly StoredTable[]>;
  /** The tables a member is at, closed ones left out. */
  readonly ofMember: (member: string) => Promise<readonly StoredTable[]>;
  /** The tables that share a deal. */
  readonly ofDeal: (deal: string) => Promise<readonly StoredTable[]>;
  /** Tables of the lobby, the newest first: a page after one of them, or the first page. */
  readonly lobby: (after: TableId | undefined, most: number) => Promise<readonly StoredTable[]>;
  /** Every table in the order of ids: a page after one of them, or the first page. */
  readonly page: (after: TableId | undefined, most: number) => Promise<readonly StoredTable[]>;
  /** How many tables are in each phase. */
  readonly counts: () => Promise<ReadonlyMap<TablePhase, number>>;
}

/** Open tables that can be joined, or watched by everyone. */
export const isListed = ({ access, phase, watching }: AboutTable): boolean =>
  access === 'open' && (phase === 'gathering' || (phase === 'playing' && watching === 'everyone'));

/** What a store gives of a table. */
export interface StoredRow {
  readonly id: string;
  readonly version: number;
  readonly about: string;
}

/** A row that can't be read is left out: it concerns its own table only. */
export const storedIn = (rows: readonly StoredRow[]): readonly StoredTable[] =>
  rows.flatMap(({ id, version, about }) => {
    try {
      return [{ tableId: id, version, about: JSON.parse(about) as AboutTable }];
    } catch {
      return [];
    }
  });

/** Tables by member, by deal, by phase and for the lobby: an answer costs what it holds, not what the server has. */
import type { AboutTable, TablePhase } from '@duopolis/table';
import type { TableId } from '@duopolis/table/host';

export interface Lookup {
  /** A table changed, appeared or went. */
  readonly change: (table: TableId, before: AboutTable | undefined, after: AboutTable | undefined) => void;
  /** The tables of a member, without the closed ones. */
  readonly of: (member: string) => Iterable<TableId>;
  readonly ofDeal: (deal: string) => Iterable<TableId>;
  /** The tables of the lobby, the oldest first. */
  readonly listed: () => ReadonlySet<TableId>;
  readonly inPhase: (phase: TablePhase) => number;
}

/** Open tables that can be joined, or watched by everyone. */
export const isListed = ({ access, phase, watching }: AboutTable): boolean =>
  access === 'open' && (phase === 'gathering' || (phase === 'playing' && watching === 'everyone'));

const membersOf = (about: AboutTable | undefined): readonly string[] =>
  about === undefined || about.phase === 'closed' ? [] : about.members;

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, nth) => id === other[nth]);

type Sets = Map<string, Set<TableId>>;

function add(sets: Sets, key: string, table: TableId): void {
  const known = sets.get(key);
  if (known === undefined) sets.set(key, new Set([table]));
  else known.add(table);
}

function drop(sets: Sets, key: string, table: TableId): void {
  const known = sets.get(key);
  known?.delete(table);
  if (known?.size === 0) sets.delete(key);
}

export function newLookup(): Lookup {
  const byMember: Sets = new Map();
  const byDeal: Sets = new Map();
  const listed = new Set<TableId>();
  const phases = new Map<TablePhase, number>();
  const count = (phase: TablePhase, by: number) => phases.set(phase, (phases.get(phase) ?? 0) + by);

  return {
    change: (table, before, after) => {
      const [were, are] = [membersOf(before), membersOf(after)];
      if (!isSame(were, are)) {
        for (const member of were) drop(byMember, member, table);
        for (const member of are) add(byMember, member, table);
      }
      if (before?.deal !== undefined && before.deal !== after?.deal) drop(byDeal, before.deal, table);
      if (after?.deal !== undefined && before?.deal !== after.deal) add(byDeal, after.deal, table);
      if (before?.phase === after?.phase) return;
      if (before !== undefined) count(before.phase, -1);
      if (after !== undefined) count(after.phase, 1);
      if (after !== undefined && isListed(after)) listed.add(table);
      else listed.delete(table);
    },
    of: (member) => byMember.get(member) ?? [],
    ofDeal: (deal) => byDeal.get(deal) ?? [],
    listed: () => listed,
    inPhase: (phase) => phases.get(phase) ?? 0,
  };
}

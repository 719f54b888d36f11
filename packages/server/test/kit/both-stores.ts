/** Both stores, each with two nodes: over the data file they share it, over PostgreSQL each has connections of its own. */
import { openEmbedded, type Store } from '../../src/store/embedded.ts';
import { openPostgres, type PostgresStore } from '../../src/store/postgres/postgres-store.ts';
import { startDatabase } from '../postgres/database.ts';

export const KINDS = ['data file', 'PostgreSQL'] as const;
type Kind = (typeof KINDS)[number];

export interface Nodes {
  readonly kind: Kind;
  readonly store: Pick<Store, 'events' | 'people' | 'sql'>;
  /** Asks as another node does. */
  readonly another: Store['sql'];
}

export type BothStores = { readonly [kind in Kind]: Nodes } & { readonly close: () => Promise<void> };

/** Commands wait for a slow machine. */
async function openNode(url: string): Promise<PostgresStore> {
  const opened = await openPostgres(url, { patience: 60_000 });
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value;
}

export async function openBothStores(): Promise<BothStores> {
  const file = openEmbedded(undefined);
  if (!file.ok) throw new Error(file.error.code);
  const database = await startDatabase();
  const url = await database.create();
  const [one, other] = [await openNode(url), await openNode(url)];
  return {
    'data file': { kind: 'data file', store: file.value, another: file.value.sql },
    PostgreSQL: { kind: 'PostgreSQL', store: one, another: other.sql },
    close: async () => {
      await file.value.close();
      await Promise.all([one.close(), other.close()]);
      await database.stop();
    },
  };
}

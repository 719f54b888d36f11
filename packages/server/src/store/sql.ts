/** Statements that the data file and PostgreSQL both understand, with values named $1, $2 and so on. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Writer } from './batch-writer.ts';

export type SqlValue = string | number | null;

export interface Statement {
  readonly text: string;
  readonly values: readonly SqlValue[];
  /** How many rows it must change. */
  readonly changes?: number;
}

export interface Sql {
  /** One statement; it may run twice if a connection fails. Whole numbers may come as text. */
  readonly ask: (
    text: string,
    ...values: readonly SqlValue[]
  ) => Promise<readonly { readonly [column: string]: unknown }[]>;
  /** Runs all of them in one transaction; none, and false, if one changes a different number of rows than it must. */
  readonly together: (statements: readonly Statement[]) => Promise<boolean>;
  /** Ends a selection of rows to claim: skips rows that another node is claiming. */
  readonly unclaimed: string;
  /** Whether one process owns the store: anything claimed when it starts was claimed by a dead process. */
  readonly isOwned: boolean;
}

const named = (values: readonly SqlValue[]): { readonly [name: string]: SqlValue } =>
  Object.fromEntries(values.map((value, nth) => [`$${nth + 1}`, value]));

export function sqliteSql(db: DatabaseSync, { read, write }: Writer): Sql {
  const prepared = new Map<string, StatementSync>();
  const statement = (text: string): StatementSync => {
    const known = prepared.get(text) ?? db.prepare(text);
    prepared.set(text, known);
    return known;
  };
  return {
    unclaimed: '',
    isOwned: true,
    ask: async (text, ...values) => {
      const run = (): readonly { readonly [column: string]: unknown }[] =>
        statement(text).all({ ...named(values) });
      return text.startsWith('SELECT') ? read(run) : write(run);
    },
    together: (statements) =>
      write(() => {
        db.exec('SAVEPOINT together');
        const done = statements.every(({ text, values, changes: wanted }) => {
          const { changes } = statement(text).run({ ...named(values) });
          return wanted === undefined || Number(changes) === wanted;
        });
        db.exec(done ? 'RELEASE together' : 'ROLLBACK TO together; RELEASE together');
        return done;
      }),
  };
}

/** The operator's commands: backup, restore, export, audit, check, move-store. */
import { parseArgs } from 'node:util';
import { refuse, type Result } from '@duopolis/rules';
import {
  type DatabaseProblem,
  type FileProblem,
  type HostingProblem,
  type MoveProblem,
  type Operated,
  type Operation,
  OPERATIONS,
} from '@duopolis/words/hosting';
import { writeAudit } from './audit.ts';
import { backUp } from './backup.ts';
import { check } from './check-data-file.ts';
import { exportFolder } from './export.ts';
import { restore } from './restore.ts';

type OperationProblem = Extract<
  HostingProblem,
  FileProblem | MoveProblem | { readonly code: 'bad-arguments' | 'not-for-a-database' }
>;

interface OperatedOn {
  readonly data: string;
  readonly database?: string | undefined;
  readonly now: number;
}

/** `backup FILE`, `restore FILE`, `export FILE`, `audit FILE`, `check [FILE]` or `move-store DATABASE`, each with `--data FOLDER`. */
export async function operate(
  operation: Operation,
  args: readonly string[],
  { data, database, now }: OperatedOn,
): Promise<Result<Operated, OperationProblem>> {
  const [file, more] = args;
  if (operation === 'move-store' && more === undefined) {
    const { moveStore } = await import('./move.ts');
    return moveStore(data, file ?? database);
  }
  if (operation === 'check' && more === undefined) {
    if (file === undefined && database !== undefined) return refuse({ code: 'not-for-a-database' });
    return withName(operation, await check(data, file));
  }
  if (file === undefined || more !== undefined) return refuse({ code: 'bad-arguments', operation });
  switch (operation) {
    case 'backup':
      return withName(operation, await backUp(data, file));
    case 'restore':
      return withName(operation, restore(file, data, now));
    case 'check':
    case 'move-store':
      return refuse({ code: 'bad-arguments', operation });
    case 'export':
      return withName(operation, await exportFrom(data, database, file));
    case 'audit':
      return withName(operation, await writeAudit(data, database, file));
  }
}

/** The database driver is loaded only if it is needed. */
async function exportFrom(data: string, database: string | undefined, file: string) {
  if (database === undefined) return exportFolder(data, file);
  const { exportDatabase } = await import('./reading.ts');
  return exportDatabase(database, file);
}

const withName = <T extends object, N extends Operation>(
  operation: N,
  result: Result<T, FileProblem | DatabaseProblem>,
) => (result.ok ? { ok: true as const, value: { operation, ...result.value } } : result);

export interface Asked {
  readonly operation: Operation;
  readonly args: readonly string[];
  readonly data: string | undefined;
  readonly json: boolean;
}

/** The operation that the arguments name; nothing if they start a server. */
export function operationIn(args: readonly string[]): Asked | undefined {
  const operation = OPERATIONS.find((name) => name === args[0]);
  if (operation === undefined) return undefined;
  const { values, positionals } = parseArgs({
    args: args.slice(1),
    options: { data: { type: 'string' }, lang: { type: 'string' }, json: { type: 'boolean' } },
    allowPositionals: true,
    strict: false,
  });
  const { data, json } = values;
  return {
    operation,
    args: positionals,
    data: typeof data === 'string' ? data : undefined,
    json: json === true,
  };
}

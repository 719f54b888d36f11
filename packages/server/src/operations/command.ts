/** The commands of whoever runs a server: backup, restore, export. */
import { parseArgs } from 'node:util';
import { type Result, refuse } from '@duopolis/rules';
import type { FileProblem } from '../store/file.ts';
import { backUp, type Copied, restore } from './backup.ts';
import { type Exported, exportFolder } from './export.ts';

const OPERATIONS = ['backup', 'restore', 'export'] as const;
export type Operation = (typeof OPERATIONS)[number];

export type OperationProblem =
  | FileProblem
  | { readonly code: 'bad-arguments'; readonly operation: Operation };
export type Done =
  | ({ readonly operation: 'backup' | 'restore' } & Copied)
  | ({ readonly operation: 'export' } & Exported);

/** `backup FILE`, `restore FILE` or `export FILE`, each with `--data FOLDER`. */
export async function operate(
  operation: Operation,
  args: readonly string[],
  data: string,
  now: number,
): Promise<Result<Done, OperationProblem>> {
  const [file, more] = args;
  if (file === undefined || more !== undefined) return refuse({ code: 'bad-arguments', operation });
  switch (operation) {
    case 'backup':
      return withName(operation, await backUp(data, file));
    case 'restore':
      return withName(operation, restore(file, data, now));
    case 'export':
      return withName(operation, await exportFolder(data, file));
  }
}

const withName = <T extends object, N extends Operation>(operation: N, result: Result<T, FileProblem>) =>
  result.ok ? { ok: true as const, value: { operation, ...result.value } } : result;

export interface Asked {
  readonly operation: Operation;
  readonly args: readonly string[];
  readonly data: string | undefined;
  readonly json: boolean;
}

/** The operation that the arguments ask for; nothing if they start a server. */
export function operationIn(args: readonly string[]): Asked | undefined {
  const operation = OPERATIONS.find((name) => name === args[0]);
  if (operation === undefined) return undefined;
  const { values, positionals } = parseArgs({
    args: args.slice(1),
    options: { data: { type: 'string' }, json: { type: 'boolean' } },
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

/** The time and the memory that the precomputed tables take, each in a fresh process. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const TRIES = 15;

const loaded = (...args: readonly string[]): { readonly ms: number; readonly bytes: number } => {
  const file = fileURLToPath(new URL('load-cost.ts', import.meta.url));
  const output = execFileSync(process.execPath, ['--conditions=source', file, ...args], { encoding: 'utf8' });
  return JSON.parse(output) as { ms: number; bytes: number };
};

/** Evaluating every module of the rules, tables and all, from cold: the best of some tries. */
export const tablesBuildMs = (...args: readonly string[]): number =>
  Math.min(...Array.from({ length: TRIES }, () => loaded(...args).ms));

/** All typed arrays that the rules make when they are loaded. */
export const tablesBytes = (...args: readonly string[]): number => loaded('--bytes', ...args).bytes;

/** The same with the tables of all seven mats. */
export const capitalsTablesBuildMs = (): number => tablesBuildMs('--capitals');
export const capitalsTablesBytes = (): number => tablesBytes('--capitals');

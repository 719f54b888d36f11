/** The lint rules of this repository, as oxlint runs them. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { findNode, ROOT, toolFile } from '../node24.mjs';

const folder = mkdtempSync(join(tmpdir(), 'duopolis-lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The lines of a text that a rule reports. */
async function reported(rule: string, text: string): Promise<readonly number[]> {
  const [config, file] = [join(folder, 'config.json'), join(folder, 'sample.ts')];
  const jsPlugins = [join(ROOT, 'scripts/lint/house-rules.mjs')];
  const categories = { correctness: 'off' };
  writeFileSync(config, JSON.stringify({ jsPlugins, categories, rules: { [rule]: 'error' } }));
  writeFileSync(file, text);
  const args = [toolFile('oxlint'), '-c', config, '--format', 'json', file];
  const { stdout } = await promisify(execFile)(findNode(), args).catch((failed) => failed);
  return JSON.parse(stdout).diagnostics.map(
    (one: { readonly labels: readonly { readonly span: { readonly line: number } }[] }) =>
      one.labels[0]?.span.line,
  );
}

const ALLOWED = `
export const named = ({ loud }: { readonly loud: boolean }): boolean => loud;
export interface Switch {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}
`;
const FLAGS = `
export const one = (loud: boolean): boolean => loud;
export function two(times: number, loud = false): string { return loud ? 'A' : String(times); }
export interface Three {
  readonly say: (loud?: boolean) => void;
  four(loud: boolean | undefined): void;
}
`;

test('no function takes a bare boolean', async () => {
  expect(await reported('duopolis/no-boolean-parameters', ALLOWED)).toEqual([]);
  expect(await reported('duopolis/no-boolean-parameters', FLAGS)).toEqual([2, 3, 5, 6]);
});

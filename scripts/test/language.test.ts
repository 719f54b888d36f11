/** A language is one line in the registry and one file per feature: a made-up one is added to a copy of the sources. */
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { missingIn } from '../testing/words.mjs';

const ROOT = join(import.meta.dirname, '../..');
const PSEUDO = pathToFileURL(join(ROOT, 'scripts/testing/pseudo.mjs')).href;
const COPIED = ['words', 'cli'];

let copy: string;

const wordFiles = (): readonly string[] =>
  globSync('packages/*/src/**/*.ts', { cwd: copy }).map((file) => file.replaceAll('\\', '/'));

/** Everything but the copied packages is used as it is. */
function link(): void {
  const scope = join(copy, 'node_modules', '@duopolis');
  mkdirSync(scope, { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((one) => one !== '@duopolis'))
    symlinkSync(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name), 'junction');
  for (const name of ['bots', 'protocol', 'rules', 'server', 'table'])
    symlinkSync(join(ROOT, 'packages', name), join(scope, name), 'junction');
  symlinkSync(join(copy, 'packages', 'words'), join(scope, 'words'), 'junction');
  // npm keeps a dependency beside its only user.
  for (const name of COPIED) {
    const own = join('packages', name, 'node_modules');
    if (existsSync(join(ROOT, own))) symlinkSync(join(ROOT, own), join(copy, own), 'junction');
  }
}

/** The file of a feature: what the English one exports, changed. */
function translate(file: string): void {
  const english = readFileSync(join(copy, dirname(file), 'en.ts'), 'utf8');
  const names = [...english.matchAll(/^export const (\w+)/gm)].map(([, name]) => name).join(', ');
  writeFileSync(
    join(copy, file),
    `import * as en from './en.ts';\nimport { pseudo } from '${PSEUDO}';\nexport const { ${names} } = pseudo(en);\n`,
  );
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'duopolis-language-'));
  for (const name of COPIED)
    for (const part of ['src', 'package.json'])
      cpSync(join(ROOT, 'packages', name, part), join(copy, 'packages', name, part), { recursive: true });
  link();
  const registry = join(copy, 'packages/words/src/registry.ts');
  const text = readFileSync(registry, 'utf8');
  writeFileSync(registry, text.replace("  ru: { name: 'Русский' },\n", "$&  xa: { name: 'Pseudo' },\n"));
  for (const file of missingIn(wordFiles(), 'xa')) translate(file);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** What these commands print: in one process, since loading the copy takes longer than running them. */
async function duopolis(...commands: readonly (readonly string[])[]): Promise<readonly string[]> {
  const run = pathToFileURL(join(copy, 'packages/cli/src/run.ts')).href;
  const script = `
    const { run } = await import('${run}');
    for (const args of ${JSON.stringify(commands)}) {
      if ((await run([...args, '--lang', 'xa'])) !== 0) process.exit(1);
      process.stdout.write('\\0');
    }`;
  const command = ['--conditions=source', '--input-type=module', '--eval', script];
  const options = { env: { ...process.env, NO_COLOR: '1' } };
  const { stdout } = await promisify(execFile)(process.execPath, command, options);
  return stdout.split('\0');
}

test('one line and one file per feature are a whole language, in the help and in the game', async () => {
  expect(missingIn(wordFiles(), 'xa')).toEqual([]);
  const [help = '', score = ''] = await duopolis(['--help'], ['score', 'SSSS/HHOm/OPOO/OPHP']);
  expect(help).toMatch(/éñ,\s+fŕ,\s+ŕü\s+öŕ\s+xá/);
  const said = score.split('\n').filter((line) => /\p{Ll}{3}/u.test(line));
  expect(said.length).toBeGreaterThan(5);
  expect(said.filter((line) => !/[áçéğíñöŕšüýž].*~/u.test(line))).toEqual([]);
});

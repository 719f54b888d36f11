/** The published packages: each installs into an empty folder, and its README's example runs there as it says. */
import { execFile } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findNode, ROOT, toolFile } from '../node24.mjs';
import { build } from '../release/prepack.mjs';

const PACKAGES = ['rules', 'bots', 'table', 'protocol', 'words'] as const;
const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'duopolis-packages-'));
const consumer = join(folder, 'consumer');
const installed = (name: string): string => join(consumer, 'node_modules', '@duopolis', name);

/** The Node that people have, if the path has one besides ours. */
function plainNode(): string {
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const places = (process.env['PATH'] ?? '').split(delimiter).filter((place) => !place.startsWith(ROOT));
  return places.map((place) => join(place, program)).find((file) => existsSync(file)) ?? process.execPath;
}

const npm = (args: readonly string[], cwd: string) =>
  run('npm', [...args, '--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd,
    shell: process.platform === 'win32',
  });

/** The README's example, and what it says it prints. */
function exampleOf(name: string): { readonly code: string; readonly prints: string } {
  const readme = readFileSync(join(installed(name), 'README.md'), 'utf8');
  const block = (language: string): string =>
    new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(readme)?.[1] ?? '';
  return { code: block('js'), prints: block('text') };
}

beforeAll(async () => {
  expect(await build(PACKAGES)).toBe(0);
  const folders = PACKAGES.flatMap((name) => ['-w', `packages/${name}`]);
  await npm(['pack', '--pack-destination', folder, ...folders], ROOT);
  await npm(['pack', '--pack-destination', folder, join(ROOT, 'node_modules', 'valibot')], folder);
  mkdirSync(consumer);
  writeFileSync(join(consumer, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const archives = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
  await npm(['install', ...archives.map((file) => join('..', file))], consumer);
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each(PACKAGES)('%s: the example prints what its README says, on plain Node', async (name) => {
  const { code, prints } = exampleOf(name);
  const file = join(consumer, `${name}.mjs`);
  writeFileSync(file, code);
  const { stdout } = await run(plainNode(), [file], { cwd: consumer });
  expect(stdout).toBe(prints);
  expect(prints).not.toBe('');
});

test('every example compiles with the types of the installed packages', async () => {
  for (const name of PACKAGES) writeFileSync(join(consumer, `${name}.mts`), exampleOf(name).code);
  const compilerOptions = {
    module: 'nodenext',
    target: 'es2023',
    lib: ['es2023', 'dom'],
    types: [],
    strict: true,
    noEmit: true,
  };
  const files = PACKAGES.map((name) => `${name}.mts`);
  writeFileSync(join(consumer, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  await expect(run(findNode(), [toolFile('tsc'), '-p', consumer])).resolves.toMatchObject({ stdout: '' });
});

test.each(PACKAGES)('%s: metadata is complete, and every entry point is in the archive', (name) => {
  const manifest = JSON.parse(readFileSync(join(installed(name), 'package.json'), 'utf8'));
  for (const field of ['description', 'keywords', 'license', 'repository', 'engines', 'author'])
    expect(manifest, field).toHaveProperty(field);
  const entries = Object.values<Readonly<Record<'source' | 'types' | 'default', string>>>(manifest.exports);
  const targets = entries.flatMap((entry) => Object.values(entry));
  expect(targets.filter((target) => globSync(target, { cwd: installed(name) }).length === 0)).toEqual([]);
  const sources = globSync(
    entries.map(({ source }) => source),
    { cwd: installed(name) },
  );
  for (const file of sources)
    expect(readFileSync(join(installed(name), file), 'utf8'), file).not.toContain('export *');
});

test('the main entry point of rules is a page: about 80 names', () => {
  const text = readFileSync(join(installed('rules'), 'src', 'index.ts'), 'utf8');
  const names = [...text.matchAll(/\{([^}]*)\}/g)].flatMap(([, list = '']) =>
    list.match(/\w+(?=\s*(?:,|$))/g),
  );
  expect(names.length).toBeGreaterThan(60);
  expect(names.length).toBeLessThanOrEqual(85);
});

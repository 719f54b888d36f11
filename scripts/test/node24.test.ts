/** Programs run before the packages are there: a fresh clone on Node 20 has no Node 24 yet. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { providedNode, ROOT } from '../node24.mjs';

/** Runs `code` with the scripts of a clone without packages, as Node 20 would. */
function inFreshClone(code: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'duopolis-clone-'));
  try {
    cpSync(join(ROOT, 'scripts'), join(folder, 'scripts'), { recursive: true });
    const scripts = pathToFileURL(join(folder, 'scripts', 'node24.mjs')).href;
    const program = `
      Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } });
      const { findNode, run } = await import('${scripts}');
      ${code}`;
    return execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('a system program runs: apt-get installs a browser beside npm', () => {
  expect(inFreshClone("await run(process.execPath, ['-p', '6 * 7']);")).toBe('42\n');
});

test('our own programs report what they need', () => {
  const output = inFreshClone('try { findNode(); } catch (error) { console.log(error.message); }');
  expect(output).toContain('Duopolis needs Node 24 or newer');
});

interface Lockfile {
  readonly packages: Readonly<
    Record<string, { readonly os?: string; readonly cpu?: string; readonly integrity?: string }>
  >;
}

test.each(['linux x64', 'linux arm64', 'darwin x64', 'darwin arm64', 'win32 x64'])(
  'a package with a checksum provides Node on %s',
  (system) => {
    const [platform = '', arch = ''] = system.split(' ');
    const program = providedNode({ platform, arch });
    const { packages }: Lockfile = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
    const found = packages[relative(ROOT, dirname(dirname(program))).replaceAll(sep, '/')];
    expect(found).toMatchObject({ os: platform, cpu: arch, integrity: expect.stringMatching(/^sha512-/) });
  },
);

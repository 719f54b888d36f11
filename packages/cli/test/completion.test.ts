/** Completion scripts: what the shells themselves make of them. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { duopolis } from './kit/run.ts';

const run = promisify(execFile);

/** What bash offers for a half-written line. */
async function offered(script: string, line: string): Promise<readonly string[]> {
  const words = line.split(' ');
  const list = words.map((word) => `'${word}'`).join(' ');
  const ask = `${script}\nCOMP_WORDS=(${list}); COMP_CWORD=${words.length - 1}; _duopolis; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout } = await run('bash', ['-c', ask]);
  return stdout.split('\n').filter(Boolean);
}

describe('bash', () => {
  test.each<[string, readonly string[]]>([
    ['duopolis s', ['score', 'scorepad', 'simulate', 'solve', 'solo']],
    ['duopolis simulate --m', ['--mode']],
    ['duopolis simulate --mode ', ['table', 'duel', 'solo', 'duo']],
    ['duopolis play --bots g', ['greedy']],
    ['duopolis --lang f', ['fr']],
    ['duopolis completion z', ['zsh']],
  ])('%s', async (line, words) => {
    const { code, out } = await duopolis(['completion', 'bash']);
    expect(code).toBe(0);
    expect(await offered(out, line)).toEqual(words);
  });
});

test.each(['zsh', 'fish'])('%s knows every command and option', async (shell) => {
  const { code, out } = await duopolis(['completion', shell, '--lang', 'fr']);
  expect(code).toBe(0);
  for (const word of ['score', 'simulate', 'verify', 'replay', 'play', 'solo', 'campaign', 'completion'])
    expect(out).toContain(word);
  expect(out).toContain(shell === 'zsh' ? '--districts[' : '-l districts');
  expect(out).toContain('table duel solo duo');
});

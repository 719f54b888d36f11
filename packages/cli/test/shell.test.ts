/** Whatever a line holds, no control sequence but colours reaches the terminal, and without colours none at all. */
import { expect, test } from 'vitest';
import { type ProcessIO, shellFor } from '../src/shell.ts';

const RED = '\u001B[31m';
/** Sets the title, clears the screen, turns the text around, and goes back over the line. */
const HOSTILE = `a\u001B]0;title\u0007b\u001B[2Jc\u009B2Jd\u202Ee\rf${RED}g`;

function said(
  environment: ProcessIO['environment'],
  say: (shell: ReturnType<typeof shellFor>) => void,
): string {
  let text = '';
  const add = (more: string): void => {
    text += more;
  };
  say(shellFor([], { environment, isTerminal: true, write: add, note: add, input: process.stdin }));
  return text;
}

test.each([
  ['print', '\n'],
  ['note', ''],
] as const)('%s', (way, end) => {
  const say = (shell: ReturnType<typeof shellFor>): void => shell[way](HOSTILE);
  expect(said({ NO_COLOR: '1' }, say)).toBe(`a]0;titleb[2Jc2Jdef[31mg${end}`);
  expect(said({ FORCE_COLOR: '1' }, say)).toBe(`a]0;titleb[2Jc2Jdef${RED}g${end}`);
});

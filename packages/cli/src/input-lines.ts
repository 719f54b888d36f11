/** The lines of a file or of standard input, each with its number; a line over the limit is reported, not stored. */
import { createReadStream } from 'node:fs';
import { LIMITS } from '@duopolis/rules';
import type { CliProblem } from './cli-problem.ts';
import type { Shell } from './shell.ts';

export const STANDARD_INPUT = '-';

export interface InputLine {
  /** From 1. */
  readonly number: number;
  readonly text: string;
  readonly isTooLong: boolean;
}

/** Some editors put a byte order mark before the first line, and a carriage return at the end of each. */
const BYTE_ORDER_MARK = /^\uFEFF/;
const CARRIAGE_RETURN = /\r$/;

const lineOf = (number: number, text: string): InputLine => {
  const bare = (number === 1 ? text.replace(BYTE_ORDER_MARK, '') : text).replace(CARRIAGE_RETURN, '');
  const isTooLong = bare.length > LIMITS.inputLine;
  return { number, text: isTooLong ? '' : bare, isTooLong };
};

/** Lines that are not blank. A stream that can't be read throws the system's error. */
export async function* inputLines(file: string, shell: Pick<Shell, 'input'>): AsyncGenerator<InputLine> {
  const input = file === STANDARD_INPUT ? shell.input : createReadStream(file);
  input.setEncoding('utf8');
  let number = 1;
  let begun = '';
  for await (const chunk of input) {
    const [first = '', ...others] = String(chunk).split('\n');
    // One character over the limit is enough to know that a line is too long.
    begun += first.slice(0, LIMITS.inputLine + 1 - begun.length);
    for (const next of others) {
      const line = lineOf(number, begun);
      if (line.isTooLong || line.text.trim() !== '') yield line;
      number++;
      begun = next.slice(0, LIMITS.inputLine + 1);
    }
  }
  const last = lineOf(number, begun);
  if (last.isTooLong || last.text.trim() !== '') yield last;
}

export const tooLong = (): CliProblem => ({ code: 'line-too-long', most: LIMITS.inputLine });

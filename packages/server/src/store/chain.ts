/** The hash chain of a table's log: each link covers one step and the link before it, so no byte changes unnoticed. */
import { hash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { LINE } from './step.ts';

/** The link before the first step. */
export const FIRST_LINK = '';

/** 132 bits of SHA-256 in base64. */
const LINK_LENGTH = 22;

/** The link after a step; a step without events adds none. */
export const linkAfter = (link: string, lines: string): string =>
  lines === '' ? link : hash('sha256', `${link}${LINE}${lines}`, 'base64url').slice(0, LINK_LENGTH);

/** The checksum of a row outside the chain; its longest column comes last. */
const sumOf = (columns: string, longest: string): number => crc32(longest, crc32(columns));

/** A checksum over command ids in any order: the sum of their checksums. */
export const commandSum = (commands: Iterable<string>, before = 0): number => {
  let sum = before;
  for (const command of commands) sum = (sum + crc32(command)) >>> 0;
  return sum;
};

interface SummedTable {
  readonly id: string;
  readonly version: number;
  readonly about: string;
  readonly link: string | null;
  readonly command_sum: number | null;
}

export const tableSum = ({ id, version, about, link, command_sum: commands }: SummedTable): number =>
  sumOf(`${id} ${version} ${link} ${commands}`, about);

interface SummedStep {
  readonly tableId: string;
  readonly version: number;
  /** Covers the events. */
  readonly link: string | null;
  readonly commands: string;
  readonly about: string;
}

export const stepSum = ({ tableId, version, link, commands, about }: SummedStep): number =>
  sumOf(`${tableId} ${version} ${link} ${commands}`, about);

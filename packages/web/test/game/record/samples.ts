/** The sample games that other programs wrote, as the tests of the rules have them. */
import { readFileSync } from 'node:fs';
import { type GameRecord, parseRecord, type Replay, verifyRecord } from '@duopolis/rules/record';

export const SAMPLES = ['table', 'duel', 'solo', 'capitals'] as const;
export type Sample = (typeof SAMPLES)[number];

const fileOf = (name: Sample): URL =>
  new URL(`../../../../rules/test/record/samples/${name}.jsonl`, import.meta.url);

export const linesOf = (name: Sample): readonly string[] =>
  readFileSync(fileOf(name), 'utf8').trim().split('\n');

export function sample(name: Sample): GameRecord {
  const read = parseRecord(linesOf(name)[0] ?? '');
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

export function replayOf(record: GameRecord): Replay {
  const verified = verifyRecord(record);
  if (!verified.ok) throw new Error(JSON.stringify(verified.error));
  return verified.value;
}

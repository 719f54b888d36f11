/** Records for the tests: the sample games from another program, and our own. */
import { readFileSync } from 'node:fs';
import type { Options } from '../../src/state/options.ts';
import { isAutoma } from '../../src/modes/modes.ts';
import { type GameRecord, parseRecord } from '../../src/record/record.ts';
import { recordOf } from '../../src/record/write.ts';
import { randomGame } from './games.ts';

/** The last one was written by rules version 1, whose solo game with Capitals had no version in its record. */
export const SAMPLES = ['table', 'duel', 'solo', 'capitals', 'solo-capitals-1'] as const;

type Sample = (typeof SAMPLES)[number];

export const sampleFile = (name: Sample): URL => new URL(`../record/samples/${name}.jsonl`, import.meta.url);

/** The lines of a sample file. */
export const sampleLines = (name: Sample): readonly string[] =>
  readFileSync(sampleFile(name), 'utf8').trim().split('\n');

export function readRecord(line: string): GameRecord {
  const record = parseRecord(line);
  if (!record.ok) throw new Error(JSON.stringify(record.error));
  return record.value;
}

export const samples = (name: Sample): readonly GameRecord[] => sampleLines(name).map(readRecord);

export function ownRecord(options: Options, seed: string): GameRecord {
  const players = Array.from({ length: options.seats }, (_, seat) => ({
    name: `P${seat}`,
    kind: isAutoma(options, seat) ? ('automa' as const) : ('bot' as const),
  }));
  return recordOf(randomGame(options, seed).events, players) as GameRecord;
}

/** A record to plant a foul in: any part may become anything. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Draft = any;

/** A copy of the record with one thing changed. */
export function changed(record: GameRecord, change: (draft: Draft) => void): GameRecord {
  const draft = structuredClone(record);
  change(draft);
  return draft;
}

/**
 * For a trial of other points: writes the results of the sample games anew, and leaves out games in which an Automa would
 * now take another tile. Run `node scripts/run.mjs packages/rules/test/kit/rescore.ts`. The games come from another program,
 * by the printed rules: a change that is meant to stay must not need this.
 */
import { writeFileSync } from 'node:fs';
import { COMPONENTS } from '../../src/components/box.ts';
import { resultOf } from '../../src/game/result.ts';
import { makeRecord } from '../../src/record/record.ts';
import { replayRecord } from '../../src/record/verify.ts';
import { resultEntry } from '../../src/record/write.ts';
import { readRecord, SAMPLES, sampleFile, sampleLines } from './records.ts';

function rescored(line: string): readonly string[] {
  const record = readRecord(line);
  const replayed = replayRecord(record, COMPONENTS);
  if (!replayed.ok) return [];
  const { start, steps } = replayed.value;
  const { open } = steps.at(-1)?.state ?? start;
  return [makeRecord({ ...record, result: resultEntry(resultOf(open)) })];
}

for (const name of SAMPLES)
  writeFileSync(sampleFile(name), `${sampleLines(name).flatMap(rescored).join('\n')}\n`);

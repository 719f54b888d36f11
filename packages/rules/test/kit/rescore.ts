/** Writes the results of the sample games anew, for a trial of other points: `node scripts/run.mjs packages/rules/test/kit/rescore.ts`. */
import { writeFileSync } from 'node:fs';
import { COMPONENTS } from '../../src/components/components.ts';
import { resultOf } from '../../src/game/result.ts';
import { makeRecord } from '../../src/record/record.ts';
import { replayRecord } from '../../src/record/verify.ts';
import { resultEntry } from '../../src/record/write.ts';
import { readRecord, SAMPLES, sampleFile, sampleLines } from './records.ts';

function rescored(line: string): string {
  const record = readRecord(line);
  const replayed = replayRecord(record, COMPONENTS);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
  const { start, steps } = replayed.value;
  const { open } = steps.at(-1)?.state ?? start;
  return makeRecord({ ...record, result: resultEntry(resultOf(open)) });
}

for (const name of SAMPLES)
  writeFileSync(sampleFile(name), `${sampleLines(name).map(rescored).join('\n')}\n`);

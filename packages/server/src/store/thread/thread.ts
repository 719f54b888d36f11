/** The thread that has the data file open: waiting for the disk, it keeps nobody else from working. */
import { parentPort, workerData } from 'node:worker_threads';
import { type EmbeddedStore, openEmbedded } from '../embedded.ts';
import type { Answered, Asked, Call, Parts, Said } from './call.ts';

const say = (said: Said): void => parentPort?.postMessage(said);

let turns: number[] = [];
let answers: Answered[] = [];

/** All answers of a transaction leave in one message. */
function tell(answer: Answered): void {
  if (answers.length === 0) process.nextTick(sayAnswers);
  answers.push(answer);
}

function sayAnswers(): void {
  say({ type: 'answers', answers, turns });
  [answers, turns] = [[], []];
}

async function ask(parts: Parts, { id, part, name, args }: Call): Promise<void> {
  const asked = parts[part] as unknown as { readonly [name: string]: (...given: unknown[]) => unknown };
  try {
    tell({ id, value: await asked[name]?.(...args) });
  } catch (error) {
    tell({ id, failed: Object.assign({ message: String(error) }, error) });
  }
}

function serve(store: EmbeddedStore): void {
  const { append, events, people } = store;
  const parts: Parts = { steps: { append }, events, people, notes: store };
  parentPort?.on('message', (asked: Asked) => {
    if (asked !== 'close') {
      for (const call of asked) void ask(parts, call);
      return;
    }
    store.close();
    /** When what was kept at last is answered. */
    setImmediate(() => parentPort?.close());
  });
}

const opened = openEmbedded((workerData as { readonly folder: string }).folder, (writes) => {
  turns.push(writes);
});
say({ type: 'opened', opened: opened.ok ? { ok: true, value: undefined } : opened });
if (opened.ok) serve(opened.value);

/** The embedded store in a thread of its own, asked from the thread of the server. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ok, type Result } from '@duopolis/rules';
import { openEmbedded, type Store } from '../embedded.ts';
import type { FileProblem } from '../file.ts';
import { writeStep } from '../step.ts';
import type { Asked, Call, PartName, Parts, Said } from './call.ts';

/** Unbuilt, the thread needs the same condition as the program. */
const UNBUILT = import.meta.url.endsWith('.ts');
const THREAD = new URL(UNBUILT ? './thread.ts' : './thread.js', import.meta.url);

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

type Observe = (writes: number) => void;

interface Line {
  readonly part: <P extends PartName>(part: P, names: readonly (keyof Parts[P])[]) => Parts[P];
  readonly flush: () => void;
  readonly hear: (said: Said) => void;
}

/** What is asked within one turn of the event loop leaves in one message, or when somebody flushes. */
function openLine(send: (asked: Asked) => void, observe: Observe): Line {
  const waiting = new Map<number, Waiting>();
  let calls: Call[] = [];
  let last = 0;

  function flush(): void {
    if (calls.length === 0) return;
    send(calls);
    calls = [];
  }

  const ask = (part: PartName, name: string, args: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      calls.push({ id: last, part, name, args });
      if (calls.length === 1) setImmediate(flush);
    });

  return {
    flush,
    part: (part, names) =>
      Object.fromEntries(
        names.map((name) => [name, (...args: unknown[]) => ask(part, String(name), args)]),
      ) as unknown as Parts[typeof part],
    hear: (said) => {
      if (said.type !== 'answers') return;
      for (const writes of said.turns) observe(writes);
      for (const answer of said.answers) {
        const one = waiting.get(answer.id);
        waiting.delete(answer.id);
        if ('failed' in answer) one?.reject(Object.assign(new Error(answer.failed.message), answer.failed));
        else one?.resolve(answer.value);
      }
    },
  };
}

/** A data folder, or nothing for a store that forgets, which waits for no disk and needs no thread. */
export async function openData(
  folder: string | undefined,
  observe?: Observe,
): Promise<Result<Store, FileProblem>> {
  if (folder !== undefined) return openThread(folder, observe);
  const opened = openEmbedded(undefined, observe);
  return opened.ok ? ok({ ...opened.value, close: async () => opened.value.close() }) : opened;
}

/** A thread that fails ends the program: nothing could be kept any more. */
async function openThread(folder: string, observe: Observe = () => {}): Promise<Result<Store, FileProblem>> {
  const worker = new Worker(THREAD, {
    workerData: { folder },
    ...(UNBUILT && { execArgv: ['--conditions=source'] }),
  });
  const ended = once(worker, 'exit');
  const [first] = (await once(worker, 'message')) as [Extract<Said, { readonly type: 'opened' }>];
  if (!first.opened.ok) {
    await ended;
    return first.opened;
  }
  const line = openLine((asked) => worker.postMessage(asked), observe);
  worker.on('message', line.hear);
  const { append } = line.part('steps', ['append']);
  return ok({
    events: {
      ...line.part('events', ['read', 'knows', 'list', 'remove', 'removeUnchanged']),
      append: (step) => append(writeStep(step)),
    },
    people: line.part('people', ['add', 'find', 'rename', 'seen', 'offer', 'claim', 'forget', 'expire']),
    ...line.part('notes', ['note', 'setNote', 'firstNote']),
    flush: line.flush,
    close: async () => {
      line.flush();
      worker.postMessage('close' satisfies Asked);
      await ended;
    },
  });
}

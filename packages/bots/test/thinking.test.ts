/** The process that thinks takes nothing from its program: no lock, no core, no secret, and it ends with it. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { THINKING_MEMORY } from '../src/worker/node.ts';
import { THINKING_PRIORITY } from '../src/worker/priority.ts';

/** Its parent and priority, as Linux tells them (proc(5)); nothing for a process that has ended. */
function statusOf(file: string): readonly [parent: number, priority: number] | undefined {
  try {
    const fields = (readFileSync(`/proc/${file}/stat`, 'utf8').split(') ')[1] ?? '').split(' ');
    return [Number(fields[1]), Number(fields[16])];
  } catch {
    return undefined;
  }
}

const childrenOf = (parent: number): readonly string[] =>
  readdirSync('/proc').filter((name) => /^\d+$/.test(name) && statusOf(name)?.[0] === parent);

const ASKING = `import { startBotWorker } from ${JSON.stringify(new URL('../src/worker/node.ts', import.meta.url).href)};
import { begin, seatView, setUp, stateAfter } from '@duopolis/rules';
const setup = setUp({ mode: 'table', seats: 3, capitals: false }, 'a seed');
const view = seatView(stateAfter(begin(setup.value)), 0);
const decide = () => startBotWorker().decide({ bot: 'hard', view, seed: 'dice', milliseconds: 0, iterations: 1 }).command;
`;

const PROGRAM = `${ASKING}
await decide();
console.log('decided');
setInterval(() => {}, 1_000);`;

/** All descriptors are in use for its first decision, not for the second. */
const WITHOUT_DESCRIPTORS = `${ASKING}
import { closeSync, openSync } from 'node:fs';
const open = [];
try { for (;;) open.push(openSync('/dev/null')); } catch {}
console.log(await decide().catch(({ code }) => code));
for (const descriptor of open) closeSync(descriptor);
await decide();
console.log('decided');
process.exit();`;

const HERE = { cwd: fileURLToPath(new URL('.', import.meta.url)) };
const RUN = [process.execPath, '--conditions=source', '--input-type=module', '-e'] as const;

/** A program whose bot has decided, and the process that thought. */
async function program(): Promise<readonly [pid: number, thinker: string]> {
  const [node, ...flags] = RUN;
  const child = spawn(node, [...flags, PROGRAM], {
    ...HERE,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, SECRET: 'nobody may read this' },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(createInterface({ input: child.stdout }), 'line');
  const { pid = 0 } = child;
  const [thinker = '', ...others] = childrenOf(pid);
  expect(others).toEqual([]);
  return [pid, thinker];
}

test.runIf(process.platform === 'linux')(
  'bots think in a process with a lower priority, bounded memory and none of the program’s secrets',
  async () => {
    const [pid, thinker] = await program();
    expect(statusOf(thinker)?.[1]).toBe(THINKING_PRIORITY);
    expect(readFileSync(`/proc/${thinker}/cmdline`, 'utf8').split('\0')).toEqual(
      expect.arrayContaining([
        `--max-old-space-size=${THINKING_MEMORY.oldSpace}`,
        `--max-semi-space-size=${THINKING_MEMORY.semiSpace}`,
      ]),
    );
    expect(readFileSync(`/proc/${thinker}/environ`, 'utf8')).not.toContain('SECRET');
    const threads = readdirSync(`/proc/${pid}/task`).map((thread) => statusOf(`${pid}/task/${thread}`)?.[1]);
    expect(threads).not.toContain(THINKING_PRIORITY);
  },
);

test.runIf(process.platform === 'linux')(
  'a signal to all does not stop it before its program, and it ends when that is killed',
  async () => {
    const [pid, thinker] = await program();
    process.kill(Number(thinker), 'SIGTERM');
    process.kill(Number(thinker), 'SIGINT');
    expect(statusOf(thinker)?.[0]).toBe(pid);
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => statusOf(thinker), { timeout: 30_000 }).toBeUndefined();
  },
);

test.runIf(process.platform === 'linux')(
  'a process that can’t be started fails its decision, and nothing else',
  () => {
    const limited = ['-c', 'ulimit -n 64; exec "$@"', 'sh', ...RUN, WITHOUT_DESCRIPTORS];
    const { stdout, status } = spawnSync('sh', limited, { ...HERE, encoding: 'utf8' });
    expect([stdout, status]).toEqual(['EMFILE\ndecided\n', 0]);
  },
);

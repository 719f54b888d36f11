/** A server with nearly full memory: loaded tables go on, no other one is loaded, and it stays up. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createHost, memoryStore } from '@duopolis/table/host';
import { expect, onTestFinished, test, vi } from 'vitest';
import { REAL_ENVIRONMENT } from '../src/environment.ts';
import { memoryTaken, withRoom } from '../src/tables/memory-room.ts';
import { ADMIN, made, personAt, started } from './kit/server.ts';
import { rawSocket } from './kit/wire.ts';

const invitation = (table: string): string => `/api/tables/${table}/invitation`;

test('under memory pressure no further tables are loaded, and afterwards all are', async () => {
  const data = mkdtempSync(join(tmpdir(), 'duopolis-memory-'));
  onTestFinished(() => rmSync(data, { recursive: true }));
  const first = await started({ data });
  const before = await personAt(() => first.address, 'Ann');
  const [{ table: asleep }, { table: other }] = [await made(before), await made(before)];
  before.connection.close();
  await first.stop();

  let taken = 0;
  const { address, stop } = await started({ data }, { ...REAL_ENVIRONMENT, memory: () => taken });
  onTestFinished(stop);
  const { cookie } = before;
  const asked = async (path: string): Promise<readonly [number, string]> => {
    const answer = await fetch(`${address}${path}`, {
      headers: { cookie, authorization: `Bearer ${ADMIN}` },
    });
    return [answer.status, await answer.text()];
  };
  expect((await asked(invitation(other)))[0]).toBe(200);

  taken = 0.95;
  const gauge = 'duopolis_refusing_tables';
  await expect.poll(async () => (await asked('/metrics'))[1]).toContain(`${gauge} 1\n`);
  expect(await asked(invitation(asleep))).toEqual([503, '{"error":"busy"}']);
  expect((await asked(`/api/tables/${asleep}/told`))[0]).toBe(503);
  const socket = await rawSocket(address, cookie);
  socket.send(JSON.stringify({ type: 'watch', table: other }));
  await socket.until((text) => text.includes('"type":"view"'));
  socket.send(JSON.stringify({ type: 'watch', table: asleep }));
  expect(await socket.closed).toBe(1013);
  expect((await asked(invitation(other)))[0]).toBe(200);
  expect((await asked('/health'))[0]).toBe(200);

  taken = 0.5;
  await expect.poll(async () => (await asked(invitation(asleep)))[0]).toBe(200);
});

test('what the system allows is read once a minute, and the last known limit stays if it cannot be read', () => {
  const now = vi.spyOn(performance, 'now');
  const limit = vi.spyOn(process, 'constrainedMemory');
  onTestFinished(() => void vi.restoreAllMocks());
  const afterMinute = (allowed: number): void => {
    limit.mockReturnValue(allowed);
    now.mockReturnValue(performance.now() + 60_001);
  };
  afterMinute(1_024);
  expect([memoryTaken() > 1, memoryTaken() > 1, limit.mock.calls.length]).toEqual([true, true, 1]);
  afterMinute(0);
  expect([memoryTaken() > 1, limit.mock.calls.length]).toEqual([true, 2]);
  afterMinute(Number.MAX_SAFE_INTEGER);
  expect([memoryTaken() < 1, limit.mock.calls.length]).toEqual([true, 3]);
});

test('while memory is full, a request asks about its own table, and not for a list of all', async () => {
  const all = createHost({
    store: memoryStore(),
    now: () => 0,
    newSeed: () => 'seed',
    decideBot: () => Promise.reject(new Error('no bots')),
    schedule: () => {},
  });
  const loaded = vi.spyOn(all, 'loaded');
  const { host, stop } = withRoom(all, 0.5, () => 1);
  onTestFinished(stop);
  await expect(host.open('nothing')).rejects.toThrow('too busy');
  expect(loaded).not.toHaveBeenCalled();
});

const WITHOUT_FILES = `import { openSync } from 'node:fs';
import { memoryTaken } from ${JSON.stringify(new URL('../src/tables/memory-room.ts', import.meta.url).href)};
const before = memoryTaken();
try {
  for (;;) openSync('/dev/null');
} catch ({ code }) {
  console.log(code, before > 0, memoryTaken() > 0);
}`;

test('memory is still measured when connections have used all file descriptors', () => {
  const program = [process.execPath, '--input-type=module', '-e', WITHOUT_FILES];
  const { stdout } = spawnSync('sh', ['-c', 'ulimit -n 64; exec "$@"', 'sh', ...program], {
    encoding: 'utf8',
  });
  expect(stdout.trim()).toBe('EMFILE true true');
});

const WITH_CHILD = `import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { childrenMemory } from ${JSON.stringify(new URL('../src/tables/memory-room.ts', import.meta.url).href)};
const before = childrenMemory();
const child = spawn(process.execPath, ['-e', 'const all = Buffer.alloc(5e7, 1); console.log(all.length); setInterval(() => {}, 1e3)']);
await once(child.stdout, 'data');
const during = childrenMemory();
child.kill('SIGKILL');
await once(child, 'close');
console.log(before, during > 5e7, childrenMemory());`;

test.runIf(process.platform === 'linux')('memory of the processes that search and draw counts', () => {
  const program = [process.execPath, '--conditions=source', '--input-type=module', '-e', WITH_CHILD];
  const [command = '', ...args] = program;
  const { stdout } = spawnSync(command, args, {
    encoding: 'utf8',
    cwd: fileURLToPath(new URL('.', import.meta.url)),
  });
  expect(stdout.trim()).toBe('0 true 0');
});

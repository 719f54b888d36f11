/** A clock that is set ahead or back neither ends a phase early nor keeps one from ending. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { resumedClock, steadyClock } from '../src/steady-clock.ts';
import { openEmbedded } from '../src/store/embedded.ts';
import { openTables } from '../src/tables/tables.ts';
import { REAL_ENVIRONMENT } from '../src/environment.ts';
import { ABOUT } from './kit/about.ts';

const HOUR = 3_600_000;

/** A clock whose time passes and jumps as the test says. */
function clockIn() {
  let [real, jumped] = [1_000_000, 0];
  const now = steadyClock(
    () => real + jumped,
    () => real,
  );
  const pass = (milliseconds: number, step = 1_000): number => {
    for (let left = milliseconds; left > 0; left -= step) {
      real += Math.min(step, left);
      now();
    }
    return now() - real;
  };
  return {
    pass,
    jump: (by: number): void => {
      jumped += by;
    },
  };
}

test.each<[jump: number, passed: number, least: number, most: number]>([
  [0, HOUR, 0, 0],
  [300, 10, 300, 300],
  [-300, 1_000, -300, -300],
  [HOUR, 60_000, 590, 610],
  [-HOUR, 60_000, -610, -590],
  [HOUR, 101 * HOUR, HOUR, HOUR],
  [-HOUR, 101 * HOUR, -HOUR, -HOUR],
])('set by %i ms, after %i ms it is ahead by %i to %i', (jump, passed, least, most) => {
  const { pass, jump: set } = clockIn();
  expect(pass(1_000)).toBe(0);
  set(jump);
  const ahead = pass(passed);
  expect([ahead >= least, ahead <= most]).toEqual([true, true]);
});

test('it never goes back', () => {
  let [real, last] = [0, 0];
  const now = steadyClock(
    () => real * (real % 3 === 0 ? -1 : 2),
    () => real,
  );
  for (; real < 10_000; real += 7) {
    const shown = now();
    expect(shown).toBeGreaterThanOrEqual(last);
    last = shown;
  }
});

test.each([
  [0, 10_000],
  [-HOUR, 9_900],
])('resumed %i ms after the last stored time, ten seconds later it shows %i ms more', (setBack, passed) => {
  let real = 10 * HOUR;
  const stored = real - setBack;
  const now = resumedClock(() => real, stored);
  expect(now()).toBe(stored);
  for (let step = 0; step < 10; step++) {
    real += 1_000;
    now();
  }
  expect(now()).toBe(stored + passed);
});

/** Milliseconds that no other timer has: files that share a worker share its timers. */
const TEN_SECONDS = 10_007;

/** A data folder with a table at which something is due ten seconds after the last event. */
async function leave(folder: string, at: number): Promise<void> {
  const store = openEmbedded(folder);
  if (!store.ok) throw new Error(store.error.code);
  await store.value.events.append({
    tableId: 'one',
    expected: 0,
    events: [{ type: 'joined', at, member: 'm', name: 'x' }],
    commands: [],
    about: { ...ABOUT, at, dueAt: at + TEN_SECONDS },
  });
  await store.value.close();
}

test('after a restart with the clock set back an hour, what is due in ten seconds is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'duopolis-clock-'));
  const at = 10 * HOUR;
  await leave(folder, at);
  const store = openEmbedded(folder);
  if (!store.ok) throw new Error(store.error.code);
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const tables = await openTables(store.value, { ...REAL_ENVIRONMENT, now: () => at - HOUR });
  const delays = timers.mock.calls.map(([, delay]) => delay);
  timers.mockRestore();
  expect(tables.now()).toBe(at);
  expect(delays).toContain(TEN_SECONDS);
  await tables.stop();
  await store.value.close();
  rmSync(folder, { recursive: true });
});

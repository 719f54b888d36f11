/** Looking together: following the leader, going one's own way, coming back, leading. */
import { signal } from '@preact/signals';
import type { LookMessage } from '@duopolis/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type LookingMessage,
  newTogether,
  type Together,
} from '../../../../src/features/replay/review/together.ts';

const step = signal(0);
const connected = signal(true);
let sent: LookMessage[];
let tell: (message: LookingMessage | 'refused') => void;
let together: Together;

const GAME = { table: 'id1', game: 1 };

const looking = (leader: string, ann: number, ben: number): LookingMessage => ({
  type: 'looking',
  ...GAME,
  leader,
  here: [
    { member: 'ann', name: 'Ann', step: ann },
    { member: 'ben', name: 'Ben', step: ben },
  ],
});

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  step.value = 0;
  connected.value = true;
  together = newTogether(
    GAME,
    {
      you: 'ben',
      look: (message) => void sent.push(message),
      connected,
      listen: (listen) => {
        tell = listen;
        return () => {};
      },
    },
    {
      step,
      to: (wanted) => {
        step.value = wanted;
      },
    },
  );
});

afterEach(() => {
  together.close();
  vi.useRealTimers();
});

test('a new member reports their step, and goes to the leader’s', () => {
  step.value = 7;
  together.join();
  expect(sent).toEqual([{ type: 'look', ...GAME, step: 7 }]);
  tell(looking('ann', 12, 7));
  expect([together.way.value, step.value]).toEqual(['follow', 12]);
  tell(looking('ann', 13, 12));
  expect(step.value).toBe(13);
});

test('an own step stops following; the leader’s steps are ignored until one follows again', () => {
  together.join();
  tell(looking('ann', 12, 0));
  step.value = 3;
  expect(together.way.value).toBe('free');
  tell(looking('ann', 20, 3));
  expect(step.value).toBe(3);
  together.follow();
  expect([together.way.value, step.value]).toEqual(['follow', 20]);
});

test('the leader reports every step, but not more often than can be read, and may hand over', () => {
  together.join();
  tell(looking('ben', 0, 0));
  expect(together.way.value).toBe('lead');
  sent.length = 0;
  for (const at of [1, 2, 3, 4]) step.value = at;
  vi.advanceTimersByTime(1_000);
  expect(sent).toEqual([{ type: 'look', ...GAME, step: 4 }]);
  together.handTo('ann');
  expect(sent.at(-1)).toEqual({ type: 'look', ...GAME, step: 4, lead: 'ann' });
  tell(looking('ann', 9, 4));
  expect([together.way.value, step.value]).toEqual(['follow', 9]);
});

test('after a reconnect the client reports its step again; messages about other games are ignored', () => {
  together.join();
  tell(looking('ann', 5, 0));
  tell({ ...looking('ann', 30, 0), game: 2 });
  expect(step.value).toBe(5);
  connected.value = false;
  sent.length = 0;
  connected.value = true;
  expect(sent).toEqual([{ type: 'look', ...GAME, step: 5 }]);
});

test('a member who leaves says so and gets nothing more; a refused one gets the reason', () => {
  together.join();
  tell(looking('ann', 5, 0));
  together.leave();
  expect(sent.at(-1)).toEqual({ type: 'look-away', table: 'id1' });
  tell(looking('ann', 9, 0));
  expect([together.way.value, step.value]).toEqual(['off', 5]);
  together.join();
  tell('refused');
  expect(together.way.value).toBe('refused');
});

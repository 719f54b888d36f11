/** The bots of the server: a thread that is lost stops no table, and no bot moves while the server stops. */
import type { BotWorker } from '@duopolis/bots/node';
import { begin, type Command, evolve, INITIAL_STATE, seatView, setUp } from '@duopolis/rules';
import { afterEach, expect, test, vi } from 'vitest';
import { openBots } from '../src/tables/bots.ts';

afterEach(() => void vi.useRealTimers());

function view() {
  const setup = setUp({ mode: 'table', seats: 3, capitals: false }, 'a seed');
  if (!setup.ok) throw new Error(setup.error.code);
  return seatView(begin(setup.value).reduce(evolve, INITIAL_STATE), 0);
}

const MOVE: Command = { type: 'wait', seat: 0 };

/** Threads that answer or not; closing one fails what it was asked. */
function threads(...answers: readonly boolean[]): {
  readonly start: () => BotWorker;
  readonly count: () => number;
} {
  let count = 0;
  const start = (): BotWorker => {
    const answersAll = answers[count++] === true;
    const waiting: ((error: Error) => void)[] = [];
    let alive = true;
    return {
      isAlive: () => alive,
      decide: () => ({
        command: answersAll ? Promise.resolve(MOVE) : new Promise((_, fail) => void waiting.push(fail)),
        cancel: () => {},
      }),
      close: () => {
        alive = false;
        for (const fail of waiting) fail(new Error('closed'));
      },
    };
  };
  return { start, count: () => count };
}

test('a thread that never answers is given up after a while, and another one takes its place', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { start, count } = threads(false, true);
  const bots = openBots(start);
  const first = expect(bots.decide(view(), 'hard', 'a')).rejects.toThrow('closed');
  const second = expect(bots.decide(view(), 'medium', 'b')).rejects.toThrow('closed');
  await vi.waitFor(() => expect(count()).toBe(1));
  await vi.advanceTimersByTimeAsync(30_000);
  await Promise.all([first, second]);
  expect(await bots.decide(view(), 'hard', 'c')).toEqual(MOVE);
  expect(count()).toBe(2);
});

test.each(['greedy', 'hard'] as const)(
  'when the server stops %s does not move any more',
  async (strength) => {
    const { start, count } = threads(false);
    const bots = openBots(start);
    const thinking = bots.decide(view(), 'hard', 'a');
    await expect.poll(count).toBe(1);
    bots.stop();
    expect(await Promise.all([thinking, bots.decide(view(), strength, 'b')])).toEqual([undefined, undefined]);
  },
);

/** The bots of the server: a lost thread stops no table, and no bot moves while the server stops. */
import type { BotWorker } from '@duopolis/bots/node';
import { begin, type Command, evolve, INITIAL_STATE, LIMITS, seatView, setUp } from '@duopolis/rules';
import { afterEach, expect, test, vi } from 'vitest';
import { openBots } from '../src/tables/server-bots.ts';

afterEach(() => void vi.useRealTimers());

function view() {
  const setup = setUp({ mode: 'table', seats: 3, capitals: false }, 'a seed');
  if (!setup.ok) throw new Error(setup.error.code);
  return seatView(begin(setup.value).reduce(evolve, INITIAL_STATE), 0);
}

const AT_ONCE = async (): Promise<void> => {};
const by = (owner: string) => ({ seed: 'a seed', owner });

const MOVE: Command = { type: 'wait', seat: 0 };

/** Threads that answer or not; closing one fails its pending requests. */
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

test('a thread that never answers is ended after a while, and another one replaces it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { start, count } = threads(false, true);
  const bots = openBots(AT_ONCE, start);
  const first = expect(bots.decide(view(), 'hard', by('ann'))).rejects.toThrow('closed');
  const second = bots.decide(view(), 'medium', by('ann'));
  await vi.waitFor(() => expect(count()).toBe(1), { timeout: 60_000 });
  await vi.advanceTimersByTimeAsync(30_000);
  await first;
  expect(await second).toEqual(MOVE);
  expect(await bots.decide(view(), 'hard', by('ben'))).toEqual(MOVE);
  expect(count()).toBe(2);
});

test.each(['greedy', 'hard'] as const)('when the server stops, %s makes no more moves', async (strength) => {
  const { start, count } = threads(false);
  const bots = openBots(AT_ONCE, start);
  const thinking = bots.decide(view(), 'hard', by('ann'));
  await expect.poll(count).toBe(1);
  bots.stop();
  const late = bots.decide(view(), strength, by('ben'));
  expect(await Promise.all([thinking, late])).toEqual([undefined, undefined]);
});

/** A thread that answers on command; who asked, in order, and how long they may think. */
function slowThread() {
  const asked: string[] = [];
  const times: number[] = [];
  const answers: (() => void)[] = [];
  const thread: BotWorker = {
    isAlive: () => true,
    close: () => {},
    decide: ({ seed, milliseconds }) => {
      asked.push(seed);
      times.push(milliseconds);
      return { command: new Promise((resolve) => void answers.push(() => resolve(MOVE))), cancel: () => {} };
    },
  };
  return { start: () => thread, asked, times, answer: () => answers.shift()?.() };
}

test('the bots of a person with many tables delay those of another by one decision at most', async () => {
  const { start, asked, answer } = slowThread();
  const bots = openBots(AT_ONCE, start);
  const anns = Array.from({ length: 29 }, () => bots.decide(view(), 'hard', { seed: 'ann', owner: 'ann' }));
  const bens = bots.decide(view(), 'hard', { seed: 'ben', owner: 'ben' });
  await expect.poll(() => asked).toEqual(['ann']);
  answer();
  await expect.poll(() => asked).toEqual(['ann', 'ben']);
  answer();
  expect(await bens).toEqual(MOVE);
  for (let nth = 0; nth < anns.length; nth++) {
    // oxlint-disable-next-line no-await-in-loop -- one thought after the other
    await expect.poll(() => asked.length).toBe(Math.min(nth + 3, 30));
    answer();
  }
  expect(await Promise.all(anns)).toEqual(anns.map(() => MOVE));
});

test('a person whose bots have too many pending decisions gets quick moves instead', async () => {
  const { start, asked } = slowThread();
  const bots = openBots(AT_ONCE, start);
  for (let nth = 0; nth <= LIMITS.thoughtsPerPerson; nth++) void bots.decide(view(), 'hard', by('ann'));
  await expect.poll(() => asked.length).toBe(1);
  expect(await bots.decide(view(), 'hard', by('ann'))).toMatchObject({ type: 'choose', seat: 0 });
});

test('the more people wait for a search, the shorter each is: everybody has waited for two seconds at most', async () => {
  const { start, asked, times, answer } = slowThread();
  const bots = openBots(AT_ONCE, start);
  const thinking = [bots.decide(view(), 'hard', by('ann'))];
  await expect.poll(() => times).toEqual([300]);
  for (let nth = 0; nth < 399; nth++) thinking.push(bots.decide(view(), 'hard', by(`puppet ${nth}`)));
  for (let nth = 1; nth <= thinking.length; nth++) {
    answer();
    // oxlint-disable-next-line no-await-in-loop -- one thought after the other
    await expect.poll(() => asked.length).toBe(Math.min(nth + 1, thinking.length));
  }
  expect(await Promise.all(thinking)).toEqual(thinking.map(() => MOVE));
  const [, second] = times;
  expect(second).toBe(5);
  expect(times.at(-1)).toBe(300);
});

test('when hundreds of people wait for a search, the bots of others move quickly instead', async () => {
  const { start, asked } = slowThread();
  const bots = openBots(AT_ONCE, start);
  for (let nth = 0; nth < 400; nth++) void bots.decide(view(), 'hard', by(`puppet ${nth}`));
  await expect.poll(() => asked.length).toBe(1);
  expect(await bots.decide(view(), 'hard', by('ann'))).toMatchObject({ type: 'choose', seat: 0 });
});

test('who has waited for two seconds, because the machine is busy, gets a quick move', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { start, asked, answer } = slowThread();
  const bots = openBots(AT_ONCE, start);
  const [first, second] = ['ann', 'ben'].map((owner) => bots.decide(view(), 'hard', by(owner)));
  await expect.poll(() => asked.length).toBe(1);
  vi.advanceTimersByTime(2_001);
  answer();
  expect(await first).toEqual(MOVE);
  expect(await second).toMatchObject({ type: 'choose', seat: 0 });
  expect(asked.length).toBe(1);
});

/** Bots in a worker: a worker that dies or hangs is replaced, and the request repeated. */
import type { BotWorker } from '@duopolis/bots/browser';
import type { Command, SeatView } from '@duopolis/rules';
import { expect, test } from 'vitest';
import { openBots } from '../../../src/game/bots/device-bots.ts';

const VIEW = {} as SeatView;
const COMMAND: Command = { type: 'wait', seat: 0 };

/** Workers with scripted behaviour. */
function workers(...answers: readonly (() => Promise<Command>)[]) {
  let [started, closed] = [0, 0];
  const start = (): BotWorker => {
    const answer = answers[started++] ?? (() => Promise.reject(new Error('no more workers')));
    return {
      isAlive: () => true,
      decide: () => ({ command: answer(), cancel: () => {} }),
      close: () => void closed++,
    };
  };
  return { start, counts: () => ({ started, closed }) };
}

const answers = (): Promise<Command> => Promise.resolve(COMMAND);
const dies = (): Promise<Command> => Promise.reject(new Error('died'));
const hangs = (): Promise<Command> => new Promise(() => {});

test.each([
  ['one that answers', [answers], { started: 1, closed: 0 }],
  ['one that dies', [dies, answers], { started: 2, closed: 1 }],
  ['one that hangs', [hangs, answers], { started: 2, closed: 1 }],
])('%s', async (_, all, counts) => {
  const pool = workers(...all);
  const bots = openBots(pool.start, 10);
  expect(await bots.decide({ view: VIEW, strength: 'greedy', seed: 'seed' })).toEqual(COMMAND);
  expect(pool.counts()).toEqual(counts);
});

test('after two failures the table gets the error, and the next request gets a new worker', async () => {
  const pool = workers(dies, dies, answers);
  const bots = openBots(pool.start, 10);
  await expect(bots.decide({ view: VIEW, strength: 'greedy', seed: 'seed' })).rejects.toThrow('died');
  expect(await bots.decide({ view: VIEW, strength: 'greedy', seed: 'seed' })).toEqual(COMMAND);
});

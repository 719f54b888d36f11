/** A decision costs what it may cost, by the caller's clock, and ends when it is no longer wanted. */
import { decide, type Phase, seatView } from '@duopolis/rules';
import { fastRandom } from '@duopolis/rules/chance';
import { expect, test } from 'vitest';
import type { Budget } from '../src/bot.ts';
import { BOTS } from '../src/index.ts';
import { search } from '../src/search.ts';
import { spendingOf } from '../src/budget.ts';
import { play, type Step } from './kit/play.ts';

const { steps } = play({ mode: 'table', seats: 4, capitals: false }, 'budget', () => BOTS.random);
const lastOf = (phase: Phase): Step => steps.findLast(({ state }) => state.open.phase === phase) as Step;
const BOTH = [lastOf('choosing'), lastOf('placing')];

/** A clock that advances by one millisecond with every read. */
function ticking(milliseconds: number): { readonly budget: Budget; readonly looks: () => number } {
  let time = 0;
  return { budget: { milliseconds, now: () => time++ }, looks: () => time };
}

test.each([1, 10, 50])('hard looks at the clock often enough to keep %i ms', (milliseconds) => {
  for (const { state, seat } of BOTH) {
    const { budget, looks } = ticking(milliseconds);
    const command = BOTS.hard.decide(seatView(state, seat), fastRandom('dice'), budget);
    expect(decide(state, command).ok).toBe(true);
    expect(looks()).toBeLessThanOrEqual(milliseconds + 3);
  }
});

test('hard answers at once when it is cancelled, with the best command of a quick look', () => {
  for (const { state, seat } of BOTH) {
    const view = seatView(state, seat);
    const cancelled = { milliseconds: 10_000, now: () => 0, cancelled: () => true };
    const none = { milliseconds: 0, now: () => 0 };
    const command = BOTS.hard.decide(view, fastRandom('dice'), cancelled);
    expect(decide(state, command).ok).toBe(true);
    expect(command).toEqual(BOTS.hard.decide(view, fastRandom('others'), none));
  }
});

const noClock = (): number => {
  throw new Error('no clock');
};

test('a search with a budget of trials never reads the clock', () => {
  const { state, seat } = lastOf('choosing');
  const command = BOTS.hard.decide(seatView(state, seat), fastRandom('dice'), {
    milliseconds: 1,
    now: noClock,
    iterations: 20,
  });
  expect(decide(state, command).ok).toBe(true);
});

test.each([
  { iterations: 1, tried: 1 },
  { iterations: 30, tried: 30 },
])('$iterations trials are $tried trials', ({ iterations, tried }) => {
  let trials = 0;
  const spending = spendingOf({ milliseconds: 0, now: () => 0, iterations });
  search([1, 2, 3], () => () => trials++, spending);
  expect(trials).toBe(tried);
});

test('search finds the best candidate when all share the same random deals', () => {
  const random = fastRandom('luck');
  const luck = (): number => random() / 2 ** 32;
  const spending = spendingOf({ milliseconds: 0, now: () => 0, iterations: 400 });
  const nextTrial = () => {
    const nth = luck();
    return (worth: number): number => worth + 10 * nth;
  };
  expect(search([0.1, 0.3, 0.35, 0.2], nextTrial, spending)).toBe(0.35);
});

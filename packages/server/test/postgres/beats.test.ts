/** How often a node looks for work: in turns with the others, and at once when one of them has died. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Beating, beatOn } from '../../src/store/postgres/beats.ts';

const BEAT = 500;

let node: Beating;
let others: number;
const claim = vi.fn(async (): Promise<readonly string[]> => []);
const inherit = vi.fn(async (): Promise<readonly []> => []);

beforeEach(() => {
  vi.useFakeTimers();
  claim.mockReset().mockResolvedValue([]);
  inherit.mockReset().mockResolvedValue([]);
  others = 0;
  node = {
    presence: { inherit, lost: async () => [] },
    homes: { claim },
    clock: { now: () => 0, set: async () => {} },
    listeners: {},
    timers: new Set(),
    others: () => others,
    comingBack: 0,
    stopBeating: () => {},
    beats: 0,
    hasLost: false,
  } as unknown as Beating;
  beatOn(node);
});

afterEach(() => {
  node.stopBeating();
  vi.useRealTimers();
});

const counts = (): readonly number[] => [claim.mock.calls.length, inherit.mock.calls.length];

const pass = (beats: number) => vi.advanceTimersByTimeAsync(beats * BEAT);

test.each([
  [0, [16, 4]],
  [1, [8, 2]],
  [3, [4, 1]],
  [15, [4, 1]],
])('with %i other nodes', async (count, expected) => {
  others = count;
  await pass(16);
  expect(counts()).toEqual(expected);
});

test('a dead node is looked after in the next beat, also if it dies during one or the database fails', async () => {
  others = 3;
  await pass(1);
  expect(counts()).toEqual([1, 1]);
  node.hasLost = true;
  claim.mockImplementationOnce(async () => {
    node.hasLost = true;
    return [];
  });
  await pass(1);
  expect(counts()).toEqual([2, 2]);
  claim.mockRejectedValueOnce(new Error('no connection'));
  await pass(1);
  expect(counts()).toEqual([3, 2]);
  await pass(1);
  expect(counts()).toEqual([4, 3]);
  await pass(1);
  expect(counts()).toEqual([4, 3]);
  await pass(1);
  expect(counts()).toEqual([5, 3]);
});

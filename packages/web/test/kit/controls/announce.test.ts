/** Live regions: every sentence once, none lost, none left behind. */
import type { ComponentChildren, VNode } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce, Announcements, forgetAnnouncements } from '../../../src/kit/controls/announce.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  forgetAnnouncements();
  vi.useRealTimers();
});

interface Said {
  readonly id: number;
  readonly text: string;
}

type Node = VNode<{ readonly children?: ComponentChildren; readonly [name: string]: unknown }>;

const childrenOf = ({ props }: Node): readonly Node[] => [props.children].flat() as readonly Node[];

/** Sentences with their keys: a key that stays is not read again. */
function regions() {
  return childrenOf(Announcements() as Node).map((region) => {
    const [list] = childrenOf(region);
    const said = list?.props['said'] as readonly Said[];
    return { live: region.props['aria-live'], atomic: region.props['aria-atomic'], said };
  });
}

const polite = () => regions()[0]?.said ?? [];

test('two simultaneous sentences are both announced, and neither is repeated with the next', () => {
  announce('one');
  announce('two');
  const before = polite();
  announce('three');
  expect(polite().map(({ text }) => text)).toEqual(['one', 'two', 'three']);
  expect(polite().slice(0, 2)).toEqual(before);
  expect(regions().map(({ atomic }) => atomic)).toEqual(['false', 'false']);
});

test('the same sentence twice is said twice', () => {
  announce('Ada nudges you');
  announce('Ada nudges you');
  const [one, other] = polite();
  expect(one?.text).toBe(other?.text);
  expect(one?.id).not.toBe(other?.id);
});

test('what is urgent interrupts', () => {
  announce('refused', 'now');
  expect(regions().map(({ live, said }) => [live, said.length])).toEqual([
    ['polite', 0],
    ['assertive', 1],
  ]);
});

test('announcements are cleared soon, and before the next person at this device', () => {
  announce('one');
  vi.advanceTimersByTime(5_000);
  expect(polite()).toEqual([]);
  announce('a hand');
  forgetAnnouncements();
  expect(polite()).toEqual([]);
});

test('an empty sentence is not announced', () => {
  announce('');
  expect(polite()).toEqual([]);
});

/** At a table that lasts several days a hidden page counts as closed; elsewhere it never does. */
import type { TableView } from '@duopolis/table';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HIDDEN_AFTER, reportVisibility } from '../../../src/game/link/hidden-page.ts';
import { openPage } from '../../kit/page.ts';

const at = (kind: 'days' | 'live', phase: 'playing' | 'over' = 'playing'): TableView =>
  ({ open: { phase, options: { pace: { kind } } } }) as unknown as TableView;

const listeners = new Set<() => void>();
const view = signal<TableView | undefined>(undefined);
let said: string[] = [];
let stop: () => void;

function turn(visibilityState: 'visible' | 'hidden'): void {
  Object.assign(document, { visibilityState });
  for (const listener of listeners) listener();
}

/** What was said since the last time, without repetitions. */
function received(): readonly string[] {
  const news = said.filter((one, nth) => one !== said[nth - 1]);
  said = said.slice(-1);
  return news;
}

beforeEach(() => {
  vi.useFakeTimers();
  openPage();
  listeners.clear();
  Object.assign(document, {
    addEventListener: (_: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => void listeners.delete(listener),
  });
  [view.value, said] = [at('days'), []];
  stop = reportVisibility(view, (page) => void said.push(page));
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('it is hidden after a while, and visible at once', () => {
  turn('hidden');
  vi.advanceTimersByTime(HIDDEN_AFTER - 1);
  expect(received()).toEqual(['visible']);
  vi.advanceTimersByTime(1);
  expect(received()).toEqual(['visible', 'hidden']);
  turn('visible');
  expect(received()).toEqual(['hidden', 'visible']);
});

test('a short look at another page is not reported', () => {
  turn('hidden');
  vi.advanceTimersByTime(HIDDEN_AFTER - 1);
  turn('visible');
  vi.advanceTimersByTime(HIDDEN_AFTER);
  expect(received()).toEqual(['visible']);
});

test('only while a game of several days is played', () => {
  view.value = at('live');
  turn('hidden');
  vi.advanceTimersByTime(HIDDEN_AFTER);
  expect(received()).toEqual(['visible']);
  view.value = at('days');
  expect(received()).toEqual(['visible', 'hidden']);
  view.value = at('days', 'over');
  expect(received()).toEqual(['hidden', 'visible']);
});

test('a table that was left sends no further reports', () => {
  turn('hidden');
  stop();
  vi.advanceTimersByTime(HIDDEN_AFTER);
  expect([received(), listeners.size]).toEqual([['visible'], 0]);
});

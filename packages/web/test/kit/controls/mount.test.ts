/** A component that a test has mounted is gone after that test. */
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { textOf } from '../dom.ts';
import { mount, openFakePage } from '../mount.ts';

openFakePage();
const count = signal(1);
const drawn: number[] = [];
const Count = () => {
  drawn.push(count.value);
  return `${count.value}`;
};

test('it is drawn again while its test runs', () => {
  const root = mount(Count, {});
  count.value = 2;
  expect([textOf(root), drawn]).toEqual(['2', [1, 2]]);
});

test('it is not drawn again by a later test', () => {
  count.value = 3;
  expect(drawn).toEqual([1, 2]);
});

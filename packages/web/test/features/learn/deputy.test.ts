/** Skipping a step, or the rest of the game, lets the partners play it. */
import { expect, test } from 'vitest';
import { sitDown } from './newcomer.ts';

test('a step is done for me: two tiles are chosen, then placed', async () => {
  const newcomer = await sitDown();
  const { doForMe } = await import('../../../src/features/learn/deputy.ts');
  await doForMe(newcomer.link);
  await newcomer.settled();
  expect(newcomer.moment().point).toBe('1.1 placing');
  await doForMe(newcomer.link);
  await newcomer.settled();
  expect(newcomer.moment().point).toBe('1.2 choosing');
});

test('the game is finished for me', async () => {
  const { link } = await sitDown();
  const { finishForMe } = await import('../../../src/features/learn/deputy.ts');
  await finishForMe(link, 1);
  expect(link.view.value?.open.phase).toBe('over');
});

/** Sitting down takes one step: the first free chair, and ready. */
import type { Request, TableView } from '@duopolis/table';
import { INITIAL_TABLE } from '@duopolis/table';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { Link } from '../../../src/game/link/link.ts';
import { openPage } from '../../kit/page.ts';

openPage();
const { sitDown, sitDownAt } = await import('../../../src/game/link/sit-down.ts');

type Chairs = TableView['open']['chairs'];
const FREE: Chairs[number] = { holder: { kind: 'nobody' }, ready: false, answered: false };
const heldBy = (member: string): Chairs[number] => ({ ...FREE, holder: { kind: 'person', member } });

/** A table that refuses some chairs, and what it was asked. */
function tableOf(open: Partial<TableView['open']>, taken: readonly number[] = []) {
  const asked: Request[] = [];
  const ask: Link['ask'] = async (request) => {
    asked.push(request);
    return request.type === 'sit' && taken.includes(request.seat)
      ? { ok: false, error: { code: 'chair-taken', seat: request.seat } }
      : { ok: true };
  };
  const view = { open: { ...INITIAL_TABLE.open, phase: 'gathering', host: 'ann', ...open } } as TableView;
  return { link: { you: 'ben', view: signal(view), ask } as unknown as Link, asked };
}

const READY: Request = { type: 'ready', ready: true };

test('on the first chair that is still free, and ready at once', async () => {
  const { link, asked } = tableOf({ chairs: [heldBy('ann'), FREE, FREE] }, [1]);
  await sitDown(link);
  expect(asked).toEqual([{ type: 'sit', seat: 1 }, { type: 'sit', seat: 2 }, READY]);
});

test('on a chosen chair, and ready at once', async () => {
  const { link, asked } = tableOf({ chairs: [heldBy('ann'), FREE, FREE] });
  await sitDownAt(link, 2);
  expect(asked).toEqual([{ type: 'sit', seat: 2 }, READY]);
});

test('a host is not asked for readiness', async () => {
  const { link, asked } = tableOf({ chairs: [FREE], host: 'ben' });
  await sitDown(link);
  expect(asked).toEqual([{ type: 'sit', seat: 0 }]);
});

test.each<readonly [string, Partial<TableView['open']>]>([
  ['every chair is taken', { chairs: [heldBy('ann'), heldBy('cleo')] }],
  ['the game is on', { chairs: [FREE], phase: 'playing' }],
  ['they sit already', { chairs: [heldBy('ben'), FREE] }],
])('nothing is asked where %s', async (_, open) => {
  const { link, asked } = tableOf(open);
  await sitDown(link);
  expect(asked).toEqual([]);
});

/** What stores have in common besides their contract: a step that can't be written does not fail those of the same batch. */
import type { Append } from '@duopolis/table/host';
import { expect } from 'vitest';
import type { Store } from '../../src/store/embedded.ts';
import { ABOUT } from './about.ts';

const stepOf = (tableId: string): Append => ({
  tableId,
  expected: 0,
  events: [{ type: 'closed', at: 1 }],
  commands: [],
  about: ABOUT,
});

/** A position is a whole number. */
const BROKEN: Append = {
  ...stepOf('broken'),
  turns: { position: 0.5, act: 'choosing', at: 1, waiting: [{ member: 'ann', here: true, until: 2 }] },
};

export async function failsAlone({ events, flush }: Pick<Store, 'events' | 'flush'>): Promise<void> {
  const steps = [stepOf('a'), BROKEN, stepOf('c')];
  const appended = Promise.allSettled(steps.map((step) => events.append(step)));
  flush();
  const [first, broken, last] = await appended;
  expect([first, last]).toMatchObject([{ value: { ok: true } }, { value: { ok: true } }]);
  expect(broken?.status).toBe('rejected');
  expect(await events.read('broken')).toEqual([]);
  expect(await events.read('c')).toEqual(stepOf('c').events);
  expect(await events.append(stepOf('broken'))).toEqual({ ok: true, version: 1 });
}

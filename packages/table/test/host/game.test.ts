/** The host plays whole games: with people, with bots, and once more. */
import { legalFor } from '@duopolis/rules';
import { describe, expect, test } from 'vitest';
import { tableAfter } from '../../src/evolve.ts';
import { recordsOf } from '../../src/game-records.ts';
import { tableViewFor } from '../../src/view.ts';
import { bench } from '../kit/host.ts';
import { finish, OK, table } from '../kit/seated.ts';
import { optionsOf, tableOf } from '../kit/session.ts';

describe('a whole game', () => {
  test('every client sees what the table shows it, and the record is in order', async () => {
    const on = bench();
    const clients = await table(on);
    await finish(on, clients);
    const log = await on.store.read('t');
    const state = tableAfter(log);
    expect(state.open.phase).toBe('over');
    for (const one of clients) expect(one.view()).toEqual(tableViewFor(state, one.view().you));
    expect(recordsOf(log)).toHaveLength(1);
  });

  test('bots fill the table and never stall, even if they fail', async () => {
    const on = bench({
      decideBot: async (view, _strength, { seed }) => {
        if (seed.endsWith('1')) throw new Error('lost');
        if (seed.endsWith('2')) return { type: 'wait', seat: view.viewer };
        if (seed.endsWith('3')) return { type: 'place', seat: view.viewer, city: 9, tile: 'S', at: [9, 9] };
        return legalFor(view)[0];
      },
    });
    const clients = await table(on, optionsOf(tableOf(5)), ['ann']);
    await finish(on, clients);
    expect(clients[0]?.view().open.phase).toBe('over');
  });

  test('a rematch keeps the people, and the next game has its own deal', async () => {
    const on = bench();
    const clients = await table(on);
    await finish(on, clients);
    expect(await clients[0]?.asks({ type: 'rematch' })).toEqual(OK);
    for (const one of clients) await one.asks({ type: 'ready', ready: true });
    expect(await clients[0]?.asks({ type: 'start' })).toEqual(OK);
    await finish(on, clients);
    const [first, second] = recordsOf(await on.store.read('t'));
    expect(second?.seats.map(({ name }) => name).toSorted()).toEqual(['ann', 'ben', 'cleo']);
    expect(second?.fairness?.seed).not.toBe(first?.fairness?.seed);
  });
});

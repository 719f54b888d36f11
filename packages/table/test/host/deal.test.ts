/** One deal for several tables: the host asks for its seed by the number of the game, and no table reveals it. */
import type { GameState } from '@duopolis/rules';
import { commitTo } from '@duopolis/rules/chance';
import { expect, test } from 'vitest';
import type { DealtGame } from '../../src/deal.ts';
import { tableAfter } from '../../src/evolve.ts';
import { aboutTable } from '../../src/about.ts';
import { tableViewFor } from '../../src/view.ts';
import { gamesOf, recordsOf } from '../../src/game-records.ts';
import { type Bench, bench, sentTo } from '../kit/host.ts';
import { finish, OK, table } from '../kit/seated.ts';
import { DUEL, optionsOf, tableOf } from '../kit/session.ts';

const DEAL = 'A-deal-for-every_table';

/** What a server would work out from its key; everything else is as unlike as it can be. */
const dealing = (lot: string): Bench => {
  let seeds = 0;
  return bench({
    newSeed: (dealt?: DealtGame) =>
      dealt === undefined ? `${lot} ${seeds++}` : `seed of ${dealt.deal} ${dealt.nth}`,
  });
};

const atDeal = (game = tableOf(3)) => optionsOf(game, { deal: DEAL, watching: { who: 'nobody', delay: 0 } });

test('tables of a deal have the same hands for the same chairs, and so has their rematch, which is another deal', async () => {
  const seen = await Promise.all(
    ['here', 'there'].map(async (lot) => {
      const on = dealing(lot);
      const clients = await table(on, atDeal());
      const hands = clients.map((one) => one.view().game);
      await finish(on, clients);
      await clients[0]?.asks({ type: 'rematch' });
      for (const one of clients) await one.asks({ type: 'ready', ready: true });
      expect(await clients[0]?.asks({ type: 'start' })).toEqual(OK);
      const log = await on.store.read('t');
      return { hands, again: clients.map((one) => one.view().game), log };
    }),
  );
  const [here, there] = seen;
  expect(here?.hands).toEqual(there?.hands);
  expect(here?.again).toEqual(there?.again);
  expect(gamesOf(here?.log ?? []).map(({ events: [begun] }) => begun)).toMatchObject([
    { commitment: commitTo(`seed of ${DEAL} 1`) },
    { commitment: commitTo(`seed of ${DEAL} 2`) },
  ]);
});

test.each([
  ['three people', tableOf(3), ['ann', 'ben', 'cleo']],
  ['two people', DUEL, ['ann', 'ben']],
  ['bots and a person', { ...tableOf(4), capitals: true }, ['ann']],
])('%s never get the seed of a deal that others may still play', async (_, game, people) => {
  const on = dealing('here');
  const clients = await table(on, atDeal(game), people);
  await finish(on, clients);
  const log = await on.store.read('t');
  const state = tableAfter(log);
  expect(state.open.phase).toBe('over');
  expect((state.game as GameState).open.seed).toBe(`seed of ${DEAL} 1`);
  for (const one of clients) {
    const { you } = one.view();
    expect(one.view()).toEqual(tableViewFor(state, you));
    expect(one.view().game?.open.result).toEqual(state.game?.open.result);
    const reported = JSON.stringify([one.updates, tableViewFor(state, you), await sentTo(on, you)]);
    expect(reported).not.toContain('seed of');
  }
  expect(recordsOf(log)[0]?.fairness?.seed).toBe(`seed of ${DEAL} 1`);
});

test('the store knows which tables play a deal, and how far; other tables add nothing', async () => {
  const on = dealing('here');
  await table(on, atDeal());
  expect(aboutTable(tableAfter(await on.store.read('t')))).toMatchObject({ deal: DEAL, games: 1 });
  const other = bench();
  await table(other);
  const about = Object.keys(aboutTable(tableAfter(await other.store.read('t'))));
  expect(about).not.toContain('deal');
  expect(about).not.toContain('games');
});

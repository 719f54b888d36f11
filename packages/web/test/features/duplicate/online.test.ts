/** The tables of a shared deal, compared seat by seat as far as the server tells. */
import type { DealAnswer, DealTable } from '@duopolis/protocol';
import { type GameRecord, recordOf } from '@duopolis/rules/record';
import type { TableOptions } from '@duopolis/table';
import { expect, test } from 'vitest';
import type { Deal } from '../../../src/features/duplicate/deal-link.ts';
import { makeOnline, nameOfOnline, parseOnline } from '../../../src/game/saves/online-deal.ts';
import { comparedGames, ownTables } from '../../../src/features/duplicate/online-results.ts';
import { isShownWhole } from '../../../src/features/duplicate/deal-results.ts';
import { sharedOptions } from '../../../src/features/duplicate/shared-options.ts';
import { FIRST_PLAN } from '../../../src/game/setup/setup-options.ts';
import { playedBy } from './duplicate-games.ts';

const TOKEN = '0123456789abcdef0123456789abcdef';

const DEAL: Deal = {
  game: { mode: 'table', seats: 3, capitals: false },
  strength: 'easy',
  people: 1,
  seed: TOKEN,
};

test('a token is one word in an address, and anything else is no deal', () => {
  expect(parseOnline(makeOnline(TOKEN))).toBe(TOKEN);
  expect(nameOfOnline(TOKEN)).toMatch(/^[0-9A-F]{4}$/);
  for (const text of ['', TOKEN, 'online-', 'online-monday', `online-${TOKEN}/`, `table-3-easy-${TOKEN}`])
    expect(parseOnline(text)).toBeUndefined();
});

test('a table that shares a deal seats by lot, and has no spectators', () => {
  const plan = { ...FIRST_PLAN, seating: 'card', watching: 'everyone', delay: 60 } as const;
  const [one, other] = [sharedOptions(plan), sharedOptions(plan)];
  expect(one).toMatchObject({ seating: 'numbers', watching: { who: 'nobody', delay: 0 } });
  expect(parseOnline(makeOnline(one.deal ?? ''))).toBe(one.deal);
  expect(other.deal).not.toBe(one.deal);
});

const recordBy = (name: string, skip: number): GameRecord =>
  recordOf(...playedBy(DEAL, skip, name)) as GameRecord;

function tableBy(
  name: string,
  skip: number,
  how: { readonly published: boolean; readonly you?: true },
): DealTable {
  const record = recordBy(name, skip);
  const seats = record.seats.map((seat, nth) => ({
    name: seat.name,
    kind: nth === 0 ? ('person' as const) : ('bot' as const),
    ...(nth === 0 && how.you && { you: how.you }),
  }));
  const { result } = record;
  return {
    table: `table-of-${name}`,
    phase: 'over',
    game: DEAL.game,
    seats,
    finished: [
      {
        nth: 1,
        seats,
        cities: result.cities.map(({ total }) => total),
        standings: result.seats,
        ...(how.published && { record }),
      },
    ],
  };
}

const answerOf = (...tables: readonly DealTable[]): DealAnswer => ({
  deal: TOKEN,
  options: { game: DEAL.game, deal: TOKEN } as TableOptions,
  tables,
});

test('people who sat in the same seat are compared, the best first; bots are not', () => {
  const [compared, ...others] = comparedGames(
    answerOf(tableBy('Nora', 0, { published: true, you: true }), tableBy('Otto', 3, { published: true })),
  );
  expect(others).toEqual([]);
  expect(compared?.results.map(({ name }) => name).toSorted()).toEqual(['Nora', 'Otto']);
  expect(compared?.results.map(({ seat }) => seat)).toEqual([0, 0]);
  const [first, last] = compared?.results ?? [];
  expect(first?.score).toBeGreaterThanOrEqual(last?.score ?? 0);
  expect(compared?.results.every(isShownWhole)).toBe(true);
  expect(compared?.results.map(({ own, name }) => own === (name === 'Nora'))).toEqual([true, true]);
});

test('a withheld record is compared by its points alone; a record that does not replay is not shown', () => {
  const held = tableBy('Nora', 0, { published: false });
  const [played] = tableBy('Otto', 3, { published: true }).finished;
  const record = { ...(played?.record as GameRecord), fairness: { commitment: 'x', seed: TOKEN } };
  const foul = { ...tableBy('Otto', 3, { published: true }), finished: [{ ...played, record }] } as DealTable;
  const [compared] = comparedGames(answerOf(held, foul));
  expect(compared?.results.map(isShownWhole)).toEqual([false, false]);
  const nora = compared?.results.find(({ name }) => name === 'Nora');
  expect(nora?.points).toEqual(nora?.cities.map((city) => held.finished[0]?.cities[city]));
  expect(nora?.score).toBe(Math.min(...(nora?.points ?? [])));
});

test('another game and a rematch have other tiles and are compared separately', () => {
  const nora = tableBy('Nora', 0, { published: false });
  const again = nora.finished.map((played) => ({ ...played, nth: 2 }));
  const otherGame = { ...tableBy('Otto', 3, { published: false }), game: { ...DEAL.game, capitals: true } };
  const compared = comparedGames(answerOf({ ...nora, finished: [...nora.finished, ...again] }, otherGame));
  expect(compared.map(({ nth, game, results }) => [nth, game.capitals, results.length])).toEqual([
    [1, false, 1],
    [1, true, 1],
    [2, false, 1],
  ]);
});

test('my tables are those I sit at, or sat at in an earlier game', () => {
  const [mine, other] = [
    tableBy('Nora', 0, { published: false, you: true }),
    tableBy('Otto', 3, { published: false }),
  ];
  const left = { ...mine, table: 'left', seats: [] };
  expect(ownTables(answerOf(mine, other, left)).map(({ table }) => table)).toEqual(['table-of-Nora', 'left']);
});

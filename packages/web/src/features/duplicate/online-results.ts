/** The results of a shared deal's tables, side by side: the same game from the same seat is compared. */
import { itemAt } from '@duopolis/rules/lists';
import type { DealAnswer, DealGame, DealTable } from '@duopolis/protocol';
import { modeRules, type Options } from '@duopolis/rules';
import { type GameRecord, type Replay, verifyRecord } from '@duopolis/rules/record';
import { makeId } from '../../game/record/record-id.ts';
import { better, type SeatResult } from './deal-results.ts';

/** One game of the deal: equal options and equal numbers mean equal tiles. */
export interface ComparedGame {
  readonly key: string;
  readonly game: Options;
  readonly nth: number;
  readonly results: readonly SeatResult[];
}

/** The server's results count only if they replay. */
function proven(record: GameRecord | undefined): { readonly record?: GameRecord; readonly replay?: Replay } {
  const verified = record && verifyRecord(record);
  return record !== undefined && verified?.ok === true ? { record, replay: verified.value } : {};
}

function resultsIn({ table, game }: DealTable, played: DealGame): readonly SeatResult[] {
  const { nth, seats, cities: totals, standings } = played;
  const shown = proven(played.record);
  return seats.flatMap(({ kind, name, you }, seat): readonly SeatResult[] => {
    if (kind !== 'person') return [];
    const cities = modeRules(game).citiesOf(seat, game.seats);
    return [
      {
        id: makeId({ from: 'table', table, game: nth }),
        name,
        own: you === true,
        seat,
        cities,
        points: cities.map((city) => totals[city] ?? 0),
        score: standings[seat]?.score ?? 0,
        rank: standings[seat]?.rank ?? 0,
        ...shown,
      },
    ];
  });
}

const keyOf = ({ mode, seats, capitals, solo }: Options, nth: number): string =>
  [nth, mode, seats, capitals, solo?.kind, solo?.difficulty].join();

/** The first game comes first. */
export function comparedGames({ tables }: DealAnswer): readonly ComparedGame[] {
  const games = tables.flatMap((table) => table.finished.map((played) => ({ table, played })));
  const alike = Map.groupBy(games, ({ table, played }) => keyOf(table.game, played.nth));
  return [...alike]
    .map(([key, all]) => ({
      key,
      game: itemAt(all, 0).table.game,
      nth: itemAt(all, 0).played.nth,
      results: all.flatMap(({ table, played }) => resultsIn(table, played)).toSorted(better),
    }))
    .toSorted((one, other) => one.nth - other.nth);
}

const isMine = ({ seats, finished }: DealTable): boolean =>
  [seats, ...finished.map((played) => played.seats)].flat().some(({ you }) => you === true);

/** The tables that the viewer sits at, or sat at. */
export const ownTables = ({ tables }: DealAnswer): readonly DealTable[] => tables.filter(isMine);

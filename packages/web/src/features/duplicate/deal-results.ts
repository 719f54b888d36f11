/** The results of a deal side by side, each proven by its own record. */
import { type CityIndex, modeRules, ok, refuse, type Result, type Seat } from '@duopolis/rules';
import { type GameRecord, type Replay, verifyRecord } from '@duopolis/rules/record';
import { recordsOf } from '@duopolis/table';
import { makeId } from '../../game/record/record-id.ts';
import { fileIdOf, saveGame } from '../../game/record/saved-records.ts';
import { device } from '../../kit/store/device-store.ts';
import { type Deal, isOfDeal, parseDeal } from './deal-link.ts';
import { saveResult, savedDeals, type SavedResult } from '../../game/saves/known-deals.ts';

/** A person's result in a seat; the game itself may have to stay hidden for now. */
export interface SeatResult {
  /** As in the address of its replay. */
  readonly id: string;
  readonly name: string;
  readonly own: boolean;
  readonly record?: GameRecord;
  readonly replay?: Replay;
  readonly seat: Seat;
  readonly cities: readonly CityIndex[];
  readonly points: readonly number[];
  readonly score: number;
  readonly rank: number;
}

export interface DealResult extends SeatResult {
  readonly record: GameRecord;
  readonly replay: Replay;
}

export const isShownWhole = (result: SeatResult): result is DealResult => result.replay !== undefined;

export type ResultProblem = 'foul' | 'other-deal';

/** A result is proven by its record: the deal matches the commitment, and every move was legal. One for each person. */
export function proveResults(
  deal: Deal,
  { record, own }: Pick<SavedResult, 'record' | 'own'>,
): Result<readonly DealResult[], ResultProblem> {
  if (!isOfDeal(record, deal)) return refuse('other-deal');
  const verified = verifyRecord(record);
  if (!verified.ok) return refuse('foul');
  const id = fileIdOf(record);
  const people = record.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  return ok(
    people.map((seat) => {
      const cities = modeRules(deal.game).citiesOf(seat, deal.game.seats);
      return {
        id,
        name: record.seats[seat]?.name ?? '',
        own,
        record,
        replay: verified.value,
        seat,
        cities,
        points: cities.map((city) => record.result.cities[city]?.total ?? 0),
        score: record.result.seats[seat]?.score ?? 0,
        rank: record.result.seats[seat]?.rank ?? 0,
      };
    }),
  );
}

/** Players of the same seats: they got the same hands. */
export const bySeat = <Of extends SeatResult>(results: readonly Of[]): readonly (readonly Of[])[] =>
  [...Map.groupBy(results, ({ seat }) => seat)]
    .toSorted(([one], [other]) => one - other)
    .map(([, ofSeat]) => ofSeat);

/** The result in a link; stored only if it is proven. */
export async function takeResult(text: string, record: GameRecord): Promise<ResultProblem | undefined> {
  const deal = parseDeal(text);
  const proven = deal === undefined ? undefined : proveResults(deal, { record, own: false });
  if (proven?.ok !== true) return proven?.error ?? 'other-deal';
  await saveResult({ deal: text, record, own: false, at: Date.now() });
  await saveGame(fileIdOf(record), record);
  return undefined;
}

/** Finished games of the deal at tables of this device are results too; returns where their replays are. */
async function takeOwn(deal: string): Promise<ReadonlyMap<string, string>> {
  const places = new Map<string, string>();
  const { events } = await device();
  const tables = (await savedDeals()).tables.filter((one) => one.deal === deal);
  for (const { table } of tables) {
    // oxlint-disable-next-line no-await-in-loop -- one note, written one after the other
    const [record] = recordsOf(await events.read(table));
    // oxlint-disable-next-line no-await-in-loop -- see above
    if (record !== undefined) await saveResult({ deal, record, own: true, at: Date.now() });
    if (record !== undefined) places.set(fileIdOf(record), makeId({ from: 'local', table, game: 1 }));
  }
  return places;
}

/** A game whose table was deleted from this device is stored on its own, so that it can still be replayed. */
async function saveLost(results: readonly SavedResult[], places: ReadonlyMap<string, string>): Promise<void> {
  for (const { record, own } of results) {
    const id = fileIdOf(record);
    // oxlint-disable-next-line no-await-in-loop -- one note, written one after the other
    if (own && !places.has(id)) await saveGame(id, record);
  }
}

/** Best first; of equal ones the better stronger city. */
export const better = (one: SeatResult, other: SeatResult): number =>
  other.score - one.score || Math.max(...other.points) - Math.max(...one.points);

export async function resultsOf(text: string): Promise<readonly DealResult[]> {
  const deal = parseDeal(text);
  if (deal === undefined) return [];
  const places = await takeOwn(text);
  const kept = (await savedDeals()).results.filter((one) => one.deal === text);
  await saveLost(kept, places);
  return kept
    .flatMap((result) => {
      const proven = proveResults(deal, result);
      return proven.ok ? proven.value.map((one) => ({ ...one, id: places.get(one.id) ?? one.id })) : [];
    })
    .toSorted(better);
}

/** Unfinished here: the link to continue. */
export async function runningTable(deal: string): Promise<string | undefined> {
  const { events } = await device();
  const running = (await events.list()).filter(({ about }) => about.phase === 'playing');
  const tables = (await savedDeals()).tables.filter((one) => one.deal === deal);
  return tables.find(({ table }) => running.some(({ tableId }) => tableId === table))?.table;
}

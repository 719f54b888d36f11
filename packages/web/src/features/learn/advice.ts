/** A partner's advice: the two tiles, and the cells, that help the weaker city most, and then the other. */
import { type CityIndex, modeRules, type OpenGame, type SeatView, type Tile } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import { cellsOf, sameCell } from '@duopolis/rules/cities';
import type { Offer, Staged } from '@duopolis/table';
import { legalPlaces, totalOf } from '../../game/turn/turn-outlook.ts';

/** A tile on a cell, and what it adds to its city now. */
export interface Advised extends Staged {
  readonly gain: number;
}

export interface Advice {
  readonly placements: readonly Advised[];
  readonly worth: number;
}

/** The lower city counts (END-1), so it weighs twice. */
export const worthOf = (one: number, other: number): number =>
  2 * Math.min(one, other) + Math.max(one, other);

/** Cells that a partner wants to use. */
type Wished = readonly Pick<Offer, 'city' | 'tile' | 'cell'>[];

const isWished = (wished: Wished, { tile, city, at }: Staged): boolean =>
  wished
    .filter((offer) => offer.city === city)
    .flatMap((offer) => cellsOf(offer.tile, offer.cell))
    .some((taken) => cellsOf(tile, at).some((cell) => sameCell(cell, taken)));

/** Among equal cells, one that no partner wants. */
function bestPlace(
  open: OpenGame,
  tile: Tile,
  { city, wished }: { readonly city: CityIndex; readonly wished: Wished },
): Advised | undefined {
  const rankOf = (place: Advised): number => 2 * place.gain - (isWished(wished, place) ? 1 : 0);
  return legalPlaces(open, tile, { city, withGains: true })
    .map(({ at, gain = 0 }): Advised => ({ tile, city, at, gain }))
    .reduce<Advised | undefined>(
      (most, place) => (most === undefined || rankOf(place) > rankOf(most) ? place : most),
      undefined,
    );
}

function adviceOf(
  open: OpenGame,
  own: readonly CityIndex[],
  placements: readonly (Advised | undefined)[],
): Advice {
  const found = placements.filter((one) => one !== undefined);
  const [left = 0, right = 0] = own.map(
    (city) => totalOf(open, city) + (found.find((one) => one.city === city)?.gain ?? 0),
  );
  return { placements: found, worth: worthOf(left, right) };
}

const best = (advices: readonly Advice[]): Advice | undefined =>
  advices.reduce<Advice | undefined>(
    (most, advice) => (most === undefined || advice.worth > most.worth ? advice : most),
    undefined,
  );

/** Every pair of tiles, both ways round; of equal tiles the first ones. */
function pairsOf(tiles: readonly Tile[]): readonly (readonly [Tile, Tile])[] {
  const pairs = tiles.flatMap((one, nth) => tiles.slice(nth + 1).map((other) => [one, other] as const));
  return pairs.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]);
}

export function adviceFor({ open, viewer, hand }: SeatView, wished: Wished = []): Advice | undefined {
  const own = modeRules(open.options).citiesOf(viewer, open.options.seats);
  const place = (tile: Tile, city: CityIndex) => bestPlace(open, tile, { city, wished });
  if (open.phase === 'choosing') {
    const known = new Map(
      own.map((city) => [city, new Map([...new Set(hand)].map((tile) => [tile, place(tile, city)]))]),
    );
    return best(
      pairsOf(hand).map((pair) =>
        adviceOf(
          open,
          own,
          own.map((city, nth) => known.get(city)?.get(itemAt(pair, nth))),
        ),
      ),
    );
  }
  const pending = open.pending.filter(({ seat }) => seat === viewer);
  const [one, other] = pending;
  if (one === undefined) return undefined;
  if (other === undefined)
    return best(one.cities.map((city) => adviceOf(open, own, [place(one.tile, city)])));
  return best(
    pairsOf([one.tile, other.tile]).map((pair) =>
      adviceOf(
        open,
        own,
        own.map((city, nth) => place(itemAt(pair, nth), city)),
      ),
    ),
  );
}

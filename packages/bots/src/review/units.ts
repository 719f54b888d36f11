/** The turns of a game in which a seat could have shared its tiles out otherwise. */
import { type CityIndex, isAutoma, type RoundName, type Seat, type Tile } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import { cityAt, shapeOf, tilesIn } from '@duopolis/rules/cities';
import type { Replay } from '@duopolis/rules/record';
import { groupedBy } from '../grouped.ts';

/** Where a tile went: its city and its number there, in the order of that city's tiles. */
interface Slot {
  readonly city: CityIndex;
  readonly nth: number;
  readonly tile: Tile;
}

/** Tiles of one turn that could go into any of these slots. */
export interface Unit {
  readonly seat: Seat;
  readonly round: RoundName;
  readonly turn: number;
  readonly slots: readonly Slot[];
}

interface Went {
  readonly seat: Seat;
  readonly round: RoundName;
  readonly turn: number;
  readonly tile: Tile;
  readonly city: CityIndex;
}

/** Every tile that could have gone to another city of its seat, with the city it went to (PLACE-1, SOLO-2). */
function freeTiles({ start, steps }: Replay): readonly Went[] {
  return steps.flatMap(({ entry }, line): readonly Went[] => {
    const { open } = steps[line - 1]?.state ?? start;
    if (entry.e !== 'place' && entry.e !== 'assign') return [];
    const { seat, tile, city } = entry;
    if (isAutoma(open.options, seat)) return [];
    const { round, turn } = open;
    if (entry.e === 'assign') return [{ seat, round, turn, tile, city }];
    /** The first of two tiles is free to go to either city, and by that so was the second. */
    const own = open.pending.filter((pending) => pending.seat === seat);
    const free = own.find((pending) => pending.tile === tile && pending.cities.length > 1);
    const other = own.find((pending) => pending !== free && pending.cities.length > 1);
    if (free === undefined || other === undefined) return [];
    const rest = free.cities.find((one) => one !== city) ?? city;
    return [
      { seat, round, turn, tile, city },
      { seat, round, turn, tile: other.tile, city: rest },
    ];
  });
}

/** Units of two tiles or more that are not all the same. */
export function unitsOf(replay: Replay): readonly Unit[] {
  const { cities, options } = (replay.steps.at(-1)?.state ?? replay.start).open;
  const taken = new Set<string>();
  const slotOf = ({ city, tile }: Went): readonly Slot[] => {
    const there = tilesIn(cityAt(cities, city));
    const nth = there.findIndex((one, at) => one === tile && !taken.has(`${city} ${at}`));
    taken.add(`${city} ${nth}`);
    return nth < 0 ? [] : [{ city, nth, tile }];
  };
  /** Around a mat a tile has room only where another of its shape had it. */
  const groups = groupedBy(freeTiles(replay), ({ seat, round, turn, tile }) =>
    [seat, round, turn, options.capitals ? shapeOf(tile) : ''].join(' '),
  );
  return [...groups.values()].flatMap((group): readonly Unit[] => {
    const { seat, round, turn } = itemAt(group, 0);
    const slots = group.flatMap(slotOf);
    const isChoice = new Set(slots.map(({ tile }) => tile)).size > 1;
    return isChoice ? [{ seat, round, turn, slots }] : [];
  });
}

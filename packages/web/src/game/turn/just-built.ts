/** A space that was built on under the finger: the press was meant for the space as it was. */
import type { Cell, City } from '@duopolis/rules';
import { cellsOf, sameCell } from '@duopolis/rules/cities';

/** Nobody sees a new tile and decides to press it this soon, in milliseconds. */
const TOO_SOON = 700;

export interface JustBuilt {
  /** Whenever the city is drawn. */
  readonly note: (city: City) => void;
  /** A press begins. */
  readonly press: (city: City) => void;
  /** Whether the tile on a cell came after the press began, or right before it. */
  readonly has: (city: City, cell: Cell) => boolean;
}

export function watchBuilding(now: () => number = () => performance.now()): JustBuilt {
  let count: number | undefined;
  /** The number of tiles before the last ones came. */
  let earlier = { count: Infinity, until: 0 };
  let pressedAt: number | undefined;
  const note = ({ tiles }: City): void => {
    if (count !== undefined && tiles.length > count) earlier = { count, until: now() + TOO_SOON };
    count = tiles.length;
  };
  return {
    note,
    press: ({ tiles }) => {
      pressedAt = tiles.length;
    },
    has: (city, cell) => {
      note(city);
      const known = Math.min(pressedAt ?? Infinity, now() < earlier.until ? earlier.count : Infinity);
      pressedAt = undefined;
      const nth = city.tiles.findIndex(({ tile, at }) =>
        cellsOf(tile, at).some((one) => sameCell(one, cell)),
      );
      return nth >= known;
    },
  };
}

/** Dragging a tile of a puzzle: where it is over, and where it is let go. */
import type { Cell, CityIndex, Tile } from '@duopolis/rules';
import { carry } from '../../game/board/carry-tile.ts';
import { cellOf } from '../../game/board/board-input.ts';

export interface Target {
  readonly city: CityIndex;
  readonly cell: Cell;
}

const USUAL_UNIT = 72;

/** As large as it will be in the city. */
const unitHere = (): number =>
  document.querySelector('.puzzle-city .board-cell')?.getBoundingClientRect().width ?? USUAL_UNIT;

function targetAt(element: Element | null): Target | undefined {
  const cell = cellOf(element);
  const city = element?.closest<HTMLElement>('[data-city]')?.dataset['city'];
  return cell === undefined || city === undefined ? undefined : { city: Number(city), cell };
}

interface Doings {
  readonly lift: () => void;
  readonly over: (target: Target | undefined) => void;
  readonly drop: (target: Target) => void;
}

/** A press that moves nowhere stays a click. */
export function drag(pressed: PointerEvent, tile: Tile, { lift, over, drop }: Doings): void {
  carry(pressed, {
    tile,
    unit: unitHere(),
    lift,
    over: (under) => over(targetAt(under)),
    drop: (under) => {
      const target = targetAt(under);
      if (target !== undefined) drop(target);
    },
    end: () => over(undefined),
  });
}

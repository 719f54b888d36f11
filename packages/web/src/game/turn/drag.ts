/** Dragging a tile of a turn: it is tried on the legal cell of my city where it is let go. */
import type { CityIndex, Tile } from '@duopolis/rules';
import { carry } from '../board/carry-tile.ts';
import { cellOf } from '../board/board-input.ts';
import { drawnNext } from './city-state.ts';
import type { Pointed } from './now.ts';
import type { Turn } from './turn.ts';

const USUAL_UNIT = 72;

/** As large as it will be in my city. */
const unitIn = (city: CityIndex | undefined): number =>
  document.querySelector(`.city-board[data-city="${city}"] .board-cell`)?.getBoundingClientRect().width ??
  USUAL_UNIT;

function targetAt(element: Element | null): Pointed | undefined {
  const cell = cellOf(element);
  const city = element?.closest<HTMLElement>('[data-city]')?.dataset['city'];
  return cell === undefined || city === undefined ? undefined : { city: Number(city), cell };
}

/** Follows a pressed pointer; `lift` is called when it has become a drag. */
export function drag(
  turn: Turn,
  pressed: PointerEvent,
  { tile, lift }: { readonly tile: Tile; readonly lift: () => void },
): void {
  carry(pressed, {
    tile,
    variant: drawnNext(turn),
    unit: unitIn(turn.cities.value[0]),
    lift,
    over: (under) => turn.point(targetAt(under)),
    drop: (under) => {
      const target = targetAt(under);
      if (target !== undefined) turn.act(target.city, target.cell);
    },
    end: () => turn.point(undefined),
  });
}

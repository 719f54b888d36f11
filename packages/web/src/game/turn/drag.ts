/** Dragging a tile of a turn: dropped on a legal cell of my city, it is tried there. */
import type { Tile } from '@duopolis/rules';
import { dragTile } from '../board/drag-tile.ts';
import { cellInCity, cellSizeIn } from '../board/board-input.ts';
import { elementAt } from '../motion/element-registry.ts';
import { drawnInHand } from './city-state.ts';
import type { Turn } from './turn.ts';

/** Follows a pressed pointer; `lift` is called when it has become a drag. */
export function drag(
  turn: Turn,
  pressed: PointerEvent,
  { tile, lift }: { readonly tile: Tile; readonly lift: () => void },
): void {
  dragTile(pressed, {
    tile,
    variant: drawnInHand(turn),
    // As large as it will be in my city.
    unit: cellSizeIn(elementAt(`board-${turn.seat.cities.value[0] ?? 0}`)),
    lift,
    over: (under) => turn.targets.point(cellInCity(under)),
    drop: (under) => {
      const target = cellInCity(under);
      if (target !== undefined) turn.actions.act(target.city, target.cell);
    },
    end: () => turn.targets.point(undefined),
  });
}

/** Dragging a tile of a puzzle: where it is, and where it is dropped. */
import type { Tile } from '@duopolis/rules';
import { dragTile } from '../../game/board/drag-tile.ts';
import { type CellInCity, cellInCity, cellSizeIn } from '../../game/board/board-input.ts';

export type Target = CellInCity;

interface Dragging {
  readonly tile: Tile;
  /** The boards: the tile is as large as it will be there. */
  readonly boards: Element | null;
  readonly lift: () => void;
  readonly over: (target: Target | undefined) => void;
  readonly drop: (target: Target) => void;
}

/** A press without movement stays a click. */
export function drag(pressed: PointerEvent, { tile, boards, lift, over, drop }: Dragging): void {
  dragTile(pressed, {
    tile,
    unit: cellSizeIn(boards),
    lift,
    over: (under) => over(cellInCity(under)),
    drop: (under) => {
      const target = cellInCity(under);
      if (target !== undefined) drop(target);
    },
    end: () => over(undefined),
  });
}

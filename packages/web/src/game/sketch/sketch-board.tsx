/** A drawn city to point at: the current tile is previewed where it would go. */
import type { Cell, Tile } from '@duopolis/rules';
import type { OwnBox } from '@duopolis/rules/components';
import type { Grid } from '@duopolis/rules/notation';
import { useState } from 'preact/hooks';
import { Board } from '../board/board.tsx';
import type { Mark } from '../board/board-model.ts';
import { onBoard } from './on-board.ts';

interface SketchBoardProps {
  readonly grid: Grid;
  readonly marks: readonly Mark[];
  readonly label: string;
  /** The custom box in use. */
  readonly box?: OwnBox | undefined;
  /** What would be put on a cell. */
  readonly tile?: Tile | undefined;
  /** Where something is dragged over the board. */
  readonly over?: Cell | undefined;
  readonly onAct: (cell: Cell) => void;
  readonly onGrip?: (cell: Cell, event: PointerEvent) => void;
}

export function SketchBoard(props: SketchBoardProps) {
  const { grid, marks, label, box, tile, over, onAct, onGrip } = props;
  const [pointed, point] = useState<Cell | undefined>(undefined);
  const cell = over ?? pointed;
  const about = tile !== undefined && cell !== undefined ? { tile, cell } : undefined;
  const { state, toGrid } = onBoard(grid, marks, { about, box });
  return (
    <Board
      state={state}
      label={label}
      onAct={(at) => onAct(toGrid(at))}
      onPoint={(at) => point(at && toGrid(at))}
      {...(onGrip !== undefined && {
        onGrip: (at: Cell, event: PointerEvent) => onGrip(toGrid(at), event),
      })}
    />
  );
}

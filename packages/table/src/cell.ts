/** Cells as they come from outside: whole numbers, not far from the city. */
import type { Cell } from '@duopolis/rules';
import type { MemberCommand } from './command.ts';

/** No city reaches further from its first tile or its mat. */
const FURTHEST = 16;

export const isCell = (cell: Cell): boolean =>
  cell.length === 2 && cell.every((number) => Number.isInteger(number) && Math.abs(number) <= FURTHEST);

/** Every cell that a command names. */
function cellsIn(command: MemberCommand): readonly Cell[] {
  switch (command.type) {
    case 'play':
      return command.command.type === 'place' ? [command.command.at] : [];
    case 'propose':
      return [command.proposal.cell];
    case 'propose-both':
      return command.proposals.map(({ cell }) => cell);
    case 'move-offer':
    case 'agree':
    case 'decline-offer':
    case 'ask-undo':
    case 'consent':
      return [command.cell];
    default:
      return [];
  }
}

export const namesCells = (command: MemberCommand): boolean => cellsIn(command).every(isCell);

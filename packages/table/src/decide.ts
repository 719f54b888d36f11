/** Decides a command: the answer is events or a rejection, nothing else. */
import { ok, refuse } from '@duopolis/rules';
import { isOneOf } from '@duopolis/rules/lists';
import { isCell } from './cell.ts';
import type { TableCommand } from './table-command.ts';
import { type CommandRow, COMMANDS, WHEN } from './command-table.ts';
import type { Decision } from './decision.ts';
import { withConsequences } from './playing.ts';
import { bytesFor } from './log-room.ts';
import type { TableRejection } from './rejection.ts';
import { gameOf, memberOf, seatOf } from './seats.ts';
import type { MemberId, TableState } from './state.ts';

/** The row of a command. The table pairs each row with its own command; a union type can't express that. */
const rowOf = ({ type }: TableCommand) => COMMANDS[type] as CommandRow<TableCommand>;

/** The machine's clock may stand still or go back; the table's time does not. */
export function decideTable(state: TableState, command: TableCommand): Decision {
  const stamped: TableCommand = { ...command, at: Math.max(command.at, state.hidden.at) };
  const row = rowOf(stamped);
  const problem = whyNot(state, row, stamped);
  if (problem !== undefined) return refuse(problem);
  const decision = decideBy(row, state, stamped);
  return decision.ok ? ok(withConsequences(state, decision.value)) : decision;
}

const wrongPhase = ({ open }: TableState): TableRejection => ({
  code: 'wrong-table-phase',
  phase: open.phase,
});

type Row = CommandRow<TableCommand>;

function whyNot(state: TableState, row: Row, command: TableCommand): TableRejection | undefined {
  const { open } = state;
  const who = memberIn(command);
  if (row.who !== 'system' && row.who !== 'anyone' && !isMember(state, who)) return { code: 'not-a-member' };
  if (!isOneOf(WHEN[row.when], open.phase)) return wrongPhase(state);
  if (row.who === 'system') return undefined;
  const most = bytesFor(state, who);
  if (isTooLong(state, row, most)) return { code: 'table-too-long', most };
  if (row.who === 'host' && open.host !== who) return { code: 'not-the-host' };
  return row.cells?.(command).every(isCell) === false ? { code: 'no-such-cell' } : undefined;
}

const memberIn = (command: TableCommand): MemberId => ('who' in command ? command.who : '');

function isMember({ open }: TableState, who: MemberId): boolean {
  const member = memberOf(open, who);
  return member !== undefined && member.left === undefined;
}

/** With a full log, a running game can be finished and people can leave. */
function isTooLong({ hidden: { bytes } }: TableState, { despite }: Row, most: number): boolean {
  if (bytes < most || despite === 'overfull-log') return false;
  return bytes >= 2 * most || despite !== 'full-log';
}

function decideBy(row: Row, state: TableState, command: TableCommand): Decision {
  const game = gameOf(state);
  if (row.who !== 'seated') {
    if (row.when !== 'playing') return row.decide(state, command);
    return game === undefined ? refuse(wrongPhase(state)) : row.decide({ state, game }, command);
  }
  const seat = seatOf(state.open, memberIn(command));
  if (seat === undefined) return refuse({ code: 'not-seated' });
  if (row.when !== 'playing') return row.decide({ state, seat }, command);
  return game === undefined ? refuse(wrongPhase(state)) : row.decide({ state, game, seat }, command);
}

/** Who is next at one device. */
import { legalFor, type SeatView } from '@duopolis/rules';
import {
  decideTable,
  INITIAL_TABLE,
  tableAfter,
  type TableCommand,
  type TableState,
  tableViewFor,
} from '@duopolis/table';
import { expect, test } from 'vitest';
import { actingAt, lockedAt } from '../../../src/game/players/acting-people.ts';

const PEOPLE = ['ann', 'ben', 'cleo'] as const;

const after = (state: TableState, command: TableCommand): TableState => {
  const decision = decideTable(state, command);
  if (!decision.ok) throw new Error(decision.error.code);
  return tableAfter(decision.value, state);
};

const at = { at: 1, seed: 'a seed' };

function started(): TableState {
  const { options } = INITIAL_TABLE.open;
  let state = after(INITIAL_TABLE, { type: 'create', who: 'ann', name: 'ann', options, code: 'c', ...at });
  for (const [seat, who] of PEOPLE.entries()) {
    if (seat > 0) state = after(state, { type: 'join', who, name: who, code: 'c', ...at });
    state = after(state, { type: 'sit', who, seat, ...at });
    state = after(state, { type: 'ready', who, ready: true, ...at });
  }
  return after(state, { type: 'start', who: 'ann', ...at });
}

const views = (state: TableState) => PEOPLE.map((who) => tableViewFor(state, who));

/** The member's first legal move. */
function move(state: TableState, who: string): TableState {
  const command = legalFor(tableViewFor(state, who).game as SeatView)[0];
  if (command === undefined) throw new Error(`${who} has nothing to do`);
  return after(state, { type: 'play', who, position: state.open.position, move: command, ...at });
}

const bySeat = ({ open }: TableState): readonly string[] =>
  open.chairs.map(({ holder }) => (holder.kind === 'person' ? holder.member : ''));

test('choosing goes around the table from the last holder of the device', () => {
  const state = started();
  const [first, second, third] = bySeat(state) as [string, string, string];
  const next = (now: TableState, last?: string) => actingAt(views(now), last).map(({ member }) => member);
  expect(next(state)).toEqual([first, second, third]);
  expect(next(state, second)).toEqual([third, first, second]);
  const locked = move(state, second);
  expect(next(locked, second)).toEqual([third, first]);
  expect(lockedAt(views(locked)).map(({ member }) => member)).toEqual([second]);
});

test('when all have chosen, everyone can place, in any order', () => {
  let state = started();
  for (const who of PEOPLE) state = move(state, who);
  expect(actingAt(views(state)).map(({ action }) => action)).toEqual(['place', 'place', 'place']);
  expect(lockedAt(views(state))).toEqual([]);
  const placed = move(move(state, 'ben'), 'ben');
  expect(actingAt(views(placed)).map(({ member }) => member)).not.toContain('ben');
});

test('a partner who must consent to an undo is next, too', () => {
  let state = started();
  for (const who of PEOPLE) state = move(state, who);
  state = move(move(state, 'ben'), 'ben');
  const placed = tableViewFor(state, 'ben').game?.open;
  const events = state.hidden.placing?.events ?? [];
  const last = events.findLast((event) => event.type === 'placed');
  if (last?.type !== 'placed') throw new Error('nothing placed');
  expect(placed?.phase).toBe('placing');
  const asked = after(state, { type: 'ask-undo', who: 'ben', city: last.city, cell: last.at, ...at });
  expect(actingAt(views(asked)).filter(({ action }) => action === 'consent')).toHaveLength(1);
});

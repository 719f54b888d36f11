/** A table has a limit on games and on its log; beyond it a running game can still be finished, and people can leave. */
import { LIMITS } from '@duopolis/rules';
import { expect, test } from 'vitest';
import {
  at,
  by,
  gathered,
  given,
  happens,
  legal,
  optionsOf,
  plays,
  refusal,
  type Session,
  started,
  tableOf,
} from './kit/session.ts';

const OPTIONS = optionsOf(tableOf(3));

/** The same table with a log of this many bytes. */
const withBytes = ({ state, log }: Session, bytes: number): Session => ({
  state: { ...state, hidden: { ...state.hidden, bytes } },
  log,
});

const start = by('ann', { type: 'start' });
const TOO_LONG = { code: 'table-too-long', most: LIMITS.bytesPerTable };

test('a log counts its bytes', () => {
  const { state, log } = started(OPTIONS);
  expect(state.hidden.bytes).toBe(log.reduce((sum, event) => sum + JSON.stringify(event).length, 0));
});

test('no game starts with a full log, but it does one byte below the limit', () => {
  expect(refusal(withBytes(gathered(OPTIONS), LIMITS.bytesPerTable), start)).toEqual(TOO_LONG);
  given(withBytes(gathered(OPTIONS), LIMITS.bytesPerTable - 1), start);
});

test('a running game continues with a full log, without talk, up to twice the limit', () => {
  const full = withBytes(started(OPTIONS), LIMITS.bytesPerTable);
  const [move] = legal(full, 0);
  if (move === undefined) throw new Error('no move');
  given(full, plays(full, move));
  expect(
    refusal(
      full,
      by(at(full, 0), { type: 'say', channel: 'table', content: { kind: 'phrase', phrase: 'hello' } }),
    ),
  ).toEqual(TOO_LONG);
  const over = withBytes(full, 2 * LIMITS.bytesPerTable);
  expect(refusal(over, plays(over, move))).toEqual(TOO_LONG);
  given(over, by(at(over, 0), { type: 'leave' }));
});

/** A game with a spectator who is there. */
const watched = given(started(OPTIONS), by('zoe', { type: 'join', name: 'zoe' }), {
  type: 'come',
  who: 'zoe',
  at: 0,
});

const mute = (who: string) => by(who, { type: 'mute', member: who === 'ann' ? 'ben' : 'ann', mute: true });

test('people without a seat leave half of the log of a running game to its players', () => {
  const half = withBytes(watched, LIMITS.bytesPerTable / 2);
  expect(refusal(half, mute('zoe'))).toEqual({ code: 'table-too-long', most: LIMITS.bytesPerTable / 2 });
  expect(refusal(half, by('yves', { type: 'join', name: 'yves' }))).toMatchObject({ code: 'table-too-long' });
  given(half, mute('ann'), by('zoe', { type: 'leave' }));
  given(withBytes(watched, LIMITS.bytesPerTable / 2 - 1), mute('zoe'));
});

test.each([
  ['zoe', 0.75],
  ['ann', 1.5],
] as const)('connections of %s that come and go fill no more than %s of a log', (who, share) => {
  const drop = { type: 'drop', who, at: 1 } as const;
  const here = given(watched, { type: 'come', who, at: 0 });
  const most = share * LIMITS.bytesPerTable;
  expect(happens(withBytes(here, most - 1), drop)).toEqual([{ type: 'dropped', at: 1, member: who }]);
  expect(happens(withBytes(here, most), drop)).toEqual([]);
});

test('no further game after the limit', () => {
  const { state, log } = started(OPTIONS);
  const played = (games: number): Session => ({
    state: { ...state, open: { ...state.open, phase: 'over', games } },
    log,
  });
  const rematch = by('ann', { type: 'rematch' });
  expect(refusal(played(LIMITS.gamesPerTable), rematch)).toEqual({
    code: 'too-many-games',
    most: LIMITS.gamesPerTable,
  });
  given(played(LIMITS.gamesPerTable - 1), rematch);
});

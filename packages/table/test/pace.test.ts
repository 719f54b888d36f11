/** Pace: clocks as data, drop-outs, stand-ins, nudges; and automatic actions. */
import type { Command } from '@duopolis/rules';
import { describe, expect, test } from 'vitest';
import { awaitedAt, dueAt, whatIsDue } from '../src/clock.ts';
import { delayOf, graceOf, type Pace } from '../src/options.ts';
import {
  at,
  by,
  given,
  happens,
  legal,
  optionsOf,
  plays,
  refusal,
  type Session,
  soloOf,
  started,
  tableOf,
  turnOf,
} from './kit/session.ts';

const LIVE: Pace = { kind: 'live', choose: 30, place: 90 };
const DAYS: Pace = { kind: 'days', hours: 24 };
const HOUR = 3_600_000;

const game = (pace: Pace): Session => started(optionsOf(tableOf(3), { pace, grace: 60 }));
const dropped = (session: Session, seat: number, time: number): Session =>
  given(session, { type: 'drop', who: at(session, seat), at: time });
const due = ({ state }: Session, now: number) => whatIsDue(state, now);
const untils = ({ state }: Session) =>
  awaitedAt(state.open, state.game?.open).map(({ seat, until }) => [seat, until]);

describe('deadlines', () => {
  test.each<[string, Pace, (number | undefined)[]]>([
    ['live', LIVE, [30_000, 30_000, 30_000]],
    ['relaxed', { kind: 'relaxed' }, [undefined, undefined, undefined]],
    ['days', DAYS, [24 * HOUR, 24 * HOUR, 24 * HOUR]],
  ])('%s: the awaited seats and their deadline are always known', (_, pace, times) => {
    expect(untils(game(pace))).toEqual([0, 1, 2].map((seat) => [seat, times[seat]]));
  });

  test.each<[Pace, number]>([
    [{ kind: 'days', hours: 1.00000001 }, HOUR],
    [{ kind: 'live', choose: 10.00001, place: 10 }, 10_000],
  ])('with %j all times are whole milliseconds', (pace, time) => {
    const session = started(
      optionsOf(tableOf(3), { pace, grace: 5.00001, watching: { who: 'everyone', delay: 0.00001 } }),
    );
    expect(untils(session)).toEqual([0, 1, 2].map((seat) => [seat, time]));
    expect(graceOf(session.state.open.options)).toBe(5_000);
    expect(delayOf(session.state.open.options)).toBe(0);
  });

  test('a phase has its own time from when it began', () => {
    const placing = turnOf(game(LIVE), [0, 1, 2], 20_000);
    expect(untils(placing)).toEqual([0, 1, 2].map((seat) => [seat, 110_000]));
    expect(dueAt(placing.state)).toBe(110_000);
  });

  test('a bot plays for a late player, who is marked until they move again', () => {
    const session = turnOf(game(LIVE), [0, 1], 5_000);
    expect(due(session, 29_999)).toEqual([]);
    expect(due(session, 30_000)).toEqual([{ type: 'take-over', at: 30_000, seat: 2, why: 'late' }]);
    const late = given(session, { type: 'take-over', at: 30_000, seat: 2, why: 'late' });
    expect(due(late, 30_000)).toMatchObject([{ type: 'bot-turn', seat: 2, strength: 'random' }]);
    const own = happens(late, plays(late, legal(late, 2)[0] as Command, 31_000));
    expect(own.slice(0, 2)).toMatchObject([{ type: 'taken-back', seat: 2 }, { type: 'game' }]);
  });

  test('a player who takes the seat back has a full clock again', () => {
    const late = given(turnOf(game(LIVE), [0, 1], 5_000), {
      type: 'take-over',
      at: 30_000,
      seat: 2,
      why: 'late',
    });
    const back = given(late, by(at(late, 2), { type: 'take-back' }, 40_000));
    expect(untils(back)).toEqual([[2, 70_000]]);
    expect(refusal(back, by(at(back, 2), { type: 'take-back' }))).toMatchObject({ code: 'nobody-stands-in' });
  });
});

describe('drop-outs', () => {
  test('a lost connection is not punished like quitting: the clock waits for the grace period', () => {
    const session = dropped(turnOf(game(LIVE), [0, 1], 5_000), 2, 25_000);
    expect(untils(session)).toEqual([[2, 85_000]]);
    expect(due(session, 84_999)).toEqual([]);
    expect(due(session, 85_000)).toMatchObject([{ type: 'take-over', why: 'dropped' }]);
    const back = given(session, { type: 'come', who: at(session, 2), at: 28_000 });
    expect(untils(back)).toEqual([[2, 58_000]]);
  });

  test('no bot takes over while the seat is not awaited, or before its time', () => {
    const session = dropped(turnOf(game({ kind: 'relaxed' }), [2], 1_000), 2, 2_000);
    expect(dueAt(session.state)).toBeUndefined();
    expect(refusal(session, { type: 'take-over', seat: 2, why: 'dropped', at: 99_000 })).toMatchObject({
      code: 'not-due',
    });
    const early = dropped(game({ kind: 'relaxed' }), 2, 2_000);
    expect(refusal(early, { type: 'take-over', seat: 2, why: 'dropped', at: 61_999 })).toMatchObject({
      code: 'not-due',
    });
  });

  test('nothing happens while everyone is away: the game waits for them', () => {
    const away = [0, 1, 2].reduce((session, seat) => dropped(session, seat, 1_000), game(LIVE));
    expect(dueAt(away.state)).toBeUndefined();
    const back = given(away, { type: 'come', who: at(away, 1), at: 500_000 });
    expect(due(back, 500_000)).toMatchObject([
      { type: 'take-over', seat: 0, why: 'dropped' },
      { type: 'take-over', seat: 2, why: 'dropped' },
    ]);
    expect(untils(back)[1]).toEqual([1, 530_000]);
  });

  test('alone, nobody plays for you', () => {
    const solo = given(started(optionsOf(soloOf('full'))), { type: 'drop', who: 'ann', at: 1 });
    expect(dueAt(solo.state)).toBeUndefined();
  });

  test('in a game of several days a closed browser is no drop-out: only the deadline counts', () => {
    const session = dropped(game(DAYS), 0, 1_000);
    expect(dueAt(session.state)).toBe(24 * HOUR);
  });
});

describe('nudge', () => {
  const session = game({ kind: 'relaxed' });
  const nudge = (seat: number, who = 0, time = 0) => by(at(session, who), { type: 'nudge', seat }, time);

  test('an awaited person, once in a while', () => {
    const nudged = given(session, nudge(1));
    expect(nudged.log.at(-1)).toMatchObject({ type: 'nudged', seat: 1, by: at(session, 0) });
    expect(refusal(nudged, nudge(1, 2, 29_999))).toEqual({ code: 'nudged-already', seat: 1, again: 30_000 });
    expect(happens(nudged, nudge(1, 2, 30_000))).toMatchObject([{ type: 'nudged' }]);
  });

  test('not oneself, nor a player who has moved', () => {
    expect(refusal(session, nudge(0))).toMatchObject({ code: 'not-awaited' });
    expect(refusal(turnOf(session, [1]), nudge(1))).toMatchObject({ code: 'not-awaited' });
  });
});

test('time never runs backwards, whatever the clock says', () => {
  const session = given(game(LIVE), { type: 'drop', who: 'ann', at: 9_000 });
  expect(happens(session, { type: 'come', who: 'ann', at: 3_000 })).toMatchObject([{ at: 9_000 }]);
});

/** A turn at a real table: choosing, trying, confirming, offering, and what is refused. */
import type { Cell, CityIndex } from '@duopolis/rules';
import { nextStep } from '../../../src/game/turn/next-step.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Link } from '../../../src/game/link/link.ts';
import type { Turn } from '../../../src/game/turn/turn.ts';
import { seatThree } from './people.ts';

let turns: readonly Turn[] = [];
let lines: readonly Link[] = [];

/** Seat 0, whose cities are 0 and 2; seat 1 shares city 0, seat 2 shares city 2. */
const at = (seat: number): Turn => turns[seat] as Turn;

async function lock({ actions }: Turn): Promise<void> {
  actions.pick(0);
  actions.pick(1);
  await actions.lock();
}

async function lockAll(): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one after the other, as at a table
  for (const turn of turns) await lock(turn);
}

const firstCell = (turn: Turn, city: CityIndex): Cell =>
  turn.targets.legal.value.get(city)?.places[0]?.at ?? [9, 9];
const put = (turn: Turn, city: CityIndex): void => turn.actions.act(city, firstCell(turn, city));

beforeEach(async () => {
  lines = await seatThree();
  const { turnOf } = await import('../../../src/game/turn/turn.ts');
  turns = lines.map(turnOf);
});

describe('choosing', () => {
  test('CHOOSE-1: two tiles can be locked, not one', () => {
    const me = at(0);
    me.actions.pick(3);
    expect(me.actions.canLock.value).toBe(false);
    me.actions.pick(5);
    expect([me.actions.canLock.value, me.draft.picked.value]).toEqual([true, [3, 5]]);
  });

  test('CHOOSE-3: a locked choice can be kept or changed until the last has chosen', async () => {
    const me = at(0);
    me.actions.pick(0);
    me.actions.pick(1);
    await me.actions.lock();
    expect([me.draft.phase.value, me.draft.picked.value.length]).toEqual(['locked', 2]);
    me.actions.pick(4);
    expect(me.draft.phase.value).toBe('locked');
    me.actions.changeMind();
    expect(me.draft.phase.value).toBe('choosing');
    me.actions.keepChoice();
    expect(me.draft.phase.value).toBe('locked');
    me.actions.changeMind();
    me.actions.pick(4);
    await me.actions.lock();
    expect(me.seat.game.value?.choice).toEqual([me.seat.hand.value[1], me.seat.hand.value[4]]);
  });

  test('a draft of the phase before is forgotten', async () => {
    await lockAll();
    expect([at(0).draft.phase.value, at(0).draft.picked.value]).toEqual(['placing', []]);
  });

  test('PLACE-3: nothing is refused under a pointer that rested there before I had tiles to place', async () => {
    const me = at(0);
    await lock(me);
    me.targets.point({ city: 0, cell: [3, 3] });
    await lock(at(1));
    await lock(at(2));
    expect([me.draft.phase.value, me.targets.pointed.value?.cell]).toEqual(['placing', [3, 3]]);
    expect(me.targets.refused.value).toBeUndefined();
    me.targets.point({ city: 0, cell: [3, 2] });
    expect(me.targets.refused.value?.refusal.code).toBe('first-at-origin');
  });
});

describe('placing', () => {
  beforeEach(lockAll);

  test('PLACE-1: the next tile is selected by itself, and goes to the other city', () => {
    const me = at(0);
    expect([...me.targets.legal.value.keys()]).toEqual([0, 2]);
    put(me, 0);
    expect(me.draft.staged.value.map(({ city }) => city)).toEqual([0]);
    expect([...me.targets.legal.value.keys()]).toEqual([2]);
    put(me, 2);
    expect([me.draft.staged.value.length, me.draft.aim.value, me.actions.canConfirm.value]).toEqual([
      2,
      undefined,
      true,
    ]);
  });

  test('undo is free before confirming, last first', () => {
    const me = at(0);
    put(me, 0);
    put(me, 2);
    me.actions.undo();
    expect(me.draft.staged.value.map(({ city }) => city)).toEqual([0]);
    me.actions.undo();
    expect([me.draft.staged.value, me.actions.canUndo.value]).toEqual([[], false]);
  });

  test('drafts are private, confirmed placements public', async () => {
    const me = at(0);
    put(me, 0);
    put(me, 2);
    expect(at(1).seat.game.value?.open.cities.map(({ tiles }) => tiles.length)).toEqual([0, 0, 0]);
    await me.actions.confirm();
    expect(at(1).seat.game.value?.open.cities.map(({ tiles }) => tiles.length)).toEqual([1, 0, 1]);
    expect([me.draft.phase.value, me.draft.staged.value]).toEqual(['done', []]);
  });

  test('PLACE-7: drafts on cells that my partner took meanwhile are dropped, the rest is kept', async () => {
    const [me, partner] = [at(0), at(1)];
    put(me, 0);
    put(me, 2);
    put(partner, 0);
    await partner.actions.confirm();
    expect(me.draft.staged.value.map(({ city }) => city)).toEqual([2]);
    expect(me.draft.lost.value.map(({ city }) => city)).toEqual([0]);
    await me.actions.confirm();
    expect(me.actions.problem.value).toBeUndefined();
    expect(me.draft.slots.value.map(({ cities }) => cities)).toEqual([[0]]);
  });

  test('PLACE-7: a partner builds where I try a tile: what I had selected stays, the lost tile is told of', async () => {
    const [me, partner] = [at(0), at(1)];
    put(me, 0);
    const [lost, next] = me.draft.slots.value.map(({ tile }) => tile);
    const selected = me.draft.aim.value?.slot;
    expect([selected?.tile, me.draft.lost.value]).toEqual([next, []]);
    put(partner, 0);
    await partner.actions.confirm();
    expect(me.draft.selection.value).toEqual({ kind: 'slot', slot: 1 });
    expect(me.draft.lost.value).toMatchObject([{ tile: lost, city: 0, by: 1, why: 'taken' }]);
    put(me, 2);
    expect(me.draft.staged.value).toMatchObject([{ tile: next, city: 2 }]);
    expect(me.draft.lost.value).toEqual([]);
    expect(me.draft.aim.value?.tile).toBe(lost);
  });

  test('a press on a space that is refused is answered: what was lost is known by then', async () => {
    const [me, partner] = [at(0), at(1)];
    put(me, 0);
    put(partner, 0);
    await partner.actions.confirm();
    me.actions.act(2, [9, 9]);
    expect(me.draft.lost.value).toEqual([]);
    expect(me.targets.refused.value?.city).toBe(2);
  });

  test('a lost tile is told of until I do something, and is the next one if nothing else is left', async () => {
    const [me, partner] = [at(0), at(1)];
    put(me, 0);
    put(me, 2);
    put(partner, 0);
    await partner.actions.confirm();
    expect(me.draft.lost.value).toHaveLength(1);
    expect(me.draft.selection.value).toEqual({ kind: 'slot', slot: 0 });
    me.actions.select({ kind: 'slot', slot: 0 });
    expect([me.draft.lost.value, me.draft.staged.value.map(({ city }) => city)]).toEqual([[], [2]]);
  });

  test('PLACE-3: pointing at a refused cell tells why', () => {
    const me = at(0);
    me.actions.act(0, [3, 3]);
    expect(me.targets.refused.value).toMatchObject({ city: 0, refusal: { code: 'first-at-origin' } });
    put(me, 0);
    expect(me.targets.refused.value).toBeUndefined();
  });

  test('PLACE-3: a taken cell is refused when it is pressed, each time anew, until another one is pointed at', async () => {
    const [me, partner] = [at(0), at(1)];
    const taken = { city: 0, cell: firstCell(partner, 0) } as const;
    put(partner, 0);
    await partner.actions.confirm();
    me.targets.point(taken);
    expect(me.targets.refused.value).toBeUndefined();
    me.actions.act(taken.city, taken.cell);
    const first = me.targets.pressed.value;
    expect([first, me.targets.refused.value?.refusal.code]).toEqual([taken, 'occupied']);
    me.actions.act(taken.city, taken.cell);
    expect(me.targets.pressed.value).not.toBe(first);
    me.targets.point({ city: 2, cell: [0, 0] });
    expect([me.targets.pressed.value, me.targets.refused.value]).toEqual([undefined, undefined]);
  });

  test('effects are those of the draft and the pointer', () => {
    const me = at(0);
    put(me, 0);
    const tried = me.effects.outcome.value[0]?.after ?? 0;
    expect([tried > 0, me.effects.outcome.value[1]]).toEqual([true, { city: 2, before: 0, after: 0 }]);
    me.targets.point({ city: 2, cell: [0, 0] });
    expect([me.effects.ofDraft.value[1]?.after !== 0, me.effects.outcome.value[1]?.after]).toEqual([true, 0]);
  });

  test('PLACE-8: waiting is offered while others have to place, and placing is still possible', async () => {
    const me = at(0);
    expect(me.actions.canWait.value).toBe(true);
    await me.actions.wait();
    expect([me.draft.phase.value, me.actions.canWait.value]).toEqual(['waiting', false]);
    put(me, 0);
    await me.actions.confirm();
    expect(me.draft.slots.value.length).toBe(1);
  });
});

describe('offers', () => {
  beforeEach(lockAll);

  test('both tiles become ghosts, each for its partner', async () => {
    const me = at(0);
    put(me, 0);
    put(me, 2);
    await me.actions.offer();
    expect(me.draft.staged.value).toEqual([]);
    expect(turns.map((turn) => turn.seat.offers.value.map(({ city }) => city))).toEqual([[0, 2], [0], [2]]);
  });

  test('a partner agrees, and the owner makes it real', async () => {
    const [me, partner] = [at(0), at(1)];
    put(me, 0);
    await me.actions.offer();
    const [offer] = partner.seat.offers.value;
    if (offer === undefined) throw new Error('no offer came');
    await partner.actions.agree(offer);
    expect(me.seat.offers.value[0]?.agreed.toSorted()).toEqual([0, 1]);
    expect(me.effects.outcome.value[0]?.after).toBeGreaterThan(0);
    await me.actions.placeAgreed();
    expect([me.seat.game.value?.open.cities[0]?.tiles.length, me.seat.offers.value]).toEqual([1, []]);
  });

  test('agreed offers are placed at once', async () => {
    const me = at(0);
    put(me, 0);
    put(me, 2);
    await me.actions.offer();
    expect(nextStep(me)).toEqual({ kind: 'wait' });
    // oxlint-disable-next-line no-await-in-loop -- one partner after the other
    await at(1).actions.agree(at(1).seat.offers.value[0] ?? expect.unreachable());
    await at(2).actions.agree(at(2).seat.offers.value[0] ?? expect.unreachable());
    expect(nextStep(me)).toEqual({ kind: 'agreed', tiles: 2 });
    await me.actions.placeAgreed();
    expect([me.draft.phase.value, me.seat.offers.value]).toEqual(['done', []]);
  });

  test('of two agreements about one tile the latest counts', async () => {
    const [me, partner] = [at(0), at(1)];
    put(me, 0);
    await me.actions.offer();
    const first = partner.seat.offers.value[0] ?? expect.unreachable();
    await partner.actions.agree(first);
    partner.actions.counter(first);
    partner.actions.act(0, [0, 0]);
    await expect.poll(() => me.seat.offers.value.length).toBe(2);
    const second = me.seat.offers.value[1] ?? expect.unreachable();
    await me.actions.agree(second);
    expect(me.effects.agreed.value).toEqual([{ tile: second.tile, city: 0, at: second.cell }]);
  });

  test('the main button has one action in every phase', async () => {
    const me = at(0);
    expect(nextStep(me)).toEqual({ kind: 'pick-cell' });
    put(me, 0);
    expect(nextStep(me)).toEqual({ kind: 'confirm', tiles: 1 });
    await me.actions.confirm();
    put(me, 2);
    await me.actions.confirm();
    expect(nextStep(me)).toEqual({ kind: 'wait' });
  });

  test('a city has one card: the newest offer to me, then my own, and never one I declined', async () => {
    const [me, partner] = [at(0), at(1)];
    put(me, 0);
    await me.actions.offer();
    const [mine] = me.cards.of(0);
    expect(mine).toMatchObject({ number: 1, state: 'waiting' });
    partner.actions.counter(partner.seat.offers.value[0] ?? expect.unreachable());
    partner.actions.act(0, [0, 0]);
    await expect.poll(() => me.cards.of(0).map(({ state }) => state)).toEqual(['waiting', 'open']);
    // What the partner has answered with a counter-offer comes after it.
    expect([me.cards.shown(0)?.number, partner.cards.shown(0)?.number]).toEqual([2, 2]);
    me.cards.show(0, mine?.offer.id ?? 0);
    expect(me.cards.shown(0)?.number).toBe(1);
    const [, asked] = me.seat.offers.value;
    await me.actions.decline(asked ?? expect.unreachable());
    expect(me.cards.of(0).map(({ number, state }) => [number, state])).toEqual([[1, 'waiting']]);
    expect(partner.cards.of(0).map(({ state }) => state)).toEqual(['open', 'refused']);
  });

  test('a new offer does not replace a card under the pointer', async () => {
    const [me, partner] = [at(0), at(1)];
    put(me, 0);
    await me.actions.offer();
    me.cards.hold(0);
    partner.actions.counter(partner.seat.offers.value[0] ?? expect.unreachable());
    partner.actions.act(0, [0, 0]);
    await expect.poll(() => me.cards.of(0).length).toBe(2);
    expect(me.cards.shown(0)?.number).toBe(1);
    me.cards.release(0);
    expect(me.cards.shown(0)?.number).toBe(2);
  });

  test('a partner declines, and the maker sees that', async () => {
    const [me, partner] = [at(0), at(1)];
    put(me, 0);
    await me.actions.offer();
    const [offer] = partner.seat.offers.value;
    if (offer === undefined) throw new Error('no offer came');
    await partner.actions.decline(offer);
    expect(me.seat.offers.value[0]?.answer).toEqual({ by: 1, agrees: false, reasons: [] });
  });

  test('a counter-offer is for the same tile, on a cell of the partner’s choice', async () => {
    const [me, partner] = [at(0), at(1)];
    put(me, 0);
    await me.actions.offer();
    const [offer] = partner.seat.offers.value;
    if (offer === undefined) throw new Error('no offer came');
    partner.actions.counter(offer);
    expect(partner.draft.aim.value).toMatchObject({
      tile: offer.tile,
      owner: 0,
      cities: [0],
      counters: offer.id,
    });
    partner.actions.act(0, [0, 0]);
    await expect.poll(() => me.seat.offers.value.length).toBe(2);
    expect(me.seat.offers.value[1]).toMatchObject({ by: 1, owner: 0, counters: offer.id });
  });

  test('a withdrawn offer is gone for both', async () => {
    const me = at(0);
    put(me, 0);
    await me.actions.offer();
    await me.actions.withdraw(me.seat.offers.value[0] ?? expect.unreachable());
    expect([me.seat.offers.value, at(1).seat.offers.value]).toEqual([[], []]);
  });

  test('a refusal is shown until the next action', async () => {
    const [me, partner] = [at(0), at(1)];
    put(me, 0);
    await me.actions.offer();
    const offer = partner.seat.offers.value[0] ?? expect.unreachable();
    await partner.actions.withdraw(offer);
    expect(partner.actions.problem.value).toMatchObject({ code: 'not-your-offer' });
    partner.actions.select({ kind: 'slot', slot: 0 });
    expect(partner.actions.problem.value).toBeUndefined();
  });
});

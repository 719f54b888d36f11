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

async function lockAll(): Promise<void> {
  for (const turn of turns) {
    turn.pick(0);
    turn.pick(1);
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as at a table
    await turn.lock();
  }
}

const firstCell = (turn: Turn, city: CityIndex): Cell => turn.legal.value.get(city)?.places[0]?.at ?? [9, 9];
const put = (turn: Turn, city: CityIndex): void => turn.act(city, firstCell(turn, city));

beforeEach(async () => {
  lines = await seatThree();
  const { turnOf } = await import('../../../src/game/turn/turn.ts');
  turns = lines.map(turnOf);
});

describe('choosing', () => {
  test('CHOOSE-1: two tiles can be locked, not one', () => {
    const me = at(0);
    me.pick(3);
    expect(me.canLock.value).toBe(false);
    me.pick(5);
    expect([me.canLock.value, me.picked.value]).toEqual([true, [3, 5]]);
  });

  test('CHOOSE-3: a locked choice can be kept or changed until the last has chosen', async () => {
    const me = at(0);
    me.pick(0);
    me.pick(1);
    await me.lock();
    expect([me.phase.value, me.picked.value.length]).toEqual(['locked', 2]);
    me.pick(4);
    expect(me.phase.value).toBe('locked');
    me.changeMind();
    expect(me.phase.value).toBe('choosing');
    me.keepChoice();
    expect(me.phase.value).toBe('locked');
    me.changeMind();
    me.pick(4);
    await me.lock();
    expect(me.game.value?.choice).toEqual([me.hand.value[1], me.hand.value[4]]);
  });

  test('a draft of the phase before is forgotten', async () => {
    await lockAll();
    expect([at(0).phase.value, at(0).picked.value]).toEqual(['placing', []]);
  });
});

describe('placing', () => {
  beforeEach(lockAll);

  test('PLACE-1: the next tile is selected by itself, and goes to the other city', () => {
    const me = at(0);
    expect([...me.legal.value.keys()]).toEqual([0, 2]);
    put(me, 0);
    expect(me.staged.value.map(({ city }) => city)).toEqual([0]);
    expect([...me.legal.value.keys()]).toEqual([2]);
    put(me, 2);
    expect([me.staged.value.length, me.aim.value, me.canConfirm.value]).toEqual([2, undefined, true]);
  });

  test('undo is free before confirming, last first', () => {
    const me = at(0);
    put(me, 0);
    put(me, 2);
    me.undo();
    expect(me.staged.value.map(({ city }) => city)).toEqual([0]);
    me.undo();
    expect([me.staged.value, me.canUndo.value]).toEqual([[], false]);
  });

  test('drafts are private, confirmed placements public', async () => {
    const me = at(0);
    put(me, 0);
    put(me, 2);
    expect(at(1).game.value?.open.cities.map(({ tiles }) => tiles.length)).toEqual([0, 0, 0]);
    await me.confirm();
    expect(at(1).game.value?.open.cities.map(({ tiles }) => tiles.length)).toEqual([1, 0, 1]);
    expect([me.phase.value, me.staged.value]).toEqual(['done', []]);
  });

  test('PLACE-7: drafts on cells that my partner took meanwhile are dropped, the rest is kept', async () => {
    const [me, partner] = [at(0), at(1)];
    put(me, 0);
    put(me, 2);
    put(partner, 0);
    await partner.confirm();
    expect(me.staged.value.map(({ city }) => city)).toEqual([2]);
    await me.confirm();
    expect(me.problem.value).toBeUndefined();
    expect(me.slots.value.map(({ cities }) => cities)).toEqual([[0]]);
  });

  test('PLACE-3: pointing at a refused cell tells why', () => {
    const me = at(0);
    me.act(0, [3, 3]);
    expect(me.refused.value).toMatchObject({ city: 0, refusal: { code: 'first-at-origin' } });
    put(me, 0);
    expect(me.refused.value).toBeUndefined();
  });

  test('effects are those of the draft and the pointer', () => {
    const me = at(0);
    put(me, 0);
    const tried = me.outcome.value[0]?.after ?? 0;
    expect([tried > 0, me.outcome.value[1]]).toEqual([true, { city: 2, before: 0, after: 0 }]);
    me.point({ city: 2, cell: [0, 0] });
    expect([me.effects.value[1]?.after !== 0, me.outcome.value[1]?.after]).toEqual([true, 0]);
  });

  test('PLACE-8: waiting is offered while others have to place, and placing is still possible', async () => {
    const me = at(0);
    expect(me.canWait.value).toBe(true);
    await me.wait();
    expect([me.phase.value, me.canWait.value]).toEqual(['waiting', false]);
    put(me, 0);
    await me.confirm();
    expect(me.slots.value.length).toBe(1);
  });
});

describe('offers', () => {
  beforeEach(lockAll);

  test('both tiles become ghosts, each for its partner', async () => {
    const me = at(0);
    put(me, 0);
    put(me, 2);
    await me.offer();
    expect(me.staged.value).toEqual([]);
    expect(turns.map((turn) => turn.offers.value.map(({ city }) => city))).toEqual([[0, 2], [0], [2]]);
  });

  test('a partner agrees, and the owner makes it real', async () => {
    const [me, partner] = [at(0), at(1)];
    put(me, 0);
    await me.offer();
    const [offer] = partner.offers.value;
    if (offer === undefined) throw new Error('no offer came');
    await partner.agree(offer);
    expect(me.offers.value[0]?.agreed.toSorted()).toEqual([0, 1]);
    expect(me.outcome.value[0]?.after).toBeGreaterThan(0);
    await me.placeAgreed();
    expect([me.game.value?.open.cities[0]?.tiles.length, me.offers.value]).toEqual([1, []]);
  });

  test('agreed offers are placed at once', async () => {
    const me = at(0);
    put(me, 0);
    put(me, 2);
    await me.offer();
    expect(nextStep(me)).toEqual({ kind: 'wait' });
    // oxlint-disable-next-line no-await-in-loop -- one partner after the other
    await at(1).agree(at(1).offers.value[0] ?? expect.unreachable());
    await at(2).agree(at(2).offers.value[0] ?? expect.unreachable());
    expect(nextStep(me)).toEqual({ kind: 'agreed', tiles: 2 });
    await me.placeAgreed();
    expect([me.phase.value, me.offers.value]).toEqual(['done', []]);
  });

  test('of two agreements about one tile the latest counts', async () => {
    const [me, partner] = [at(0), at(1)];
    put(me, 0);
    await me.offer();
    const first = partner.offers.value[0] ?? expect.unreachable();
    await partner.agree(first);
    partner.counter(first);
    partner.act(0, [0, 0]);
    await expect.poll(() => me.offers.value.length).toBe(2);
    const second = me.offers.value[1] ?? expect.unreachable();
    await me.agree(second);
    expect(me.agreed.value).toEqual([{ tile: second.tile, city: 0, at: second.cell }]);
  });

  test('the main button has one action in every phase', async () => {
    const me = at(0);
    expect(nextStep(me)).toEqual({ kind: 'pick-cell' });
    put(me, 0);
    expect(nextStep(me)).toEqual({ kind: 'confirm' });
    await me.confirm();
    put(me, 2);
    await me.confirm();
    expect(nextStep(me)).toEqual({ kind: 'wait' });
  });

  test('a city has one card: the newest offer to me, then my own, and never one I declined', async () => {
    const [me, partner] = [at(0), at(1)];
    put(me, 0);
    await me.offer();
    const [mine] = me.cardsIn(0);
    expect(mine).toMatchObject({ number: 1, state: 'waiting' });
    partner.counter(partner.offers.value[0] ?? expect.unreachable());
    partner.act(0, [0, 0]);
    await expect.poll(() => me.cardsIn(0).map(({ state }) => state)).toEqual(['waiting', 'open']);
    expect([me.cardShown(0)?.number, partner.cardShown(0)?.number]).toEqual([2, 1]);
    me.showCard(0, mine?.offer.id ?? 0);
    expect(me.cardShown(0)?.number).toBe(1);
    const [, asked] = me.offers.value;
    await me.decline(asked ?? expect.unreachable());
    expect(me.cardsIn(0).map(({ number, state }) => [number, state])).toEqual([[1, 'waiting']]);
    expect(partner.cardsIn(0).map(({ state }) => state)).toEqual(['open', 'refused']);
  });

  test('a new offer does not replace a card under the pointer', async () => {
    const [me, partner] = [at(0), at(1)];
    put(me, 0);
    await me.offer();
    me.holdCard(0);
    partner.counter(partner.offers.value[0] ?? expect.unreachable());
    partner.act(0, [0, 0]);
    await expect.poll(() => me.cardsIn(0).length).toBe(2);
    expect(me.cardShown(0)?.number).toBe(1);
    me.releaseCard(0);
    expect(me.cardShown(0)?.number).toBe(2);
  });

  test('a partner declines, and the maker sees that', async () => {
    const [me, partner] = [at(0), at(1)];
    put(me, 0);
    await me.offer();
    const [offer] = partner.offers.value;
    if (offer === undefined) throw new Error('no offer came');
    await partner.decline(offer);
    expect(me.offers.value[0]?.answer).toEqual({ by: 1, agrees: false, reasons: [] });
  });

  test('a counter-offer is for the same tile, on a cell of the partner’s choice', async () => {
    const [me, partner] = [at(0), at(1)];
    put(me, 0);
    await me.offer();
    const [offer] = partner.offers.value;
    if (offer === undefined) throw new Error('no offer came');
    partner.counter(offer);
    expect(partner.aim.value).toMatchObject({ tile: offer.tile, owner: 0, cities: [0], counters: offer.id });
    partner.act(0, [0, 0]);
    await expect.poll(() => me.offers.value.length).toBe(2);
    expect(me.offers.value[1]).toMatchObject({ by: 1, owner: 0, counters: offer.id });
  });

  test('a withdrawn offer is gone for both', async () => {
    const me = at(0);
    put(me, 0);
    await me.offer();
    await me.withdraw(me.offers.value[0] ?? expect.unreachable());
    expect([me.offers.value, at(1).offers.value]).toEqual([[], []]);
  });

  test('a refusal is shown until the next action', async () => {
    const [me, partner] = [at(0), at(1)];
    put(me, 0);
    await me.offer();
    const offer = partner.offers.value[0] ?? expect.unreachable();
    await partner.withdraw(offer);
    expect(partner.problem.value).toMatchObject({ code: 'not-your-offer' });
    partner.select({ kind: 'slot', slot: 0 });
    expect(partner.problem.value).toBeUndefined();
  });
});

/** Offers: ghost tiles that two partners see, move and agree on, and that only the owner makes real. */
import type { Cell, Command, Tile } from '@duopolis/rules';
import { builtCityAt, cellsFor, withTile } from '@duopolis/rules/cities';
import { scoreTable } from '@duopolis/rules/scoring';
import { describe, expect, test } from 'vitest';
import type { Proposal, Request } from '../src/request.ts';
import type { TableEvent } from '../src/event.ts';
import { tableEventFor } from '../src/event-for.ts';
import { effectOf } from '../src/effect.ts';
import type { Offer } from '../src/state.ts';
import {
  at,
  attempt,
  by,
  DUEL,
  given,
  happens,
  legal,
  optionsOf,
  plays,
  refusal,
  type Session,
  started,
  tableOf,
  turnOf,
} from './kit/session.ts';

/** Everyone has chosen and revealed. */
const SESSION = turnOf(started(optionsOf(tableOf(3))), [0, 1, 2]);
const { position } = SESSION.state.open;

const tilesOf = (session: Session, seat: number): readonly Tile[] =>
  (session.state.game?.open.pending ?? []).filter((pending) => pending.seat === seat).map(({ tile }) => tile);

const cells = ({ state }: Session, city: number, tile: Tile): readonly Cell[] =>
  cellsFor(builtCityAt(state.game?.open.cities ?? [], city), tile);

const proposal = (session: Session, seat: number, city: number, nth = 0): Proposal => {
  const tile = tilesOf(session, seat)[nth] as Tile;
  return { city, tile, cell: cells(session, city, tile)[0] as Cell };
};

const does = (session: Session, seat: number, request: Request) => by(at(session, seat), request);

const place = ({ city, tile, cell }: Proposal, seat: number): Command => ({
  type: 'place',
  seat,
  city,
  tile,
  at: cell,
});

const MINE = proposal(SESSION, 0, 0);
/** Seat 0 offers its first tile in city 0, which it shares with seat 1. */
const OFFERED = given(SESSION, does(SESSION, 0, { type: 'propose', position, proposal: MINE }));

const decline = (session: Session, seat: number, others: object = {}) =>
  does(session, seat, { type: 'decline-offer', city: 0, id: 1, cell: MINE.cell, ...others });

describe('declining', () => {
  const DECLINED = given(OFFERED, decline(OFFERED, 1));

  test('a declined offer is marked until it is agreed to', () => {
    expect(DECLINED.log.at(-1)).toMatchObject({ type: 'offer-declined', city: 0, id: 1, by: 1, reasons: [] });
    expect(DECLINED.state.asides.offers).toEqual([
      { ...MINE, id: 1, by: 0, owner: 0, agreed: [0], answer: { by: 1, agrees: false, reasons: [] } },
    ]);
    const agreed = given(DECLINED, does(DECLINED, 1, { type: 'agree', city: 0, id: 1, cell: MINE.cell }));
    expect(agreed.state.asides.offers[0]).toMatchObject({ agreed: [0, 1] });
    expect(agreed.state.asides.offers[0]?.answer).toBe(undefined);
  });

  test('a partner who has agreed may still decline', () => {
    const agreed = given(OFFERED, does(OFFERED, 1, { type: 'agree', city: 0, id: 1, cell: MINE.cell }));
    expect(given(agreed, decline(agreed, 1)).state.asides.offers[0]).toMatchObject({ agreed: [0] });
  });

  test('only the two partners get it', () => {
    const reported = (seat: number) =>
      tableEventFor(OFFERED.state, DECLINED.log.at(-1) as TableEvent, at(OFFERED, seat));
    expect([reported(0), reported(1)]).toEqual([DECLINED.log.at(-1), DECLINED.log.at(-1)]);
    expect(reported(2)).toBe(undefined);
  });

  test.each<[string, number, object, object]>([
    ['of others', 2, {}, { code: 'not-your-city' }],
    ['of one’s own', 0, {}, { code: 'your-own-offer' }],
    ['that is not there', 1, { id: 9 }, { code: 'no-such-offer' }],
    ['that was moved', 1, { cell: [3, 3] }, { code: 'offer-moved' }],
  ])('an offer %s can’t be declined', (_, seat, others, problem) => {
    expect(refusal(OFFERED, decline(OFFERED, seat, others))).toMatchObject(problem);
  });

  test('once is enough', () => {
    expect(refusal(DECLINED, decline(DECLINED, 1))).toMatchObject({ code: 'declined-already' });
  });
});

describe('proposing', () => {
  test('an offer is agreed by its maker and waits for the partner', () => {
    expect(OFFERED.state.asides.offers).toEqual([{ ...MINE, id: 1, by: 0, owner: 0, agreed: [0] }]);
    const agreed = given(OFFERED, does(OFFERED, 1, { type: 'agree', city: 0, id: 1, cell: MINE.cell }));
    expect(agreed.state.asides.offers[0]?.agreed).toEqual([0, 1]);
  });

  test('I can propose what to do with my partner’s tile, and counter an offer', () => {
    const theirs = proposal(SESSION, 1, 0);
    const countered = given(
      OFFERED,
      does(OFFERED, 0, { type: 'propose', position, proposal: theirs, owner: 1 }),
      does(OFFERED, 1, { type: 'propose', position, proposal: theirs, counters: 1 }),
    );
    expect(countered.state.asides.offers.slice(1)).toMatchObject([
      { id: 2, by: 0, owner: 1 },
      { id: 3, by: 1, owner: 1, counters: 1 },
    ]);
  });

  test.each<[string, number, Request, object]>([
    [
      'in a city of others',
      0,
      { type: 'propose', position, proposal: { ...MINE, city: 1 } },
      { code: 'not-your-city' },
    ],
    [
      'for a seat from elsewhere',
      0,
      { type: 'propose', position, proposal: MINE, owner: 2 },
      { code: 'not-your-city' },
    ],
    [
      'a tile that is not there',
      0,
      { type: 'propose', position, proposal: { ...MINE, tile: 'S-F' } },
      { code: 'tile-not-there' },
    ],
    [
      'where it may not stand',
      0,
      { type: 'propose', position, proposal: { ...MINE, cell: [2, 2] } },
      { code: 'cell-refused' },
    ],
    ['in another phase', 0, { type: 'propose', position: position - 1, proposal: MINE }, { code: 'stale' }],
    [
      'against no offer',
      0,
      { type: 'propose', position, proposal: MINE, counters: 9 },
      { code: 'no-such-offer' },
    ],
    [
      'both in one city',
      0,
      { type: 'propose-both', position, proposals: [MINE, proposal(SESSION, 0, 0, 1)] },
      { code: 'not-both' },
    ],
  ])('%s is refused', (_, seat, request, problem) => {
    expect(refusal(SESSION, does(SESSION, seat, request))).toMatchObject(problem);
  });

  test('in a duel nobody shares a city', () => {
    const duel = turnOf(started(optionsOf(DUEL)), [0, 1]);
    const request = {
      type: 'propose',
      position: duel.state.open.position,
      proposal: proposal(duel, 0, 0),
    } as const;
    expect(refusal(duel, does(duel, 0, request))).toEqual({ code: 'no-partner', city: 0 });
  });

  test('a maker has at most four offers in one city', () => {
    const four = given(
      OFFERED,
      ...Array(3).fill(does(OFFERED, 0, { type: 'propose', position, proposal: MINE })),
    );
    expect(refusal(four, does(four, 0, { type: 'propose', position, proposal: MINE }))).toMatchObject({
      code: 'too-many-offers',
      most: 4,
    });
  });

  test('both of my tiles at once: one half in each city, joined only in my view', () => {
    const proposals = [MINE, proposal(SESSION, 0, 2, 1)] as const;
    const both = given(SESSION, does(SESSION, 0, { type: 'propose-both', position, proposals }));
    expect(both.state.asides.offers).toMatchObject([
      { city: 0, id: 1, pair: { city: 2, id: 1 } },
      { city: 2, id: 1, pair: { city: 0, id: 1 } },
    ]);
  });
});

describe('answering', () => {
  test('either partner moves it; that takes the other’s agreement back', () => {
    const first = given(SESSION, plays(SESSION, place(proposal(SESSION, 1, 0), 1)));
    const tile = tilesOf(first, 0)[0] as Tile;
    const [one, other] = cells(first, 0, tile) as [Cell, Cell];
    const moved = given(
      first,
      does(first, 0, { type: 'propose', position, proposal: { city: 0, tile, cell: one } }),
      does(first, 1, { type: 'move-offer', city: 0, id: 1, cell: other }),
    );
    expect(moved.state.asides.offers[0]).toMatchObject({ cell: other, agreed: [1] });
    expect(refusal(moved, does(moved, 0, { type: 'agree', city: 0, id: 1, cell: one }))).toMatchObject({
      code: 'offer-moved',
      cell: other,
    });
    expect(happens(moved, does(moved, 0, { type: 'agree', city: 0, id: 1, cell: other }))).toMatchObject([
      { type: 'offer-agreed', by: 0 },
    ]);
  });

  test.each<[string, number, Request, object]>([
    [
      'the maker agrees twice',
      0,
      { type: 'agree', city: 0, id: 1, cell: MINE.cell },
      { code: 'agreed-already' },
    ],
    ['the partner withdraws it', 1, { type: 'withdraw', city: 0, id: 1 }, { code: 'not-your-offer' }],
    [
      'a third touches it',
      2,
      { type: 'move-offer', city: 0, id: 1, cell: [0, 0] },
      { code: 'not-your-city' },
    ],
    ['there is no such offer', 1, { type: 'agree', city: 0, id: 2, cell: [0, 0] }, { code: 'no-such-offer' }],
  ])('%s: refused', (_, seat, request, problem) => {
    expect(refusal(OFFERED, does(OFFERED, seat, request))).toMatchObject(problem);
  });

  test('only the tile’s owner makes it real: an agreed offer gives the partner no right to place', () => {
    const agreed = given(OFFERED, does(OFFERED, 1, { type: 'agree', city: 0, id: 1, cell: MINE.cell }));
    const by1 = does(agreed, 1, { type: 'play', position, move: place(MINE, 0) });
    expect(refusal(agreed, by1)).toEqual({ code: 'not-your-seat', seat: 0 });
    const real = happens(agreed, plays(agreed, place(MINE, 0)));
    expect(real.at(-1)).toMatchObject({ type: 'offer-died', why: { code: 'made-real' } });
  });
});

describe('an offer lapses with its reason', () => {
  const [first, second] = tilesOf(SESSION, 0) as [Tile, Tile];

  test('when the tile is placed elsewhere', () => {
    const there = { city: 2, tile: first, cell: [0, 0] } as const;
    expect(happens(OFFERED, plays(OFFERED, place(there, 0))).at(-1)).toMatchObject({
      type: 'offer-died',
      why: { code: 'placed-elsewhere', city: 2, cell: [0, 0] },
    });
  });

  test('when the owner’s other tile goes to this city', () => {
    const other = { city: 0, tile: second, cell: [0, 0] } as const;
    expect(happens(OFFERED, plays(OFFERED, place(other, 0))).at(-1)).toMatchObject({
      type: 'offer-died',
      why: { code: 'bound-elsewhere', cities: [2] },
    });
  });

  test('PLACE-7: when somebody takes the cell first', () => {
    expect(happens(OFFERED, plays(OFFERED, place(proposal(SESSION, 1, 0), 1))).at(-1)).toMatchObject({
      type: 'offer-died',
      why: { code: 'cell-lost', refusal: { code: 'occupied' } },
    });
  });

  test('when the tile next to it is taken back', () => {
    const partners = proposal(SESSION, 1, 0);
    const built = given(SESSION, plays(SESSION, place(partners, 1)));
    const offered = given(
      built,
      does(built, 0, { type: 'propose', position, proposal: proposal(built, 0, 0) }),
    );
    const asked = given(offered, does(offered, 1, { type: 'ask-undo', city: 0, cell: [0, 0] }));
    const events = happens(asked, does(asked, 0, { type: 'consent', city: 0, cell: [0, 0] }));
    expect(events).toMatchObject([{ type: 'undone' }, { type: 'offer-died', why: { code: 'cell-lost' } }]);
  });

  test('at the end of its phase', () => {
    let session = OFFERED;
    while (session.state.game?.open.phase === 'placing') {
      const seat = session.state.game.open.pending[0]?.seat as number;
      session = given(session, plays(session, legal(session, seat).at(-1) as Command));
    }
    expect(session.state.asides.offers).toEqual([]);
  });
});

test('the effect of an offer is the score of its city before and after, by type', () => {
  const game = SESSION.state.game?.open as NonNullable<Session['state']['game']>['open'];
  const { before, after } = effectOf(game, { city: 0, tile: MINE.tile, at: MINE.cell });
  const built = game.cities.with(
    0,
    withTile(builtCityAt(game.cities, 0), { tile: MINE.tile, at: MINE.cell, seat: 0 }),
  );
  expect(before.total).toBe(0);
  expect(after).toEqual(scoreTable(built, [])[0]);
  const real = attempt(SESSION, plays(SESSION, place(MINE, 0))) as Session;
  expect(scoreTable(real.state.game?.open.cities ?? [], [])[0]).toEqual(after);
});

test('the number of an offer counts only its own city', () => {
  const other = given(
    OFFERED,
    does(OFFERED, 2, { type: 'propose', position, proposal: proposal(OFFERED, 2, 1) }),
  );
  expect(other.state.asides.offers.map(({ city, id }: Offer) => [city, id])).toEqual([
    [0, 1],
    [1, 1],
  ]);
});

/** Well-formed requests with extreme numbers and names: refused without an exception, and nothing changes. */
import type { Cell, Tile } from '@duopolis/rules';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Request } from '../src/request.ts';
import { decideTable } from '../src/decide.ts';
import { tableAfter } from '../src/evolve.ts';
import { PHRASES } from '../src/talk/phrases.ts';
import { tableViewFor } from '../src/view.ts';
import {
  at,
  by,
  DUO,
  gathered,
  given,
  optionsOf,
  plays,
  legal,
  refusal,
  type Session,
  soloOf,
  started,
  tableOf,
  turnOf,
} from './kit/session.ts';

const aNumber = fc.oneof(
  fc.constantFrom(Number.NaN, Infinity, -Infinity, -1, 0, 0.5, 1, 2, 3, 2 ** 31, 2 ** 53, 1e300),
  fc.integer(),
);
const aCell = fc.tuple(aNumber, aNumber) as fc.Arbitrary<Cell>;
const aName = fc.oneof(
  fc.constantFrom('ann', 'ben', 'cleo', '', '__proto__', 'constructor', 'toString', '\u0000', '\ud800'),
  fc.string({ maxLength: 400 }),
);
const aTile = fc.constantFrom('S', 'F-O', '[PH-T]', '', 'Z', '-', '[[]]', '__proto__') as fc.Arbitrary<Tile>;

const aProposal = fc.record({ city: aNumber, tile: aTile, cell: aCell });

const aRequest: fc.Arbitrary<Request> = fc.oneof(
  fc.record({ type: fc.constant('join' as const), name: aName, code: aName }),
  fc.record({
    type: fc.constantFrom('leave' as const, 'stand' as const, 'take-back' as const, 'start' as const),
  }),
  fc.record({
    type: fc.constantFrom('sit' as const, 'nudge' as const, 'unseat-bot' as const),
    seat: aNumber,
  }),
  fc.record({
    type: fc.constant('seat-bot' as const),
    seat: aNumber,
    strength: aName as fc.Arbitrary<never>,
  }),
  fc.record({ type: fc.constant('answer' as const), answer: aName }),
  fc.record({ type: fc.constantFrom('remove' as const), member: aName }),
  fc.record({ type: fc.constant('mute' as const), member: aName, mute: fc.boolean() }),
  fc.record({ type: fc.constant('hand-over' as const), to: aName }),
  fc.record({
    type: fc.constant('play' as const),
    position: aNumber,
    standing: aNumber,
    move: fc.oneof(
      fc.record({
        type: fc.constant('choose' as const),
        seat: aNumber,
        tiles: fc.array(aTile, { maxLength: 5 }),
      }),
      fc.record({
        type: fc.constant('place' as const),
        seat: aNumber,
        city: aNumber,
        tile: aTile,
        at: aCell,
      }),
      fc.record({ type: fc.constant('assign' as const), seat: aNumber, city: aNumber, tile: aTile }),
      fc.record({ type: fc.constant('wait' as const), seat: aNumber }),
    ),
  }),
  fc.record({
    type: fc.constant('propose' as const),
    position: aNumber,
    proposal: aProposal,
    owner: aNumber,
    counters: aNumber,
  }),
  fc.record({
    type: fc.constant('propose-both' as const),
    position: aNumber,
    proposals: fc.tuple(aProposal, aProposal),
  }),
  fc.record({
    type: fc.constantFrom('move-offer' as const, 'agree' as const, 'decline-offer' as const),
    city: aNumber,
    id: aNumber,
    cell: aCell,
  }),
  fc.record({ type: fc.constant('withdraw' as const), city: aNumber, id: aNumber }),
  fc.record({ type: fc.constantFrom('ask-undo' as const, 'consent' as const), city: aNumber, cell: aCell }),
  fc.record({ type: fc.constant('decline' as const), city: aNumber }),
  fc.record({
    type: fc.constant('say' as const),
    channel: fc.oneof(aNumber, fc.constant('table' as const)),
    content: fc.oneof(
      fc.record({ kind: fc.constant('text' as const), text: aName }),
      fc.record({
        kind: fc.constant('phrase' as const),
        phrase: fc.oneof(fc.constantFrom(...PHRASES), aName as fc.Arbitrary<never>),
      }),
      fc.record({ kind: fc.constant('ping' as const), city: aNumber, cell: aCell }),
    ),
  }),
);

const SESSIONS: readonly Session[] = [
  gathered(optionsOf(tableOf(3), { seating: 'card' })),
  started(optionsOf(tableOf(3))),
  turnOf(started(optionsOf(tableOf(4))), [0, 1, 2, 3]),
  turnOf(started(optionsOf({ ...tableOf(3), capitals: true })), [0, 1, 2]),
  started(optionsOf(DUO)),
  started(optionsOf(soloOf('simple'))),
];

test('no request throws, and what is accepted leaves a table that can be shown', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...SESSIONS),
      aName,
      aRequest,
      fc.boolean(),
      ({ state }, who, request, right) => {
        const real = 'position' in request && right ? { ...request, position: state.open.position } : request;
        const decision = decideTable(state, by(who, real));
        if (!decision.ok) return;
        const after = tableAfter(decision.value, state);
        expect(JSON.parse(JSON.stringify(tableViewFor(after, 'ann')))).toEqual(tableViewFor(after, 'ann'));
      },
    ),
    { numRuns: 20_000 },
  );
});

test('PLACE-3: there is no cell between two cells', () => {
  const session = turnOf(started(optionsOf(tableOf(3))), [0, 1, 2]);
  const built = given(session, plays(session, legal(session, 0)[0] as never));
  const { city } = legal(session, 0)[0] as { city: number };
  const partner = city === 0 ? 1 : 2;
  const move = legal(built, partner).find((one) => one.type === 'place' && one.city === city);
  const between = { ...move, at: [0.5, 0.5] } as never;
  expect(refusal(built, plays(built, between))).toEqual({ code: 'no-such-cell' });
  const { position } = built.state.open;
  const proposal = { city, tile: (move as { tile: Tile }).tile, cell: [0.5, 0.5] } as const;
  expect(refusal(built, by(at(built, partner), { type: 'propose', position, proposal }))).toEqual({
    code: 'no-such-cell',
  });
});

test.each(['__proto__', 'constructor', 'hasOwnProperty'])('a member may be called %s', (id) => {
  const session = given(
    started(optionsOf(tableOf(3))),
    by(id, { type: 'join', name: id }),
    by(id, { type: 'mute', member: 'ann', mute: true }),
    by('ann', { type: 'say', channel: 'table', content: { kind: 'phrase', phrase: 'hello' } }),
  );
  expect(tableViewFor(session.state, id).asides.talk.table).toMatchObject([{ content: { kind: 'unheard' } }]);
  expect(tableViewFor(session.state, 'ben').asides.talk.table).toMatchObject([
    { content: { kind: 'phrase' } },
  ]);
});

/** What bots say is true: every reason, over many positions of every mode, is checked by other code than the bots'. */
import { type Cell, modeRules, type SeatView, seatView, type Tile } from '@duopolis/rules';
import { cellsFor } from '@duopolis/rules/cities';
import { itemAt } from '@duopolis/rules/lists';
import { describe, expect, test } from 'vitest';
import { answerTo, BOTS, type Proposal, offersFor, type Reason, type ReasonCode } from '../src/index.ts';
import { isTrue, type Subject } from './kit/claims.ts';
import { GAMES, play } from './kit/play.ts';
import { placing } from './kit/seat.ts';

/** Every third cell is enough: positions are many. */
const EVERY = 3;
const NOWHERE: Cell = [9, 9];

/** What may be asked in the cities of a seat, of its own tiles and its partners': where they may go, and where none may. */
function proposalsOf({ viewer, open: { cities, options, pending } }: SeatView): readonly Proposal[] {
  const own = modeRules(options).citiesOf(viewer, options.seats);
  return pending
    .flatMap(({ seat, tile, cities: its }) =>
      its
        .filter((city) => own.includes(city))
        .flatMap((city) =>
          [...cellsFor(itemAt(cities, city), tile), NOWHERE].map((at) => ({ seat, city, tile, at })),
        ),
    )
    .filter((_, nth) => nth % EVERY === 0);
}

interface Spoken {
  readonly subject: Subject;
  readonly reason: Reason;
}

/** Everything that a bot would say in a position: its own offers, and its answers to what it may be asked. */
function spokenIn(view: SeatView): readonly Spoken[] {
  const offers = offersFor(view).map((proposal) => ({ proposal, reasons: proposal.reasons }));
  const answers = proposalsOf(view).flatMap((proposal) => {
    const answer = answerTo(view, proposal);
    const counter =
      answer.type === 'counter' ? [{ proposal: answer.offer, reasons: answer.offer.reasons }] : [];
    return [{ proposal, answer, reasons: answer.reasons }, ...counter];
  });
  return [...offers, ...answers].flatMap(({ reasons, ...about }) =>
    reasons.map((reason) => ({ subject: { view, ...about }, reason })),
  );
}

/** Spaces of a square of Capitals: no district is that large. */
const SPACES = 25;

/** The same with other numbers; of two districts that grow, the other may have the next size. The city of a reason is no number. */
const altered = (reason: Reason): readonly Reason[] =>
  Object.entries(reason).flatMap(([key, value]) =>
    typeof value === 'number' && key !== 'city'
      ? (reason.code === 'district-grows' ? [SPACES] : [-1, 1]).map((more) => ({
          ...reason,
          [key]: value + more,
        }))
      : [],
  );

/** Tables of even numbers are like those of odd ones. */
const MODES = GAMES.filter(({ mode, seats }) => mode !== 'table' || seats % 2 === 1);

describe.each(MODES)('$mode of $seats, Capitals: $capitals', (options) => {
  test('every reason holds in its position, and with no other number', () => {
    const { steps } = play(options, 'truth', () => BOTS.greedy);
    const said = new Set<ReasonCode>();
    for (const { state, command } of steps) {
      if (state.open.phase !== 'placing' || command.type !== 'place') continue;
      for (const { subject, reason } of spokenIn(seatView(state, command.seat))) {
        said.add(reason.code);
        const { proposal } = subject;
        expect([reason, proposal, isTrue(subject, reason)]).toEqual([reason, proposal, true]);
        const wrong = altered(reason).filter((other) => isTrue(subject, other));
        expect([proposal, wrong]).toEqual([proposal, []]);
      }
    }
    expect(said.size).toBeGreaterThan(options.mode === 'solo' ? 5 : 10);
  });
});

interface Planted {
  readonly left: string;
  readonly others?: string;
  readonly tile: Tile;
  readonly at: Cell;
  /** What holds there; an estimate or a district needs a whole game, as above. */
  readonly holds?: Reason;
  readonly planted: readonly Reason[];
}

const PLANTED: { readonly [C in ReasonCode]: readonly Planted[] } = {
  'shop-run': [
    {
      left: 'SS',
      tile: 'S',
      at: [0, 2],
      holds: { code: 'shop-run', length: 3 },
      planted: [{ code: 'shop-run', length: 2 }],
    },
    { left: 'SS', tile: 'P', at: [0, 2], planted: [{ code: 'shop-run', length: 2 }] },
  ],
  'park-group': [
    {
      left: 'PP',
      tile: 'P',
      at: [1, 1],
      holds: { code: 'park-group', size: 3 },
      planted: [{ code: 'park-group', size: 2 }],
    },
    { left: 'PS', tile: 'P', at: [1, 1], planted: [{ code: 'park-group', size: 2 }] },
  ],
  'tavern-set': [
    {
      left: 'dem',
      tile: 'b',
      at: [0, 3],
      holds: { code: 'tavern-set', kinds: 4 },
      planted: [{ code: 'tavern-set', kinds: 3 }],
    },
    { left: 'de', tile: 'd', at: [0, 2], planted: [{ code: 'tavern-set', kinds: 2 }] },
  ],
  'serves-offices': [
    {
      left: 'O',
      tile: 'd',
      at: [0, 1],
      holds: { code: 'serves-offices', offices: 1 },
      planted: [{ code: 'serves-offices', offices: 2 }],
    },
    { left: 'Od', tile: 'e', at: [1, 0], planted: [{ code: 'serves-offices', offices: 1 }] },
  ],
  'office-set': [
    {
      left: 'O',
      tile: 'O',
      at: [0, 1],
      holds: { code: 'office-set', offices: 2 },
      planted: [{ code: 'office-set', offices: 3 }],
    },
    { left: 'OO', tile: 'S', at: [0, 2], planted: [{ code: 'office-set', offices: 2 }] },
  ],
  'office-beside-tavern': [
    { left: 'dS', tile: 'O', at: [1, 0], holds: { code: 'office-beside-tavern' }, planted: [] },
    { left: 'dS', tile: 'O', at: [1, 1], planted: [{ code: 'office-beside-tavern' }] },
  ],
  'factory-majority': [
    {
      left: 'F',
      others: 'FF',
      tile: 'F',
      at: [0, 1],
      holds: { code: 'factory-majority', factories: 2 },
      planted: [{ code: 'factory-majority', factories: 3 }],
    },
    {
      left: 'F',
      others: 'FFF',
      tile: 'F',
      at: [0, 1],
      planted: [{ code: 'factory-majority', factories: 2 }],
    },
  ],
  'factory-second': [
    {
      left: 'F',
      others: 'FFF',
      tile: 'F',
      at: [0, 1],
      holds: { code: 'factory-second', factories: 2 },
      planted: [{ code: 'factory-second', factories: 3 }],
    },
    { left: 'F', others: 'F', tile: 'F', at: [0, 1], planted: [{ code: 'factory-second', factories: 2 }] },
  ],
  'new-type-for-houses': [
    {
      left: 'H',
      tile: 'S',
      at: [0, 1],
      holds: { code: 'new-type-for-houses', houses: 1 },
      planted: [{ code: 'new-type-for-houses', houses: 2 }],
    },
    { left: 'HS', tile: 'S', at: [0, 2], planted: [{ code: 'new-type-for-houses', houses: 1 }] },
  ],
  'house-worth': [
    {
      left: 'SO',
      tile: 'H',
      at: [0, 2],
      holds: { code: 'house-worth', points: 2 },
      planted: [{ code: 'house-worth', points: 3 }],
    },
    { left: 'FO', tile: 'H', at: [1, 0], planted: [{ code: 'house-worth', points: 2 }] },
  ],
  'civic-helped': [{ left: 'SS', tile: 'O', at: [0, 2], planted: [{ code: 'civic-helped', points: 3 }] }],
  'district-grows': [{ left: 'SS', tile: 'S', at: [0, 2], planted: [{ code: 'district-grows', size: 3 }] }],
  'keeps-room': [
    { left: 'SSS', tile: 'H', at: [1, 0], holds: { code: 'keeps-room' }, planted: [] },
    { left: 'SSS', tile: 'H', at: [0, 3], planted: [{ code: 'keeps-room' }] },
  ],
  'spoils-houses': [
    {
      left: 'HS',
      tile: 'F',
      at: [1, 0],
      holds: { code: 'spoils-houses', houses: 1 },
      planted: [{ code: 'spoils-houses', houses: 2 }],
    },
    { left: 'FH', tile: 'F', at: [0, 2], planted: [{ code: 'spoils-houses', houses: 1 }] },
  ],
  'house-beside-factory': [
    { left: 'FS', tile: 'H', at: [1, 0], holds: { code: 'house-beside-factory' }, planted: [] },
    { left: 'FS', tile: 'H', at: [1, 1], planted: [{ code: 'house-beside-factory' }] },
  ],
  'costs-points': [{ left: 'SSS', tile: 'S', at: [0, 3], planted: [{ code: 'costs-points', points: 1 }] }],
  'not-legal': [
    {
      left: 'SSS',
      tile: 'S',
      at: NOWHERE,
      holds: { code: 'not-legal' },
      planted: [{ code: 'shop-run', length: 4 }],
    },
    { left: 'SSS', tile: 'S', at: [0, 3], planted: [{ code: 'not-legal' }] },
  ],
  'other-city-needs-it': [
    {
      left: 'SSS',
      tile: 'S',
      at: [0, 3],
      planted: [0, 2].map((city) => ({ code: 'other-city-needs-it', city, points: 3 })),
    },
  ],
  'as-good': [{ left: 'SSS', tile: 'S', at: [0, 3], planted: [{ code: 'as-good', points: 1 }] }],
};

test.each(Object.entries(PLANTED))('a planted %s is found', (_, cases) => {
  for (const { left, others = '.', tile, at, holds, planted } of cases) {
    const view = placing({ left, right: 'PPO/dOF/eHS', others }, [tile]);
    const proposal = { seat: 0, city: 0, tile, at };
    const subject = { view, proposal, answer: answerTo(view, proposal) };
    if (holds !== undefined) expect([holds, isTrue(subject, holds)]).toEqual([holds, true]);
    expect(planted.filter((reason) => isTrue(subject, reason))).toEqual([]);
  }
});

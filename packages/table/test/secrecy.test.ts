/** Two histories that differ only in what a viewer may not see are the same to that viewer, byte for byte and moment for moment. */
import {
  awaitedSeats,
  type Command,
  type GameState,
  type Options,
  type Seat,
  type Tile,
  type Viewer,
} from '@duopolis/rules';
import { isDuplex } from '@duopolis/rules/notation';
import { below, fastRandom, shuffled } from '@duopolis/rules/chance';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aboutTable } from '../src/about.ts';
import type { SeenTableEvent } from '../src/seen-event.ts';
import type { TableCommand } from '../src/table-command.ts';
import { tableEventFor } from '../src/event-for.ts';
import { evolveTable } from '../src/evolve.ts';
import { buildersOf, playedSeats } from '../src/seats.ts';
import type { TableState } from '../src/state.ts';
import { turnsOf } from '../src/turns.ts';
import { tableViewFor, viewerOf } from '../src/view.ts';
import {
  at,
  attempt,
  by,
  DUEL,
  DUO,
  gathered,
  given,
  legal,
  nameOf,
  optionsOf,
  plays,
  type Session,
  started,
  tableOf,
} from './kit/session.ts';

const GAMES: readonly Options[] = [
  tableOf(3),
  tableOf(5),
  tableOf(7),
  DUEL,
  DUO,
  { ...tableOf(4), capitals: true },
  { ...DUO, capitals: true },
];

/** The same table to a viewer: all tiles it can't see are mixed among the places it can't see. */
function redealt({ hidden, open }: GameState, viewer: Viewer, seed: string): GameState {
  const random = fastRandom(seed);
  const { supply, hands, discards } = hidden;
  const unseen = hands.flatMap((hand, seat) => (seat === viewer ? [] : hand));
  const all = [...supply.buildings, ...supply.duplexes, ...discards, ...unseen];
  const singles = [
    ...shuffled(
      all.filter((tile) => !isDuplex(tile)),
      random,
    ),
  ];
  const duplexes = [...shuffled(all.filter(isDuplex), random)];
  const another = (tile: Tile): Tile => (isDuplex(tile) ? duplexes : singles).pop() as Tile;
  const dealt = hands.map((hand, seat) => (seat === viewer ? hand : hand.map(another)));
  const { automa, ...rest } = hidden;
  return {
    open,
    hidden: {
      ...rest,
      hands: dealt,
      choices: hidden.choices.map((choice, seat) =>
        seat === viewer || choice === undefined ? choice : (dealt[seat] ?? []).slice(0, choice.length),
      ),
      ...(automa !== undefined && {
        automa: {
          ...automa,
          takes: automa.takes.map((take, nth) => ({ ...take, tile: dealt[automa.seat]?.[nth] ?? take.tile })),
        },
      }),
      discards: discards.map(another),
      supply: {
        cards: shuffled(supply.cards, random),
        buildings: supply.buildings.map(another),
        duplexes: supply.duplexes.map(another),
      },
      seed,
    },
  };
}

/** The events of a history that a member receives, and the resulting view. */
function sentTo(member: string, from: TableState, session: Session, skip: number): string {
  const reported: SeenTableEvent[] = [];
  let state = from;
  for (const event of session.log.slice(skip)) {
    const next = evolveTable(state, event);
    const seen = tableEventFor(state, event, member);
    if (seen !== undefined) reported.push(seen);
    state = next;
  }
  return JSON.stringify([reported, tableViewFor(state, member), keptOf(state)]);
}

/** What notices, calendars, the lobby and previews are made of, as it is stored with the events. */
function keptOf(state: TableState): unknown {
  const { open } = state;
  const slow: TableState = {
    ...state,
    open: { ...open, options: { ...open.options, pace: { kind: 'days', hours: 24 } } },
  };
  return [aboutTable(state), turnsOf(slow)];
}

/** A started game after some moves by lot, at the beginning of a phase or somewhere in it. */
function somewhere(game: Options, seed: string, moves: number): Session {
  const random = fastRandom(seed);
  let session = started(optionsOf(game), undefined, seed);
  for (let nth = 0; nth < moves && session.state.open.phase === 'playing'; nth++) {
    const awaited = awaitedSeats((session.state.game as GameState).open);
    const options = legal(session, awaited[below(random, awaited.length)] as Seat);
    session = given(session, plays(session, options[below(random, options.length)] as Command));
  }
  return session;
}

/** Something that only others may know of: talk, offers, asks and mutes elsewhere, a choice changed again. */
function whisper(session: Session, member: string, dice: string): Session {
  const { open, game } = session.state;
  const random = fastRandom(dice);
  const others = playedSeats(open.options.game).filter((seat) => at(session, seat) !== member);
  const seat = others[below(random, others.length)] as Seat;
  const who = at(session, seat);
  const mine = viewerOf(open, member);
  const cities = (game as GameState).open.cities.flatMap((_, city) => {
    const builders = buildersOf(open.options.game, city);
    return builders.includes(seat) && !builders.includes(mine as Seat) ? [city] : [];
  });
  const city = cities[below(random, cities.length + 1)] ?? cities[0] ?? 99;
  const [move] = shuffled(legal(session, seat), random);
  const offer = session.state.asides.offers.find((other) => other.city === city);
  const built = game?.open.cities[city]?.tiles.findLast((tile) => tile.seat === seat);
  const { position } = open;
  const commands: readonly (TableCommand | undefined)[] = [
    by(who, {
      type: 'say',
      channel: city,
      content: { kind: 'text', text: dice.repeat(1 + below(random, 9)) },
    }),
    by(who, { type: 'mute', member: at(session, others[0] as Seat), mute: below(random, 2) === 0 }),
    by(who, { type: 'mute', member, mute: below(random, 2) === 0 }),
    built && by(who, { type: 'decline', city }),
    offer && by(who, { type: 'agree', city, id: offer.id, cell: offer.cell }),
    offer && by(who, { type: 'decline-offer', city, id: offer.id, cell: offer.cell }),
    offer && by(who, { type: 'withdraw', city, id: offer.id }),
    move?.type === 'choose' && game?.open.chosen[seat] === true ? plays(session, move) : undefined,
    move?.type === 'place' && move.city === city
      ? by(who, { type: 'propose', position, proposal: { city, tile: move.tile, cell: move.at } })
      : undefined,
  ];
  const command = commands[below(random, commands.length)];
  if (command === undefined || city === 99) return session;
  const after = attempt(session, { ...command, at: session.state.hidden.at });
  return 'code' in after ? session : after;
}

const whispers = (session: Session, member: string, dice: string, count: number): Session =>
  Array.from({ length: count }, (_, nth) => `${dice} ${nth}`).reduce(
    (before, lot) => whisper(before, member, lot),
    session,
  );

describe.each(GAMES.map((game) => [nameOf(game), game] as const))('%s', (_, game) => {
  const aMember = fc.constantFrom('ann', 'ben', 'wim');

  test('CHOOSE-2, CHOOSE-4: before the reveal nothing shows what the others hold, choose or change', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(30), aMember, fc.nat(), (seed, moves, member, dice) => {
        const session = somewhere(game, seed, moves);
        if (session.state.game?.open.phase !== 'choosing') return;
        const viewer = viewerOf(session.state.open, member);
        const elsewhere: TableState = {
          ...session.state,
          game: redealt(session.state.game, viewer, `${dice}`),
        };
        const awaited = awaitedSeats(session.state.game.open);
        const script = awaited.includes(viewer as Seat)
          ? awaited.filter((seat) => seat !== viewer)
          : awaited.slice(1);
        const [one, other] = [session.state, elsewhere].map((from, nth) => {
          let reported: Session = { ...session, state: from };
          for (const [time, seat] of script.entries()) {
            const options = legal(reported, seat);
            const choice = options[(dice + nth * 7) % options.length] as Command;
            reported = given(reported, plays(reported, choice, 1_000 * (time + 1)));
            reported = whispers(reported, member, `${dice} ${nth} ${time}`, 3 + nth);
          }
          return sentTo(member, from, reported, session.log.length);
        });
        expect(other).toBe(one);
      }),
      { numRuns: 60 },
    );
  });

  test('while others place, offer, talk and ask elsewhere, a viewer gets only the placements', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(30), aMember, fc.nat(), (seed, moves, member, dice) => {
        const session = somewhere(game, seed, moves);
        if (session.state.game?.open.phase !== 'placing') return;
        const viewer = viewerOf(session.state.open, member);
        const elsewhere: TableState = {
          ...session.state,
          game: redealt(session.state.game, viewer, `${dice}`),
        };
        const [one, other] = [session.state, elsewhere].map((from, nth) => {
          let reported: Session = { ...session, state: from };
          for (let time = 1; (reported.state.game as GameState).open.pending.length > 1; time++) {
            reported = whispers(reported, member, `${dice} ${nth} ${time}`, 4 + nth);
            const [seat] = awaitedSeats((reported.state.game as GameState).open) as [Seat];
            const options = legal(reported, seat);
            reported = given(
              reported,
              plays(reported, options[dice % options.length] as Command, 1_000 * time),
            );
          }
          return sentTo(member, from, reported, session.log.length);
        });
        expect(other).toBe(one);
      }),
      { numRuns: 60 },
    );
  });
});

test('the private messages of these tests do occur', () => {
  let session = somewhere(tableOf(5), 'x', 7);
  session = whispers(session, 'ann', 'dice', 300);
  const types = new Set(session.log.map(({ type }) => type));
  expect([...types]).toEqual(
    expect.arrayContaining(['said', 'muted', 'offered', 'offer-agreed', 'offer-withdrawn']),
  );
});

test('others get the same bytes for every choice, however often it changes', () => {
  const session = started(optionsOf(tableOf(3)));
  const [first, second] = legal(session, 1);
  const reported = [first, second].map((command) => {
    const after = given(session, plays(session, command as Command, 5));
    const again = given(after, plays(after, first as Command, 6));
    return sentTo(at(session, 0), session.state, again, session.log.length);
  });
  expect(reported[0]).toBe(reported[1]);
  expect(JSON.parse(reported[0] as string)[0]).toEqual([
    { type: 'game', at: 5, event: { type: 'chose', seat: 1 } },
  ]);
});

test('`begun` hides the seed and future tiles, `dealt` the other hands, and no event shows the code', () => {
  const session = started(optionsOf(tableOf(4)), undefined, 'the secret seed');
  for (const member of ['ann', 'wim']) {
    const reported = sentTo(
      member,
      { ...session.state, ...started(optionsOf(tableOf(4))).state },
      session,
      0,
    );
    expect(reported).not.toContain('the secret seed');
    expect(reported).not.toContain('"supply"');
    expect(reported).not.toContain('"hands"');
    expect(reported).not.toContain('"code"');
    expect(reported).toContain(session.state.game?.open.commitment);
  }
});

test('DUO-2: the Automa has chosen, but not what, until the reveal', () => {
  const session = started(optionsOf(DUO));
  let reported: Session = session;
  while (reported.state.game?.open.phase !== 'choosing') {
    const [seat] = awaitedSeats((reported.state.game as GameState).open) as [Seat];
    reported = given(reported, plays(reported, legal(reported, seat)[0] as Command));
  }
  const before = JSON.parse(
    sentTo('ann', session.state, reported, session.log.length),
  )[0] as SeenTableEvent[];
  expect(before.at(-1)).toMatchObject({ event: { type: 'chose', seat: 2 } });
  expect(JSON.stringify(before)).not.toContain('takes');
  for (const seat of [0, 1]) reported = given(reported, plays(reported, legal(reported, seat)[0] as Command));
  const after = JSON.parse(sentTo('ann', session.state, reported, session.log.length))[0] as SeenTableEvent[];
  expect(after.at(-1)).toMatchObject({ event: { type: 'revealed', automa: { seat: 2 } } });
});

test('an offer of both my tiles looks to a partner like an offer of one', () => {
  const session = somewhere(tableOf(3), 'pair', 3);
  const { position } = session.state.open;
  const placements = legal(session, 0).filter((move) => move.type === 'place');
  const [here] = placements;
  const there = placements.find((move) => move.city !== here?.city && move.tile !== here?.tile);
  const [one, other] = [here, there].map((move) => ({
    city: move?.city as number,
    tile: move?.tile as Tile,
    cell: move?.at as [number, number],
  })) as [never, never];
  const single = given(session, by(at(session, 0), { type: 'propose', position, proposal: one }));
  const both = given(
    session,
    by(at(session, 0), { type: 'propose-both', position, proposals: [one, other] }),
  );
  const partner = at(session, 1);
  const skip = session.log.length;
  expect(sentTo(partner, session.state, both, skip)).toBe(sentTo(partner, session.state, single, skip));
  expect(sentTo(at(session, 0), session.state, both, skip)).toContain('"pair"');
});

test('SEAT-2: everyone sees who has answered the card, but no answer and no change of it', () => {
  const asked = gathered(optionsOf(tableOf(3), { seating: 'card' }));
  const answers = {
    number: ['1', '22'],
    date: ['01-01', '12-31'],
    text: ['a', 'zz'],
    rainbow: ['red', 'violet'],
  };
  const [one, other] = answers[asked.state.open.card?.order ?? 'number'] as [string, string];
  const reported = [[one], [other], [one, other]].map((said) => {
    const after = given(asked, ...said.map((answer) => by('ben', { type: 'answer', answer })));
    return sentTo('ann', asked.state, after, asked.log.length);
  });
  expect(JSON.parse(reported[0] as string)[0]).toEqual([{ type: 'answered', at: 0, member: 'ben', seat: 1 }]);
  expect([reported[1], reported[2]]).toEqual([reported[0], reported[0]]);
});

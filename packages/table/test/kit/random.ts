/** People at a table who do anything: random commands, sensible or not. */
import { awaitedSeats, type Cell, type Seat, seatView, type Tile } from '@duopolis/rules';
import { below, fastRandom, type RandomSource } from '@duopolis/rules/chance';
import { cellsFor } from '@duopolis/rules/cities';
import type { TableCommand } from '../../src/table-command.ts';
import type { Request } from '../../src/request.ts';
import { answerTo, offersFor } from '@duopolis/bots';
import { type BotDue, isForBot, whatIsDue } from '../../src/clock.ts';
import { hasListenerIn } from '../../src/offers/patience.ts';
import type { TableOptions } from '../../src/options.ts';
import { botAt, buildersOf, citiesOf, partnerIn, personIn } from '../../src/seats.ts';
import { PHRASES } from '../../src/talk/phrases.ts';
import { attempt, by, create, legal, NEW, PEOPLE, type Session } from './session.ts';

const pick = <T>(random: RandomSource, items: readonly T[]): T => items[below(random, items.length)] as T;

const GUESTS = [...PEOPLE, 'wim', 'xia'];

function cellIn({ state }: Session, random: RandomSource, city: number, tile: Tile): Cell {
  const standing = state.game?.open.cities[city];
  const cells = standing === undefined || standing.laid !== undefined ? [] : cellsFor(standing, tile);
  return cells.length > 0 && below(random, 5) > 0
    ? pick(random, cells)
    : [below(random, 7) - 3, below(random, 7) - 3];
}

/** Something that the person in a seat could send. */
function request(session: Session, random: RandomSource, seat: Seat): Request {
  const { open, game, asides } = { ...session.state, game: session.state.game };
  const member = pick(random, GUESTS);
  const city = pick(random, [...citiesOf(open.options.game, seat), below(random, 4)]);
  const pending = game?.open.pending ?? [];
  const own = pending.filter((other) => other.seat === seat);
  const tile = own.length > 0 ? pick(random, own).tile : (pending[0]?.tile ?? 'S');
  const cell = cellIn(session, random, city, tile);
  const { position } = open;
  const ask = asides.asks.length > 0 ? pick(random, asides.asks) : { city, cell };
  const placed = game?.open.cities[city]?.tiles.findLast((other) => other.seat === seat)?.at ?? cell;
  const other = citiesOf(open.options.game, seat).find((one) => one !== city) ?? city;
  return pick<() => Request>(random, [
    () => ({ type: 'join', name: member, code: pick(random, ['code', 'wrong']) }),
    () => (below(random, 8) === 0 ? { type: 'leave' } : { type: 'take-back' }),
    () => ({ type: 'sit', seat }),
    () => (below(random, 8) === 0 ? { type: 'stand' } : { type: 'ready', ready: true }),
    () => ({ type: 'seat-bot', seat, strength: 'random' }),
    () => (below(random, 2) === 0 ? { type: 'unseat-bot', seat } : { type: 'start' }),
    () => ({ type: 'answer', answer: pick(random, ['7', '07-31', 'red', 'Paris', '']) }),
    () => (below(random, 20) === 0 ? { type: 'remove', member } : { type: 'nudge', seat }),
    () => ({ type: 'hand-over', to: member }),
    () => ({ type: 'start' }),
    () => ({ type: 'rematch' }),
    () => ({ type: 'propose', position, proposal: { city, tile, cell } }),
    () => ({ type: 'propose', position, proposal: { city, tile, cell }, owner: seat, counters: 1 }),
    () => ({
      type: 'propose-both',
      position,
      proposals: [
        { city, tile: own[0]?.tile ?? tile, cell },
        {
          city: other,
          tile: own[1]?.tile ?? tile,
          cell: cellIn(session, random, other, own[1]?.tile ?? tile),
        },
      ],
    }),
    () => ({ type: 'ask-undo', city, cell: placed }),
    () => ({ type: 'ask-undo', city, cell: placed }),
    () => ({ type: 'consent', city: ask.city, cell: ask.cell }),
    () => ({ type: 'decline', city: ask.city }),
    () => ({
      type: 'say',
      channel: pick(random, ['table', city]),
      content: { kind: 'text', text: `text ${random()}` },
    }),
    () => ({ type: 'say', channel: city, content: { kind: 'phrase', phrase: pick(random, PHRASES) } }),
    () => ({ type: 'say', channel: 'table', content: { kind: 'ping', city, cell } }),
    () => ({ type: 'mute', member, mute: below(random, 3) > 0 }),
    () => ({ type: 'nudge', seat }),
  ])();
}

/** A legal move of a seat that must act, by the person or bot that plays it. */
function move(session: Session, random: RandomSource, at: number): TableCommand | undefined {
  const { open, game } = { ...session.state, game: session.state.game };
  if (game === undefined || open.phase !== 'playing') return undefined;
  const seat: Seat = pick(random, awaitedSeats(game.open));
  const commands = below(random, 12) === 0 ? [{ type: 'wait', seat } as const] : legal(session, seat);
  const command = pick(random, commands);
  const { position } = open;
  if (botAt(open, seat) !== undefined && below(random, 3) > 0)
    return { type: 'bot-play', at, position, move: command };
  return by(personIn(open, seat) ?? 'ann', { type: 'play', position, move: command }, at);
}

/** Any seat, more likely one that has an offer or an ask to answer. */
function someSeat({ state }: Session, random: RandomSource): Seat {
  const { open, asides } = state;
  const seats = [...asides.offers, ...asides.asks].flatMap(({ city }) => buildersOf(open.options.game, city));
  return seats.length > 0 && below(random, 2) === 0
    ? pick(random, seats)
    : below(random, open.chairs.length + 1);
}

/** Somebody wants a tile back, or gets it. */
function takeBack({ state }: Session, random: RandomSource, at: number): TableCommand | undefined {
  const { open, asides, hidden } = state;
  const [ask] = asides.asks;
  const partner = ask && partnerIn(open.options.game, ask.city, ask.seat);
  if (ask !== undefined && partner !== undefined) {
    return by(personIn(open, partner) ?? 'ann', { type: 'consent', city: ask.city, cell: ask.cell }, at);
  }
  const placed = (hidden.placing?.events ?? []).filter((event) => event.type === 'placed');
  if (placed.length === 0) return undefined;
  const { seat, city, at: cell } = pick(random, placed);
  return by(personIn(open, seat) ?? 'ann', { type: 'ask-undo', city, cell }, at);
}

/** A partner answers an offer. */
function answerOffer(session: Session, random: RandomSource, at: number): TableCommand | undefined {
  const { open, asides } = session.state;
  if (asides.offers.length === 0) return undefined;
  const { city, id, cell, tile } = pick(random, asides.offers);
  const who = personIn(open, pick(random, buildersOf(open.options.game, city))) ?? 'ann';
  const answers: readonly Request[] = [
    { type: 'agree', city, id, cell },
    { type: 'decline-offer', city, id, cell },
    { type: 'move-offer', city, id, cell: cellIn(session, random, city, tile) },
    { type: 'withdraw', city, id },
  ];
  return by(who, pick(random, answers), at);
}

/** What a bot says to a person. */
function botTalk({ state }: Session, due: BotDue, at: number): TableCommand | undefined {
  const { open, game, asides } = { ...state, game: state.game };
  if (game === undefined || due.type === 'bot-turn') return undefined;
  const { seat } = due;
  const view = seatView(game, seat);
  if (due.type === 'bot-offers') {
    const offers = offersFor(view).filter(({ city }) => hasListenerIn(open, seat, city));
    return { type: 'bot-offer', at, position: open.position, seat, offers };
  }
  const { city, id } = due;
  const asked = asides.offers.find((offer) => offer.city === city && offer.id === id);
  if (asked === undefined) return undefined;
  const { owner, tile, cell } = asked;
  const answer = answerTo(view, { seat: owner, city, tile, at: cell });
  return { type: 'bot-answer', at, seat, city, id, cell, answer };
}

function anything(session: Session, random: RandomSource, at: number): TableCommand {
  const seat = someSeat(session, random);
  const who = (below(random, 4) > 0 ? personIn(session.state.open, seat) : undefined) ?? pick(random, GUESTS);
  const [due] = whatIsDue(session.state, at);
  if (due !== undefined && !isForBot(due)) return due;
  const talk = due === undefined || below(random, 2) === 0 ? undefined : botTalk(session, due, at);
  if (talk !== undefined) return talk;
  const dice = below(random, 10);
  if (dice === 0) return { type: pick(random, ['come', 'drop']), who, at };
  const sensible =
    dice < 5
      ? move(session, random, at)
      : dice < 6
        ? takeBack(session, random, at)
        : dice < 7
          ? answerOffer(session, random, at)
          : undefined;
  return sensible ?? by(who, request(session, random, seat), at);
}

export interface Step {
  readonly before: Session;
  readonly command: TableCommand;
  readonly after: Session;
  readonly accepted: boolean;
}

/** This many random commands; refused ones change nothing. */
export function randomSteps(
  options: TableOptions,
  seed: string,
  count: number,
  from?: Session,
): readonly Step[] {
  const random = fastRandom(seed);
  const steps: Step[] = [];
  let session = from ?? (attempt(NEW, create(options)) as Session);
  let at = session.state.hidden.at;
  for (let nth = 0; nth < count; nth++) {
    at += below(random, 6) === 0 ? 20_000 : below(random, 3_000);
    const command = { ...anything(session, random, at), seed: `${seed} ${nth}` } as TableCommand;
    const result = attempt(session, command);
    const accepted = !('code' in result);
    const after = accepted ? result : session;
    steps.push({ before: session, command, after, accepted });
    session = after;
  }
  return steps;
}

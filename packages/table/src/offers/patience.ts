/** When a bot speaks and when it places: its human partner gets a little time to answer, and nobody waits for a bot. */
import { awaitedSeats, type CityIndex, type OpenGame, type Seat } from '@duopolis/rules';
import { botAt, buildersOf, isPlayedByBot, memberOf, partnerIn, personIn } from '../seats.ts';
import type { Offer, OpenTable, TableState } from '../state.ts';

/**
 * How long a bot waits for its partner: from the reveal, and again from each sign that its partner is working on their
 * city. With a clock: twenty seconds, a third of the clock if that is less. Without a clock: a minute.
 *
 * For an answer to its offer it waits the longest time, as long as the partner it has asked still has tiles to place: so
 * nobody else waits for the bot. With a clock that is two thirds of it, without one five minutes.
 */
interface Patience {
  readonly each: number;
  readonly most: number;
}

const LIVE = 20_000;
const RELAXED: Patience = { each: 60_000, most: 300_000 };

function patienceOf({ options: { pace } }: OpenTable): Patience {
  if (pace.kind !== 'live') return RELAXED;
  const third = (pace.place * 1_000) / 3;
  const each = Math.min(LIVE, third);
  return { each, most: 2 * third };
}

const isPlayedByPerson = (open: OpenTable, seat: Seat): boolean =>
  personIn(open, seat) !== undefined && !isPlayedByBot(open.chairs[seat]);

/** Whether a person who is there shares the city with the seat. */
export function hasListenerIn(open: OpenTable, seat: Seat, city: CityIndex): boolean {
  const partner = partnerIn(open.options.game, city, seat);
  if (partner === undefined || !isPlayedByPerson(open, partner)) return false;
  return memberOf(open, personIn(open, partner) ?? '')?.here === true;
}

/** An offer that a person made and a bot has not answered yet. */
export interface Unanswered {
  readonly seat: Seat;
  readonly offer: Offer;
}

export const unanswered = ({ open, asides }: TableState): readonly Unanswered[] =>
  asides.offers.flatMap((offer): Unanswered[] => {
    const seat = buildersOf(open.options.game, offer.city).find((other) => other !== offer.by);
    const asked = seat !== undefined && botAt(open, seat) !== undefined && isPlayedByPerson(open, offer.by);
    return asked && !offer.agreed.includes(seat) && offer.answer === undefined ? [{ seat, offer }] : [];
  });

/** An offer for one of the seat's tiles that both partners want. */
export const agreedFor = ({ asides }: TableState, seat: Seat): Offer | undefined =>
  asides.offers.find(({ owner, agreed }) => owner === seat && agreed.length > 1);

/** People who have tiles to place; those who let the others go first (PLACE-8) don't count. */
function thinking({ open, hidden }: TableState, game: OpenGame): readonly Seat[] {
  const events = hidden.placing?.events ?? [];
  const letsGo = (seat: Seat): boolean =>
    events.some((event) => event.type === 'waited' && event.seat === seat);
  return awaitedSeats(game).filter((seat) => isPlayedByPerson(open, seat) && !letsGo(seat));
}

export const isAnyoneThinking = (state: TableState, game: OpenGame): boolean =>
  thinking(state, game).length > 0;

/** A question of a seat to its partner in a city. */
export interface OpenQuestion {
  readonly partner: Seat;
  readonly city: CityIndex;
}

/** The offers of a seat that its partners have not answered. */
export const openQuestionsOf = (
  { open, asides }: Pick<TableState, 'open' | 'asides'>,
  seat: Seat,
): readonly OpenQuestion[] =>
  asides.offers.flatMap(({ by, city, agreed, answer }): OpenQuestion[] => {
    const partner = partnerIn(open.options.game, city, seat);
    if (by !== seat || partner === undefined || answer !== undefined) return [];
    return agreed.includes(partner) ? [] : [{ partner, city }];
  });

/** Whether a person who still thinks has not answered an offer of the bot. */
function awaitsAnswer(state: TableState, game: OpenGame, seat: Seat): boolean {
  const people = thinking(state, game);
  return openQuestionsOf(state, seat).some(
    ({ partner, city }) => people.includes(partner) && hasListenerIn(state.open, seat, city),
  );
}

/** Until when a bot with tiles to place waits for its partners; nothing if it has no reason to. */
export function waitsUntil(state: TableState, game: OpenGame, seat: Seat): number | undefined {
  const { open, hidden } = state;
  if (game.phase !== 'placing') return undefined;
  const cities = game.pending.flatMap((pending) => (pending.seat === seat ? pending.cities : []));
  const audible = cities.filter((city) => hasListenerIn(open, seat, city));
  if (audible.length === 0) return undefined;
  if (agreedFor(state, seat) !== undefined || !isAnyoneThinking(state, game)) return undefined;
  const { each, most } = patienceOf(open);
  if (awaitsAnswer(state, game, seat)) return open.since + most;
  const stirred = audible.map((city) => hidden.stirred[city] ?? 0);
  return Math.min(Math.max(open.since, ...stirred) + each, open.since + most);
}

export const hasProposed = ({ asides }: TableState, seat: Seat): boolean =>
  asides.offers.some(({ by, owner }) => by === seat && owner === seat);

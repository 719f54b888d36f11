/** What a seat must not receive: searched for in everything that its browser has received. */
import type { SeenEventsAnswer } from '@duopolis/protocol';
import type { SeenTableEvent, TableView } from '@duopolis/table';
import type { Seat } from '@duopolis/rules';
import { eventsOf, type Record, viewsOf } from './wire.ts';

/** Keys of secrets that no client may receive while the game runs. */
const HIDDEN_KEYS = /"(hidden|supply|hands|faceUp|seed|barred|spoken)"/;

/** Which seat a browser plays, from its last view. */
function seatIn(record: Record): Seat {
  const seats = viewsOf(record).flatMap(({ game }) =>
    game === undefined || game.viewer === 'spectator' ? [] : [game.viewer],
  );
  const seat = seats.at(-1) ?? gatheredSeat(record);
  if (seat === undefined) throw new Error('no seat was told');
  return seat;
}

/** Without a view of the game, the seat follows from what was dealt and chosen. */
const gatheredSeat = (record: Record): Seat | undefined =>
  eventsOf(record).flatMap((event) =>
    event.type === 'game' && event.event.type === 'chose' && event.event.tiles !== undefined
      ? [event.event.seat]
      : [],
  )[0];

/** The hands that a browser received, as text. */
export const handsIn = (record: Record): readonly string[] =>
  eventsOf(record).flatMap((event) =>
    event.type === 'game' &&
    (event.event.type === 'dealt' || event.event.type === 'passed') &&
    event.event.hand !== undefined
      ? [JSON.stringify(event.event.hand)]
      : [],
  );

const ofCity = (seat: Seat, seats: number, city: number): boolean =>
  city === seat || city === (seat + seats - 1) % seats;

function secretsOfEvent(event: SeenTableEvent, seat: Seat, seats: number): readonly string[] {
  const text = JSON.stringify(event);
  const isEnd = event.type === 'game' && event.event.type === 'ended';
  const found = isEnd ? [] : (text.match(HIDDEN_KEYS) ?? []).slice(0, 1);
  const strange = (city: number, what: string): readonly string[] =>
    ofCity(seat, seats, city) ? [] : [`${what} of city ${city}`];
  switch (event.type) {
    case 'game':
      return event.event.type === 'chose' && event.event.seat !== seat && event.event.tiles !== undefined
        ? [...found, `choice of seat ${event.event.seat}`]
        : found;
    case 'offered':
      return [...found, ...strange(event.offer.city, 'offer')];
    case 'offer-moved':
    case 'offer-agreed':
    case 'offer-withdrawn':
    case 'offer-died':
    case 'undo-asked':
    case 'undo-declined':
    case 'undo-lapsed':
      return [...found, ...strange(event.city, event.type)];
    case 'said':
      return event.channel === 'table' ? found : [...found, ...strange(event.channel, 'talk')];
    default:
      return found;
  }
}

function secretsOfView({ asides, game, open }: TableView, seat: Seat, seats: number): readonly string[] {
  const text = JSON.stringify({ asides, game, open });
  const mine = ({ city }: { readonly city: number }): boolean => ofCity(seat, seats, city);
  return [
    ...(open.phase === 'over' ? [] : (text.match(HIDDEN_KEYS) ?? []).slice(0, 1)),
    ...asides.offers.filter((offer) => !mine(offer)).map(({ city }) => `offer of city ${city}`),
    ...asides.talk.cities.flatMap((talk, city) =>
      talk.length > 0 && !mine({ city }) ? [`talk of city ${city}`] : [],
    ),
  ];
}

/** A client that returns to a table gets its history: `GET /api/tables/:table/told`. */
function historyIn(answer: string): readonly SeenTableEvent[] | undefined {
  if (!answer.startsWith('{"events":')) return undefined;
  return (JSON.parse(answer) as SeenEventsAnswer).events;
}

function secretsOfAnswer(answer: string, seat: Seat, seats: number): readonly string[] {
  const history = historyIn(answer);
  if (history !== undefined) return history.flatMap((event) => secretsOfEvent(event, seat, seats));
  return /"(hand|hands|choice|tiles|hidden)"/.test(answer) ? [answer] : [];
}

/** Everything in a browser's record that its seat must not know; the other records say what there is to know. */
export function secretsIn(record: Record, others: readonly Record[], seats: number): readonly string[] {
  const seat = seatIn(record);
  const histories = record.answers.map(historyIn).filter((events) => events !== undefined);
  const all = JSON.stringify([record.frames, histories]);
  const own = new Set(handsIn(record));
  const foreign = others.flatMap(handsIn).filter((hand) => !own.has(hand) && hand.split(',').length > 2);
  return [
    ...eventsOf(record).flatMap((event) => secretsOfEvent(event, seat, seats)),
    ...viewsOf(record).flatMap((view) => secretsOfView(view, seat, seats)),
    ...foreign.filter((hand) => all.includes(hand)).map((hand) => `hand ${hand}`),
    ...record.answers.flatMap((answer) => secretsOfAnswer(answer, seat, seats)),
  ];
}

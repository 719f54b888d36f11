/** Seats, their players, and the builders of a city. */
import {
  type CityIndex,
  type GameState,
  isAutoma,
  modeRules,
  type Options,
  type Seat,
} from '@duopolis/rules';
import type { StartedSeat } from './event.ts';
import type { Chair, Holder, Member, MemberId, OpenTable, TableState } from './state.ts';

export const memberOf = ({ members }: OpenTable, id: MemberId): Member | undefined =>
  members.find((member) => member.id === id);

/** The player of every seat; bots are identified by their strength. */
export const startedSeats = (open: OpenTable): readonly StartedSeat[] =>
  open.chairs.map(({ holder }) => ({ holder, name: nameIn(open, holder) }));

function nameIn(open: OpenTable, holder: Holder): string {
  if (holder.kind === 'person') return memberOf(open, holder.member)?.name ?? '';
  return holder.kind === 'bot' ? holder.strength : '';
}

/** How many people sit in the chairs. */
export const seatedPeople = ({ chairs }: OpenTable): number =>
  chairs.filter(({ holder }) => holder.kind === 'person').length;

/** Those without a bot standing in for them. */
export const playingPeople = ({ chairs }: OpenTable): number =>
  chairs.filter(({ holder, standIn }) => holder.kind === 'person' && standIn === undefined).length;

export function seatOf({ chairs }: OpenTable, id: MemberId): Seat | undefined {
  const seat = chairs.findIndex(({ holder }) => holder.kind === 'person' && holder.member === id);
  return seat < 0 ? undefined : seat;
}

export const personIn = ({ chairs }: OpenTable, seat: Seat): MemberId | undefined => {
  const holder = chairs[seat]?.holder;
  return holder?.kind === 'person' ? holder.member : undefined;
};

/** A bot sits there, or stands in for the person. */
export const isPlayedByBot = (chair: Chair | undefined): boolean =>
  chair?.holder.kind === 'bot' || chair?.standIn !== undefined;

/** The bot that plays a seat now, and its strength. */
export const botAt = ({ chairs, options }: OpenTable, seat: Seat) => {
  const chair = chairs[seat];
  if (chair?.holder.kind === 'bot') return chair.holder.strength;
  return chair?.standIn === undefined ? undefined : options.standIn;
};

/** The seats that take commands; Automas play by their cards. */
export const playedSeats = (options: Options): readonly Seat[] =>
  Array.from({ length: options.seats }, (_, seat) => seat).filter((seat) => !isAutoma(options, seat));

export const citiesOf = (options: Options, seat: Seat): readonly CityIndex[] =>
  modeRules(options).citiesOf(seat, options.seats);

/** The builders of a city without Automas: two partners, or one person. */
export const buildersOf = (options: Options, city: CityIndex): readonly Seat[] =>
  playedSeats(options).filter((seat) => citiesOf(options, seat).includes(city));

/** The other builder of a city, if there is one. */
export const partnerIn = (options: Options, city: CityIndex, seat: Seat): Seat | undefined =>
  buildersOf(options, city).find((other) => other !== seat);

/** Whether a member builds a city of the current game. */
export function isBuilder(open: OpenTable, id: MemberId, city: CityIndex): boolean {
  const seat = seatOf(open, id);
  return seat !== undefined && buildersOf(open.options.game, city).includes(seat);
}

/** The current game, if there is one. */
export const gameOf = ({ open, game }: TableState): GameState | undefined =>
  open.phase === 'playing' ? game : undefined;

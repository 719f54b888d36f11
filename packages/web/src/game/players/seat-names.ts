/** The names of seats: people have their own, bots are numbered by seat, Automas have the rulebook's. */
import { isFormerPlayer } from '@duopolis/protocol';
import type { CityIndex, OpenGame, Seat } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import { AUTOMACITY, AUTOMAS, LEFTVILLE } from '@duopolis/rules/solo';
import { type MemberId, memberOf, type OpenTable, seatOf } from '@duopolis/table';
import type { SharedWords } from '../words/shared-words.ts';

/** A displayed name: people whose data was deleted have one in the reader's language. */
export const shownName = (name: string, { people }: SharedWords): string =>
  isFormerPlayer(name) ? people.former : name;

export function nameOf(open: OpenTable, seat: Seat, words: SharedWords): string {
  const holder = open.chairs[seat]?.holder;
  switch (holder?.kind) {
    case 'person':
      return shownName(memberOf(open, holder.member)?.name ?? '', words);
    case 'automa':
      return automaName(open, seat, words);
    default:
      return botName(open, seat, words);
  }
}

/** Ignores case and accents; created once, since names are compared all the time. */
const NAMES = new Intl.Collator(undefined, { sensitivity: 'base' });

/** The number of the bot there. */
export function nthBot(chairs: OpenTable['chairs'], seat: Seat): number {
  const first = Math.max(
    0,
    chairs.findIndex(({ holder }) => holder.kind === 'person'),
  );
  const from = (one: Seat): number => (one - first + chairs.length) % chairs.length;
  return chairs.filter(({ holder }, one) => isUnnamed(holder) && from(one) < from(seat)).length;
}

const isUnnamed = ({ kind }: OpenTable['chairs'][number]['holder']): boolean =>
  kind !== 'person' && kind !== 'automa';

function botName({ members, chairs }: OpenTable, seat: Seat, { game }: SharedWords): string {
  const { bots, otherBots } = game.automas;
  const nth = nthBot(chairs, seat) % bots.length;
  const name = itemAt(bots, nth);
  const taken = members.some((member) => NAMES.compare(member.name, name) === 0);
  return taken ? itemAt(otherBots, nth) : name;
}

function automaName({ options }: OpenTable, seat: Seat, { game }: SharedWords): string {
  if (options.game.mode !== 'solo') return game.automas.alone;
  const left = AUTOMAS.find((automa) => automa.seat === seat)?.shared === LEFTVILLE;
  return game.automas.names[left ? 'left' : 'right'];
}

/** A member's name, including spectators'. */
export const memberName = (open: OpenTable, id: MemberId, words: SharedWords): string =>
  shownName(memberOf(open, id)?.name ?? '', words);

/** A city by its token, or in solo by its position. */
export function cityName(game: OpenGame, city: CityIndex, words: SharedWords): string {
  const { automas, pieces } = words.game;
  if (game.options.mode !== 'solo') return pieces.token(game.tokens[city] ?? '');
  if (city === AUTOMACITY) return automas.cities.automacity;
  return automas.cities[city === LEFTVILLE ? 'left' : 'right'];
}

/** The viewer's own seat, if there is one. */
export const ownSeat = (open: OpenTable, you: MemberId): Seat | undefined => seatOf(open, you);

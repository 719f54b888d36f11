/** The sentence that says what to do with my tiles now, and its consequences. */
import type { CityIndex } from '@duopolis/rules';
import { isDuplex } from '@duopolis/rules/notation';
import type { Offer } from '@duopolis/table';
import { cityName, nameOf } from '../players/seat-names.ts';
import type { Aim } from '../turn/selection.ts';
import type { Slot } from '../turn/placement-draft.ts';
import type { Turn } from '../turn/turn.ts';
import { offeredSpace } from '../turn/offered-space.ts';
import { isSettled } from '../turn/turn-requests.ts';
import { handWords } from './words/hand-words.ts';
import { words } from '../words/shared-words.ts';

export interface ToDo {
  readonly what: string;
  readonly hint?: string;
}

export function whatToDo(turn: Turn): ToDo {
  const { game } = words();
  const hand = handWords();
  const own = turn.seat.game.value;
  if (own === undefined) return { what: '' };
  const tried = turn.draft.staged.value.length;
  const aim = turn.draft.aim.value;
  if (tried === 0 && turn.draft.phase.value === 'waiting' && (aim === undefined || aim.slot !== undefined))
    return { what: hand.waiting, hint: hand.waitingHint };
  if (aim !== undefined) return whatToDoWith(turn, aim);
  if (tried > 0) {
    const left = turn.draft.slots.value.length - tried;
    return left > 0 ? { what: hand.ready, hint: hand.someLeft(left) } : { what: hand.ready };
  }
  const [first, ...more] = turn.effects.agreed.value;
  if (first !== undefined)
    return {
      what: more.length > 0 ? hand.bothAgreed : hand.agreed(game.pieces.name(first.tile, own.open.box)),
    };
  const isOffered = turn.seat.offers.value.some(({ owner }) => owner === own.viewer);
  return { what: isOffered ? hand.offered : hand.pickATile };
}

/** For the current tile: an offer for it, or where to put it. */
function whatToDoWith(turn: Turn, { tile: piece, owner, cities, offer, slot }: Aim): ToDo {
  const { game } = words();
  const hand = handWords();
  const [view, own] = [turn.seat.view.value, turn.seat.game.value];
  if (view === undefined || own === undefined) return { what: '' };
  const { open } = own;
  const nameOfCity = (city: number): string => cityName(open, city, words());
  const tile = game.pieces.name(piece, open.box);
  const [city = 0] = cities;
  if (owner !== own.viewer) return { what: hand.counter(nameOf(view.open, owner, words()), tile) };
  if (offer !== undefined) return { what: hand.moveGhost(tile) };
  if (turn.draft.staged.value.length > 0) return { what: hand.nowPut(tile) };
  if (open.mustPlace === own.viewer) return { what: hand.mustPlace };
  const rooms = [...turn.targets.legal.value.keys()];
  if (rooms.length > 0 && rooms.every((one) => offeredSpace(turn, one) !== undefined))
    return { what: hand.overOffer };
  const [room, another] = rooms;
  if (another === undefined) return { what: hand.putIn(tile, nameOfCity(room ?? city)) };
  const other = turn.draft.slots.value.find((one) => one !== slot && one.cities.length > 1);
  const left = leftBy(turn, other);
  if (left !== undefined) return { what: hand.putIn(tile, nameOfCity(left)) };
  if (other?.tile === piece) return { what: hand.putEach(tile) };
  // The names of two duplexes would not fit.
  return other === undefined || isDuplex(other.tile)
    ? { what: hand.putEither(tile) }
    : { what: hand.putEither(tile), hint: hand.goesToOther(game.pieces.name(other.tile, open.box)) };
}

/** The city without an offer for my other tile, if that is offered in one of them. */
function leftBy({ seat, targets }: Turn, other: Slot | undefined): CityIndex | undefined {
  const viewer = seat.game.value?.viewer;
  const stands = (offer: Offer): boolean =>
    isSettled(offer) || (offer.by === viewer && offer.answer?.agrees !== false);
  const offered = seat.offers.value.filter(
    (offer) => offer.owner === viewer && offer.tile === other?.tile && stands(offer),
  );
  const left = [...targets.legal.value.keys()].filter((city) => offered.every((one) => one.city !== city));
  return offered.length > 0 && left.length === 1 ? left[0] : undefined;
}

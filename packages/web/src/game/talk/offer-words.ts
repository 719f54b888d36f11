/** An offer in words: who would put which tile where, and why, or the answer. */
import type { Reason, ReasonCode } from '@duopolis/bots';
import type { CityScore } from '@duopolis/rules/scoring';
import { type Effect, effectOf, type Offer, type TableView } from '@duopolis/table';
import { signed } from '../board/gain-text.ts';
import { ownSeat } from '../players/seat-names.ts';
import { partnerOf } from '../players/ring.ts';
import { speakerName } from './speaker-name.ts';
import type { OfferCard } from '../turn/turn-cards.ts';
import { talkWords } from './words/talk-words.ts';
import { words } from '../words/shared-words.ts';

/** The one with whom I discuss it. */
export function partnerName({ open, you }: TableView, { by, city }: Offer): string {
  const own = ownSeat(open, you);
  const partner = own === undefined ? undefined : partnerOf(open.options.game, city, own);
  return speakerName(open, partner ?? by, { ...words(), talk: talkWords() });
}

export function offerTitle(view: TableView, { offer, state }: OfferCard): string {
  const { open, you, game: played } = view;
  const { game } = words();
  const talk = talkWords();
  const { by, owner, tile } = offer;
  const own = ownSeat(open, you);
  const named = game.pieces.name(tile, played?.open.box);
  const name = partnerName(view, offer);
  if (state === 'agreed') return talk.agreedOn(name, named);
  if (state === 'refused') return talk.declined(name);
  if (by === own) return owner === own ? talk.youOffer(named) : talk.youSuggest(name, named);
  return owner === by ? talk.offers(name, named) : talk.suggests(name, named);
}

const capital = (text: string): string =>
  text.slice(0, 1).toLocaleUpperCase(words().language) + text.slice(1);

/** Where the points of a reason are in a score; a reason for houses, for one, adds to the houses. */
const ADDS_TO: { readonly [code in ReasonCode]?: Exclude<keyof CityScore, 'total'> } = {
  'shop-run': 'shop',
  'park-group': 'park',
  'tavern-set': 'tavern',
  'serves-offices': 'office',
  'office-set': 'office',
  'office-beside-tavern': 'office',
  'factory-majority': 'factory',
  'factory-second': 'factory',
  'new-type-for-houses': 'house',
  'house-worth': 'house',
  'civic-helped': 'civic',
  'district-grows': 'district',
};

/** The reason that adds most, of equal ones the first: a duplex has reasons for both of its buildings. */
function mainReason(reasons: readonly Reason[], { before, after }: Effect): Reason | undefined {
  const adds = ({ code }: Reason): number => {
    const part = ADDS_TO[code];
    return part === undefined ? 0 : (after[part] ?? 0) - (before[part] ?? 0);
  };
  return reasons.toSorted((one, other) => adds(other) - adds(one))[0];
}

function whyOf(view: TableView, { offer, state }: OfferCard, effect: Effect): string {
  const { game: played } = view;
  const { game } = words();
  const talk = talkWords();
  const why = state === 'refused' ? offer.answer?.reasons?.[0] : mainReason(offer.reasons ?? [], effect);
  if (why !== undefined) return capital(game.reasons.reason(why));
  if (state === 'waiting' || state === 'countered') return talk.waitingFor(partnerName(view, offer));
  return state === 'refused' ? capital(game.pieces.name(offer.tile, played?.open.box)) : '';
}

export interface OfferReason {
  readonly why: string;
  readonly gain: string;
}

/** One line: the reason, and what the tile adds to the city as it is now. */
export function offerReason(view: TableView, card: OfferCard): OfferReason {
  const { game } = view;
  const { offer } = card;
  if (game === undefined) return { why: '', gain: '' };
  const effect = effectOf(game.open, { ...offer, at: offer.cell });
  const { before, after } = effect;
  return {
    why: whyOf(view, card, effect),
    gain: after.total === before.total ? '' : signed(after.total - before.total),
  };
}

/** What a member may know of a table, built field by field. */
import { type View, type Viewer, viewFor } from '@duopolis/rules';
import { ownOf } from '@duopolis/rules/lists';
import { gameWithoutSeed, keepsSeed } from './deal.ts';
import { isBuilder, seatOf } from './seats.ts';
import type { PrivateState, MemberId, Offer, OpenTable, TableState } from './state.ts';
import { seesTalkIn } from './strict.ts';
import { type Message, UNHEARD } from './talk/talk-message.ts';

export interface TableView {
  readonly you: MemberId;
  readonly open: OpenTable;
  /** What your partners share with you, and your own. */
  readonly asides: PrivateState;
  readonly game?: View;
}

/** Members without a seat see what a spectator sees. */
export const viewerOf = (open: OpenTable, you: MemberId): Viewer => seatOf(open, you) ?? 'spectator';

export function tableViewFor({ open, asides, game }: TableState, you: MemberId): TableView {
  const own = privateFor(open, asides, you);
  if (game === undefined) return { you, open, asides: own };
  const seenGame = keepsSeed(open.options) ? gameWithoutSeed(game) : game;
  return { you, open, asides: own, game: viewFor(seenGame, viewerOf(open, you)) };
}

function privateFor(open: OpenTable, asides: PrivateState, you: MemberId): PrivateState {
  const seen = ({ city }: { readonly city: number }): boolean => seesTalkIn(open, you, city);
  const mutes = ownOf(asides.mutes, you);
  const answer = ownOf(asides.answers, you);
  return {
    offers: asides.offers.filter(seen).map((offer) => offerFor(open, offer, you)),
    asks: asides.asks.filter(seen),
    talk: {
      table: asides.talk.table.map((message) => messageFor(message, you)),
      cities: trimmed(
        asides.talk.cities.map((messages, city) =>
          isBuilder(open, you, city) ? messages.map((message) => messageFor(message, you)) : [],
        ),
      ),
    },
    mutes: mutes === undefined ? {} : { [you]: mutes },
    answers: answer === undefined ? {} : { [you]: answer },
  };
}

/** Without trailing empty channels, whose number would reveal where others talk. */
const trimmed = (cities: readonly (readonly Message[])[]): readonly (readonly Message[])[] =>
  cities.slice(0, cities.findLastIndex((messages) => messages.length > 0) + 1);

/** Only its maker knows that an offer is one half of two. */
export function offerFor(open: OpenTable, offer: Offer, you: MemberId): Offer {
  if (offer.pair === undefined || seatOf(open, you) === offer.by) return offer;
  const { pair: _, ...seen } = offer;
  return seen;
}

function messageFor(message: Message, you: MemberId): Message {
  const { unheardBy, ...shown } = message;
  if (unheardBy === undefined) return message;
  return unheardBy.includes(you) ? { ...shown, content: UNHEARD, unheardBy: [you] } : shown;
}

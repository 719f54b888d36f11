/** What was done about a city in words: who offered, answered or placed what. */
import type { Reason } from '@duopolis/bots';
import type { CityIndex, Seat, Tile } from '@duopolis/rules';
import type { Offer, TableView } from '@duopolis/table';
import { nameOf, ownSeat } from '../players/seat-names.ts';
import { partnerOf } from '../players/ring.ts';
import { words } from '../words/shared-words.ts';
import type { CityEvent } from './exchange.ts';
import { speakerName } from './speaker-name.ts';
import { talkWords } from './words/talk-words.ts';

/** A sentence, and the name at its start; mine begin with "You". */
export interface EventLine {
  readonly name?: string;
  readonly text: string;
}

const speakerIn = ({ open }: TableView, seat: Seat): string =>
  speakerName(open, seat, { ...words(), talk: talkWords() });

const because = ([first]: readonly Reason[] = []): string =>
  first === undefined ? '' : talkWords().because(words().game.reasons.reason(first));

const tileIn = ({ game }: TableView, tile: Tile): string => words().game.pieces.name(tile, game?.open.box);

function offered(view: TableView, { by, owner, tile, reasons }: Offer): EventLine {
  const talk = talkWords();
  const named = tileIn(view, tile);
  if (by === ownSeat(view.open, view.you))
    return { text: by === owner ? talk.youOffer(named) : talk.youSuggest(speakerIn(view, owner), named) };
  const name = speakerIn(view, by);
  return { name, text: (by === owner ? talk.offers : talk.suggests)(name, named) + because(reasons) };
}

interface Answered {
  readonly by: Seat;
  readonly offer: Offer;
  readonly agrees: 'yes' | 'no';
  readonly reasons: readonly Reason[] | undefined;
}

function answered(view: TableView, { by, offer, agrees, reasons }: Answered): EventLine {
  const talk = talkWords();
  const named = tileIn(view, offer.tile);
  if (by === ownSeat(view.open, view.you)) {
    const asker = nameOf(view.open, offer.by, words());
    return { text: (agrees === 'yes' ? talk.youAgreed : talk.youDeclined)(asker, named) };
  }
  const name = speakerIn(view, by);
  return { name, text: (agrees === 'yes' ? talk.agreed : talk.declined)(name, named) + because(reasons) };
}

function takenBack(view: TableView, seat: Seat, { city, tile }: { city: CityIndex; tile: Tile }): EventLine {
  const talk = talkWords();
  const named = tileIn(view, tile);
  if (seat !== ownSeat(view.open, view.you)) {
    const name = speakerIn(view, seat);
    return { name, text: talk.wantsBack(name, named) };
  }
  const partner = partnerOf(view.open.options.game, city, seat);
  return { text: talk.youWantBack(named, speakerIn(view, partner ?? seat)) };
}

/** Nothing for what I know because I did it myself. */
export function eventLine({ event, offer }: CityEvent, view: TableView): EventLine | undefined {
  const talk = talkWords();
  const own = ownSeat(view.open, view.you);
  const lineOf = (seat: Seat, say: (name: string) => string): EventLine | undefined => {
    const name = speakerIn(view, seat);
    return seat === own ? undefined : { name, text: say(name) };
  };
  switch (event.type) {
    case 'offered':
      return offered(view, event.offer);
    case 'offer-agreed':
    case 'offer-declined': {
      const agrees = event.type === 'offer-agreed' ? 'yes' : 'no';
      return offer && answered(view, { by: event.by, offer, agrees, reasons: event.reasons });
    }
    case 'undo-asked':
      return takenBack(view, event.seat, event);
    case 'undo-declined':
      return lineOf(event.by, talk.keepsTile);
    case 'undone':
      return lineOf(event.seat, (name) => talk.takesBack(name, tileIn(view, event.tile)));
    case 'game': {
      const { event: move } = event;
      if (move.type !== 'placed') return undefined;
      return lineOf(move.seat, (name) => talk.places(name, tileIn(view, move.tile)));
    }
    default:
      return undefined;
  }
}

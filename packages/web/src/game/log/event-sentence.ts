/** An event as a sentence in the reader's language; nothing for obvious ones. */
import type { CityIndex, Seat, SeenEvent, Tile } from '@duopolis/rules';
import type { Offer, OfferDeath, SeenTableEvent, TableView } from '@duopolis/table';
import { cityName, memberName, nameOf, ownSeat, shownName } from '../players/seat-names.ts';
import { spokenText } from '../talk/spoken-text.ts';
import { speakerName } from '../talk/speaker-name.ts';
import type { SharedWords } from '../words/shared-words.ts';
import { signed } from '../board/gain-text.ts';
import type { TalkWords } from '../talk/words/talk-words.ts';
import type { LogWords } from './words/log-words.ts';

/** The words of a sentence in the log. */
export interface LogSpeech extends SharedWords {
  readonly log: LogWords;
  readonly talk: TalkWords;
}

interface Speaker {
  readonly view: TableView;
  readonly words: LogSpeech;
}

/** By name, mine too, marked: a sentence in the third person is correct in every language. */
function seatName({ view, words }: Speaker, seat: Seat): string {
  const name = nameOf(view.open, seat, words);
  return seat === ownSeat(view.open, view.you) ? `${name} (${words.game.game.you})` : name;
}

const cityText = ({ view, words }: Speaker, city: CityIndex): string =>
  view.game === undefined ? '' : cityName(view.game.open, city, words);

const tileText = ({ view, words }: Speaker, tile: Tile): string =>
  words.game.pieces.tile(tile, view.game?.open.box);

/** Ends of an offer that its placement already reports. */
const TOLD_BY_PLACING: ReadonlySet<OfferDeath['code']> = new Set([
  'made-real',
  'placed-elsewhere',
  'bound-elsewhere',
  'phase-over',
]);

/** Mine, or somebody else's with its city. */
function offerSentence({ by, tile, owner, city }: Offer, speaker: Speaker): string {
  const { view, words } = speaker;
  const { talk } = words;
  const named = tileText(speaker, tile);
  if (by === ownSeat(view.open, view.you))
    return `${by === owner ? talk.youOffer(named) : talk.youSuggest(nameOf(view.open, owner, words), named)} (${cityText(speaker, city)})`;
  const name = speakerName(view.open, by, words);
  return `${by === owner ? talk.offers(name, named) : talk.suggests(name, named)} (${cityText(speaker, city)})`;
}

/** The person who agreed or declined, and the offer. */
function answerSentence(
  { by, type }: Extract<SeenTableEvent, { readonly type: 'offer-agreed' | 'offer-declined' }>,
  offer: Offer | undefined,
  speaker: Speaker,
): string {
  const { view, words } = speaker;
  const { agreed, youAgreed, declined, youDeclined } = words.talk;
  const what = offer && `${tileText(speaker, offer.tile)} (${cityText(speaker, offer.city)})`;
  const isYes = type === 'offer-agreed';
  if (offer === undefined || what === undefined || by !== ownSeat(view.open, view.you))
    return (isYes ? agreed : declined)(speakerName(view.open, by, words), what);
  return (isYes ? youAgreed : youDeclined)(nameOf(view.open, offer.by, words), what);
}

interface Known {
  readonly words: LogSpeech;
  /** What a placement changed in the score. */
  readonly change?: number | undefined;
  /** The offer that was answered. */
  readonly offer?: Offer | undefined;
}

export function sentenceOf(
  event: SeenTableEvent,
  view: TableView,
  { words, change, offer }: Known,
): string | undefined {
  const speaker = { view, words };
  const { log, game } = words;
  const person = (id: string): string => memberName(view.open, id, words);
  const seat = (number: Seat): string => seatName(speaker, number);
  switch (event.type) {
    case 'game':
      return gameSentence(event.event, speaker, change);
    case 'joined':
      return log.joined(shownName(event.name, words));
    case 'came':
      return event.member === view.you ? undefined : log.came(person(event.member));
    case 'dropped':
      return log.dropped(person(event.member));
    case 'went':
    case 'left':
      return log.left(person(event.member));
    case 'returned':
      return log.returned(person(event.member));
    case 'taken-over':
      return log.takenOver(seat(event.seat), game.table.standIn[event.why], event.why);
    case 'taken-back':
      return log.takenBack(seat(event.seat));
    case 'handed-over':
      return log.handedOver(person(event.to));
    case 'nudged':
      return event.seat === ownSeat(view.open, view.you)
        ? log.nudgedYou(person(event.by))
        : log.nudged(person(event.by), seat(event.seat));
    case 'undone':
      return log.undone(seat(event.seat), tileText(speaker, event.tile), cityText(speaker, event.city));
    case 'undo-declined':
      return log.undoDeclined(seat(event.by));
    case 'undo-lapsed':
      return log.undoLapsed(game.table.rejection(event.why));
    case 'offer-died':
      return TOLD_BY_PLACING.has(event.why.code) ? undefined : log.offerDied(game.table.death(event.why));
    case 'offered':
      return offerSentence(event.offer, speaker);
    case 'offer-agreed':
      return answerSentence(event, offer, speaker);
    case 'offer-declined': {
      const [why] = event.reasons;
      return `${answerSentence(event, offer, speaker)}${why === undefined ? '' : words.talk.because(game.reasons.reason(why))}`;
    }
    case 'undo-asked':
      return words.talk.wantsBack(seat(event.seat), tileText(speaker, event.tile));
    case 'said':
      return log.said(person(event.by), spokenText(event.content, view, { words }));
    default:
      return undefined;
  }
}

function gameSentence(event: SeenEvent, speaker: Speaker, change?: number): string | undefined {
  const { view, words } = speaker;
  const { happened } = words.game.game;
  const tile = (piece: Tile): string => tileText(speaker, piece);
  const tiles = (pieces: readonly Tile[]): string => words.game.pieces.tiles(pieces, view.game?.open.box);
  const seat = (number: Seat): string => seatName(speaker, number);
  const city = (number: CityIndex): string => cityText(speaker, number);
  switch (event.type) {
    case 'begun':
      return words.log.began;
    case 'dealt':
      return happened.dealt(event.round);
    case 'drew':
      return happened.drew(tiles(event.tiles));
    case 'set-up':
      return happened.setUp(tiles(event.tiles), city(event.city));
    case 'automa':
      return event.move.takes
        .map((take) => words.game.automas.takes(seat(event.move.seat), tile(take.tile), city(take.city)))
        .join('. ');
    case 'assigned':
      return happened.assigned(seat(event.seat), tile(event.tile), city(event.city));
    case 'chose':
      return happened.chose(seat(event.seat));
    case 'revealed':
      return event.choices
        .flatMap((choice, number) =>
          choice.length === 0 ? [] : words.log.revealed(seat(number), tiles(choice)),
        )
        .join('. ');
    case 'placed': {
      const said = happened.placed(seat(event.seat), tile(event.tile), city(event.city));
      return change === undefined ? said : said + words.log.gains(signed(change));
    }
    case 'waited':
      return happened.waited(seat(event.seat));
    case 'stood-off':
      return happened.stoodOff(seat(event.seat));
    case 'passed':
      return happened.passed(event.to);
    case 'discarded':
      return happened.discarded();
    case 'ended':
      return happened.ended();
  }
}

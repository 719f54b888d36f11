/** The words around the talk; the ready phrases are the table's own. */
import { partWords } from '../../../kit/words/part-words.ts';

export interface TalkWords {
  readonly with: (name: string) => string;
  readonly table: string;
  readonly write: (name: string) => string;
  readonly writeToAll: string;
  readonly send: string;
  readonly phrases: string;
  readonly phrasesOnly: string;
  readonly talkOpenly: string;
  readonly silentNow: string;
  readonly nobodySaid: string;
  readonly botsListen: string;
  readonly ping: string;
  readonly pingNow: string;
  readonly pinged: (city: string, row: number, column: number) => string;
  /** After "You". */
  readonly youPinged: (city: string, row: number, column: number) => string;
  readonly unheard: string;
  readonly mute: (name: string) => string;
  readonly unmute: (name: string) => string;
  readonly unread: (messages: number) => string;
  readonly close: string;
  /** A partner's own tile, mine as the partner would place it, and the same from me. */
  /** The speaker, while a bot plays their seat. */
  readonly botFor: (name: string) => string;
  readonly offers: (name: string, tile: string) => string;
  readonly suggests: (name: string, tile: string) => string;
  readonly youOffer: (tile: string) => string;
  readonly youSuggest: (name: string, tile: string) => string;
  readonly because: (why: string) => string;
  /** To an offer, if it is known which. */
  readonly agreed: (name: string, offer?: string) => string;
  readonly youAgreed: (name: string, offer: string) => string;
  readonly agreedOn: (name: string, tile: string) => string;
  readonly declined: (name: string, offer?: string) => string;
  readonly youDeclined: (name: string, offer: string) => string;
  readonly agree: string;
  readonly declineOffer: string;
  readonly counter: string;
  readonly withdraw: string;
  readonly waitingFor: (name: string) => string;
  /** After agreeing. */
  readonly changeMind: string;
  /** What I have declined, and that I take it back. */
  readonly youDeclinedTile: (name: string, tile: string) => string;
  readonly agreeAfterAll: string;
  /** To take a tile back. */
  readonly cancelAsk: string;
  /** A declined offer, for another cell. */
  readonly elsewhere: string;
  readonly moreAnswers: string;
  readonly cardOf: (nth: number, of: number) => string;
  readonly previousOffer: string;
  readonly nextOffer: string;
  readonly openCard: string;
  readonly foldCard: string;
  /** Above their keys. */
  readonly answerKeys: string;
  readonly wantsBack: (name: string, tile: string) => string;
  readonly youWantBack: (tile: string, name: string) => string;
  /** What a partner has done. */
  readonly places: (name: string, tile: string) => string;
  readonly takesBack: (name: string, tile: string) => string;
  readonly keepsTile: (name: string) => string;
  /** Where I would like my partner's tile. */
  /** Before the names of such tiles. */
  /** The group of the buttons that ask for the partner's tiles. */
  readonly suggestions: string;
  readonly askFor: string;
  readonly suggestTile: (tile: string) => string;
  readonly suggest: (tile: string, city: string) => string;
  readonly shows: (tiles: string) => string;
  readonly consent: string;
  readonly decline: string;
}

export const talkWords = partWords(import.meta.glob<TalkWords>('./??.ts', { import: 'talk' }));

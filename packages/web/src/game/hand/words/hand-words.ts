/** The words of my hand. */
import { partWords } from '../../../kit/words/part-words.ts';

export interface HandWords {
  readonly title: string;
  /** How many are still to be chosen: two, one or none. */
  readonly choose: (left: number) => string;
  readonly chooseHint: string;
  /** Announced when a key has done it, far from the focus. */
  readonly picked: (tile: string) => string;
  readonly putBack: (tile: string) => string;
  readonly selected: (tile: string) => string;
  readonly lock: string;
  readonly relock: string;
  readonly locked: string;
  readonly lockedHint: string;
  readonly lockedForGood: string;
  readonly changeMind: string;
  readonly keepChoice: string;
  readonly putEither: (tile: string) => string;
  readonly putIn: (tile: string, city: string) => string;
  /** The next one, after one was tried. */
  readonly nowPut: (tile: string) => string;
  /** Both of my tiles are the same. */
  readonly putEach: (tile: string) => string;
  /** A partner's tile is offered wherever mine may go. */
  readonly overOffer: string;
  readonly goesToOther: (tile: string) => string;
  readonly pickATile: string;
  readonly ready: string;
  readonly someLeft: (tiles: number) => string;
  readonly offered: string;
  readonly agreed: (tile: string) => string;
  readonly placeOffer: string;
  readonly placeBoth: string;
  /** The current move would take the space of an agreement. */
  readonly breaks: (name: string, tile: string) => string;
  /** Somebody built there while it was pressed. */
  readonly justBuilt: string;
  readonly breaksOwn: (tile: string) => string;
  /** A partner has built where I tried my tile, or so that it fits there no more. */
  readonly builtFirst: (name: string, tile: string) => string;
  readonly fitsNoMore: (name: string, tile: string) => string;
  readonly bothAgreed: string;
  /** The main button's text while it is disabled. */
  readonly waitFor: (name?: string) => string;
  readonly pickTile: string;
  readonly pickCell: string;
  readonly pickCity: string;
  /** Everything but the main button. */
  readonly more: string;
  readonly moveGhost: (tile: string) => string;
  readonly counter: (name: string, tile: string) => string;
  readonly confirm: string;
  /** Others of my tiles are left. */
  readonly confirmSome: (tiles: number) => string;
  readonly undo: string;
  /** My tiles that I try; to nobody in particular if two partners are asked. */
  readonly offer: (name?: string) => string;
  readonly wait: string;
  readonly waiting: string;
  readonly waitingHint: string;
  readonly mustPlace: string;
  readonly done: string;
  readonly doneHint: string;
  readonly takeBack: (tile: string, city: string) => string;
  /** Beside other buttons there is room for this only. */
  readonly takeBackShort: string;
  readonly watching: string;
  /** Solo: what each city still needs. */
  readonly assign: (cities: string) => string;
  /** All cities but this one have theirs. */
  readonly assignLast: (city: string) => string;
  readonly assignTo: (tile: string) => string;
  readonly assignReady: string;
  readonly giveTo: (city: string) => string;
  readonly upTo: (gain: string) => string;
  readonly toCity: (city: string) => string;
  readonly tried: (city: string) => string;
  readonly cancel: string;
  readonly sending: string;
  readonly lost: string;
  readonly keyGroup: string;
  readonly keys: {
    readonly pick: string;
    readonly confirm: string;
    /** The same by Enter, where it presses nothing else. */
    readonly enter: string;
    readonly undo: string;
    readonly offer: string;
    readonly board: string;
  };
}

export const handWords = partWords(import.meta.glob<HandWords>('./??.ts', { import: 'hand' }));

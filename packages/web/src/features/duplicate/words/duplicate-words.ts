/** The words of duplicate: one deal for everybody. */
import { partWords } from '../../../kit/words/part-words.ts';
import type { TablePhase } from '@duopolis/table';

type ByKind = { readonly [kind in 'bots' | 'device' | 'solo' | 'online']: string };

export interface DuplicateWords {
  readonly title: string;
  readonly about: string;
  readonly newDeal: string;
  readonly kind: string;
  readonly kinds: ByKind;
  readonly kindAbouts: ByKind;
  readonly howMany: string;
  readonly make: string;
  readonly deals: string;
  /** 'Deal 9F3C' */
  readonly people: (number: number) => string;
  readonly againstBots: string;
  readonly results: (number: number) => string;
  readonly forget: (deal: string) => string;
  readonly lostTitle: string;
  readonly lost: string;
  readonly allDeals: string;

  readonly play: string;
  readonly goOn: string;
  readonly played: string;
  readonly invite: string;
  readonly invited: string;
  readonly fairPlay: string;
  readonly sameForAll: string;

  readonly resultsTitle: string;
  readonly none: string;
  /** Before the viewer has played. */
  readonly hasPlayed: (names: readonly string[]) => string;
  readonly shownLater: string;
  readonly showAnyway: string;
  readonly copyResult: string;
  readonly copiedResult: string;
  readonly paste: string;
  readonly pasteHint: string;
  readonly add: string;
  readonly added: (name: string) => string;
  readonly problems: { readonly [problem in 'foul' | 'other-deal' | 'no-result']: string };
  readonly proven: string;

  readonly columns: {
    readonly place: string;
    readonly name: string;
    readonly cities: string;
    readonly score: string;
    readonly rank: string;
    readonly difference: string;
    readonly replay: string;
  };
  readonly you: (name: string) => string;
  readonly bestOne: string;
  /** Only one result is there. */
  readonly alone: string;
  /** People who sat in the same seat at different tables. */
  readonly sameSeat: (seat: number) => string;
  readonly rankOf: (rank: string, seats: number) => string;
  readonly replay: (name: string) => string;

  readonly beside: string;
  readonly besideAbout: string;
  readonly whose: string;
  readonly earlier: string;
  readonly later: string;
  readonly turn: (round: string, turn: number) => string;
  readonly sameHand: string;
  readonly otherHand: string;
  readonly handOf: (name: string) => string;
  readonly chosen: (tile: string) => string;

  /** Tables on the server that share a deal. */
  readonly online: {
    readonly make: string;
    readonly about: string;
    /** One more table of the deal. */
    readonly open: string;
    readonly invited: string;
    readonly tables: string;
    readonly table: (number: number) => string;
    readonly bots: (number: number) => string;
    readonly phases: { readonly [phase in TablePhase]: string };
    readonly toTable: string;
    readonly none: string;
    readonly alone: string;
    readonly later: string;
    readonly game: (number: number) => string;
    readonly fairPlay: string;
    /** At a table of the deal that gathers. */
  };
}

export const duplicateWords = partWords(import.meta.glob<DuplicateWords>('./??.ts', { import: 'duplicate' }));

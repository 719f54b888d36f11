/** The words of the first page. */
import { partWords } from '../../words/part-words.ts';
import type { Options } from '@duopolis/rules';

export interface HomeWords {
  readonly title: string;
  readonly claim: string;
  readonly yourName: string;
  /** The name of a player without one. */
  readonly guest: string;
  readonly playNow: string;
  readonly playWithFriends: string;
  readonly noAccount: string;
  readonly unofficial: string;
  readonly ways: string;
  readonly solo: string;
  readonly soloAbout: string;
  readonly device: string;
  readonly deviceAbout: string;
  readonly bots: string;
  readonly botsAbout: string;
  readonly lobby: string;
  readonly lobbyAbout: string;
  readonly campaign: string;
  readonly campaignAbout: string;
  readonly newHere: string;
  readonly learn: string;
  readonly learnAbout: string;
  readonly puzzle: string;
  readonly puzzleAbout: string;
  readonly duplicate: string;
  readonly duplicateAbout: string;
  readonly rules: string;
  readonly city: string;
  readonly scorepad: string;
  readonly statistics: string;
  readonly scores: string;
  readonly replays: string;
  readonly goOn: string;
  /** A table in a few words. */
  readonly table: (game: Pick<Options, 'mode' | 'seats' | 'capitals'>) => string;
  readonly onServer: string;
  readonly notStarted: string;
  readonly over: string;
  readonly withPeople: (names: readonly string[]) => string;
  readonly notMade: (why: string) => string;
}

export const homeWords = partWords(import.meta.glob<HomeWords>('./??.ts', { import: 'home' }));

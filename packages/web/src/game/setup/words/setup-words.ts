/** The words of setting up a table: every option, and the summary in sentences. */
import { partWords } from '../../../kit/words/part-words.ts';
import type { Difficulty, SoloKind } from '@duopolis/rules/solo';
import type { SeatingWay, Watchers } from '@duopolis/table';
import type { NewKind } from '../../../kit/routing/route.ts';
import type { PaceName, Strength } from '../setup-options.ts';

type Named<Key extends string | number> = { readonly [key in Key]: string };

export interface SetupWords {
  readonly titles: Named<NewKind>;
  readonly abouts: Named<NewKind>;
  readonly people: string;
  readonly seats: (number: number) => string;
  readonly two: string;
  readonly twos: Named<'duel' | 'duo'>;
  readonly twoAbouts: Named<'duel' | 'duo'>;
  /** Picking city tokens. */
  readonly tokens: string;
  readonly tokensPicked: (picked: number, cities: number) => string;
  readonly secretAutoma: string;
  readonly secretAutomaAbout: string;
  readonly capitals: string;
  readonly capitalsAbout: string;
  readonly strict: string;
  readonly strictAbout: string;
  /** The pieces of the reader's own box. */
  readonly box: {
    readonly title: string;
    readonly about: string;
    readonly edit: string;
    readonly load: string;
    readonly save: string;
    readonly remove: string;
    readonly loaded: (lists: readonly string[]) => string;
    readonly nothingNew: string;
    readonly wrong: (problem: string) => string;
    readonly say: string;
  };
  readonly strength: string;
  readonly strengths: Named<Strength>;
  readonly strengthAbouts: Named<Strength>;
  readonly pace: string;
  readonly paces: Named<PaceName>;
  readonly paceAbouts: Named<PaceName>;
  readonly who: string;
  readonly accesses: Named<'open' | 'private'>;
  readonly accessAbouts: Named<'open' | 'private'>;
  readonly more: string;
  readonly seating: string;
  readonly seatings: Named<SeatingWay>;
  readonly seatingAbouts: Named<SeatingWay>;
  readonly watching: string;
  readonly watchers: Named<Watchers>;
  readonly delay: string;
  readonly phrases: string;
  readonly phrasesAbout: string;
  readonly standIn: string;
  readonly standInAbout: string;
  readonly grace: string;
  readonly duration: (seconds: number) => string;
  readonly soloKind: string;
  readonly soloKinds: Named<SoloKind>;
  readonly soloKindAbouts: Named<SoloKind>;
  readonly level: string;
  readonly levels: Named<Difficulty>;
  readonly levelAbout: (level: Difficulty, points: number) => string;
  /** Why the table can't be made yet. */
  readonly nameFirst: string;
  readonly names: string;
  readonly nameOf: (number: number) => string;
  readonly addPerson: string;
  readonly removePerson: (number: number) => string;
  readonly botsFill: (bots: number) => string;
  readonly campaign: string;
  readonly summary: string;
  readonly start: string;
  readonly make: string;
  readonly sayTable: (seats: number) => string;
  readonly sayDuel: string;
  readonly sayDuo: string;
  readonly saySolo: Named<SoloKind>;
  readonly sayCapitals: string;
  readonly sayLive: (choose: number, place: number) => string;
  readonly sayRelaxed: string;
  readonly sayDays: (hours: number) => string;
  readonly sayOpen: string;
  readonly sayPrivate: string;
  /** To play and to watch. */
  readonly sayLinkOnly: string;
  readonly sayWatched: Named<Watchers>;
  readonly sayDelay: (seconds: number) => string;
  readonly sayPhrases: string;
  readonly sayStrict: string;
}

export const setupWords = partWords(import.meta.glob<SetupWords>('./??.ts', { import: 'setup' }));

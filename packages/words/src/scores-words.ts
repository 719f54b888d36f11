/** Scores in words: the terms, why a city scores what it scores, and what decided the standings. */
import type { BuildingType } from '@duopolis/rules';
import type { Decider, FactoryRank } from '@duopolis/rules/scoring';
import type { ScoreTerm } from './pieces-words.ts';

export interface ScoreWords {
  /** Plural, as the heading of a row. */
  readonly terms: { readonly [term in ScoreTerm | 'total']: string };
  readonly points: (points: number) => string;
  readonly why: {
    readonly shopRun: (shops: number, points: number) => string;
    readonly factories: (factories: number, rank: FactoryRank, worth: number) => string;
    readonly tavernSet: (kinds: string, points: number) => string;
    readonly officeSet: (offices: number, points: number) => string;
    readonly officeBonuses: (offices: number, points: number) => string;
    readonly parkGroup: (parks: number, points: number) => string;
    readonly houses: (houses: number, types: number, points: number) => string;
    readonly spoiledHouses: (houses: number, points: number) => string;
    readonly civic: (facts: {
      readonly tile: string;
      readonly helped: number;
      readonly isHurt: boolean;
      readonly points: number;
    }) => string;
    readonly district: (facts: {
      readonly types: string;
      readonly size: number;
      readonly place: 1 | 2 | undefined;
      /** How many cities share the place. */
      readonly tied: number;
      readonly points: number;
    }) => string;
    /** All of them together. */
    readonly civics: (points: number) => string;
    readonly nothing: (type: BuildingType | 'civic') => string;
  };
  readonly rank: (rank: number) => string;
  readonly deciders: { readonly [decider in Decider]: string };
  readonly shared: string;
}

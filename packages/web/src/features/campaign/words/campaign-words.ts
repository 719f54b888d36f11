/** The words of the campaign. */
import { partWords } from '../../../kit/words/part-words.ts';
import type { CampaignLength } from '@duopolis/rules/campaign';
import type { SoloKind } from '@duopolis/rules/solo';

export interface CampaignWords {
  readonly title: string;
  readonly about: string;
  readonly length: string;
  readonly lengths: { readonly [length in CampaignLength]: string };
  readonly lengthAbout: { readonly [length in CampaignLength]: string };
  readonly kind: string;
  readonly kindAbout: { readonly [kind in SoloKind]: string };
  readonly level: string;
  readonly begin: string;
  readonly game: (game: number, games: number) => string;
  readonly play: (game: number) => string;
  readonly goOn: (game: number) => string;
  readonly won: string;
  readonly lost: string;
  /** 'Leftville 51, parks +16' */
  readonly counted: (facts: {
    readonly city: string;
    readonly score: number;
    readonly type: string;
    readonly bonus: number;
  }) => string;
  readonly notPlayed: string;
  readonly beingPlayed: string;
  readonly total: string;
  readonly pickTitle: string;
  readonly pickWon: string;
  readonly pickLost: string;
  readonly pickCity: string;
  readonly pick: (type: string, points: string) => string;
  readonly picked: string;
  readonly over: string;
  readonly place: (place: number) => string;
  readonly noPlace: string;
  readonly again: string;
  readonly abandon: string;
  readonly abandonTitle: string;
  readonly abandonAbout: string;
  readonly keep: string;
  readonly scores: string;
  /** From the end of a game back to the campaign. */
}

export const campaignWords = partWords(import.meta.glob<CampaignWords>('./??.ts', { import: 'campaign' }));

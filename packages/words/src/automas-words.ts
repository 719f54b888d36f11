/** The Automas in words: their names, their cities, and the reasons of their choices. */
import type { CampaignCity } from '@duopolis/rules/campaign';
import type { AutomaSymbol, Difficulty, SkipReason, SoloKind, TieBreak } from '@duopolis/rules/solo';

export interface AutomaWords {
  /** Your left and your right neighbour in the solo game (SOLO-1). */
  readonly names: { readonly [side in CampaignCity]: string };
  /** The third seat of duo (DUO-1). */
  readonly alone: string;
  /** Bots, in ring order after the first person: the same at every table, even after a rematch. */
  readonly bots: readonly string[];
  /** The same where a person at the table has that name. */
  readonly otherBots: readonly string[];
  readonly cities: { readonly [city in CampaignCity | 'automacity']: string };
  readonly kinds: { readonly [kind in SoloKind]: string };
  readonly level: (level: Difficulty) => string;
  readonly difficulty: string;
  readonly card: (number: number) => string;
  readonly symbols: { readonly [sign in AutomaSymbol]: string };
  readonly skips: { readonly [why in SkipReason]: string };
  /** 'Autommaso takes the park for Leftville' */
  readonly takes: (who: string, tile: string, city: string) => string;
  /** What decided between tiles of the same gain (AUTOMA-4). */
  readonly tieBreaks: { readonly [by in TieBreak['by']]: (tied: string) => string };
}

/** Why a tile should go to a cell, or should not: codes with facts in whole points, which the language files turn into words. */
import type { CityIndex } from '@duopolis/rules';

export type Reason =
  /** For a cell. */
  | { readonly code: 'shop-run'; readonly length: number }
  | { readonly code: 'park-group'; readonly size: number }
  | { readonly code: 'tavern-set'; readonly kinds: number }
  | { readonly code: 'serves-offices'; readonly offices: number }
  | { readonly code: 'office-set'; readonly offices: number }
  | { readonly code: 'office-beside-tavern' }
  | { readonly code: 'factory-majority'; readonly factories: number }
  | { readonly code: 'factory-second'; readonly factories: number }
  | { readonly code: 'new-type-for-houses'; readonly houses: number }
  | { readonly code: 'house-worth'; readonly points: number }
  | { readonly code: 'civic-helped'; readonly points: number }
  | { readonly code: 'district-grows'; readonly size: number }
  | { readonly code: 'keeps-room' }
  /** Against a cell. */
  | { readonly code: 'spoils-houses'; readonly houses: number }
  | { readonly code: 'house-beside-factory' }
  | { readonly code: 'costs-points'; readonly points: number }
  | { readonly code: 'not-legal' }
  /** For or against a city. */
  | { readonly code: 'other-city-needs-it'; readonly city: CityIndex; readonly points: number }
  /** When it hardly matters. */
  | { readonly code: 'as-good'; readonly points: number };

export type ReasonCode = Reason['code'];

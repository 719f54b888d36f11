/** The reasons why a tile may not go to a cell of a capital, as codes with facts. */
import type { PlacementRefusal } from '../city/placement-refusal.ts';
import type { Cell } from '../types.ts';

/** The square could only be filled where landscape cuts cells off, or some duplex to come might find no place. */
const STRANDED_REASONS = ['cut-off', 'duplex'] as const;
export type StrandedReason = (typeof STRANDED_REASONS)[number];

export type CapitalRefusal =
  | Extract<PlacementRefusal, { readonly code: 'occupied' | 'not-adjacent' }>
  | { readonly code: 'on-landscape'; readonly rule: 'LAND-1'; readonly at: Cell }
  | { readonly code: 'outside-capital'; readonly rule: 'LAND-2'; readonly at: Cell; readonly size: number }
  | { readonly code: 'first-off-mat'; readonly rule: 'LAND-3'; readonly at: Cell }
  | {
      readonly code: 'strands-city';
      readonly rule: 'LAND-6';
      readonly at: Cell;
      readonly reason: StrandedReason;
    };

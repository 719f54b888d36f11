/** The reasons why a tile may not go to a cell, as codes with facts. */
import type { Cell } from '../types.ts';

export type PlacementRefusal =
  | { readonly code: 'not-a-cell'; readonly rule: 'PLACE-3'; readonly at: Cell }
  | { readonly code: 'first-at-origin'; readonly rule: 'PLACE-3'; readonly at: Cell }
  | { readonly code: 'occupied'; readonly rule: 'PLACE-7'; readonly at: Cell }
  | {
      readonly code: 'outside-square';
      readonly rule: 'PLACE-3';
      readonly at: Cell;
      readonly height: number;
      readonly width: number;
      readonly size: number;
    }
  | { readonly code: 'not-adjacent'; readonly rule: 'PLACE-4'; readonly at: Cell };

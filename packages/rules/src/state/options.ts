/** What is agreed before a game begins. */
import type { Difficulty, SoloKind } from '../automa/difficulty.ts';
import type { Mode, RuleId } from '../types.ts';

export interface Options {
  readonly mode: Mode;
  readonly seats: number;
  readonly capitals: boolean;
  /** Solo only. */
  readonly solo?: { readonly kind: SoloKind; readonly difficulty: Difficulty };
}

export type OptionsProblem =
  | {
      readonly code: 'wrong-seats';
      readonly rule: RuleId;
      readonly mode: Mode;
      readonly seats: number;
      readonly min: number;
      readonly max: number;
    }
  | { readonly code: 'solo-options'; readonly rule: 'SOLO-1'; readonly mode: Mode }
  | {
      readonly code: 'wrong-difficulty';
      readonly rule: 'SOLO-4';
      readonly difficulty: number;
      readonly levels: number;
    };

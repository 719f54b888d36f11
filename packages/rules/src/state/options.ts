/** The options of a game. */
import type { Difficulty, SoloKind } from '../automa/difficulty.ts';
import type { Mode, RuleId } from '../types.ts';

/**
 * A game keeps the version it was begun with. 2 changes solo and duo with Capitals (CAP-4, CAP-5) and nothing else.
 * Versions are for our rulings; the points of the rulebooks have none.
 */
export const RULES_VERSIONS = [1, 2] as const;
export type RulesVersion = (typeof RULES_VERSIONS)[number];
export const RULES_VERSION: RulesVersion = 2;

export interface Options {
  /** 1 if it isn't given. */
  readonly rules?: RulesVersion;
  readonly mode: Mode;
  readonly seats: number;
  readonly capitals: boolean;
  /** Solo only. */
  readonly solo?: { readonly kind: SoloKind; readonly difficulty: Difficulty };
  /** Duo only: everyone sees what the Automa takes before they choose (DUO-2). */
  readonly openAutoma?: true;
  /** The tokens that people picked, for the first cities; the others are drawn (SEAT-4). */
  readonly tokens?: readonly string[];
}

/** Whether a game is played by this version of the rules, or by a later one. */
export const isSince = ({ rules = 1 }: Pick<Options, 'rules'>, version: RulesVersion): boolean =>
  rules >= version;

export type OptionsProblem =
  | {
      readonly code: 'wrong-seats';
      readonly rule: RuleId;
      readonly mode: Mode;
      readonly seats: number;
      readonly min: number;
      readonly max: number;
    }
  | { readonly code: 'wrong-token'; readonly rule: 'SEAT-4'; readonly token: string }
  | { readonly code: 'duo-options'; readonly rule: 'DUO-2'; readonly mode: Mode }
  | { readonly code: 'solo-options'; readonly rule: 'SOLO-1'; readonly mode: Mode }
  | {
      readonly code: 'wrong-difficulty';
      readonly rule: 'SOLO-4';
      readonly difficulty: number;
      readonly levels: number;
    };

/** The violations of a record beyond its shape: the broken rule, where, and the facts. */
import type { Rejection } from '../game/command.ts';
import type { OptionsProblem } from '../state/options.ts';
import type { RoundName } from '../state/round.ts';
import type { CityIndex, RuleId, Seat, Tile } from '../types.ts';
import type { CityPoints, LogEntry, LogEntryOf, Player } from './record.ts';

export type EntryKind = LogEntry['e'];

/** A reason with its rule and facts. */
type Reason<Code extends string, Facts = unknown, Rule extends RuleId = RuleId> = {
  readonly code: Code;
  readonly rule: Rule;
} & Readonly<Facts>;

/** A wrong figure. */
type Figure<T = number> = { readonly found: T; readonly expected: T };

export type FoulReason =
  | Rejection
  | OptionsProblem
  // the header
  | Reason<'wrong-seating', { seating: readonly number[]; seats: number }, 'SEAT-3'>
  | Reason<'wrong-kind', { seat: Seat; kind: Player['kind'] }>
  | Reason<'wrong-tokens', { tokens: readonly string[]; cities: number }, 'SEAT-4'>
  | Reason<'wrong-mats', { mats: readonly string[]; cities: number }, 'LAND-1'>
  | Reason<'wrong-districts', { districts: readonly (readonly string[])[] }, 'DIST-1'>
  | Reason<'broken-promise', { commitment: string; expected: string }, 'FAIR-1'>
  | Reason<'other-deal', { found: string; expected?: string }, 'FAIR-2'>
  // the order of the log
  | Reason<'out-of-turn', { found: EntryKind; expected: readonly EntryKind[] }>
  | Reason<'unfinished', { expected: readonly EntryKind[] }>
  | Reason<'chose-twice', { seat: Seat }, 'CHOOSE-1'>
  // what is drawn
  | Reason<'wrong-round', Figure<RoundName>>
  | Reason<'wrong-hands', Figure>
  | Reason<'wrong-hand-size', { seat: Seat } & Figure>
  | Reason<'wrong-supply', { tile: Tile; round: RoundName }>
  | Reason<'too-many-dealt', { tile: Tile; dealt: number; exist: number }, 'ROUND-2'>
  | Reason<'wrong-draw', Figure<string>>
  // the Automas
  | Reason<'unknown-card', { card: number }>
  | Reason<'card-twice', { card: number }>
  | Reason<'wrong-automa', { seat: Seat; part: keyof LogEntryOf<'automa'> | 'tiles' } & Figure<string>>
  | Reason<'no-card-fits', { tiles: readonly Tile[] }>
  // the result
  | Reason<'wrong-count', { part: 'cities' | 'seats' } & Figure>
  | Reason<'wrong-points', { city: CityIndex; part: keyof CityPoints } & { found?: number; expected: number }>
  | Reason<'wrong-standing', { seat: Seat; part: 'score' | 'rank' | 'cities' } & Figure<string>>;

/** With the line of the log, from 0; without one it is in the header or the result. */
export type Foul = FoulReason & { readonly line?: number };

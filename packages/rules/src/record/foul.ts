/** What can be wrong with a record beyond its shape: the rule that is broken, where, and the facts. */
import type { Rejection } from '../game/command.ts';
import type { OptionsProblem } from '../game/options.ts';
import type { RoundName } from '../modes/mode.ts';
import type { CityIndex, RuleId, Seat, Tile } from '../types.ts';
import type { CityPoints, LogEntry } from './record.ts';

export type EntryKind = LogEntry['e'];

export type FoulReason =
  | Rejection
  | OptionsProblem
  | { readonly code: 'unknown-mode'; readonly rule: RuleId; readonly mode: string }
  | {
      readonly code: 'wrong-seating';
      readonly rule: 'SEAT-3';
      readonly seating: readonly number[];
      readonly seats: number;
    }
  | {
      readonly code: 'wrong-tokens';
      readonly rule: 'SEAT-4';
      readonly tokens: readonly string[];
      readonly cities: number;
    }
  | {
      readonly code: 'out-of-turn';
      readonly rule: RuleId;
      readonly found: EntryKind;
      readonly expected: readonly EntryKind[];
    }
  | { readonly code: 'unfinished'; readonly rule: RuleId; readonly expected: readonly EntryKind[] }
  | {
      readonly code: 'wrong-round';
      readonly rule: RuleId;
      readonly found: RoundName;
      readonly expected: RoundName;
    }
  | { readonly code: 'wrong-hands'; readonly rule: RuleId; readonly found: number; readonly expected: number }
  | {
      readonly code: 'wrong-hand-size';
      readonly rule: RuleId;
      readonly seat: Seat;
      readonly found: number;
      readonly expected: number;
    }
  | { readonly code: 'wrong-supply'; readonly rule: RuleId; readonly tile: Tile; readonly round: RoundName }
  | {
      readonly code: 'too-many-dealt';
      readonly rule: 'ROUND-2';
      readonly tile: Tile;
      readonly dealt: number;
      readonly exist: number;
    }
  | { readonly code: 'chose-twice'; readonly rule: 'CHOOSE-1'; readonly seat: Seat }
  | {
      readonly code: 'wrong-points';
      readonly rule: RuleId;
      readonly city: CityIndex;
      readonly part: keyof CityPoints;
      readonly found: number;
      readonly expected: number;
    }
  | {
      readonly code: 'wrong-standing';
      readonly rule: RuleId;
      readonly seat: Seat;
      readonly part: 'score' | 'rank' | 'cities';
      readonly found: string;
      readonly expected: string;
    }
  | {
      readonly code: 'wrong-count';
      readonly rule: RuleId;
      readonly part: 'cities' | 'seats';
      readonly found: number;
      readonly expected: number;
    }
  | {
      readonly code: 'broken-promise';
      readonly rule: 'FAIR-1';
      readonly commitment: string;
      readonly expected: string;
    }
  | {
      readonly code: 'other-deal';
      readonly rule: 'FAIR-2';
      readonly found: Tile;
      readonly expected: Tile | 'nothing';
    };

/** With the line of the log, from 0; without one it is in the header or the result. */
export type Foul = FoulReason & { readonly line?: number };

/** Problems with a command's input: codes with facts, for the language files. */
import type { StateProblem } from '@duopolis/bots/arena';
import type { SolverProblem } from '@duopolis/bots/solver';
import type { OptionsProblem, SupplyProblem } from '@duopolis/rules';
import type { CampaignCity, CampaignProblem, CampaignRefusal } from '@duopolis/rules/campaign';
import type { ComponentsProblem } from '@duopolis/rules/components';
import type { JsonProblem } from '@duopolis/rules/json';
import type { NotationProblem } from '@duopolis/rules/notation';
import type { Foul } from '@duopolis/rules/record';
import type { SheetProblem, TypedProblem } from '@duopolis/rules/scorepad';
import type { HostingProblem } from '@duopolis/words/hosting';
import type { JoinProblem } from './join/join-problem.ts';

export type FileTrouble = 'missing' | 'folder' | 'forbidden' | 'other';

export type CliProblem =
  | { readonly code: 'no-command'; readonly commands: readonly string[] }
  | { readonly code: 'unknown-command'; readonly command: string; readonly commands: readonly string[] }
  | { readonly code: 'unknown-option'; readonly option: string; readonly command: string }
  /** The command deals with no pieces: `commands` do. */
  | { readonly code: 'missing-argument'; readonly argument: string; readonly command: string }
  | { readonly code: 'missing-value'; readonly option: string; readonly command: string }
  | { readonly code: 'too-many-arguments'; readonly command: string }
  | {
      readonly code: 'not-a-number';
      readonly option: string;
      readonly found: string;
      readonly min: number;
      readonly max?: number;
    }
  | {
      readonly code: 'not-one-of';
      readonly option: string;
      readonly found: string;
      readonly allowed: readonly string[];
    }
  | { readonly code: 'empty-value'; readonly option: string }
  | { readonly code: 'bad-districts'; readonly found: string }
  | { readonly code: 'cities-and-input' }
  | { readonly code: 'no-cities' }
  | {
      readonly code: 'bad-city';
      readonly nth: number;
      readonly city: string;
      readonly problem: NotationProblem;
    }
  | { readonly code: 'bad-sheet'; readonly file: string; readonly problem: SheetProblem }
  | { readonly code: 'pad-players'; readonly found: number; readonly min: number; readonly max: number }
  | {
      readonly code: 'typed-city';
      readonly nth: number;
      readonly city: string;
      readonly problem: TypedProblem;
    }
  | { readonly code: 'pad-cities'; readonly found: number; readonly need: number }
  | { readonly code: 'pad-unfinished' }
  | { readonly code: 'only-solo'; readonly option: string }
  | { readonly code: 'bad-json'; readonly problem: JsonProblem }
  | { readonly code: 'in-line'; readonly line: number; readonly problem: CliProblem }
  | { readonly code: 'argument-too-long'; readonly nth: number; readonly most: number }
  | { readonly code: 'line-too-long'; readonly most: number }
  | { readonly code: 'no-tables' }
  | { readonly code: 'bad-options'; readonly problem: OptionsProblem | SupplyProblem }
  | {
      readonly code: 'unreadable';
      readonly file: string;
      readonly trouble: FileTrouble;
      /** What the file should be, if not records. */
      readonly wants?: 'components' | 'campaign' | 'sheet';
    }
  | { readonly code: 'bad-components'; readonly file: string; readonly problem: ComponentsProblem }
  | {
      readonly code: 'damaged-campaign';
      readonly file: string;
      /** Where it was put. */
      readonly aside: string;
      readonly problem: CampaignProblem;
    }
  | { readonly code: 'campaign-busy'; readonly file: string; readonly process: number }
  | { readonly code: 'changed-meanwhile'; readonly file: string }
  | { readonly code: 'no-campaign' }
  | { readonly code: 'campaign-under-way'; readonly played: number; readonly length: number }
  | { readonly code: 'campaign-refused'; readonly refusal: CampaignRefusal }
  | { readonly code: 'which-city'; readonly cities: readonly CampaignCity[] }
  | { readonly code: 'unwritable'; readonly file: string; readonly trouble: FileTrouble }
  | { readonly code: 'no-records'; readonly file: string }
  | { readonly code: 'no-such-game'; readonly game: number; readonly games: number }
  | { readonly code: 'no-such-step'; readonly step: number; readonly steps: number }
  | { readonly code: 'foul-game'; readonly game: number; readonly foul: Foul }
  | { readonly code: 'not-a-terminal'; readonly command: string }
  | { readonly code: 'no-such-bot'; readonly found: string; readonly bots: readonly string[] }
  | { readonly code: 'bad-state'; readonly file: string; readonly problem: StateProblem }
  | { readonly code: 'bad-tile'; readonly problem: NotationProblem }
  | { readonly code: 'unsolvable'; readonly problem: SolverProblem }
  | { readonly code: 'not-joined'; readonly problem: JoinProblem }
  | { readonly code: 'not-hosted'; readonly problem: HostingProblem };

/** Why a file can't be read or written, from the system's error. */
export function troubleOf(error: unknown): FileTrouble {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'missing';
  if (code === 'EISDIR') return 'folder';
  return code === 'EACCES' || code === 'EPERM' || code === 'EROFS' ? 'forbidden' : 'other';
}

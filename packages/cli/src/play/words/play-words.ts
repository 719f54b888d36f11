/** What `duopolis play` says, on the screen and in its questions. */
import type { BotMode } from '../../option-parsers.ts';
import type { PlayKeys } from '../play-state.ts';

export interface PlayWords {
  readonly with: (partners: string) => string;
  readonly binds: string;
  readonly choose: string;
  readonly pickTwo: string;
  readonly lay: (tile: string) => string;
  readonly confirm: (tiles: number) => string;
  readonly draftLost: (rule: string, city: string) => string;
  readonly toPlace: string;
  readonly mustPlace: string;
  readonly waitsFor: (names: string) => string;
  /** A locked choice, until the last one locks (CHOOSE-4). */
  readonly changeable: (names: string) => string;
  readonly waits: string;
  readonly chosen: string;
  readonly placed: string;
  readonly hand: string;
  readonly leave: string;
  readonly saved: (file: string) => string;
  readonly keys: { readonly [step in PlayKeys]: string };
}

export interface AskWords {
  readonly mode: string;
  readonly modeHint: { readonly [mode in BotMode]: string };
  readonly seats: string;
  readonly bots: string;
  readonly save: string;
  readonly file: string;
  readonly yes: string;
  readonly no: string;
}

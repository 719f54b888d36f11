/** What the command says in every language besides the words of the game. */
import { type Language, withEnglish } from '@duopolis/words';
import type { ArenaWords } from '../arena/words.ts';
import type { CampaignCommandWords } from '../campaign/words.ts';
import type { ComponentsWords } from '../components/words.ts';
import type { BotMode } from '../options.ts';
import type { HostingWords } from '../hosting/words.ts';
import type { JoinWords } from '../join/words.ts';
import type { PlayKeys } from '../play/play.ts';
import type { CliProblem } from '../problem.ts';
import type { Counts, GamePlace } from '../records/report.ts';
import type { SoloWords } from '../solo/words.ts';
import type { ReviewWords } from '../review/words.ts';
import type { ScorepadWords } from '../scorepad/words.ts';
import type { SolveWords } from '../solve/words.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ru } from './ru.ts';

export interface HelpWords {
  readonly description: string;
  readonly titles: {
    readonly usage: string;
    readonly arguments: string;
    readonly options: string;
    readonly commands: string;
    readonly globalOptions: string;
  };
  readonly examples: string;
  readonly usage: string;
  readonly options: {
    readonly help: string;
    readonly helpCommand: string;
    readonly version: string;
    readonly lang: string;
    readonly noColor: string;
    readonly json: string;
    readonly districts: string;
    readonly explain: string;
    readonly mode: string;
    readonly anyMode: string;
    readonly capitals: string;
    readonly strict: string;
    readonly secretAutoma: string;
    readonly kind: string;
    readonly difficulty: string;
    readonly games: string;
    readonly seats: string;
    readonly bots: (names: string) => string;
    readonly playBots: (names: string) => string;
    readonly seed: string;
    readonly records: string;
    readonly game: string;
    readonly step: string;
    readonly name: string;
    readonly record: string;
  };
  readonly commands: {
    readonly score: string;
    readonly simulate: string;
    readonly verify: string;
    readonly replay: string;
    readonly play: string;
    readonly completion: string;
  };
  readonly arguments: { readonly cities: string; readonly file: string; readonly shell: string };
}

/** What the keys do: in a step, in a step with Automas, or on a page of its own. */

export interface CliWords {
  /** One line for every problem, without a line break. */
  readonly problem: (problem: CliProblem) => string;
  readonly help: HelpWords;
  readonly score: {
    readonly city: string;
    readonly cityNumber: (number: number) => string;
    /** Of `score -`. */
    readonly counts: (scored: number, malformed: number) => string;
  };
  readonly simulate: {
    readonly played: (facts: {
      readonly games: number;
      readonly mode: string;
      readonly seats: number;
      readonly seed: string;
    }) => string;
    readonly seat: string;
    readonly bot: string;
    /** Wins, mean score, deviation, mean rank. */
    readonly columns: readonly [string, string, string, string];
    readonly cityTotals: (mean: string, deviation: string) => string;
    readonly pointsByType: string;
    readonly speed: (seconds: string, gamesPerSecond: number) => string;
    readonly timeLeft: (seconds: number) => string;
  };
  readonly arena: ArenaWords;
  readonly hosting: HostingWords;
  readonly join: JoinWords;
  readonly review: ReviewWords;
  readonly campaign: CampaignCommandWords;
  readonly components: ComponentsWords;
  readonly solo: SoloWords;
  readonly scorepad: ScorepadWords;
  readonly solve: SolveWords;
  readonly records: {
    /** Where one game of a file was wanted and some lines are none. */
    readonly counts: (games: number, malformed: number) => string;
  };
  readonly verify: {
    readonly where: (at: GamePlace & { readonly logLine?: number }) => string;
    readonly summary: (counts: Counts) => string;
  };
  readonly replay: {
    readonly title: (facts: {
      readonly game: number;
      readonly games: number;
      readonly step: number;
      readonly steps: number;
    }) => string;
    readonly hand: string;
    readonly chosen: string;
    readonly keys: (auto: boolean) => string;
  };
  readonly play: {
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
  };
  readonly ask: {
    readonly mode: string;
    readonly modeHint: { readonly [mode in BotMode]: string };
    readonly seats: string;
    readonly bots: string;
    readonly save: string;
    readonly file: string;
    readonly yes: string;
    readonly no: string;
  };
}

const WORDS = withEnglish<CliWords>({ en, fr, ru });

export const cliWordsOf = (language: Language): CliWords => WORDS[language];

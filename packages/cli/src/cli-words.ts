/** What the command says in every language besides the vocabulary of the game. */
import { type Language, loadAllLanguages } from '@duopolis/words';
import type { ArenaWords } from './arena/words/arena-words.ts';
import type { CampaignCommandWords } from './campaign/words/campaign-words.ts';
import type { ComponentsWords } from './components/words/components-words.ts';
import type { HelpWords } from './help/words/help-words.ts';
import type { HostingWords } from './hosting/words/hosting-words.ts';
import type { JoinWords } from './join/words/join-words.ts';
import type { AskWords, PlayWords } from './play/words/play-words.ts';
import type { RecordsWords, VerifyWords } from './records/words/records-words.ts';
import type { ReplayWords } from './replay/words/replay-words.ts';
import type { ReviewWords } from './review/words/review-words.ts';
import type { ScoreWords } from './score/words/score-words.ts';
import type { ScorepadWords } from './scorepad/words/scorepad-words.ts';
import type { SimulateWords } from './simulate/words/simulate-words.ts';
import type { SoloWords } from './solo/words/solo-words.ts';
import type { SolveWords } from './solve/words/solve-words.ts';
import type { CliProblem } from './cli-problem.ts';

export interface CliWords {
  readonly arena: ArenaWords;
  readonly ask: AskWords;
  readonly campaign: CampaignCommandWords;
  readonly components: ComponentsWords;
  readonly help: HelpWords;
  readonly hosting: HostingWords;
  readonly join: JoinWords;
  readonly play: PlayWords;
  readonly records: RecordsWords;
  readonly replay: ReplayWords;
  readonly review: ReviewWords;
  readonly score: ScoreWords;
  readonly scorepad: ScorepadWords;
  readonly simulate: SimulateWords;
  readonly solo: SoloWords;
  readonly solve: SolveWords;
  readonly verify: VerifyWords;
  /** One line for every problem, without a line break. */
  readonly problem: (problem: CliProblem) => string;
}

const WORDS = await loadAllLanguages<CliWords>({
  arena: (language) => import(`./arena/words/${language}.ts`),
  ask: (language) => import(`./play/words/${language}.ts`),
  campaign: (language) => import(`./campaign/words/${language}.ts`),
  components: (language) => import(`./components/words/${language}.ts`),
  help: (language) => import(`./help/words/${language}.ts`),
  hosting: (language) => import(`./hosting/words/${language}.ts`),
  join: (language) => import(`./join/words/${language}.ts`),
  play: (language) => import(`./play/words/${language}.ts`),
  records: (language) => import(`./records/words/${language}.ts`),
  replay: (language) => import(`./replay/words/${language}.ts`),
  review: (language) => import(`./review/words/${language}.ts`),
  score: (language) => import(`./score/words/${language}.ts`),
  scorepad: (language) => import(`./scorepad/words/${language}.ts`),
  simulate: (language) => import(`./simulate/words/${language}.ts`),
  solo: (language) => import(`./solo/words/${language}.ts`),
  solve: (language) => import(`./solve/words/${language}.ts`),
  verify: (language) => import(`./records/words/${language}.ts`),
  problem: (language) => import(`./problems/words/${language}.ts`),
});

export const cliWordsOf = (language: Language): CliWords => WORDS[language];

/** Everything the client says in one language: the game's own words, and those of each part of the screen. */
import type { Vocabulary } from '@duopolis/words';
import type { Language } from '@duopolis/words/language';
import type { HomeWords } from '../../kit/page/words/home-words.ts';
import type { TableScreenWords } from '../../game/table/words/table-words.ts';
import type { AppWords } from '../../kit/words/app-words.ts';
import type { PeopleWords } from '../../kit/account/words/people-words.ts';
import type { DeviceWords } from '../../game/saves/words/device-words.ts';
import type { TalkWords } from '../../game/talk/words/talk-words.ts';
import type { LogWords } from '../../game/log/words/log-words.ts';
import type { MotionWords } from '../../game/motion/words/motion-words.ts';
import type { ScoresWords } from '../../game/scores/words/scores-words.ts';
import type { CampaignWords } from '../../features/campaign/words/campaign-words.ts';
import type { BoardWords } from '../../game/board/words/board-words.ts';
import type { HandWords } from '../../game/hand/words/hand-words.ts';
import type { OnlineWords } from '../../game/link/words/online-words.ts';
import type { LobbyWords } from '../../game/gathering/words/lobby-words.ts';
import type { OfflineWords } from '../offline/words/offline-words.ts';
import type { SetupWords } from '../../game/setup/words/setup-words.ts';
import type { ScoreScreenWords } from '../../game/score/words/score-words.ts';
import type { SoloWords } from '../../game/automa/words/solo-words.ts';
import type { ReplayWords } from '../../game/record/words/replay-words.ts';
import type { ShareWords } from '../../game/share/words/share-words.ts';

export interface Words {
  readonly language: Language;
  /** What the rules, the bots and the table say. */
  readonly game: Vocabulary;
  readonly home: HomeWords;
  readonly table: TableScreenWords;
  readonly app: AppWords;
  readonly people: PeopleWords;
  readonly device: DeviceWords;
  readonly talk: TalkWords;
  readonly log: LogWords;
  readonly motion: MotionWords;
  readonly scores: ScoresWords;
  readonly campaign: CampaignWords;
  readonly board: BoardWords;
  readonly hand: HandWords;
  readonly online: OnlineWords;
  readonly lobby: LobbyWords;
  readonly offline: OfflineWords;
  readonly setup: SetupWords;
  readonly score: ScoreScreenWords;
  readonly solo: SoloWords;
  readonly replay: ReplayWords;
  readonly share: ShareWords;
}

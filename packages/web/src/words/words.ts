/** Everything the client says in one language: the game's own words, and those of each part of the screen. */
import type { Vocabulary } from '@duopolis/words';
import type { Language } from '@duopolis/words/language';
import type { HomeWords } from './home.ts';
import type { TableScreenWords } from './table.ts';
import type { AppWords } from './app.ts';
import type { PeopleWords } from './people.ts';
import type { DeviceWords } from './device.ts';
import type { TalkWords } from './talk.ts';
import type { LogWords } from './log.ts';
import type { MotionWords } from './motion.ts';
import type { ScoresWords } from './scores.ts';
import type { CampaignWords } from './campaign.ts';
import type { BoardWords } from './board.ts';
import type { HandWords } from './hand.ts';
import type { OnlineWords } from './online.ts';
import type { LobbyWords } from './lobby.ts';
import type { OfflineWords } from './offline.ts';
import type { SetupWords } from './setup.ts';
import type { ScoreScreenWords } from './score.ts';
import type { SoloWords } from './solo.ts';
import type { ReplayWords } from './replay.ts';
import type { ShareWords } from './share.ts';

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

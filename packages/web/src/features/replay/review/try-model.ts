/** What the panel of variations needs from the replay around it. */
import type { Command, GameState } from '@duopolis/rules';
import type { Replay } from '@duopolis/rules/record';
import type { Playback } from '../../../game/record/playback.ts';
import type { newTries, Try } from './tries.ts';
import type { Trying } from './try-selection.ts';

export interface TryModel {
  readonly tries: ReturnType<typeof newTries>;
  /** The game as it was played. */
  readonly replay: Replay;
  /** The game on the screen: as played, or a variation. */
  readonly shown: Replay;
  readonly step: number;
  readonly state: GameState;
  readonly playback: Playback;
  readonly trying: Trying | undefined;
  readonly setTrying: (trying: Trying) => void;
  readonly tryCommand: (command: Command) => void;
  readonly copyTry: (one: Try) => void;
}

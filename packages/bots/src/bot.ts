/** What a bot is: a player who sees what its seat sees, and answers with a command when it is awaited. */
import type { Command, SeatView, Words } from '@duopolis/rules';

export interface Bot {
  readonly name: string;
  /** Only for a seat that is awaited; all its dice come from the words. */
  readonly decide: (view: SeatView, words: Words) => Command;
}

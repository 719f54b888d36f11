/** Bots in their seats: who acts next, and what it asks for, always through the same door as a person. */
import { type BotName, BOTS } from '@duopolis/bots';
import { decide, type GameEvent, type GameState, type Seat, seatView } from '@duopolis/rules';
import { fastWords, type RandomWords } from '@duopolis/rules/chance';

/** A bot, or an Automa that plays by its cards. */
export type Sitter = BotName | 'automa';

export interface SeatedBot {
  readonly name: BotName;
  /** Its own dice. */
  readonly words: RandomWords;
}

/** Every bot in its seat with dice of its own; an Automa needs none. */
export const seatBots = (sitters: readonly Sitter[], seed: string): readonly (SeatedBot | undefined)[] =>
  sitters.map((name, seat) =>
    name === 'automa' ? undefined : { name, words: fastWords(`${seed}/${seat}`) },
  );

/** What a bot does in its seat. A bot that breaks a rule is a fault of the program, not of its user. */
export function botEvents(state: GameState, seat: Seat, { name, words }: SeatedBot): readonly GameEvent[] {
  const command = BOTS[name].decide(seatView(state, seat), words);
  const decision = decide(state, command);
  if (!decision.ok) {
    throw new Error(
      `the bot ${name} in seat ${seat} was refused: ${JSON.stringify({ command, ...decision.error })}`,
    );
  }
  return decision.value;
}

/** Bots in their seats: who acts next, and its command, through the same entry point as a person's. */
import { type BotName, BOTS } from '@duopolis/bots';
import { decide, type GameEvent, type GameState, type Seat, seatView } from '@duopolis/rules';
import { fastRandom, type RandomSource } from '@duopolis/rules/chance';

/** A bot, or an Automa that plays by its cards. */
export type Sitter = BotName | 'automa';

export interface SeatedBot {
  readonly name: BotName;
  /** Its own dice. */
  readonly random: RandomSource;
}

/** Every bot in its seat with its own randomness; an Automa needs none. */
export const seatBots = (sitters: readonly Sitter[], seed: string): readonly (SeatedBot | undefined)[] =>
  sitters.map((name, seat) =>
    name === 'automa' ? undefined : { name, random: fastRandom(`${seed}/${seat}`) },
  );

/** A bot's move in its seat. A bot that breaks a rule is a bug of the program. */
export function botEvents(state: GameState, seat: Seat, { name, random }: SeatedBot): readonly GameEvent[] {
  const command = BOTS[name].decide(seatView(state, seat), random);
  const decision = decide(state, command);
  if (!decision.ok) {
    throw new Error(
      `the bot ${name} in seat ${seat} was refused: ${JSON.stringify({ command, ...decision.error })}`,
    );
  }
  return decision.value;
}

/** A new game against bots, up to your first choice. */
import type { BotName } from '@duopolis/bots';
import {
  begin,
  fastWords,
  type Options,
  ok,
  type Player,
  type Result,
  type SetupProblem,
  setUp,
  stateAfter,
} from '@duopolis/rules';
import { seatBots } from '../simulate/bots.ts';
import { sittersOf } from '../simulate/simulation.ts';
import { ME, type Play } from './play.ts';
import { untilYourTurn } from './turn.ts';

/** Names for the other seats. */
const NEIGHBOURS = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn'] as const;

export interface PlayOptions {
  readonly options: Options;
  readonly bots: readonly BotName[];
  readonly seed: string;
  readonly name: string;
}

export function beginPlay({ options, bots, seed, name }: PlayOptions): Result<Play, SetupProblem> {
  const setup = setUp(options, seed);
  if (!setup.ok) return setup;
  const events = begin(setup.value);
  // The first bot named sits next to you, so your own seat takes none from the list.
  const sitters = sittersOf({ ...options, seats: options.seats - 1 }, bots);
  const seated = [undefined, ...seatBots(sitters, seed)];
  return ok(
    untilYourTurn({
      game: stateAfter(events),
      events,
      names: seated.map((_, seat) => (seat === ME ? name : (NEIGHBOURS[seat - 1] ?? `${seat}`))),
      bots: seated,
      dice: fastWords(`${seed}/quick`),
      step: { at: 'choosing', cursor: 0, picked: [] },
      drafts: [],
      table: false,
      leaving: 'no',
    }),
  );
}

export const playersOf = ({ names, bots }: Play): readonly Player[] =>
  names.map((name, seat) => ({ name, kind: bots[seat] === undefined ? 'human' : 'bot' }));

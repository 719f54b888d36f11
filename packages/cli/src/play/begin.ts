/** A new game against bots, up to your first choice. */
import type { BotName } from '@duopolis/bots';
import {
  begin,
  COMPONENTS,
  type Components,
  fastWords,
  isAutoma,
  type Options,
  ok,
  type Player,
  type Result,
  type Seat,
  type SetupProblem,
  setUp,
  stateAfter,
} from '@duopolis/rules';
import type { AutomaWords } from '@duopolis/words';
import { automaName } from '../automas/names.ts';
import type { SeatedBot } from './bots.ts';
import { ME, type Play } from './play.ts';
import { untilYourTurn } from './turn.ts';

/** Names for the other seats. */
const NEIGHBOURS = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn'] as const;

export interface PlayOptions {
  readonly options: Options;
  readonly bots: readonly BotName[];
  readonly seed: string;
  readonly name: string;
  /** What the Automas are called. */
  readonly automas: AutomaWords;
  readonly components?: Components;
}

export function beginPlay(given: PlayOptions): Result<Play, SetupProblem> {
  const { options, seed, components = COMPONENTS } = given;
  const setup = setUp(options, seed, components);
  if (!setup.ok) return setup;
  const events = begin(setup.value);
  const seats = Array.from({ length: options.seats }, (_, seat) => seat);
  return ok(
    untilYourTurn({
      me: ME,
      game: stateAfter(events),
      events,
      names: seats.map((seat) => nameOf(seat, given)),
      bots: seats.map((seat) => botOf(seat, given)),
      dice: fastWords(`${seed}/quick`),
      step: { at: 'choosing', cursor: 0, picked: [] },
      drafts: [],
      table: false,
      leaving: 'no',
    }),
  );
}

function nameOf(seat: Seat, { options, name, automas }: PlayOptions): string {
  if (seat === ME) return name;
  return isAutoma(options, seat) ? automaName(options, seat, automas) : (NEIGHBOURS[seat - 1] ?? `${seat}`);
}

/** The first bot named sits next to you, so your own seat takes none from the list. */
function botOf(seat: Seat, { options, bots, seed }: PlayOptions): SeatedBot | undefined {
  const name = bots[(seat - 1) % bots.length];
  if (seat === ME || isAutoma(options, seat) || name === undefined) return undefined;
  return { name, words: fastWords(`${seed}/${seat}`) };
}

export const playersOf = ({ names, bots, game }: Play): readonly Player[] =>
  names.map((name, seat) => {
    if (isAutoma(game.open.options, seat)) return { name, kind: 'automa' };
    return { name, kind: bots[seat] === undefined ? 'human' : 'bot' };
  });

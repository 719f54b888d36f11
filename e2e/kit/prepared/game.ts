/** Plays tables in Node by the table's own rules, up to the moment at which a story starts. */
import { type BotName, BOTS, offerOf } from '@duopolis/bots';
import {
  type CityIndex,
  modeRules,
  type OpenGame,
  type Options,
  type Phase,
  roundsOf,
  type Seat,
  seatsToAct,
  seatView,
} from '@duopolis/rules';
import { fastRandom } from '@duopolis/rules/chance';
import { builtCityAt, cellsFor } from '@duopolis/rules/cities';
import { RECOMMENDED_DIFFICULTY, type SoloKind } from '@duopolis/rules/solo';
import {
  decideTable,
  INITIAL_TABLE,
  type MemberId,
  partnerIn,
  playedSeats,
  seatOf,
  tableAfter,
  type TableCommand,
  type TableEvent,
  type TableOptions,
  type TableState,
} from '@duopolis/table';

/** The start of a phase, the start of the last turn, the last move of a person, or the end. */
export type Moment =
  | { readonly round: OpenGame['round']; readonly turn: number; readonly phase: Phase }
  | 'start'
  | 'last turn'
  | 'last move'
  | 'over';

export interface Plan {
  readonly game: Options;
  readonly until: Moment;
  /** The people at this device. */
  readonly names?: readonly string[];
  /** The bots on the other chairs. */
  readonly bots?: BotName;
  /** Another deal. */
  readonly seed?: string;
  /** The bot that plays for everybody until then: another one gives another game. */
  readonly player?: 'greedy' | 'random';
  /** How many offers each partner of the first person has made in their city. */
  readonly offers?: number;
}

export const tableOf = (seats: number, capitals = false): Options => ({ mode: 'table', seats, capitals });
export const duel = (capitals = false): Options => ({ mode: 'duel', seats: 2, capitals });
export const duo = (capitals = false): Options => ({
  mode: 'duo',
  seats: 3,
  capitals,
  openAutoma: true,
});
export const solo = (kind: SoloKind, capitals = false): Options => ({
  mode: 'solo',
  seats: 3,
  capitals,
  solo: { kind, difficulty: RECOMMENDED_DIFFICULTY },
});

/** The options of every table on one device. */
const optionsOf = (game: Options, standIn: BotName): TableOptions => ({
  game,
  access: 'private',
  seating: 'numbers',
  pace: { kind: 'relaxed' },
  watching: { who: 'nobody', delay: 0 },
  phrasesOnly: false,
  standIn,
  grace: 60,
});

/** One command: the state before it, what came of it, and the person it was made for. */
interface Step {
  readonly before: TableState;
  readonly events: readonly TableEvent[];
  readonly person?: MemberId;
}

const memberNumbered = (nth: number): MemberId => `person-${nth + 1}`;

/** Everything before the first move. */
function* gathering(plan: Plan, at: number): Generator<TableCommand> {
  const { game, names = ['Nora'], bots = 'easy', seed = 'prepared' } = plan;
  const by = (nth: number) => ({ who: memberNumbered(nth), at, seed });
  const code = 'prepared';
  yield { type: 'create', ...by(0), name: names[0] ?? '', options: optionsOf(game, bots), code };
  for (const [nth, seat] of playedSeats(game).entries()) {
    const name = names[nth];
    if (name === undefined) {
      yield { type: 'seat-bot', ...by(0), seat, strength: bots };
      continue;
    }
    if (nth > 0) yield { type: 'join', ...by(nth), name, code };
    yield { type: 'sit', ...by(nth), seat };
    yield { type: 'ready', ...by(nth), ready: true };
  }
  yield { type: 'start', ...by(0) };
}

function decided(state: TableState, command: TableCommand): readonly TableEvent[] {
  const decision = decideTable(state, command);
  if (!decision.ok) throw new Error(`${command.type} is refused: ${JSON.stringify(decision.error)}`);
  return decision.value;
}

/** People move last, so that a position that waits for them waits for nobody else. */
function nextSeat({ open }: TableState, game: OpenGame, members: readonly MemberId[]): Seat {
  const people = new Set(members.map((member) => seatOf(open, member)));
  const seats = seatsToAct(game);
  const seat = seats.find((one) => !people.has(one)) ?? seats[0];
  if (seat === undefined) throw new Error(`nobody can move in ${game.phase}`);
  return seat;
}

function nextStep(state: TableState, player: BotName, at: number): Step {
  const { game, open } = state;
  if (game === undefined) throw new Error('no game has begun');
  const members = open.members.map(({ id }) => id);
  const seat = nextSeat(state, game.open, members);
  const command = BOTS[player].decide(seatView(game, seat), fastRandom(`${open.position}`));
  const person = members.find((member) => seatOf(open, member) === seat);
  const { position } = open;
  const events = decided(
    state,
    person === undefined
      ? { type: 'bot-play', at, position, move: command }
      : { type: 'play', who: person, at, position, move: command },
  );
  return { before: state, events, ...(person !== undefined && { person }) };
}

/** Played to the end, or as far as needed. */
function played(start: TableState, { until, player = 'greedy' }: Plan, at: number): readonly Step[] {
  const steps: Step[] = [];
  let state = start;
  while (state.open.phase === 'playing' && !isReached(until, state.game?.open)) {
    const step = nextStep(state, player, at);
    steps.push(step);
    state = tableAfter(step.events, state);
  }
  if (until === 'last move')
    return steps.slice(
      0,
      steps.findLastIndex(({ person }) => person !== undefined),
    );
  if (!isReached(until, state.game?.open))
    throw new Error(`the game never comes to ${JSON.stringify(until)}`);
  return steps;
}

/** Only a finished game tells which move was the last. */
export function isReached(until: Moment, game: OpenGame | undefined): boolean {
  if (game === undefined) return false;
  if (until === 'start') return true;
  if (until === 'over') return game.phase === 'over';
  if (until === 'last move') return false;
  if (until !== 'last turn')
    return game.round === until.round && game.turn === until.turn && game.phase === until.phase;
  const last = roundsOf(game).at(-1);
  const begins = game.phase === 'choosing' || game.phase === 'assigning';
  return game.round === last?.name && game.turn === last.turns && begins;
}

/** Offers of a bot in a city: each of its tiles in turn, on another cell each time. */
function offersIn(state: TableState, seat: Seat, city: CityIndex, most: number): readonly TableCommand[] {
  const { game, open } = state;
  if (game === undefined) return [];
  const { pending, cities } = game.open;
  const tiles = pending.filter((one) => one.seat === seat && one.cities.includes(city));
  const places = tiles.map(({ tile }) =>
    cellsFor(builtCityAt(cities, city), tile).map((at) => ({ seat, city, tile, at })),
  );
  return Array.from({ length: most }, (_, nth) => places[nth % places.length]?.[nth]).flatMap((place) =>
    place === undefined
      ? []
      : {
          type: 'bot-offer' as const,
          at: open.since,
          position: open.position,
          seat,
          offers: [offerOf(seatView(game, seat), place)],
        },
  );
}

/** What the partners of the first person have to offer. */
function* offering(state: TableState, most: number): Generator<TableCommand> {
  const options = state.game?.open.options;
  const seat = seatOf(state.open, memberNumbered(0));
  if (options === undefined || seat === undefined) return;
  for (const city of modeRules(options).citiesOf(seat, options.seats)) {
    const partner = partnerIn(options, city, seat);
    if (partner !== undefined) yield* offersIn(state, partner, city, most);
  }
}

/** The events of a table from its making to the moment; the same for the same plan. */
export function eventsUntil(plan: Plan, at: number): readonly TableEvent[] {
  const events: TableEvent[] = [];
  let state = INITIAL_TABLE;
  for (const command of gathering(plan, at)) {
    const more = decided(state, command);
    events.push(...more);
    state = tableAfter(more, state);
  }
  const moves = played(state, plan, at).flatMap((step) => step.events);
  events.push(...moves);
  state = tableAfter(moves, state);
  for (const command of offering(state, plan.offers ?? 0)) {
    const more = decided(state, command);
    events.push(...more);
    state = tableAfter(more, state);
  }
  return events;
}

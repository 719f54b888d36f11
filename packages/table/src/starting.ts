/** From the table to the game and back: seating, set-up, rematch. */
import { begin, isAutoma, LIMITS, ok, refuse, type Seat, setUp } from '@duopolis/rules';
import { itemAt, ownOf } from '@duopolis/rules/lists';
import { below, seatByCard, seatByNumbers, type Seating, randomFrom } from '@duopolis/rules/chance';
import type { CommandFor } from './table-command.ts';
import type { Decision } from './decision.ts';
import type { GameIndex, TableEvent } from './event.ts';
import { badName, emptySeats, unansweredSeats, unreadySeats } from './gathering.ts';
import { evolveOpenTable } from './evolve-open.ts';
import { checkTableOptions, componentsOf, type TableOptions } from './options.ts';
import type { TableRejection } from './rejection.ts';
import { personIn, playedSeats, seatOf, startedSeats } from './seats.ts';
import type { OpenTable, SeatingCard, TableState } from './state.ts';

export function decideCreate(_: TableState, command: CommandFor<'create'>): Decision {
  const { at, who, name, options, code, seed } = command;
  const unnamed = badName(name);
  if (unnamed !== undefined) return refuse(unnamed);
  const problem = checkTableOptions(options);
  if (problem !== undefined) return refuse({ code: 'bad-options', problem });
  return ok([{ type: 'created', at, by: who, name, options, code, ...drawCard(options, seed) }]);
}

/** SEAT-2: draws one card that everyone answers. */
function drawCard(options: TableOptions, seed: string): { readonly card?: SeatingCard } {
  const { seatingCards } = componentsOf(options);
  if (options.seating === 'numbers') return {};
  const card = seatingCards[below(randomFrom(seed, 'seating-card'), seatingCards.length)];
  return card === undefined ? {} : { card };
}

/** The host starts when every chair is taken and everyone else is ready. */
export function decideStart(state: TableState, { at, seed }: CommandFor<'start'>): Decision {
  const { open } = state;
  const tooMany = tooManyGames(open);
  if (tooMany !== undefined) return refuse(tooMany);
  const [empty, unready, unanswered] = [emptySeats(open), unreadySeats(open), unansweredSeats(open)];
  if (empty.length > 0) return refuse({ code: 'empty-chairs', seats: empty });
  if (unready.length > 0) return refuse({ code: 'not-ready', seats: unready });
  if (unanswered.length > 0) return refuse({ code: 'not-answered', seats: unanswered });
  const seating = seat(state, seed);
  const { options } = open;
  const setup = setUp(options.game, seed, { components: componentsOf(options), seating: seating.values });
  if (!setup.ok) return refuse({ code: 'bad-options', problem: setup.error });
  const first: readonly TableEvent[] = [
    ...watchersWhoGo(state, at),
    { type: 'seated', at, order: seating.players },
  ];
  return ok([
    ...first,
    { type: 'started', at, index: indexAfter(state, first) },
    ...begin(setup.value).map((event): TableEvent => ({ type: 'game', at, event })),
  ]);
}

/** What a reader of the log needs to know of a game besides its own events. */
const indexAfter = ({ open, hidden }: TableState, events: readonly TableEvent[]): GameIndex => ({
  before: hidden.starts,
  seats: startedSeats(events.reduce(evolveOpenTable, open)),
});

/** If nobody may watch, people without a chair leave when the game starts. */
const watchersWhoGo = ({ open }: TableState, at: number): readonly TableEvent[] => {
  const seated = new Set(open.chairs.map((_, chair) => personIn(open, chair)));
  if (open.options.watching.who !== 'nobody') return [];
  return open.members
    .filter(({ id }) => !seated.has(id) && id !== open.host)
    .map(({ id }): TableEvent => ({ type: 'left', at, member: id }));
};

/** The seating order. An Automa keeps its seat, and its value has no effect (PLACE-8). */
function seat(state: TableState, seed: string): Seating {
  const { game } = state.open.options;
  const played = playedSeats(game);
  const { players, values } = seatPlayers(state, played, seed);
  const automas = Array.from({ length: game.seats }, (_, nth) => nth).filter((nth) => isAutoma(game, nth));
  const last = Math.max(0, ...values);
  return {
    players: [...players.map((player) => itemAt(played, player)), ...automas],
    values: [...values, ...automas.map((_, nth) => last + nth + 1)],
  };
}

function seatPlayers({ open, asides }: TableState, played: readonly Seat[], seed: string): Seating {
  const cards = componentsOf(open.options).seatingCards.map(({ number }) => number);
  if (open.card === undefined) return seatByNumbers(played.length, seed, cards);
  const people = played.flatMap((chair, player) => {
    const answer = ownOf(asides.answers, personIn(open, chair) ?? '');
    return answer === undefined ? [] : [{ player, answer }];
  });
  const seating = seatByCard(
    open.card.order,
    people.map(({ answer }) => answer),
    seed,
  );
  if ('code' in seating) return seatByNumbers(played.length, seed, cards);
  const order = seating.players.map((nth) => itemAt(people, nth).player);
  return withBots(order, played.length, seed);
}

/** A bot has no birthday: it gets a random seat among the people. */
function withBots(people: readonly number[], players: number, seed: string): Seating {
  const random = randomFrom(seed, 'seating-bots');
  const order = [...people];
  for (let player = 0; player < players; player++) {
    if (!people.includes(player)) order.splice(below(random, order.length + 1), 0, player);
  }
  return { players: order, values: order.map((_, rank) => rank + 1) };
}

/**
 * Anybody who sat, or the host, can invite to a rematch: the others keep their chairs, and are asked whether they are
 * ready.
 */
export function decideRematch({ open }: TableState, { who, at, seed }: CommandFor<'rematch'>): Decision {
  const chair = seatOf(open, who);
  if (chair === undefined && open.host !== who) return refuse({ code: 'not-seated' });
  const tooMany = tooManyGames(open);
  if (tooMany !== undefined) return refuse(tooMany);
  const asked: TableEvent = { type: 'rematched', at, ...drawCard(open.options, seed) };
  return ok(chair === undefined ? [asked] : [asked, { type: 'readied', at, seat: chair, ready: true }]);
}

const tooManyGames = ({ games }: OpenTable): TableRejection | undefined =>
  games < LIMITS.gamesPerTable ? undefined : { code: 'too-many-games', most: LIMITS.gamesPerTable };

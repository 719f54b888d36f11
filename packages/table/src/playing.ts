/** The game at the table: a seat's own commands, a bot's, and what becomes of offers and asks with them. */
import { type Command, decide, type GameState, ok, type Result, refuse } from '@duopolis/rules';
import type { CommandFor } from './command.ts';
import type { TableEvent } from './event.ts';
import { tableAfter } from './evolve.ts';
import { deathsAfter } from './offers/offers.ts';
import type { TableRejection } from './rejection.ts';
import { botAt, seatOf } from './seats.ts';
import type { TableState } from './state.ts';
import { lapsesAfter } from './undo.ts';

type Decision = Result<readonly TableEvent[], TableRejection>;

/** Whether a command was made for what is on the table now. */
export const stale = ({ open }: TableState, position: number): TableRejection | undefined =>
  position === open.position ? undefined : { code: 'stale', position, now: open.position };

const cityChanged = (
  { open }: GameState,
  command: Command,
  standing?: number,
): TableRejection | undefined => {
  if (command.type !== 'place' || standing === undefined) return undefined;
  const now = open.cities[command.city]?.tiles.length ?? 0;
  return standing === now ? undefined : { code: 'city-changed', city: command.city, standing, now };
};

/** Only the owner plays a seat; to play is to take it back from a stand-in. */
export function decidePlay(state: TableState, game: GameState, asked: CommandFor<'play'>): Decision {
  const { who, at, position, command, standing } = asked;
  const seat = seatOf(state.open, who);
  if (seat === undefined) return refuse({ code: 'not-seated' });
  if (command.seat !== seat) return refuse({ code: 'not-your-seat', seat: command.seat });
  const problem = stale(state, position) ?? cityChanged(game, command, standing);
  if (problem !== undefined) return refuse(problem);
  const back: readonly TableEvent[] =
    state.open.chairs[seat]?.standIn === undefined ? [] : [{ type: 'taken-back', at, seat }];
  return playIn(game, command, at, back);
}

export function decideBotPlay(state: TableState, game: GameState, asked: CommandFor<'bot-play'>): Decision {
  const { at, position, command } = asked;
  if (botAt(state.open, command.seat) === undefined)
    return refuse({ code: 'not-your-seat', seat: command.seat });
  const problem = stale(state, position);
  return problem === undefined ? playIn(game, command, at, []) : refuse(problem);
}

function playIn(game: GameState, command: Command, at: number, first: readonly TableEvent[]): Decision {
  const decision = decide(game, command);
  if (!decision.ok) return refuse({ code: 'game', rejection: decision.error });
  return ok([...first, ...decision.value.map((event): TableEvent => ({ type: 'game', at, event }))]);
}

/** The events, and the deaths of offers and asks that follow from them. */
export function withConsequences(state: TableState, events: readonly TableEvent[]): readonly TableEvent[] {
  const before = state.game?.open;
  const at = events.at(-1)?.at;
  const moved = events.some(({ type }) => type === 'game' || type === 'undone');
  if (before === undefined || at === undefined || !moved) return events;
  if (state.asides.offers.length === 0 && state.asides.asks.length === 0) return events;
  const after = tableAfter(events, state);
  if (after.game === undefined) return events;
  return [...events, ...deathsAfter(after, before, after.game.open, at), ...lapsesAfter(after, at)];
}

/** The game at the table: commands of seats and bots, and how they change offers and undo requests. */
import { type Command, decide, type GameState, ok, refuse } from '@duopolis/rules';
import type { CommandFor } from './table-command.ts';
import { type AtGame, type AtPlay, type Decision, stale } from './decision.ts';
import type { TableEvent } from './event.ts';
import { tableAfter } from './evolve.ts';
import { deathsAfter } from './offers/offers.ts';
import type { TableRejection } from './rejection.ts';
import { botAt } from './seats.ts';
import type { TableState } from './state.ts';
import { whyFinal } from './strict.ts';
import { lapsesAfter } from './undo.ts';

const cityChanged = ({ open }: GameState, move: Command, standing?: number): TableRejection | undefined => {
  if (move.type !== 'place' || standing === undefined) return undefined;
  const now = open.cities[move.city]?.tiles.length ?? 0;
  return standing === now ? undefined : { code: 'city-changed', city: move.city, standing, now };
};

/** Only the owner plays a seat; a move takes it back from a stand-in. */
export function decidePlay({ state, game, seat }: AtPlay, command: CommandFor<'play'>): Decision {
  const { at, position, move, standing } = command;
  if (move.seat !== seat) return refuse({ code: 'not-your-seat', seat: move.seat });
  const problem =
    stale(state, position) ?? cityChanged(game, move, standing) ?? whyFinal(state.open, game, move);
  if (problem !== undefined) return refuse(problem);
  const back: readonly TableEvent[] =
    state.open.chairs[seat]?.standIn === undefined ? [] : [{ type: 'taken-back', at, seat }];
  const played = playIn(game, move, at);
  return played.ok ? ok([...back, ...played.value]) : played;
}

export function decideBotPlay({ state, game }: AtGame, command: CommandFor<'bot-play'>): Decision {
  const { at, position, move } = command;
  if (botAt(state.open, move.seat) === undefined) return refuse({ code: 'not-your-seat', seat: move.seat });
  const problem = stale(state, position);
  return problem === undefined ? playIn(game, move, at) : refuse(problem);
}

function playIn(game: GameState, move: Command, at: number): Decision {
  const decision = decide(game, move);
  if (!decision.ok) return refuse({ code: 'game', rejection: decision.error });
  return ok(decision.value.map((event): TableEvent => ({ type: 'game', at, event })));
}

/** The events, and the offers and undo requests that end because of them. */
export function withConsequences(state: TableState, events: readonly TableEvent[]): readonly TableEvent[] {
  const before = state.game?.open;
  const at = events.at(-1)?.at;
  const moved = events.some(({ type }) => type === 'game' || type === 'undone');
  if (before === undefined || at === undefined || !moved) return events;
  if (state.asides.offers.length === 0 && state.asides.asks.length === 0) return events;
  const after = tableAfter(events, state);
  if (after.game === undefined) return events;
  return [...events, ...deathsAfter(after, before, at), ...lapsesAfter(after, at)];
}

/** One game of a contest: every seat decides from its own view, and a fault costs one decision. */
import {
  begin,
  type Command,
  decide,
  evolve,
  type GameResult,
  type GameState,
  legalFor,
  ok,
  type Options,
  type Result,
  seatsToAct,
  seatView,
  type SeatView,
  setUp,
  type SetupProblem,
  stateAfter,
} from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import { fastRandom } from '@duopolis/rules/chance';
import type { Components } from '@duopolis/rules/components';
import type { Budget } from '../bot.ts';
import type { Fault } from '../kit/fault.ts';
import type { Fixture } from './contest.ts';
import type { Contestant } from './contestant.ts';
import type { GameRow, SeatFault } from './row.ts';

/** The move for a seat that gave no command: the first legal one that is not waiting. */
export const defaultCommand = (view: SeatView): Command =>
  itemAt(
    legalFor(view).filter(({ type }) => type !== 'wait'),
    0,
  );

export async function playFixture(
  options: Options,
  { game, deal, seed, lineup }: Fixture,
  {
    contestants,
    budget,
    components,
  }: {
    readonly contestants: readonly (Contestant | undefined)[];
    readonly budget: Budget;
    readonly components?: Components | undefined;
  },
): Promise<Result<GameRow, SetupProblem>> {
  const setup = setUp(options, seed, { components });
  if (!setup.ok) return setup;
  await Promise.all(contestants.map(async (contestant) => contestant?.begin?.()));
  const dice = lineup.map((_, seat) => fastRandom(`${seed}/dice/${game}/${seat}`));
  const times: number[][] = lineup.map(() => []);
  const faults: SeatFault[] = [];
  let state = stateAfter(begin(setup.value));
  while (state.open.result === undefined) {
    const seat = itemAt(seatsToAct(state.open), 0);
    const view = seatView(state, seat);
    const begun = budget.now();
    // oxlint-disable-next-line no-await-in-loop -- one decision after the other
    const answer = await itemAt(contestants, seat).decide(view, itemAt(dice, seat), budget);
    times[seat]?.push(tenths(budget.now() - begun));
    const next = after(state, view, answer);
    if (next.fault !== undefined) faults.push({ seat, fault: next.fault });
    state = next.state;
  }
  const { result } = state.open;
  for (const contestant of contestants) contestant?.end?.(result);
  return ok({
    game,
    deal,
    lineup: lineup.map((name) => name ?? null),
    ...standingsOf(result),
    times,
    faults,
  });
}

const tenths = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;

function after(
  state: GameState,
  view: SeatView,
  answer: Result<Command, Fault>,
): { readonly state: GameState; readonly fault?: Fault } {
  const asked = answer.ok ? decide(state, answer.value) : undefined;
  if (asked?.ok === true) return { state: asked.value.reduce(evolve, state) };
  const instead = decide(state, defaultCommand(view));
  if (!instead.ok) throw new Error(`the default was refused: ${instead.error.code}`);
  const fault: Fault = answer.ok
    ? { code: 'illegal', rejection: asked?.error.code ?? 'wrong-phase' }
    : answer.error;
  return { state: instead.value.reduce(evolve, state), fault };
}

function standingsOf({ cities, seats }: GameResult): Pick<GameRow, 'ranks' | 'scores' | 'cities'> {
  return {
    ranks: seats.map(({ rank }) => rank),
    scores: seats.map(({ score }) => score),
    cities: seats.map((seat) =>
      seat.cities.map((city) => cities[city]?.total ?? 0).toSorted((one, other) => one - other),
    ),
  };
}

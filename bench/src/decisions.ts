/** How many decisions a bot makes in a second: choices and placements of random games, as they come. */
import { type BotName, BOTS } from '@duopolis/bots';
import {
  awaitedSeats,
  begin,
  decide,
  evolve,
  type Options,
  type Seat,
  type SeatView,
  seatView,
  setUp,
  stateAfter,
} from '@duopolis/rules';
import { fastRandom } from '@duopolis/rules/chance';
import { perSecond } from './measure.ts';

const TABLE: Options = { mode: 'table', seats: 5, capitals: false };

/** Search takes long, so rounds must be long to hold some decisions. */
const EFFORT: Parameters<typeof perSecond>[1] = { rounds: 3, roundMs: 1500, warmUpMs: 500 };

function viewsOfGame(seed: string): readonly SeatView[] {
  const setup = setUp(TABLE, seed);
  if (!setup.ok) throw new RangeError(setup.error.code);
  const random = fastRandom(seed);
  const views: SeatView[] = [];
  let state = stateAfter(begin(setup.value));
  while (state.open.phase !== 'over') {
    const view = seatView(state, awaitedSeats(state.open)[0] as Seat);
    views.push(view);
    const decision = decide(state, BOTS.random.decide(view, random));
    if (!decision.ok) throw new RangeError(decision.error.code);
    state = decision.value.reduce(evolve, state);
  }
  return views;
}

/** Without a budget a searching bot makes its usual number of trials. */
export function decisionsPerSecond(bot: BotName): number {
  const views = ['one', 'two', 'three'].flatMap(viewsOfGame);
  const random = fastRandom('decisions');
  let next = 0;
  const step = (): number => {
    const view = views[next++ % views.length] as SeatView;
    return BOTS[bot].decide(view, random).seat + 1;
  };
  return perSecond({ amount: 1, step }, EFFORT);
}

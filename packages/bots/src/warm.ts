/**
 * Warms up: the first decisions are the slowest, while tables are built and the code is cold, so they are made before
 * anybody waits.
 */
import { begin, type Options, seatView, setUp, stateAfter } from '@duopolis/rules';
import { fastRandom } from '@duopolis/rules/chance';
import { BOTS } from './bots.ts';
import type { BotName } from './names.ts';

const TABLES: readonly Options[] = [false, true].map((capitals) => ({ mode: 'table', seats: 3, capitals }));
const TRIALS = 60;

export function warmUp(name: BotName): void {
  for (const options of TABLES) {
    const setup = setUp(options, 'warm');
    if (!setup.ok) throw new RangeError(setup.error.code);
    const view = seatView(stateAfter(begin(setup.value)), 0);
    BOTS[name].decide(view, fastRandom('warm'), { milliseconds: 0, now: () => 0, iterations: TRIALS });
  }
}

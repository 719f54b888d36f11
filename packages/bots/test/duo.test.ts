/** What bots make of the Automa in a duo: what it took openly, its points with Capitals, and whom they would rather see win. */
import {
  begin,
  type Options,
  seatView,
  setUp,
  stateAfter,
  decide,
  evolve,
  awaitedSeats,
} from '@duopolis/rules';
import { fastRandom } from '@duopolis/rules/chance';
import { itemAt } from '@duopolis/rules/lists';
import { expect, test } from 'vitest';
import { TO_WIN, toBeatAutomas } from '../src/aim.ts';
import { GREEDY } from '../src/greedy.ts';
import { outlooksOf } from '../src/outlooks.ts';
import { plansOf } from '../src/plan.ts';
import { unseenBy } from '../src/playout/sampled-deal.ts';
import { chancesIn } from '../src/review/chances.ts';
import { expectedIn } from '../src/review/expected.ts';
import { situationOf, withShownTakes } from '../src/situation.ts';

const AUTOMA = 2;
const SECRET_DUO: Options = { mode: 'duo', seats: 3, capitals: false };
const DUO: Options = { ...SECRET_DUO, openAutoma: true };
const TABLE: Options = { mode: 'table', seats: 4, capitals: false };
const SOLO: Options = { mode: 'solo', seats: 3, capitals: false, solo: { kind: 'full', difficulty: 4 } };

/** The first choice of a game, after the duplexes of the set-up are placed. */
function firstChoice(options: Options) {
  const setup = setUp(options, 'duo');
  if (!setup.ok) throw new RangeError(setup.error.code);
  let state = stateAfter(begin(setup.value));
  while (state.open.phase !== 'choosing') {
    const view = seatView(state, itemAt(awaitedSeats(state.open), 0));
    const decision = decide(state, GREEDY.decide(view, fastRandom('dice')));
    if (!decision.ok) throw new RangeError(decision.error.code);
    state = decision.value.reduce(evolve, state);
  }
  return state;
}

test.each([
  { seat: 0, city: 2, side: 1 },
  { seat: 1, city: 1, side: 0 },
] as const)(
  'DUO-2: seat $seat plans with the tile that it will insert for the Automa',
  ({ seat, city, side }) => {
    const view = seatView(firstChoice(DUO), seat);
    const take = view.open.automas.flatMap(({ takes }) => takes).find((one) => one.city === city);
    const plans = plansOf(withShownTakes(situationOf(view)));
    expect(take).toBeDefined();
    expect(plans.length).toBeGreaterThan(0);
    for (const { tiles, taken } of plans) {
      expect(tiles[side]).toHaveLength(2);
      expect(tiles[side]).toContain(take?.tile);
      expect(taken).toHaveLength(2);
    }
  },
);

test('DUO-2: what the Automa took openly is in no unseen hand', () => {
  const open = unseenBy(seatView(firstChoice(DUO), 0));
  const secret = unseenBy(seatView(firstChoice(SECRET_DUO), 0));
  expect(open.handSizes).toEqual([7, 7, 5]);
  expect(secret.handSizes).toEqual([7, 7, 7]);
  expect(secret.singles.length - open.singles.length).toBe(2);
});

test('CAP-5: the Automa’s bonus points count in every chance and in its expected score', () => {
  const [before, now] = ([1, 2] as const).map((rules) => firstChoice({ ...DUO, capitals: true, rules }));
  if (before === undefined || now === undefined) throw new RangeError('two games');
  const [automaBefore, automaNow] = [before, now].map((state) => itemAt(chancesIn(state), AUTOMA));
  expect(automaNow).toBeGreaterThan(automaBefore ?? 1);
  expect(itemAt(expectedIn(now), AUTOMA).value - itemAt(expectedIn(before), AUTOMA).value).toBeCloseTo(2);
  expect(itemAt(expectedIn(now), 0).value).toBeCloseTo(itemAt(expectedIn(before), 0).value);
});

test('DUO-1: in a duo the city between the two people is guarded; elsewhere a bot plays for its own win', () => {
  const state = firstChoice({ ...DUO, capitals: true });
  const situation = situationOf(seatView(state, 1));
  const outlooks = outlooksOf(situation);
  const lower = Math.min(itemAt(outlooks, 1).value, itemAt(outlooks, 2).value);
  const [guarded, ...others] = toBeatAutomas(situation).guarded;
  expect(others).toEqual([]);
  expect(guarded?.city).toBe(0);
  expect(guarded?.above.value).toBeCloseTo(lower + 2);
  for (const options of [TABLE, SOLO]) {
    const setup = setUp(options, 'aim');
    if (!setup.ok) throw new RangeError(setup.error.code);
    expect(toBeatAutomas(situationOf(seatView(stateAfter(begin(setup.value)), 0)))).toBe(TO_WIN);
  }
});

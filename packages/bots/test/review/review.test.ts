/** The review: what decisions cost, split by kind, from what the seat saw; cities at their best; the turning point. */
import { readFileSync } from 'node:fs';
import {
  awaitedSeats,
  begin,
  type Command,
  decide,
  evolve,
  type GameEvent,
  type GameState,
  isAutoma,
  legalFor,
  type Options,
  type Seat,
  seatView,
  setUp,
  stateAfter,
  type Tile,
} from '@duopolis/rules';
import { lastOf } from '@duopolis/rules/lists';
import { fastRandom } from '@duopolis/rules/chance';
import { builtCityAt } from '@duopolis/rules/cities';
import { type GameRecord, parseRecord, recordOf, type Replay, verifyRecord } from '@duopolis/rules/record';
import { scoreTable } from '@duopolis/rules/scoring';
import { expect, test } from 'vitest';
import { BOTS } from '../../src/index.ts';
import { chancesIn } from '../../src/review/chances.ts';
import { gradesOf } from '../../src/review/grade.ts';
import { keyOf, type Rated, ratedByValue } from '../../src/review/rating.ts';
import { jointLine, pairsOf } from '../../src/review/joint.ts';
import { reviewParts } from '../../src/review/review-parts.ts';
import { type Review, reviewFrom, reviewing } from '../../src/review/review.ts';
import { ratedBySearch } from '../../src/review/searching.ts';
import { NOTHING_YET, withPart } from '../../src/review/so-far.ts';
import { once } from '../kit/once.ts';
import { choosing, placing } from '../kit/seat.ts';
import { GAMES, play } from '../kit/play.ts';

const SAMPLES = new URL('../../../rules/test/record/samples/', import.meta.url);

const sample = once((name: string): Replay => {
  const [line = ''] = readFileSync(new URL(`${name}.jsonl`, SAMPLES), 'utf8').split('\n');
  const record = parseRecord(line);
  if (!record.ok) throw new Error(record.error.code);
  return replayOf(record.value);
});

function replayOf(record: GameRecord): Replay {
  const replay = verifyRecord(record);
  if (!replay.ok) throw new Error(replay.error.code);
  return replay.value;
}

/** All but the joint lines, which take most of the time and have separate tests. */
const reviewOf = once((replay: Replay): Review => {
  let soFar = NOTHING_YET;
  for (const part of reviewParts(replay, ratedByValue, NOTHING_YET)) {
    soFar = withPart(soFar, part);
    if (soFar.lines === replay.steps.length) break;
  }
  return reviewFrom(replay, soFar);
});

/** A game in which seats play given moves. */
function gameOf(options: Options, seed: string, tell: (state: GameState, seat: Seat) => Command): Replay {
  const setup = setUp(options, seed);
  if (!setup.ok) throw new Error(setup.error.code);
  const events: GameEvent[] = [...begin(setup.value)];
  let state = stateAfter(events);
  while (state.open.result === undefined) {
    const decision = decide(state, tell(state, awaitedSeats(state.open)[0] as Seat));
    if (!decision.ok) throw new Error(decision.error.code);
    events.push(...decision.value);
    state = decision.value.reduce(evolve, state);
  }
  const players = state.open.chosen.map((_, seat) => ({
    name: `${seat}`,
    kind: isAutoma(options, seat) ? ('automa' as const) : ('bot' as const),
  }));
  return replayOf(recordOf(events, players) as GameRecord);
}

test('a complete review says the same, with the joint lines', () => {
  const replay = sample('solo');
  const steps = reviewing(replay);
  let next = steps.next();
  while (next.done !== true) next = steps.next();
  const { joint } = next.value;
  expect(next.value).toEqual({ ...reviewOf(replay), joint });
  expect(joint).toEqual(pairsOf(lastOf(replay.steps).state.open).map((pair) => jointLine(replay, pair)));
});

test.each(['table', 'duel', 'solo', 'capitals'])(
  'a recorded game of %s is reviewed from the first to the last line',
  (name) => {
    const replay = sample(name);
    const { decisions, seats, cities, chances, unit } = reviewOf(replay);
    const { options, result } = replay.steps.at(-1)?.state.open ?? replay.start.open;
    expect(unit).toBe(name === 'duel' ? 'points' : 'percent');
    expect(chances).toHaveLength(replay.steps.length + 1);
    for (const byS of chances) expect(byS.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    expect(cities.map(({ points }) => points)).toEqual(result?.cities.map(({ total }) => total));
    expect(seats).toHaveLength(options.seats);
    for (const { cost, better, line, seat } of decisions) {
      expect(cost).toBeGreaterThanOrEqual(0);
      expect(better === undefined).toBe(cost === 0);
      expect(replay.steps[line]?.entry).toMatchObject({ seat });
    }
  },
);

test('seven drafts and seven allocations a seat of a table; what could not be decided is not graded', () => {
  const { seats, decisions } = reviewOf(sample('table'));
  for (const { costs } of seats) {
    expect([costs.draft.decisions, costs.allocation.decisions]).toEqual([7, 7]);
    expect(costs.placement.decisions).toBeLessThanOrEqual(14);
  }
  expect(
    decisions.filter(({ kind }) => kind === 'draft').every(({ played }) => played.type === 'choose'),
  ).toBe(true);
});

/** The best city of its tiles is at least what was built. */
test('every city of a base game has an exact best arrangement', () => {
  for (const { points, best } of reviewOf(sample('table')).cities) {
    expect(best?.points).toBeGreaterThanOrEqual(points);
    expect(best?.exact).toBe(true);
  }
});

test('CAP-2, DIST-3: a capital’s better arrangement scores as stated, and need not be optimal', () => {
  const replay = sample('capitals');
  const { cities, districts = [] } = (replay.steps.at(-1)?.state ?? replay.start).open;
  const reviewed = reviewOf(replay).cities;
  for (const { city, points, best } of reviewed) {
    const tiles = (best?.tiles ?? []).map((placed) => ({ ...placed, seat: 0 }));
    const built = { ...builtCityAt(cities, city), tiles };
    expect(tiles.map(({ tile }) => tile).toSorted()).toEqual(
      cities[city]?.tiles.map(({ tile }) => tile).toSorted(),
    );
    expect(scoreTable(cities.with(city, built), districts)[city]?.total).toBe(best?.points);
    expect(best).toMatchObject({ exact: false });
    expect(best?.points).toBeGreaterThanOrEqual(points);
  }
  expect(reviewed.some(({ points, best }) => (best?.points ?? 0) > points + 5)).toBe(true);
});

test('playing the most promising move costs nothing', () => {
  const replay = gameOf({ mode: 'table', seats: 3, capitals: false }, 'best', (state, seat) => {
    const [best] = ratedByValue(seatView(state, seat));
    return (best as Rated).command;
  });
  const { decisions } = reviewOf(replay);
  expect(decisions.length).toBeGreaterThan(60);
  expect(decisions.filter(({ cost }) => cost > 0)).toEqual([]);
});

test('random play costs more than good play', () => {
  const source = fastRandom('review');
  const replay = gameOf({ mode: 'duel', seats: 2, capitals: false }, 'odd', (state, seat) =>
    BOTS[seat === 0 ? 'random' : 'medium'].decide(seatView(state, seat), source),
  );
  const [random, medium] = reviewOf(replay).seats.map(({ costs }) =>
    Object.values(costs).reduce((sum, { cost }) => sum + cost, 0),
  );
  expect(random).toBeGreaterThan(2 * (medium ?? 0));
});

test.each(GAMES)(
  'every command of $mode, $seats seats, Capitals $capitals is rated, by the seat’s own view',
  (options) => {
    const { steps } = play(options, 'rated', () => BOTS.random);
    for (const { state, seat } of steps.filter((_, nth) => nth % 5 === 0)) {
      const view = seatView(state, seat);
      const rated = ratedByValue(view).map(({ command }) => keyOf(command));
      const legal = legalFor(view).filter(({ type }) => type !== 'wait');
      expect(rated.toSorted()).toEqual(legal.map(keyOf).toSorted());
    }
  },
);

const bySearch = ratedBySearch({ milliseconds: 1, now: () => 0, iterations: 300 });

test.each(['table', 'duel'])('search rates every pair of a %s, and the same view the same way', (name) => {
  const view = seatView(sample(name).start, 0);
  const rated = bySearch(view);
  expect(rated.map(({ command }) => keyOf(command)).toSorted()).toEqual(legalFor(view).map(keyOf).toSorted());
  expect(bySearch(view)).toEqual(rated);
  expect((rated[0]?.value ?? 0) - (rated.at(-1)?.value ?? 0)).toBeGreaterThan(0.5);
});

test('search finds the fourth shop', () => {
  const view = choosing({ left: 'SSS/HdO', right: 'PO/Hd', others: 'OO/dd' }, ['H', 'F', 'S', 'F', 'F']);
  expect(bySearch(view)[0]?.command).toMatchObject({ tiles: expect.arrayContaining(['S']) });
});

test('what search can’t prove costs nothing: two tiles that are worth the same to both cities', () => {
  const view = choosing({ left: 'd', right: 'd', others: 'O' }, ['e', 'm', 'b', 'F', 'F']);
  const values = new Map(bySearch(view).map(({ command, value }) => [keyOf(command), value]));
  const valueOf = (one: Tile, other: Tile): number =>
    values.get(keyOf({ type: 'choose', seat: 0, tiles: [one, other] })) ?? 0;
  expect(valueOf('e', 'm')).toBeCloseTo(valueOf('m', 'b'));
  expect(valueOf('e', 'm')).toBeGreaterThan(valueOf('F', 'F'));
});

test.each(GAMES)('search rates every command of every phase: %j', (options) => {
  const few = ratedBySearch({ milliseconds: 1, now: () => 0, iterations: 1 });
  const { steps } = play(options, 'rated', () => BOTS.random);
  const asked = new Map(steps.map(({ state, seat }) => [state.open.phase, seatView(state, seat)]));
  for (const view of asked.values()) {
    const legal = legalFor(view).filter(({ type }) => type !== 'wait');
    expect(
      few(view)
        .map(({ command }) => keyOf(command))
        .toSorted(),
    ).toEqual(legal.map(keyOf).toSorted());
  }
  expect(asked.size).toBe(2);
});

test('SHOP-1: search puts the fourth shop at the end of the run', () => {
  const view = placing({ left: 'SSS', right: 'HH' }, ['S']);
  const [best] = bySearch(view);
  expect(['[0,-1]', '[0,3]']).toContain(JSON.stringify(best?.command.type === 'place' && best.command.at));
});

const at = (city: number, row: number, column: number, tile: 'S' | 'H'): Command => ({
  type: 'place',
  seat: 0,
  city,
  tile,
  at: [row, column],
});

/** Invented ratings, so that each part has its own difference. */
const RATED: readonly Rated[] = [
  { command: at(0, 0, 3, 'S'), value: 50 },
  { command: at(0, 1, 0, 'S'), value: 46 },
  { command: at(2, 0, 2, 'S'), value: 47 },
  { command: at(2, 1, 0, 'S'), value: 40 },
];

test.each<[city: number, row: number, column: number, allocation: number, placement: number]>([
  [0, 0, 3, 0, 0],
  [0, 1, 0, 0, 4],
  [2, 0, 2, 3, 0],
  [2, 1, 0, 3, 7],
])(
  'S to city %i at [%i, %i] costs %i by allocation and %i by placement',
  (city, row, column, allocation, placement) => {
    const view = placing({ left: 'SSS', right: 'SS' }, ['S', 'H']);
    const grades = gradesOf(at(city, row, column, 'S'), view, RATED);
    expect(grades.map(({ kind, cost }) => [kind, cost])).toEqual([
      ['allocation', allocation],
      ['placement', placement],
    ]);
  },
);

test('the shop belongs at the end of three others', () => {
  const [best] = ratedByValue(placing({ left: 'SSS', right: 'HH' }, ['S']));
  expect(best?.command).toMatchObject({ type: 'place', city: 0, tile: 'S', at: [0, expect.any(Number)] });
});

test('chances are even before the first tile, and at the end the winners have 100 %', () => {
  const { start, steps } = sample('table');
  expect(chancesIn(start).map((chance) => chance.toFixed(2))).toEqual(['0.33', '0.33', '0.33']);
  const end = steps.at(-1)?.state ?? start;
  expect(chancesIn(end)).toEqual(end.open.result?.seats.map(({ rank }) => (rank === 1 ? 1 : 0)));
});

test('the turning point is the greatest rise of the winner’s chance', () => {
  const { chances, turningPoint } = reviewOf(sample('table'));
  const [winner = -1] = turningPoint?.winners ?? [];
  const rises = chances.slice(1, -1).map((byS, line) => (byS[winner] ?? 0) - (chances[line]?.[winner] ?? 0));
  expect(rises.indexOf(Math.max(...rises))).toBe(turningPoint?.line);
  expect((turningPoint?.after ?? 0) - (turningPoint?.before ?? 0)).toBeCloseTo(Math.max(...rises));
});

test('a review can be interrupted at any decision, and reports its progress', () => {
  const steps = reviewing(sample('table'));
  const [first, second] = [steps.next(), steps.next()];
  expect([first.value, second.value]).toEqual([
    { done: 2, all: 66 },
    { done: 3, all: 66 },
  ]);
  expect(steps.return({} as Review).done).toBe(true);
});

test.each(['solo', 'duo'] as const)(
  'DUO-1, SOLO-1: an Automa of a %s decides nothing that could be graded',
  (mode) => {
    const options: Options = { mode: 'duo', seats: 3, capitals: false };
    const source = fastRandom('duo');
    const duo = () =>
      gameOf(options, 'duo', (state, seat) => BOTS.random.decide(seatView(state, seat), source));
    const { decisions } = reviewOf(mode === 'duo' ? duo() : sample('solo'));
    expect(decisions.length).toBeGreaterThan(20);
    expect(decisions.filter(({ seat }) => isAutoma({ mode, capitals: false }, seat))).toEqual([]);
  },
);

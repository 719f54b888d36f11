/** A review in parts: quick and visible parts first, slow ones later. */
import { type GameState, isAutoma, seatView } from '@duopolis/rules';
import { lastOf } from '@duopolis/rules/lists';
import { commandOf, type Replay } from '@duopolis/rules/record';
import { cityReview } from './arrangements.ts';
import { chancesIn } from './chances.ts';
import { expectedIn } from './expected.ts';
import { gradesOf } from './grade.ts';
import { jointLine, pairsOf } from './joint.ts';
import { rounded } from './kinds.ts';
import type { Rater } from './rating.ts';
import type { Forecasts, ReviewedDecision, ReviewPart, ReviewSoFar } from './so-far.ts';

/** What is still missing. Seats are graded by what they saw, not by the hidden hands of others. */
export function* reviewParts(replay: Replay, rater: Rater, soFar: ReviewSoFar): Generator<ReviewPart, void> {
  const { start, steps } = replay;
  const { open } = steps.at(-1)?.state ?? start;
  if (soFar.forecasts === undefined) yield { part: 'forecasts', forecasts: forecastsOf(replay) };
  for (const [city, score] of (open.result?.cities ?? []).entries())
    if (city >= soFar.cities.length)
      yield { part: 'city', city: cityReview(open.cities, city, { score, districts: open.districts }) };
  for (let line = soFar.lines; line < steps.length; line++)
    yield { part: 'line', line, decisions: decisionsAt(replay, line, rater) };
  for (const [nth, pair] of pairsOf(open).entries())
    if (nth >= soFar.joint.length) yield { part: 'joint', joint: jointLine(replay, pair) };
}

function decisionsAt({ start, steps }: Replay, line: number, rater: Rater): readonly ReviewedDecision[] {
  const { open, hidden } = steps[line - 1]?.state ?? start;
  const entry = steps[line]?.entry;
  const command = entry && commandOf(entry);
  if (command === undefined || isAutoma(open.options, command.seat)) return [];
  const { seat } = command;
  const view = seatView({ open, hidden }, seat);
  return gradesOf(command, view, rater(view)).map((grade) => ({
    ...grade,
    cost: rounded(grade.cost),
    line,
    seat,
    round: open.round,
    turn: open.turn,
  }));
}

/** Only a placement changes how the cities stand; the last entry ends the game. */
function forecastsOf({ start, steps }: Replay): Forecasts {
  const states: GameState[] = [start];
  for (const { entry, state } of steps)
    states.push(entry.e === 'place' || state.open.result !== undefined ? state : lastOf(states));
  const known = new Map<
    GameState,
    { chances: Forecasts['chances'][0]; expected: Forecasts['expected'][0] }
  >();
  const outcomes = states.map((state) => {
    const forecast = known.get(state) ?? { chances: chancesIn(state), expected: expectedIn(state) };
    known.set(state, forecast);
    return forecast;
  });
  return {
    chances: outcomes.map(({ chances }) => chances),
    expected: outcomes.map(({ expected }) => expected),
  };
}

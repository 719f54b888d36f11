/** What is proven about a deal, and what is not. */
import {
  begin,
  decide,
  evolve,
  type GameEvent,
  legalCommands,
  type Options,
  seatsToAct,
  setUp,
  stateAfter,
} from '@duopolis/rules';
import { commitTo } from '@duopolis/rules/chance';
import { type GameRecord, recordOf } from '@duopolis/rules/record';
import { describe, expect, test } from 'vitest';
import { proofOf } from '../../../src/game/share/proof.ts';
import { sample } from '../record/samples.ts';

/** A game in which everyone does the first thing that is legal. */
function played(options: Options, seed: string): GameRecord {
  const setup = setUp(options, seed);
  if (!setup.ok) throw new Error(setup.error.code);
  const events: GameEvent[] = [...begin(setup.value)];
  let state = stateAfter(events);
  while (state.open.phase !== 'over') {
    const now = state;
    const [seat = 0] = seatsToAct(now.open);
    const [command] = legalCommands(now, seat);
    const decision = command === undefined ? undefined : decide(now, command);
    if (decision?.ok !== true) throw new Error('stuck');
    events.push(...decision.value);
    state = decision.value.reduce(evolve, state);
  }
  const automa = (seat: number): boolean => options.mode === 'solo' && seat > 0;
  const players = Array.from({ length: options.seats }, (_, seat) => ({
    name: `P${seat}`,
    kind: automa(seat) ? ('automa' as const) : ('human' as const),
  }));
  return recordOf(events, players) as GameRecord;
}

const TABLE = played({ mode: 'table', seats: 3, capitals: false }, 'two rivers');
const SOLO = played(
  { mode: 'solo', seats: 3, capitals: true, solo: { kind: 'full', difficulty: 4 } },
  'two rivers',
);

describe('proven', () => {
  test('FAIR-1, FAIR-2: the seed, the tiles and the log of a table', () => {
    expect(proofOf(TABLE)).toEqual({
      kind: 'proven',
      commitment: commitTo('two rivers'),
      seed: 'two rivers',
      tiles: 3 * 7 + 3 * 3 + 3 * 7,
      cards: 0,
      capitals: false,
      entries: TABLE.log.length,
      remembered: false,
    });
  });

  test('FAIR-2: in solo the Automas’ cards too, in Capitals the landscapes', () => {
    expect(proofOf(SOLO)).toMatchObject({ kind: 'proven', capitals: true, cards: 16 });
  });

  test('FAIR-1: a commitment that was shown at the start is compared', () => {
    expect(proofOf(TABLE, undefined, commitTo('two rivers').toUpperCase())).toMatchObject({
      kind: 'proven',
      remembered: true,
    });
    expect(proofOf(TABLE, undefined, commitTo('three rivers'))).toEqual({
      kind: 'other-promise',
      shown: commitTo('three rivers'),
      now: commitTo('two rivers'),
    });
  });
});

describe('not proven', () => {
  test('without a seed only the moves are checked', () => {
    expect(proofOf(sample('table'))).toEqual({ kind: 'no-seed' });
  });

  test.each<[string, GameRecord, string]>([
    [
      'FAIR-1: a seed that does not fit its commitment',
      { ...TABLE, fairness: { commitment: commitTo('two rivers'), seed: 'one river' } },
      'FAIR-1',
    ],
    [
      'FAIR-2: a deal that does not follow from its seed',
      { ...TABLE, fairness: { commitment: commitTo('one river'), seed: 'one river' } },
      'FAIR-2',
    ],
  ])('%s', (_, record, rule) => {
    expect(proofOf(record)).toMatchObject({ kind: 'foul', foul: { rule } });
  });
});

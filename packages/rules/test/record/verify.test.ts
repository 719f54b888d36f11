/** Verifying records: legal games from elsewhere and our own pass, every planted foul is named by its rule and line. */
import { describe, expect, test } from 'vitest';
import { COMPONENTS, componentsIn } from '../../src/components/box.ts';
import { begin, decide, legalCommands, stateAfter } from '../../src/game/decide.ts';
import { evolve } from '../../src/game/evolve.ts';
import { setUp } from '../../src/game/setup.ts';
import { recordOf } from '../../src/record/write.ts';
import { makeRecord, type GameRecord } from '../../src/record/record.ts';
import { verifyRecord } from '../../src/record/verify.ts';
import { DUO_OPTIONS, EVERY_OPTIONS, inCapitals, nameOf, randomGame, soloOf } from '../kit/games.ts';
import { changed, type Draft, ownRecord, readRecord, SAMPLES, sampleLines, samples } from '../kit/records.ts';

const verdict = (record: GameRecord) => {
  const verified = verifyRecord(record);
  return verified.ok ? 'ok' : verified.error;
};

/** The same record from a host that promised nothing. */
function withoutSeed(record: GameRecord): GameRecord {
  const { fairness: _, ...rest } = record;
  return rest;
}

describe('legal records', () => {
  test.each(SAMPLES)('the sample games of %s verify and read back the same', (name) => {
    for (const line of sampleLines(name)) {
      expect(verdict(readRecord(line))).toBe('ok');
      expect(JSON.parse(makeRecord(readRecord(line)))).toEqual(JSON.parse(line));
    }
  });

  test.each(EVERY_OPTIONS.map((options) => [nameOf(options), options] as const))(
    'FAIR-1, FAIR-2: our own games verify with their seed: %s',
    (_, options) => {
      for (const seed of ['a', 'b', 'c']) expect(verdict(ownRecord(options, seed))).toBe('ok');
    },
  );

  test('a game that is not over has no record', () => {
    const { events } = randomGame(DUO_OPTIONS, 'running');
    expect(recordOf(events.slice(0, -1), [])).toBeUndefined();
  });

  test.each([DUO_OPTIONS, inCapitals(DUO_OPTIONS)])(
    'DUO-1: every duo game verifies without a seed, with any cards that explain it',
    (options) => {
      for (let nth = 0; nth < 4; nth++)
        expect(verdict(withoutSeed(ownRecord(options, `duo ${nth}`)))).toBe('ok');
    },
  );

  test('DUO-1: a duo game without a seed verifies if cards can explain the Automa', () => {
    const { fairness: _, ...record } = ownRecord(DUO_OPTIONS, 'no seed');
    expect(verdict(record)).toBe('ok');
    const line = record.log.findIndex((entry) => entry.e === 'choose' && entry.seat === 2);
    const swapped = changed(record, ({ log }) => {
      const other = log
        .find((entry: { e: string }) => entry.e === 'deal')
        .hands[2].find((tile: string) => !log[line].tiles.includes(tile));
      log[line].tiles[0] = other;
      log[line + 1].tile = other;
    });
    const foul = verdict(swapped);
    expect(foul).not.toBe('ok');
    expect((foul as { rule: string }).rule).toBe('DUO-1');
  });
});

const [table] = samples('table') as [GameRecord];
const [duel] = samples('duel') as [GameRecord];
const [, , full] = samples('solo') as [GameRecord, GameRecord, GameRecord];
const [simple] = samples('solo') as [GameRecord];
const lineOf = (record: GameRecord, e: string, nth = 0): number =>
  record.log.flatMap((entry, line) => (entry.e === e ? [line] : []))[nth] as number;

/** What is planted, in which game, the rule it breaks, and the line where it shows. */
const FOULS: readonly (readonly [string, GameRecord, (draft: Draft) => void, string, number | undefined])[] =
  [
    ['two seats', table, (d) => d.seats.pop(), 'SEAT-1', undefined],
    ['a third duellist', duel, (d) => d.seats.push(d.seats[0]), 'DUEL-1', undefined],
    ['a seating value twice', table, (d) => (d.seating = [4, 4, 10]), 'SEAT-3', undefined],
    ['a token twice', table, (d) => (d.tokens[1] = d.tokens[0]), 'SEAT-4', undefined],
    ['a hand of eight', table, (d) => d.log[0].hands[0].push('S'), 'ROUND-1', 0],
    ['a hand of six', table, (d) => d.log[0].hands[2].pop(), 'ROUND-1', 0],
    ['a missing hand', table, (d) => d.log[0].hands.pop(), 'ROUND-1', 0],
    ['a duplex in round 1', table, (d) => (d.log[0].hands[0][0] = 'S-F'), 'ROUND-1', 0],
    ['the wrong round', table, (d) => (d.log[0].round = '3'), 'ROUND-1', 0],
    ['the wrong half round', duel, (d) => (d.log[0].round = '1b'), 'DUEL-2', 0],
    [
      'a sixth music tavern',
      table,
      (d) => (d.log[0].hands[1] = ['m', 'm', 'H', 'O', 'O', 'H', 'P']),
      'ROUND-2',
      0,
    ],
    ['a duplex dealt twice', table, (d) => (d.log[28].hands[1][0] = 'S|F'), 'ROUND-2', 28],
    ['a deal left out', table, (d) => d.log.splice(28, 1), 'ROUND-1', 28],
    ['a deal too early', table, (d) => d.log.splice(5, 0, d.log[0]), 'ROUND-1', 5],
    ['a tile not in the hand', table, (d) => (d.log[1].tiles = ['S', 'F']), 'CHOOSE-1', 1],
    ['three tiles chosen', table, (d) => d.log[1].tiles.push('m'), 'CHOOSE-1', 1],
    ['one tile chosen', table, (d) => d.log[1].tiles.pop(), 'CHOOSE-1', 1],
    ['a seat choosing twice', table, (d) => d.log.splice(2, 0, d.log[1]), 'CHOOSE-1', 2],
    ['a seat choosing for another', table, (d) => (d.log[2].seat = 0), 'CHOOSE-1', 2],
    ['a choice after the reveal', table, (d) => d.log.splice(4, 0, d.log[1]), 'CHOOSE-3', 4],
    ['placing before the reveal', table, (d) => d.log.splice(3, 0, d.log[4]), 'CHOOSE-2', 3],
    ['an unknown seat', table, (d) => (d.log[1].seat = 3), 'SEAT-1', 1],
    ['a tile placed twice', table, (d) => (d.log[7] = { ...d.log[7], tile: 'F' }), 'PLACE-1', 7],
    ['a placement repeated', table, (d) => d.log.splice(5, 0, { ...d.log[4], at: [0, 1] }), 'PLACE-1', 5],
    ['both tiles in one city', table, (d) => (d.log[7] = { ...d.log[7], city: 0, at: [1, 0] }), 'PLACE-1', 7],
    ['a city of others', table, (d) => (d.log[4].city = 1), 'PLACE-1', 4],
    ['the first tile not at the origin', table, (d) => (d.log[4].at = [1, 0]), 'PLACE-3', 4],
    ['a tile outside the square', table, (d) => (d.log[15].at = [0, 4]), 'PLACE-3', 15],
    ['a tile next to nothing', table, (d) => (d.log[15].at = [2, 2]), 'PLACE-4', 15],
    ['a taken cell', table, (d) => (d.log[15].at = [0, 0]), 'PLACE-7', 15],
    ['a duplex turned', table, (d) => (d.log[32].tile = 'H-S'), 'PLACE-5', 32],
    ['the end left out', table, (d) => d.log.pop(), 'ROUND-1', undefined],
    ['more after the end', table, (d) => d.log.push(d.log[4]), 'ROUND-1', 66],
    ['wrong shops', table, (d) => (d.result.cities[0].shop += 1), 'SHOP-1', undefined],
    ['wrong factories', table, (d) => (d.result.cities[1].factory += 1), 'FACTORY-1', undefined],
    ['wrong taverns', table, (d) => (d.result.cities[2].tavern += 1), 'TAVERN-1', undefined],
    ['wrong offices', table, (d) => (d.result.cities[2].office += 1), 'OFFICE-1', undefined],
    ['wrong parks', table, (d) => (d.result.cities[2].park += 1), 'PARK-1', undefined],
    ['wrong houses', table, (d) => (d.result.cities[2].house += 1), 'HOUSE-1', undefined],
    ['a wrong total', table, (d) => (d.result.cities[0].total += 1), 'END-5', undefined],
    ['civic points in the base game', table, (d) => (d.result.cities[0].civic = 3), 'CIVIC-1', undefined],
    ['a missing city', table, (d) => d.result.cities.pop(), 'SEAT-1', undefined],
    ['a missing seat', table, (d) => d.result.seats.pop(), 'SEAT-1', undefined],
    ['the higher city as score', table, (d) => (d.result.seats[0].score = 45), 'END-1', undefined],
    ['one city as the score of a duel', duel, (d) => (d.result.seats[0].score -= 1), 'DUEL-3', undefined],
    ['a wrong rank', table, (d) => (d.result.seats[2].rank = 1), 'END-1', undefined],
    ['a tie-break the wrong way', table, (d) => (d.result.seats[0].rank = 2), 'END-2', undefined],
    ['wrong cities of a seat', table, (d) => (d.result.seats[1].cities = [0, 1]), 'SEAT-1', undefined],
    ['wrong cities of a duellist', duel, (d) => (d.result.seats[1].cities = [0, 1]), 'DUEL-1', undefined],
    [
      'a seed that was not promised',
      ownRecord(EVERY_OPTIONS[0] as never, 'x'),
      (d) => (d.fairness.seed = 'y'),
      'FAIR-1',
      undefined,
    ],
    [
      'solo options at a table',
      table,
      (d) => (d.options.solo = { kind: 'full', difficulty: 4 }),
      'SOLO-1',
      undefined,
    ],
    [
      'an Automa taking another tile',
      full,
      (d) => (d.log[lineOf(full, 'automa')].sharedTile = d.log[lineOf(full, 'automa')].ownTile),
      'AUTOMA-2',
      lineOf(full, 'automa'),
    ],
    [
      'an Automa card turned up twice',
      full,
      (d) => (d.log[lineOf(full, 'automa', 1)].card = d.log[lineOf(full, 'automa')].card),
      'FULL-1',
      lineOf(full, 'automa', 1),
    ],
    [
      'a card that is not in the deck',
      full,
      (d) => (d.log[lineOf(full, 'automa')].card = 21),
      'FULL-1',
      lineOf(full, 'automa'),
    ],
    [
      'another column on the card',
      full,
      (d) => (d.log[lineOf(full, 'automa')].own = ['>']),
      'FULL-2',
      lineOf(full, 'automa'),
    ],
    [
      'an Automa left out',
      full,
      (d) => d.log.splice(lineOf(full, 'automa'), 1),
      'FULL-2',
      lineOf(full, 'automa'),
    ],
    ['one set-up duplex', full, (d) => d.log[0].tiles.pop(), 'FULL-1', 0],
    [
      'a tile assigned to Automacity',
      full,
      (d) => (d.log[lineOf(full, 'assign')].city = 1),
      'SOLO-2',
      lineOf(full, 'assign'),
    ],
    ['a random tile left out', simple, (d) => d.log.splice(1, 1), 'SIMPLE-1', 1],
    [
      'a tile assigned that was not drawn',
      simple,
      (d) => (d.log[lineOf(simple, 'assign')].tile = 'S'),
      'SOLO-2',
      lineOf(simple, 'assign'),
    ],
    ['a civic tile in the base game', table, (d) => (d.log[0].hands[0][6] = '[PH-T]'), 'ROUND-2', 0],
    ['a duplex with its halves swapped', table, (d) => (d.log[32].tile = 'S|H'), 'PLACE-5', 32],
    ['an Automa at a table', table, (d) => (d.seats[1].kind = 'automa'), 'SEAT-1', undefined],
    ['a human as Automarta', full, (d) => (d.seats[2].kind = 'human'), 'SOLO-1', undefined],
    ['no difficulty', simple, (d) => delete d.result.cities[1].difficulty, 'SOLO-4', undefined],
    ['wrong shops in Automacity', full, (d) => (d.result.cities[1].shop += 1), 'SOLO-3', undefined],
    ['a wrong difficulty', simple, (d) => (d.result.cities[1].difficulty = 0), 'SOLO-4', undefined],
  ];

test.each(FOULS)('%s', (_, record, plant, rule, line) => {
  const foul = verdict(changed(record, plant));
  expect(foul).not.toBe('ok');
  const { rule: named, line: at } = foul as { rule: string; line?: number };
  expect([named, at]).toEqual([rule, line]);
});

test.each(EVERY_OPTIONS.map((options) => [nameOf(options), options] as const))(
  'ROUND-1: a log that breaks off anywhere is unfinished or out of turn, never endless: %s',
  (_, options) => {
    const record = withoutSeed(ownRecord(options, 'broken off'));
    for (const length of [0, 1, 2, 3, 5, 8, 13, 21, 34, 55]) {
      const foul = verdict({ ...record, log: record.log.slice(0, length) });
      expect(foul).toMatchObject({ code: 'unfinished', rule: 'ROUND-1' });
    }
  },
  60_000,
);

test('FAIR-2: a deal that does not follow from the seed is named', () => {
  const [one, other] = ['x', 'y'].map((seed) => ownRecord(EVERY_OPTIONS[0] as never, seed)) as [
    GameRecord,
    GameRecord,
  ];
  expect(verdict({ ...one, fairness: other.fairness as never })).toMatchObject({
    code: 'other-deal',
    rule: 'FAIR-2',
  });
});

test('FAIR-2, AUTOMA-4: a record of another box carries its pieces, and verifies by itself', () => {
  const components = componentsIn({
    duplexes: COMPONENTS.duplexes.slice(2),
    automaCards: COMPONENTS.automaCards.map((card) => ({ ...card, number: card.number + 100 })),
    tieBreaks: { ...COMPONENTS.tieBreaks, types: COMPONENTS.tieBreaks.types.toReversed() },
  });
  const setup = setUp(soloOf('full'), 'another box', { components });
  if (!setup.ok) throw new Error(setup.error.code);
  let state = stateAfter(begin(setup.value));
  const events = [...begin(setup.value)];
  while (state.open.phase !== 'over') {
    const [command] = legalCommands(state, 0);
    const decision = command === undefined ? undefined : decide(state, command);
    if (decision?.ok !== true) throw new Error('the game is stuck');
    events.push(...decision.value);
    state = decision.value.reduce(evolve, state);
  }
  const players = ['human', 'automa', 'automa'].map((kind) => ({
    name: kind,
    kind: kind as 'human' | 'automa',
  }));
  const record = readRecord(makeRecord(recordOf(events, players) as GameRecord));
  expect(Object.keys(record.components ?? {})).toEqual(['duplexes', 'automaCards', 'tieBreaks']);
  expect(verdict(record)).toBe('ok');
  const { components: _, ...without } = record;
  expect(verdict(without)).toMatchObject({ code: 'unknown-card' });
});

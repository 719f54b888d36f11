/** What a confirmed draft asks of the table. */
import type { Cell, CityIndex, Tile } from '@duopolis/rules';
import type { Staged } from '@duopolis/table';
import { describe, expect, test } from 'vitest';
import { pick, indexesIn, tilesAt } from '../../../src/game/turn/picked-tiles.ts';
import { assignments, offerable, placements, proposals } from '../../../src/game/turn/turn-requests.ts';
import { sendAll } from '../../../src/game/turn/turn-actions.ts';
import { cityOf, placing } from './turn-games.ts';

const tried = (tile: Tile, city: CityIndex, at: Cell = [0, 0]): Staged => ({ tile, city, at });

test('placements name the tiles that stand, counting my own before', () => {
  const open = placing(['S', 'P'], [cityOf(['O', [0, 0]]), cityOf(), cityOf()]);
  const asked = placements(open, 0, {
    position: 7,
    staged: [tried('S', 0, [0, 1]), tried('P', 0, [0, 2]), tried('H', 2)],
  });
  expect(asked.map((request) => (request.type === 'play' ? request.standing : undefined))).toEqual([1, 2, 0]);
  expect(asked[0]).toEqual({
    type: 'play',
    position: 7,
    move: { type: 'place', seat: 0, tile: 'S', city: 0, at: [0, 1] },
    standing: 1,
  });
});

test('SOLO-2: assignments', () => {
  expect(assignments(0, 3, [{ index: 4, tile: 'O', city: 2 }])).toEqual([
    { type: 'play', position: 3, move: { type: 'assign', seat: 0, city: 2, tile: 'O' } },
  ]);
});

describe('offers', () => {
  test('both tiles, each for its city, are one offer', () => {
    expect(
      proposals(placing(['S', 'P']), 0, { position: 1, staged: [tried('S', 0), tried('P', 2)] }),
    ).toEqual([
      {
        type: 'propose-both',
        position: 1,
        proposals: [
          { tile: 'S', city: 0, cell: [0, 0] },
          { tile: 'P', city: 2, cell: [0, 0] },
        ],
      },
    ]);
  });

  test('one tile is an offer of its own', () => {
    expect(proposals(placing(['S', 'P']), 0, { position: 1, staged: [tried('P', 2)] })).toEqual([
      { type: 'propose', position: 1, proposal: { tile: 'P', city: 2, cell: [0, 0] } },
    ]);
  });

  test('the last tile alone, too, though it is bound to its city', () => {
    const open = placing([{ seat: 0, tile: 'P', cities: [2] }]);
    expect(proposals(open, 0, { position: 1, staged: [tried('P', 2)] }).map(({ type }) => type)).toEqual([
      'propose',
    ]);
  });

  test('DUEL-1: alone there is nobody to ask', () => {
    const open = placing(['S', 'P'], undefined, { mode: 'duel', seats: 2, capitals: false });
    expect(offerable(open, 0, [tried('S', 0), tried('P', 1)])).toEqual([]);
  });

  test('DUO-1: in the city shared with the Automa there is nobody to ask', () => {
    const open = placing(['S', 'P'], undefined, { mode: 'duo', seats: 3, capitals: false });
    expect(offerable(open, 0, [tried('S', 0), tried('P', 2)])).toEqual([tried('S', 0)]);
  });
});

/** A link that accepts or refuses, and records its requests. */
const asking = (answers: readonly boolean[]) => {
  const sent: string[] = [];
  const ask = (request: { readonly type: string }) => {
    sent.push(request.type);
    return Promise.resolve(
      answers[sent.length - 1] === true
        ? ({ ok: true } as const)
        : ({ ok: false, error: { code: 'stale', position: 1, now: 2 } } as const),
    );
  };
  return { sent, ask };
};

describe('sending', () => {
  const requests = [{ type: 'leave' }, { type: 'stand' }] as const;

  test.each<[string, readonly boolean[], readonly string[], string | undefined]>([
    ['everything in order', [true, true], ['leave', 'stand'], undefined],
    ['up to the first refusal', [false, true], ['leave'], 'stale'],
  ])('%s', async (_, answers, sent, code) => {
    const line = asking(answers);
    expect((await sendAll(line, requests))?.code).toBe(code);
    expect(line.sent).toEqual(sent);
  });
});

describe('choosing', () => {
  test.each<[string, readonly number[], number, readonly number[]]>([
    ['the first', [], 3, [3]],
    ['the second', [3], 1, [3, 1]],
    ['one put back', [3, 1], 3, [1]],
    ['a third takes the place of the first', [3, 1], 5, [1, 5]],
  ])('CHOOSE-1: %s', (_, picked, index, next) => {
    expect(pick(picked, index)).toEqual(next);
  });

  test('CHOOSE-3: a choice made before is found again in the hand, equal tiles too', () => {
    const hand: readonly Tile[] = ['S', 'P', 'S', 'O'];
    expect(indexesIn(hand, ['S', 'S'])).toEqual([0, 2]);
    expect(tilesAt(hand, [3, 1])).toEqual(['O', 'P']);
  });
});

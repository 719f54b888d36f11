/** Cities of roll-outs equal the real ones: the same points and, wherever a tile goes in the same square, the same masks. */
import { builtCityAt, matOf, siteOf } from '@duopolis/rules/cities';
import { FACTORY_WORTH } from '@duopolis/rules/scoring';
import { expect, test } from 'vitest';
import { BOTS } from '../src/index.ts';
import {
  buildDraft,
  copyOfDraft,
  draftOf,
  isCapitalDraft,
  placesOf,
  pointsOfDraft,
} from '../src/lot/city-draft.ts';
import { lotOf, pointsOf, prospectsOf } from '../src/lot/lot.ts';
import { pieceOf } from '../src/lot/piece.ts';
import type { Draft } from '../src/lot/square.ts';
import { play } from './kit/play.ts';

const WORTH = FACTORY_WORTH[1];

/** The bit of a cell in the square of the draft; undefined if the real city had to move for it. */
function bitAt({ position }: Draft, at: readonly [number, number]): number | undefined {
  if (position === undefined) return undefined;
  const [row, column] = [at[0] - position.top, at[1] - position.left];
  return row < 0 || row > 4 || column < 0 || column > 4 ? undefined : row * 5 + column;
}

test.each(['greedy', 'random'] as const)('LAND-2, CIVIC-1: capitals of %s bots, tile by tile', (name) => {
  const { steps } = play({ mode: 'table', seats: 3, capitals: true }, `drafts ${name}`, () => BOTS[name]);
  let compared = 0;
  for (const { state, command } of steps) {
    if (command.type !== 'place') continue;
    const city = builtCityAt(state.open.cities, command.city);
    const lot = lotOf(city);
    const draft = draftOf(lot);
    expect(isCapitalDraft(draft)).toBe(true);
    expect(pointsOfDraft(draft, WORTH)).toBe(pointsOf(lot, WORTH));
    const piece = pieceOf(command.tile);
    for (const { at, lot: built } of prospectsOf(lot, command.tile)) {
      const place = bitAt(draft, at);
      if (place === undefined || built.origin.join() !== lot.origin.join()) continue;
      compared++;
      expect((placesOf(draft, piece.shape) >> place) & 1, `${command.tile} at ${at.join()}`).toBe(1);
      const after = copyOfDraft(draft);
      buildDraft(after, draft, piece, place);
      expect(after).toEqual(draftOf(built));
      expect(pointsOfDraft(after, WORTH)).toBe(pointsOf(built, WORTH));
    }
    expect(siteOf(matOf(city) as NonNullable<ReturnType<typeof matOf>>).positions).toContain(draft.position);
  }
  expect(compared).toBeGreaterThan(100);
});

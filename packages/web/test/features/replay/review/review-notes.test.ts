/** Rows and columns of a note: those of the board as it was before the decision. */
import type { ReviewedDecision } from '@duopolis/bots/review';
import type { Cell, GameState, SquareCity } from '@duopolis/rules';
import { INITIAL_STATE } from '@duopolis/rules';
import type { Replay } from '@duopolis/rules/record';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { cityOf, placing } from '../../../game/turn/turn-games.ts';
import { openPage } from '../../../kit/page.ts';

openPage();
const { NoteMoves } = await import('../../../../src/features/replay/review/review-notes.tsx');
const { briefBetter, briefText } = await import('../../../../src/game/review/said.ts');
const { wordsLoaded } = await import('../../../../src/kit/words/shown-language.ts');
await wordsLoaded();

const TOKENS = ['eiffel-tower', 'pyramids', 'taj-mahal'];
const stateOf = (city: SquareCity): GameState => ({
  ...INITIAL_STATE,
  open: { ...placing(['S', 'P'], [city, cityOf(), cityOf()]), tokens: TOKENS },
});

const before = stateOf(cityOf(['P', [0, 0]], ['O', [1, 0]]));
/** It grew upwards. */
const after = stateOf(cityOf(['P', [0, 0]], ['O', [1, 0]], ['S', [-1, 0]], ['P', [-2, 0]]));
const replay = { start: before, steps: [{ state: before }, { state: after }] } as unknown as Replay;

const place = (tile: 'S' | 'P', at: Cell) => ({ type: 'place', seat: 0, city: 0, tile, at }) as const;
const note = (better: ReturnType<typeof place>): ReviewedDecision => ({
  kind: 'placement',
  played: place('P', [2, 0]),
  better,
  cost: 2,
  line: 1,
  seat: 0,
  round: '1',
  turn: 2,
});

test('a space above a city of two has the first row of four, and one below it the last, although the city grew up later', () => {
  const drawn = renderToString(h(NoteMoves, { note: note(place('S', [-1, 0])), replay }));
  expect(drawn).toMatch(/Better: shop in Eiffel Tower, row 1, column \d/);
  expect(drawn).toMatch(/Played: park in Eiffel Tower, row 4, column \d/);
});

test('where no board is near, no space is named', () => {
  const { played } = note(place('S', [-1, 0]));
  expect(briefText(played, after.open)).toBe('park in Eiffel Tower');
  expect(briefBetter(place('S', [-1, 0]), played, after.open)).toBe('shop in Eiffel Tower');
  expect(briefBetter(place('P', [-1, 0]), played, after.open)).toBe('another space there');
});

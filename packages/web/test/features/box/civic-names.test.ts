/** Reasons call the civic tiles of a custom box as their owner does, in every language. */
import { type CapitalCity, INITIAL_STATE, type OpenGame } from '@duopolis/rules';
import { AUTOMA_CARDS, type AutomaMove } from '@duopolis/rules/solo';
import type { Language } from '@duopolis/words/language';
import { expect, test } from 'vitest';
import { textOf } from '../../kit/dom.ts';
import { mount, openFakePage } from '../../kit/mount.ts';
import { wordsIn } from '../../words-in.ts';

openFakePage();
const { Reasons } = await import('../../../src/game/automa/automa-reasons.tsx');
const { partsOf } = await import('../../../src/game/score/score-reasons.ts');
const { partsOfSketch } = await import('../../../src/game/sketch/sketch-score.ts');
const { EMPTY_SKETCH, withSigns } = await import('../../../src/game/sketch/sketch.ts');
const { wordsLoaded } = await import('../../../src/kit/words/shown-language.ts');
await wordsLoaded();

const box = {
  civics: [
    { name: 'Moot House', tile: '[OF-P]' },
    { name: 'Corn Exchange', tile: '[SF-O]' },
  ],
} as const;
const CITY: CapitalCity = {
  capital: { mat: '#####', order: 'ss' },
  tiles: [
    { tile: 'O', at: [1, 0], seat: 0 },
    { tile: '[OF-P]', at: [1, 1], seat: 0 },
  ],
};
const OPEN: OpenGame = {
  ...INITIAL_STATE.open,
  options: { mode: 'solo', seats: 3, capitals: true, solo: { kind: 'full', difficulty: 2 } },
  cities: [CITY],
  tokens: ['big-ben', 'old-pump', 'colosseum'],
  box,
};

test.each<readonly [Language, RegExp]>([
  ['en', /^Moot House \(civic building for office and factory, not park\), next to 1 of/],
  ['fr', /^Moot House \(bâtiment public pour /],
  ['ru', /^Moot House \(общественное здание /],
])('CIVIC-1: why a city scores, in %s', async (language, said) => {
  const civic = partsOf(OPEN, 0, await wordsIn(language)).find(({ term }) => term === 'civic');
  expect(civic?.text).toMatch(said);
});

test('CIVIC-1: why a drawn city scores', async () => {
  const { game } = await wordsIn('en');
  const grid = withSigns(EMPTY_SKETCH.grid, [
    [[0, 0], 'O'],
    [[0, 1], '[OF-P]'],
  ]);
  const part = partsOfSketch({ ...EMPTY_SKETCH, grid }, game, box).find(({ term }) => term === 'civic');
  expect(part?.text).toMatch(/^Moot House /);
});

test('AUTOMA-4: why an Automa took a tile, what else it could take, and the tie', () => {
  const [card] = AUTOMA_CARDS;
  if (card === undefined) throw new Error('no card');
  const gain = { points: 1, byType: { civic: 1 } };
  const move: AutomaMove = {
    seat: 1,
    card,
    takes: [
      {
        city: 0,
        tile: '[OF-P]',
        symbol: '>',
        skipped: [],
        candidates: [
          { tile: '[OF-P]', gain },
          { tile: '[SF-O]', gain },
        ],
        tieBreak: { by: 'hand', tied: ['[OF-P]', '[SF-O]'] },
      },
    ],
  };
  const text = textOf(mount(Reasons, { open: OPEN, move }));
  expect(text.split('Moot House').length - 1).toBe(2);
  expect(text.split('Corn Exchange').length - 1).toBe(2);
});

/** Why a city scores: the parts add up to its total, in every language, and name their cells. */
import type { Cell, City, Tile } from '@duopolis/rules';
import { parseCity } from '@duopolis/rules/notation';
import { explainTable, layoutOfGrid, scoreTable } from '@duopolis/rules/scoring';
import { describe, expect, test } from 'vitest';
import { explainedParts, LANGUAGES, vocabularyOf } from '../src/index.ts';

function cityFrom(text: string): City {
  const grid = parseCity(text);
  if (!grid.ok || layoutOfGrid(grid.value) === undefined) throw new SyntaxError(text);
  const { cells, width } = grid.value;
  const tiles = cells.flatMap((cell, nth) => {
    const at: Cell = [Math.floor(nth / width), nth % width];
    return cell === '.' ? [] : [{ tile: cell as Tile, at, seat: 0 }];
  });
  return { tiles };
}

const CITIES = ['SSFH/ddem/OObP/HFPP', 'SSSS/S..F/OOOO/OOOd', 'PPPP/HHHH/demb/FFFF'];
const cities = CITIES.map(cityFrom);
const partsOf = (city: number, language: (typeof LANGUAGES)[number]) =>
  explainedParts(explainTable(cities, city), (cells) => cells.map(String).join(' '), vocabularyOf(language));

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(CITIES.map((text, nth) => [text, nth] as const))('the parts of %s add up', (_, nth) => {
    const parts = partsOf(nth, language);
    const total = parts.reduce((sum, { points }) => sum + points, 0);
    expect(total).toBe(scoreTable(cities, [])[nth]?.total);
    expect(parts.every(({ text, cells }) => text !== '' && cells.length > 0)).toBe(true);
  });
});

test('OFFICE-2: the taverns beside offices are shown with the bonus', () => {
  const bonus = partsOf(0, 'en').filter(({ term, because }) => term === 'office' && because.length > 0);
  expect(bonus).toHaveLength(1);
});

test('HOUSE-2: the factories that spoil a house are shown with it', () => {
  const spoiled = partsOf(0, 'en').find(({ term, because }) => term === 'house' && because.length > 0);
  expect(spoiled?.because.map(String)).toContain('0,2');
});

test('SOLO-3: Automacity has parts without cells', () => {
  const laid: City = { tiles: [], laid: ['S', 'S', 'd', 'O', 'F', 'H', 'P'] };
  const parts = explainedParts(explainTable([laid, ...cities], 0), () => '', vocabularyOf('en'));
  expect(parts.every(({ cells }) => cells.length === 0)).toBe(true);
  expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(
    scoreTable([laid, ...cities], [])[0]?.total,
  );
});

/** What is wrong with a boxed copy's pieces, a campaign or a deck, with its facts in every language. */
import {
  beginCampaign,
  type FinishedGame,
  parseCampaign,
  pickBonus,
  recordGame,
} from '@duopolis/rules/campaign';
import { COMPONENTS, parseComponents } from '@duopolis/rules/components';
import { AUTOMA_SYMBOLS } from '@duopolis/rules/solo';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, vocabularyOf } from '../src/index.ts';

const SCORE = { shop: 16, factory: 0, tavern: 1, office: 17, park: 10, house: 12, total: 56 };
const GAME: FinishedGame = { cities: { left: SCORE, right: { ...SCORE, shop: 21, total: 61 } }, won: true };
const BEGUN = beginCampaign({ length: 3, difficulty: 2, mode: 'full' });

describe.each(LANGUAGES)('in %s', (language) => {
  const { automas, boxes, campaigns } = vocabularyOf(language);

  test.each<[object, string]>([
    [{ bildings: {} }, 'bildings'],
    [{ tokens: ['a', 'a'] }, "'a'|« a »|«a»"],
    [{ buildings: { S: 1 } }, 'buildings.F'],
    [{ duplexes: ['S'] }, 'duplexes\\[0\\]'],
    [{ automaCards: [] }, 'automaCards'],
    [{ automaCards: [{ number: 1, shared: ['h'], own: ['>'] }] }, 'automaCards\\[0\\].shared'],
    [{ automaCards: [{ number: 1, shared: ['x'], own: ['>'] }] }, 'automaCards\\[0\\].shared\\[0\\]'],
    [
      {
        automaCards: [
          { number: 7, shared: ['>'], own: ['>'] },
          { number: 7, shared: ['>'], own: ['>'] },
        ],
      },
      'automaCards\\[1\\].number.*automaCards\\[0\\].number',
    ],
    [{ mats: [{ name: 'dry', cells: '....' }] }, '1.*0.*5'],
    [{ mats: [{ name: 'town', cells: 'S###/##' }] }, '1'],
    [{ mats: [{ name: 'town', cells: 'S##/###' }] }, 'S'],
    [{ mats: [{ name: 'wall', cells: '#####' }] }, '1.*2.*5'],
    [{ civics: [{ name: 'x', tile: '[PP-T]' }] }, 'civics\\[0\\].*\\[PP-T\\]'],
    [{ civics: 'none' }, 'civics'],
    [{ districtCards: ['shop'] }, '1.*7'],
    [
      { districtCards: ['shop', 'factory', 'tavern', 'office', 'park', 'house', 'house'] },
      'districtCards.*house',
    ],
  ])('the components %j are refused with the place', (components, facts) => {
    const read = parseComponents(JSON.stringify(components));
    expect(read.ok).toBe(false);
    const words = read.ok ? '' : boxes.problem(read.error);
    expect(words).toMatch(new RegExp(facts));
    expect(words).not.toMatch(/undefined|\n/);
  });

  test('every list of a box has a name', () => {
    expect(Object.keys(boxes.lists).toSorted()).toEqual(Object.keys(COMPONENTS).toSorted());
  });

  test('CAMPAIGN-1: illegal picks are refused with a reason', () => {
    const awaiting = recordGame(BEGUN, GAME);
    if (!awaiting.ok) throw new Error(awaiting.error.code);
    const notLowest = pickBonus(awaiting.value, { type: 'park', city: 'right' });
    expect(notLowest.ok ? '' : campaigns.refusal(notLowest.error)).toMatch(/61.*56/);
    const none = pickBonus(BEGUN, { type: 'park', city: 'left' });
    expect(none.ok ? '' : campaigns.refusal(none.error)).toMatch(/0.*3/);
  });

  test.each([
    [{ ...BEGUN, awaiting: { ...GAME, cities: { ...GAME.cities, left: { ...SCORE, total: 9 } } } }, /9.*56/],
    [{ ...BEGUN, games: [{ ...GAME, pick: { type: 'park', city: 'right' } }] }, /^games\[0\].pick.*61/],
    [{ ...BEGUN, length: 4 }, /^length.*4/],
  ])('a damaged campaign %j is reported with its position', (kept, words) => {
    const read = parseCampaign(kept);
    expect(read.ok ? '' : campaigns.problem(read.error)).toMatch(words);
  });

  test('AUTOMA-1: every symbol has words of its own', () => {
    expect(new Set(AUTOMA_SYMBOLS.map((symbol) => automas.symbols[symbol])).size).toBe(AUTOMA_SYMBOLS.length);
  });
});

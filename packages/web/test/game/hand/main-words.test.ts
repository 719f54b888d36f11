/** The words on the main button fit it in every language: two lines of a phone's button. */
import { expect, test } from 'vitest';
import { hand as en } from '../../../src/game/hand/words/en.ts';
import { hand as fr } from '../../../src/game/hand/words/fr.ts';
import { hand as ru } from '../../../src/game/hand/words/ru.ts';

/** As long as the longest that the browser story shows on the button. */
const MOST = 29;

test.each([
  ['en', en],
  ['fr', fr],
  ['ru', ru],
] as const)('in %s', (_, hand) => {
  const { lock, relock, confirm, placeOffer, placeBoth, pickTile, pickCell, pickCity, sending } = hand;
  const some = [1, 2, 3].map(hand.confirmSome);
  const all = [...some, lock, relock, confirm, placeOffer, placeBoth, pickTile, pickCell, pickCity, sending];
  expect(all.filter((words) => words.length > MOST)).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
});

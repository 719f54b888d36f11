/** The pieces of one's own box on this device: checked, kept, used and removed. */
import { expect, test } from 'vitest';
import { openPage } from '../../kit/page.ts';

openPage();
const { boxComponents, boxFile, boxText, changedLists, loadBox, removeBox } = await import(
  '../../../src/game/setup/saved-box.ts'
);

test('a box that the rules accept is kept, and says which lists it replaces', async () => {
  const civics = [{ name: 'Grand Opera', tile: '[PT-F]' }];
  expect(await loadBox(JSON.stringify({ civics }))).toBeUndefined();
  expect((await boxComponents())?.civics).toEqual(civics);
  expect(await changedLists()).toEqual(['civics']);
  expect(localStorage.getItem('duopolis.box')).toBe(boxText.value);
});

test('an invalid box is refused, and the previous one stays', async () => {
  const before = boxText.value;
  expect(await loadBox('{"tokens":["a","a"]}')).toEqual({ code: 'alike', list: 'tokens', found: 'a' });
  expect(boxText.value).toBe(before);
});

test('without a box our pieces are saved, ready to be changed and loaded again', async () => {
  removeBox();
  expect(await boxComponents()).toBeUndefined();
  expect(await loadBox(await (await boxFile()).text())).toBeUndefined();
  expect(await changedLists()).toEqual([]);
  removeBox();
});

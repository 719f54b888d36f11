/** Single keys: any keyboard layout, changed keys, no keys. */
import { beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../page.ts';

beforeEach(() => vi.resetModules());

const load = async (kept: object = {}) => {
  openPage('/', kept);
  return import('../../../src/kit/keys/key-map.ts');
};

test.each([
  ['a Latin letter', { key: 'c', code: 'KeyC' }, 'confirm'],
  ['with caps lock', { key: 'C', code: 'KeyC' }, 'confirm'],
  ['where the layout has it', { key: 'c', code: 'KeyJ' }, 'confirm'],
  ['a Cyrillic letter at its place', { key: 'с', code: 'KeyC' }, 'confirm'],
  ['a sign', { key: '[', code: 'BracketLeft' }, 'left'],
  ['a sign on a letter key', { key: '?', code: 'KeyM', shiftKey: true }, 'keys'],
  ['a sign that is typed by other means', { key: '?', code: 'Slash' }, 'keys'],
  ['the slash of a Russian layout', { key: '.', code: 'Slash' }, 'search'],
  ['a letter without a meaning', { key: 'x', code: 'KeyX' }, undefined],
  ['a digit', { key: '1', code: 'Digit1' }, undefined],
])('%s: %j is %s', async (_, event, action) => {
  const { actionOf } = await load();
  expect(actionOf({ shiftKey: false, ...event })).toBe(action);
});

test.each([
  ['1', { key: '1', code: 'Digit1', shiftKey: false }],
  ['1', { key: '&', code: 'Digit1', shiftKey: false }],
  ['1', { key: '1', code: 'Digit1', shiftKey: true }],
  ['7', { key: '7', code: 'Numpad7', shiftKey: false }],
  ['/', { key: '/', code: 'Digit7', shiftKey: true }],
])('digits work on every layout: %s', async (character, event) => {
  const { characterOf } = await load();
  expect(characterOf(event)).toBe(character);
});

test('a changed key is kept; the action that had it gets the old one', async () => {
  const { actionOf, keyMap, setKey } = await load();
  setKey('confirm', 'U');
  expect([keyMap().confirm, keyMap().undo]).toEqual(['U', 'C']);
  expect(actionOf({ key: 'u', code: 'KeyU', shiftKey: false })).toBe('confirm');
  const kept: unknown = JSON.parse(localStorage.getItem('duopolis.settings') ?? '');
  expect(kept).toMatchObject({ keyMap: { confirm: 'U', undo: 'C' } });
});

test('a key that is reset is not stored as changed', async () => {
  const { setKey } = await load();
  const { settings } = await import('../../../src/kit/settings/settings.ts');
  setKey('confirm', 'X');
  setKey('confirm', 'C');
  expect(settings.keyMap.value).toEqual({});
});

test('all keys are different, also after any change', async () => {
  const { KEY_ACTIONS, keyMap, setKey } = await load();
  setKey('log', 'C');
  setKey('reference', 'L');
  setKey('left', 'R');
  expect(new Set(Object.values(keyMap())).size).toBe(KEY_ACTIONS.length);
});

test('a stored value that is no key is ignored', async () => {
  const { keyMap } = await load({ keyMap: { confirm: '12', undo: '3', offer: ' ', nothing: 'N', log: 'Ж' } });
  expect(keyMap()).toMatchObject({ confirm: 'C', undo: 'U', offer: 'O', log: 'Ж' });
  expect(keyMap()).not.toHaveProperty('nothing');
});

test('digits, Space and named keys can’t be changed', async () => {
  const { isFreeKey } = await load();
  expect(['5', ' ', 'Enter', 'ArrowUp', ''].filter(isFreeKey)).toEqual([]);
  expect(['A', '[', 'Ж', '€'].every(isFreeKey)).toBe(true);
});

test('an action added since never shares a key with one set on this device', async () => {
  const { KEY_ACTIONS, keyMap } = await load({ keyMap: { confirm: 'A', log: 'D' } });
  expect(keyMap()).toMatchObject({ confirm: 'A', agree: 'C', log: 'D', decline: 'L' });
  expect(new Set(Object.values(keyMap())).size).toBe(KEY_ACTIONS.length);
});

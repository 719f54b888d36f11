/** Stored settings are read again; the rest have sensible defaults. */
import { beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../page.ts';

beforeEach(() => vi.resetModules());

const load = () => import('../../../src/kit/settings/settings.ts');

test.each([
  [['fr-CA', 'en'], 'fr'],
  [['de', 'ru-RU'], 'ru'],
  [['de', 'ja'], 'en'],
])('the browser’s languages %j give %s', async (languages, language) => {
  openPage('/', {}, languages);
  expect((await load()).settings.language.value).toBe(language);
});

test('a chosen language overrides the browser’s', async () => {
  openPage('/', { language: 'ru', theme: 'night', name: 'Ada' }, ['fr']);
  const { settings, light } = await load();
  expect([settings.language.value, settings.name.value, light.value]).toEqual(['ru', 'Ada', 'night']);
  expect(document.documentElement.dataset['theme']).toBe('night');
});

test('the theme follows the system until one is chosen', async () => {
  openPage();
  const { settings, light } = await load();
  expect(light.value).toBe('day');
  settings.theme.value = 'night';
  expect([light.value, document.documentElement.dataset['theme']]).toEqual(['night', 'night']);
  expect(JSON.parse(localStorage.getItem('duopolis.settings') ?? '')).toMatchObject({ theme: 'night' });
});

test('broken stored settings are ignored', async () => {
  openPage();
  localStorage.setItem('duopolis.settings', '{"name":');
  expect((await load()).settings.name.value).toBe('');
});

test.each([
  ['a mouse', false, true],
  ['a finger', true, false],
])('with %s as pointer (coarse: %s) sound is %s until somebody chooses', async (_, coarse, sound) => {
  openPage();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: coarse && query.includes('coarse'),
    addEventListener: () => {},
  }));
  const { settings } = await load();
  expect([settings.sound.value, settings.notify.value]).toEqual([sound, false]);
});

test.each([
  [{}, false, 'brisk'],
  [{}, true, 'instant'],
  [{ still: true }, false, 'instant'],
  [{ pace: 'calm' }, true, 'calm'],
] as const)('U1: with %j kept and reduced motion %s, the pace is %s', async (kept, reduced, expected) => {
  openPage('/', kept);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: reduced && query.includes('reduced-motion'),
    addEventListener: () => {},
  }));
  expect((await load()).pace.value).toBe(expected);
});

test('a setting changed in another tab applies here too; other pages’ data changes nothing', async () => {
  openPage('/', { language: 'en', name: 'Ada' });
  const listen = vi.fn<(type: string, listener: (event: { key: string }) => void) => void>();
  vi.stubGlobal('addEventListener', listen);
  const { settings } = await load();
  const [, listener] = listen.mock.calls.find(([type]) => type === 'storage') ?? [];
  const tell = (key: string): void => listener?.({ key });
  localStorage.setItem('duopolis.settings', JSON.stringify({ language: 'ru', name: 'Ada' }));
  tell('something else');
  expect(settings.language.value).toBe('en');
  tell('duopolis.settings');
  expect([settings.language.value, settings.name.value]).toEqual(['ru', 'Ada']);
  vi.unstubAllGlobals();
});

test('a screen has its own default pace; a chosen pace and reduced motion override it', async () => {
  openPage();
  const { pace, settings, usualPace } = await load();
  usualPace.value = 'calm';
  expect(pace.value).toBe('calm');
  settings.still.value = true;
  expect(pace.value).toBe('instant');
  settings.pace.value = 'brisk';
  expect(pace.value).toBe('brisk');
});

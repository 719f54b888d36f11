/** Paths and routes are two forms of the same thing. */
import { expect, test } from 'vitest';
import type { Route } from '../../../src/kit/routing/route.ts';
import { openPage } from '../page.ts';

/** The module reads the address when it is loaded, so the page comes first. */
openPage('/table/k3v9#x7q2');
const routes = await import('../../../src/kit/routing/route.ts');

const ROUTES: readonly (readonly [path: string, route: Route])[] = [
  ['/', { name: 'home' }],
  ['/new/bots', { name: 'new', kind: 'bots' }],
  ['/new/friends', { name: 'new', kind: 'friends' }],
  ['/new/solo', { name: 'new', kind: 'solo' }],
  ['/new/device', { name: 'new', kind: 'device' }],
  ['/lobby', { name: 'lobby' }],
  ['/table/k3v9', { name: 'table', table: 'k3v9' }],
  ['/table/k3v9#x7q2', { name: 'table', table: 'k3v9', code: 'x7q2' }],
  ['/local/a1b2', { name: 'local', table: 'a1b2' }],
  ['/campaign', { name: 'campaign' }],
  ['/scores', { name: 'scores' }],
  ['/replay', { name: 'replay' }],
  ['/replay/local-a1b2-1', { name: 'replay', game: 'local-a1b2-1' }],
  ['/replay/table-k3v9-2#14', { name: 'replay', game: 'table-k3v9-2', at: '14' }],
  ['/replay/a/b', { name: 'lost', path: '/replay/a/b' }],
  ['/new/chess', { name: 'lost', path: '/new/chess' }],
  ['/learn', { name: 'learn' }],
  ['/rules', { name: 'rules' }],
  ['/rules/score', { name: 'rules', chapter: 'score' }],
  ['/rules/score#SHOP-2', { name: 'rules', chapter: 'score', rule: 'SHOP-2' }],
  ['/city', { name: 'city' }],
  ['/city#SS./.F.', { name: 'city', notation: 'SS./.F.' }],
  ['/city#%5BPH-T%5D%23&factories=3,2', { name: 'city', notation: '[PH-T]#&factories=3,2' }],
  ['/puzzles', { name: 'puzzles' }],
  ['/puzzles/2026-11-16', { name: 'puzzles', day: '2026-11-16' }],
  ['/duplicate', { name: 'duplicate' }],
  ['/duplicate/k3v9', { name: 'duplicate', deal: 'k3v9' }],
  ['/duplicate/k3v9#0.abc', { name: 'duplicate', deal: 'k3v9', result: '0.abc' }],
  ['/statistics', { name: 'statistics' }],
  ['/puzzles/a/b', { name: 'lost', path: '/puzzles/a/b' }],
  ['/nowhere', { name: 'lost', path: '/nowhere' }],
  ['/lobby/extra', { name: 'lost', path: '/lobby/extra' }],
  ['/table', { name: 'lost', path: '/table' }],
];

const partsOf = (path: string): readonly [string, string] => {
  const [place = '', code] = path.split('#');
  return [place, code === undefined ? '' : `#${code}`];
};

test.each(ROUTES)('%s is read and written back', (path, route) => {
  expect(routes.parseRoute(...partsOf(path))).toEqual(route);
  expect(routes.makePath(route)).toBe(path);
});

test.each([
  ['/t/k3v9', '#x7q2', { name: 'table', table: 'k3v9', code: 'x7q2' }],
  ['/city', '#S%2FF', { name: 'city', notation: 'S/F' }],
  ['/city', '#[PH-T]#', { name: 'city', notation: '[PH-T]#' }],
  ['/city', '#100%', { name: 'city', notation: '100%' }],
  ['/lobby/', '', { name: 'lobby' }],
  ['/new/solo/', '', { name: 'new', kind: 'solo' }],
])('%s%s is understood too', (path, hash, route) => {
  expect(routes.parseRoute(path, hash)).toEqual(route);
});

test('the page starts at its address, and navigates', () => {
  expect(routes.route.value).toEqual({ name: 'table', table: 'k3v9', code: 'x7q2' });
  routes.go({ name: 'new', kind: 'solo' });
  expect(routes.route.value).toEqual({ name: 'new', kind: 'solo' });
});

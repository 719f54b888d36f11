/** The current location in the client: a path and its parts, kept in the browser's history. */
import { isOneOf } from '@duopolis/rules/lists';
import { computed, signal } from '@preact/signals';

export type Route =
  | { readonly name: 'home' }
  /** Sets up a table: with bots, with friends, alone, or on this device. */
  | { readonly name: 'new'; readonly kind: NewKind }
  /** Open tables on this server. */
  | { readonly name: 'lobby' }
  /** A table on the server, at the address of its invitation (docs/PROTOCOL.md): the code follows the #. */
  | { readonly name: 'table'; readonly table: string; readonly code?: string; readonly room?: boolean }
  /** The big screen of a table, for a television. */
  | { readonly name: 'screen'; readonly table: string; readonly code?: string }
  /** A table on this device. */
  | { readonly name: 'local'; readonly table: string }
  | { readonly name: 'campaign' }
  | { readonly name: 'scores' }
  /** Finished games, or one of them; after the # its step, and perhaps the game itself. */
  | { readonly name: 'replay'; readonly game?: string; readonly at?: string }
  /** The first game, played with a partner who explains what to do. */
  | { readonly name: 'learn' }
  /** The rules, or one chapter; after the # a rule. */
  | { readonly name: 'rules'; readonly chapter?: string; readonly rule?: string }
  /** A city to experiment with; after the # its notation. */
  | { readonly name: 'city'; readonly notation?: string }
  /** The city of a day, year-month-day; today's without one. */
  | { readonly name: 'puzzles'; readonly day?: string }
  /** One deal for several tables: its token if known, and after the # perhaps somebody's game of it. */
  | { readonly name: 'duplicate'; readonly deal?: string; readonly result?: string }
  /** Scores a game played with the box, or shows a saved one. */
  | { readonly name: 'scorepad'; readonly sheet?: string }
  | { readonly name: 'statistics' }
  /** The settings of notices; after the # a table, or the signed link of a notice that stops or confirms it. */
  | { readonly name: 'notices'; readonly does?: 'stop' | 'confirm'; readonly at?: string }
  /** The pieces of a custom box. */
  | { readonly name: 'box' }
  | { readonly name: 'lost'; readonly path: string };

export const NEW_KINDS = ['bots', 'friends', 'solo', 'device'] as const;
export type NewKind = (typeof NEW_KINDS)[number];

const isNewKind = (text: string | undefined): text is NewKind => isOneOf(NEW_KINDS, text ?? '');

const PLAIN = ['lobby', 'campaign', 'scores', 'learn', 'statistics', 'box'] as const;

const isPlain = (text: string): text is (typeof PLAIN)[number] => isOneOf(PLAIN, text);

/** The decoded text after the #; text that is not well escaped stays as it is. */
function unescaped(hash: string): string {
  const text = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** City notation stays readable where an address allows it. */
const escaped = (notation: string): string =>
  encodeURIComponent(notation).replaceAll(/%(?:2F|3D|26|2B|2C)/g, decodeURIComponent);

/** A path with a name and at most one more part, and the text after the #. */
const pathOf = (name: string, part: string | undefined, hash: string | undefined): string =>
  `/${name}${part === undefined ? '' : `/${part}`}${hash === undefined ? '' : `#${hash}`}`;

/** The screens of a table: its big screen, and the phone beside one. */
function atTable(
  [first, table, part, ...rest]: readonly (string | undefined)[],
  hash: string,
): Route | undefined {
  if (first !== 'table' || table === undefined || rest.length > 0) return undefined;
  const code = hash === '' ? {} : { code: hash.replace(/^#/, '') };
  if (part === 'screen') return { name: 'screen', table, ...code };
  return part === 'room' ? { name: 'table', table, room: true, ...code } : undefined;
}

export function parseRoute(path: string, hash = ''): Route {
  const [first, second, ...rest] = path.split('/').filter((part) => part !== '');
  if (first === undefined) return { name: 'home' };
  const lost: Route = { name: 'lost', path };
  if (rest.length > 0) return atTable([first, second, ...rest], hash) ?? lost;
  if (first === 'new' && isNewKind(second)) return { name: 'new', kind: second };
  if ((first === 'table' || first === 't') && second !== undefined)
    return hash === ''
      ? { name: 'table', table: second }
      : { name: 'table', table: second, code: hash.replace(/^#/, '') };
  if (first === 'replay')
    return {
      name: 'replay',
      ...(second !== undefined && { game: second }),
      ...(second !== undefined && hash !== '' && { at: hash.replace(/^#/, '') }),
    };
  if (first === 'local' && second !== undefined) return { name: 'local', table: second };
  if (first === 'rules')
    return {
      name: 'rules',
      ...(second !== undefined && { chapter: second }),
      ...(second !== undefined && hash !== '' && { rule: hash.replace(/^#/, '') }),
    };
  if (first === 'notices' && (second === undefined || second === 'stop' || second === 'confirm'))
    return {
      name: 'notices',
      ...(second !== undefined && { does: second }),
      ...(hash !== '' && { at: hash.replace(/^#/, '') }),
    };
  if (first === 'scorepad') return { name: 'scorepad', ...(second !== undefined && { sheet: second }) };
  if (first === 'puzzles') return { name: 'puzzles', ...(second !== undefined && { day: second }) };
  if (first === 'duplicate')
    return {
      name: 'duplicate',
      ...(second !== undefined && { deal: second }),
      ...(second !== undefined && hash !== '' && { result: hash.replace(/^#/, '') }),
    };
  if (second !== undefined) return lost;
  if (first === 'city') return { name: 'city', ...(hash !== '' && { notation: unescaped(hash) }) };
  if (isPlain(first)) return { name: first };
  return lost;
}

export function makePath(route: Route): string {
  switch (route.name) {
    case 'home':
      return '/';
    case 'new':
      return `/new/${route.kind}`;
    case 'table':
      return pathOf('table', route.room === true ? `${route.table}/room` : route.table, route.code);
    case 'screen':
      return pathOf('table', `${route.table}/screen`, route.code);
    case 'replay':
      return pathOf('replay', route.game, route.at);
    case 'rules':
      return pathOf('rules', route.chapter, route.rule);
    case 'city':
      return pathOf('city', undefined, route.notation && escaped(route.notation));
    case 'puzzles':
      return pathOf('puzzles', route.day, undefined);
    case 'duplicate':
      return pathOf('duplicate', route.deal, route.result);
    case 'scorepad':
      return pathOf('scorepad', route.sheet, undefined);
    case 'notices':
      return pathOf('notices', route.does, route.at);
    case 'local':
      return `/local/${route.table}`;
    case 'lost':
      return route.path;
    default:
      return `/${route.name}`;
  }
}

const address = signal({ path: location.pathname, hash: location.hash });

/** The route of the page as it is now. */
export const route = computed<Route>(() => parseRoute(address.value.path, address.value.hash));

const read = (): void => {
  address.value = { path: location.pathname, hash: location.hash };
};

export function go(to: Route, how: 'push' | 'replace' = 'push'): void {
  history[how === 'push' ? 'pushState' : 'replaceState'](null, '', makePath(to));
  read();
  scrollTo(0, 0);
}

/** Completes the address of the shown page, for people who copy it from the browser: the page stays as it is. */
export function completeAddress(to: Route): void {
  const path = makePath(to);
  if (path.replace(/#.*$/, '') === location.pathname) history.replaceState(null, '', path);
}

globalThis.addEventListener('popstate', read);
globalThis.addEventListener('hashchange', read);

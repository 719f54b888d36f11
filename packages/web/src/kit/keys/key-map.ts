/** Which single key does what. Every key can be changed, and all of them can be turned off (WCAG 2.1.4). */
import { settings } from '../settings/settings.ts';

export const KEY_ACTIONS = [
  'keys',
  'reference',
  'explain',
  'confirm',
  'undo',
  'offer',
  'agree',
  'counter',
  'decline',
  'left',
  'right',
  'score',
  'table',
  'log',
  'recap',
  'search',
  'mute',
] as const;
export type KeyAction = (typeof KEY_ACTIONS)[number];

type KeyMap = { readonly [action in KeyAction]: string };

const DEFAULT_KEYS: KeyMap = {
  keys: '?',
  reference: 'R',
  explain: 'I',
  confirm: 'C',
  undo: 'U',
  offer: 'O',
  agree: 'A',
  counter: 'E',
  decline: 'D',
  left: '[',
  right: ']',
  score: 'S',
  table: 'T',
  log: 'L',
  recap: 'W',
  search: '/',
  mute: 'M',
};

/** One printed character; digits belong to the tiles, and Space presses buttons. */
export const isFreeKey = (key: string): boolean => /^[^\d\s]$/u.test(key);

/** The keys set on this device; invalid ones are left out, and an action added since never shares a key with them. */
export function keyMap(): KeyMap {
  const set = Object.entries(settings.keyMap.value).filter(
    ([action, key]) => action in DEFAULT_KEYS && isFreeKey(key),
  );
  return set.reduce<KeyMap>((map, [action, key]) => withKey(map, action as KeyAction, key), DEFAULT_KEYS);
}

/** Gives an action another key; an action that had that key gets the old one. */
export function withKey(map: KeyMap, action: KeyAction, key: string): KeyMap {
  const other = KEY_ACTIONS.find((one) => map[one] === key);
  return { ...map, ...(other !== undefined && { [other]: map[action] }), [action]: key };
}

export const resetKeys = (): void => {
  settings.keyMap.value = {};
};

/** The changed keys only, so that a new default reaches everybody who has not changed it. */
export function setKey(action: KeyAction, key: string): void {
  const next = Object.entries(withKey(keyMap(), action, key));
  settings.keyMap.value = Object.fromEntries(
    next.filter(([one, now]) => DEFAULT_KEYS[one as KeyAction] !== now),
  );
}

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/**
 * The character of a key. Latin letters are what the layout types; on other alphabets, and for digits on layouts that
 * type them with Shift, the position of the key decides.
 */
export function characterOf({ key, code, shiftKey }: Pressed): string {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(code) ?? [];
  if (digit !== undefined && !shiftKey) return digit;
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  if (letter !== undefined && /^\p{L}$/u.test(key)) return letter;
  return code === 'Slash' && !shiftKey && key !== '?' ? '/' : key;
}

export const actionOf = (event: Pressed): KeyAction | undefined => {
  const [map, key] = [keyMap(), characterOf(event)];
  return KEY_ACTIONS.find((action) => map[action] === key);
};

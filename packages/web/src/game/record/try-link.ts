/** A variation after the # of an address: the step, and after a tilde the changes. */
import type { Change } from '@duopolis/bots/browser';
import { type Command, LIMITS } from '@duopolis/rules';

const MARK = '~';

const toLetters = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromLetters = (letters: string): string =>
  new TextDecoder().decode(
    Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    ),
  );

/** Goes after everything else; nothing for the real game. */
export const tryMark = (changes: readonly Change[]): string =>
  changes.length === 0 ? '' : `${MARK}${toLetters(JSON.stringify(changes))}`;

/** The text before the mark. */
export const withoutTry = (hash: string): string => hash.split(MARK, 1)[0] ?? '';

const isCommand = (value: unknown): value is Command =>
  typeof value === 'object' && value !== null && 'type' in value && 'seat' in value;

const isChange = (value: unknown): value is Change =>
  typeof value === 'object' &&
  value !== null &&
  'step' in value &&
  Number.isSafeInteger(value.step) &&
  'command' in value &&
  isCommand(value.command);

/** The most changes in a link: each one is a game to compute. */
const MOST = 12;

/** Invalid text is no variation; the rules check whether its decisions are legal. */
export function changesIn(hash: string): readonly Change[] {
  const [, letters] = hash.split(MARK, 2);
  if (letters === undefined || letters.length > LIMITS.linkText) return [];
  try {
    const read: unknown = JSON.parse(fromLetters(letters));
    return Array.isArray(read) && read.length <= MOST && read.every(isChange) ? read : [];
  } catch {
    return [];
  }
}

/** People's secrets: made here, shown once, stored only as hashes. */
import { itemAt } from '@duopolis/rules/lists';
import { createHash, randomBytes } from 'node:crypto';

/** Unguessable, in characters that fit a cookie, an address and an id. */
export const newToken = (bytes = 24): string => randomBytes(bytes).toString('base64url');

/** A token has too many bits to guess, so a plain hash is safe. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Without letters that look like others. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 12;
const GROUP = 4;

/** For typing on another device: 58 bits, valid for some minutes. */
export function newCode(): string {
  const letters: string[] = [];
  while (letters.length < CODE_LENGTH) {
    const byte = itemAt(randomBytes(1), 0);
    const letter = ALPHABET[byte & 31];
    if (letter !== undefined) letters.push(letter);
  }
  return letters.join('').replaceAll(new RegExp(`(.{${GROUP}})(?=.)`, 'g'), '$1-');
}

/** As people type it. */
export const readCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

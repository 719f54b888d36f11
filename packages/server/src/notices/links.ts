/** Signed links: what the holder of a notice may do without signing in. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link does to a channel: stops it for one table or for all, confirms its address, or shows its calendar. */
export interface Link {
  readonly does: 'stop' | 'confirm' | 'calendar';
  readonly way: string;
  readonly table?: string;
}

const DOES = ['stop', 'confirm', 'calendar'] as const;

/** Bytes of the signature: too many to guess. */
const SIGNED = 18;

const signature = (key: string, text: string): string =>
  createHmac('sha256', key).update(`link ${text}`).digest().subarray(0, SIGNED).toString('base64url');

export function writeLink(key: string, { does, way, table = '' }: Link): string {
  const text = `${does}.${way}.${table}`;
  return `${text}.${signature(key, text)}`;
}

export function readLink(key: string, link: string): Link | undefined {
  const [does, way, table, signed, ...rest] = link.split('.');
  const known = DOES.find((name) => name === does);
  if (known === undefined || !way || table === undefined || signed === undefined || rest.length > 0)
    return undefined;
  /** As text: decoders ignore an added character. */
  const [given, right] = [Buffer.from(signed), Buffer.from(signature(key, `${does}.${way}.${table}`))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  return { does: known, way, ...(table !== '' && { table }) };
}

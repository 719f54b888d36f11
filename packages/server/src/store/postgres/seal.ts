/** Seals notifications, which every role of the database can read and send: AES-256-GCM, accepted once and only while they are new. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
/** Each sealer has a random salt and thus its own key, so that a counter makes every nonce new. */
const SALT = 16;
const COUNTER = 6;
const TAG = 16;
const HEAD = SALT + COUNTER;
const NONCE = 12;
/** Before the text: when it was sealed. */
const TIME = 8;
/** Lengths are rounded up to this, so that they reveal nothing about a choice. */
const BLOCK = 128;

const PREFIX = 'sealed1 ';
/** PostgreSQL accepts less than 8,000 bytes. */
const LONGEST_PAYLOAD = 7_999;
const LONGEST_BYTES = Math.floor(((LONGEST_PAYLOAD - PREFIX.length) * 3) / 4);
/** Bytes of the longest text that can be sealed. */
export const LONGEST_TEXT = Math.floor((LONGEST_BYTES - HEAD - TAG) / BLOCK) * BLOCK - TIME;

/** Milliseconds after which a notification is refused: replaying an old one does nothing. */
const FRESH = 30_000;
/** Notifications may overtake each other by this many; later ones are refused. */
const WINDOW = 1_024;

/** `own`: from this sealer. `plain`: not sealed at all. `refused`: forged, replayed, too old or from another database. */
type Opened =
  | { readonly code: 'opened'; readonly text: string }
  | { readonly code: 'own' | 'plain' | 'refused' };

export interface Seal {
  readonly seal: (text: string) => string;
  readonly open: (payload: string) => Opened;
}

interface Sender {
  readonly key: Buffer;
  readonly seen: Set<number>;
  highest: number;
  heardAt: number;
}

const REFUSED: Opened = { code: 'refused' };

function nonceOf(counter: Buffer): Buffer {
  const nonce = Buffer.alloc(NONCE);
  counter.copy(nonce, NONCE - COUNTER);
  return nonce;
}

function encrypt(key: Buffer, head: Buffer, text: Buffer): Buffer {
  const cipher = createCipheriv(CIPHER, key, nonceOf(head.subarray(SALT))).setAAD(head);
  const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([head, cipher.getAuthTag(), sealed]);
}

function decrypt(key: Buffer, bytes: Buffer): Buffer | undefined {
  const head = bytes.subarray(0, HEAD);
  const decipher = createDecipheriv(CIPHER, key, nonceOf(head.subarray(SALT)), { authTagLength: TAG })
    .setAAD(head)
    .setAuthTag(bytes.subarray(HEAD, HEAD + TAG));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(HEAD + TAG)), decipher.final()]);
  } catch {
    return undefined;
  }
}

/** The time and the text, padded with zeros to whole blocks. */
function packed(now: number, text: string): Buffer {
  const length = TIME + Buffer.byteLength(text);
  const bytes = Buffer.alloc(Math.ceil(length / BLOCK) * BLOCK);
  bytes.writeDoubleBE(now);
  bytes.write(text, TIME);
  return bytes;
}

/** Whether a counter is new; marks it as seen. */
function isNew(sender: Sender, counter: number): boolean {
  const { seen } = sender;
  if (counter <= sender.highest - WINDOW || seen.has(counter)) return false;
  seen.add(counter);
  sender.highest = Math.max(sender.highest, counter);
  if (seen.size > 2 * WINDOW) for (const old of seen) if (old <= sender.highest - WINDOW) seen.delete(old);
  return true;
}

/** All nodes of a database share the key and the time. */
export function openSeal(key: string, now: () => number): Seal {
  const salt = randomBytes(SALT);
  const keyOf = (of: Buffer): Buffer =>
    Buffer.from(hkdfSync('sha256', key, of, 'duopolis notifications', KEY_BYTES));
  const own = keyOf(salt);
  const senders = new Map<string, Sender>();
  let sealed = 0;

  /** Kept after its first genuine notification; a sender that was silent for long can't be replayed any more. */
  function keep(name: string, sender: Sender): void {
    for (const [other, { heardAt }] of senders) if (heardAt < now() - 2 * FRESH) senders.delete(other);
    senders.set(name, sender);
  }

  return {
    seal: (text) => {
      sealed += 1;
      const head = Buffer.alloc(HEAD);
      salt.copy(head);
      head.writeUIntBE(sealed, SALT, COUNTER);
      return `${PREFIX}${encrypt(own, head, packed(now(), text)).toString('base64url')}`;
    },
    open: (payload) => {
      if (!payload.startsWith(PREFIX)) return { code: 'plain' };
      const bytes = Buffer.from(payload.slice(PREFIX.length), 'base64url');
      if (bytes.length < HEAD + TAG + BLOCK || bytes.length > LONGEST_BYTES) return REFUSED;
      const of = bytes.subarray(0, SALT);
      if (of.equals(salt)) return { code: 'own' };
      const name = of.toString('base64url');
      const known = senders.get(name);
      const sender = known ?? { key: keyOf(of), seen: new Set(), highest: 0, heardAt: 0 };
      const text = decrypt(sender.key, bytes);
      if (text === undefined || Math.abs(now() - text.readDoubleBE()) > FRESH) return REFUSED;
      sender.heardAt = now();
      if (known === undefined) keep(name, sender);
      if (!isNew(sender, bytes.readUIntBE(SALT, COUNTER))) return REFUSED;
      const end = text.indexOf(0, TIME);
      return { code: 'opened', text: text.toString('utf8', TIME, end < 0 ? text.length : end) };
    },
  };
}

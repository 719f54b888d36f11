/** A push service (RFC 8030) and the browser behind it: takes messages, checks their headers, and decrypts them (RFC 8291). */
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import type { PushNotice, Way } from '@duopolis/protocol';
import { openReceiver, type Received, type Receiver } from './receiver.ts';

export interface PushEndpoint extends Receiver {
  readonly way: Extract<Way, { readonly kind: 'push' }>;
  /** Everything that arrived, in the clear. */
  readonly notices: () => readonly PushNotice[];
}

const derived = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** The coding aes128gcm of RFC 8188 in one record, keyed as RFC 8291 says. */
function decrypt(body: Buffer, own: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const sender = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const input = derived(own.computeSecret(sender), auth, info, 32);
  const key = derived(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('wrong padding');
  return padded.subarray(0, end).toString();
}

/** VAPID (RFC 8292): a token for this endpoint, signed by the key that the browser was given. */
export function checkVapid({ headers }: Received, origin: string, publicKey: string): void {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(String(headers['authorization'])) ?? [];
  if (key !== publicKey) throw new Error('another key');
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    readonly aud: string;
    readonly exp: number;
    readonly sub: string;
  };
  const lasts = exp - Date.now() / 1_000;
  if (!signed || aud !== origin || lasts > 24 * 3_600 || lasts < 0 || !/^(mailto|https):/.test(sub))
    throw new Error(`wrong token: ${aud} ${exp} ${sub}`);
}

export async function openPushEndpoint(): Promise<PushEndpoint> {
  const receiver = await openReceiver();
  receiver.answer(201);
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(16);
  return {
    ...receiver,
    way: {
      kind: 'push',
      endpoint: `${receiver.url}/push/one`,
      keys: { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    notices: () => receiver.received.map(({ body }) => JSON.parse(decrypt(body, own, auth)) as PushNotice),
  };
}

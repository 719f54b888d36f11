/** A self-signed certificate for the tests, encoded here so that no other program is needed. */
import { generateKeyPairSync, sign } from 'node:crypto';

export interface Certificate {
  readonly key: string;
  readonly certificate: string;
}

/** Tags of ASN.1's DER encoding. */
const [SEQUENCE, SET, INTEGER, BITS, OCTETS, OID, UTF8, TIME] = [0x30, 0x31, 2, 3, 4, 6, 12, 0x18];
const TRUE = Buffer.from([1, 1, 0xff]);
const DNS_NAME = 0x82;
/** Explicitly tagged parts of a certificate. */
const [VERSION, EXTENSIONS] = [0xa0, 0xa3];

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

const oid = (...bytes: readonly number[]): Buffer => der(OID, Buffer.from(bytes));
const ECDSA_SHA256 = der(SEQUENCE, oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 4, 3, 2));
const COMMON_NAME = oid(0x55, 4, 3);
const ALTERNATIVE_NAMES = oid(0x55, 0x1d, 0x11);
const BASIC_CONSTRAINTS = oid(0x55, 0x1d, 0x13);

const extension = (name: Buffer, ...value: readonly Buffer[]): Buffer =>
  der(SEQUENCE, name, der(OCTETS, der(SEQUENCE, ...value)));

const pem = (name: string, bytes: Buffer): string =>
  `-----BEGIN ${name}-----\n${bytes.toString('base64').replaceAll(/(.{64})/g, '$1\n')}\n-----END ${name}-----\n`;

/** For a host, by its own authority. */
export function certificateFor(host: string): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(UTF8, Buffer.from(host)))));
  const time = (text: string): Buffer => der(TIME, Buffer.from(text));
  const signed = der(
    SEQUENCE,
    der(VERSION, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, Buffer.from([1])),
    ECDSA_SHA256,
    name,
    der(SEQUENCE, time('20200101000000Z'), time('21200101000000Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(
      EXTENSIONS,
      der(
        SEQUENCE,
        extension(ALTERNATIVE_NAMES, der(DNS_NAME, Buffer.from(host))),
        extension(BASIC_CONSTRAINTS, TRUE),
      ),
    ),
  );
  const signature = der(BITS, Buffer.from([0]), sign('sha256', signed, privateKey));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: pem('CERTIFICATE', der(SEQUENCE, signed, ECDSA_SHA256, signature)),
  };
}

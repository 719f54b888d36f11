/** Compresses pages outside the event loop's thread, each page once. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { newCache } from '../../tables/cache.ts';

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const PACKERS = {
  br: (page: string): Promise<Buffer> => promisify(brotliCompress)(page, BROTLI),
  gzip: (page: string): Promise<Buffer> => promisify(gzip)(page),
} as const;
type Encoding = keyof typeof PACKERS;

/** A page and its content encoding, if compressed. */
interface Packed {
  readonly encoding?: Encoding;
  readonly body: string | Buffer;
}

export type Packing = (page: string, accepted?: string) => Promise<Packed>;

/** Bytes of all pages in the cache. */
export const PAGE_BYTES = 8_388_608;

const encodingFor = (accepted: string): Encoding | undefined =>
  /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;

export function newPacking(packers: typeof PACKERS = PACKERS): Packing {
  const cache = newCache<Promise<Buffer>>(PAGE_BYTES);
  return async (page, accepted = '') => {
    const encoding = encodingFor(accepted);
    if (encoding === undefined) return { body: page };
    const key = `${encoding} ${page}`;
    const known = cache.get(key);
    const packed = known ?? packers[encoding](page);
    if (known === undefined) cache.set(key, packed, key.length * 2);
    return { encoding, body: await packed };
  };
}

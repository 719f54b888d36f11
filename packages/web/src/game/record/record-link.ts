/** A link that contains a whole game after its #, where no server sees it: the record, compressed, as letters and digits. */
import { LIMITS } from '@duopolis/rules';
import { type GameRecord, makeRecord, parseRecord } from '@duopolis/rules/record';
import { withoutTry } from './try-link.ts';

/** The id for an address that contains the game itself. */
export const GAME_IN_LINK = 'game';

/** The limit after unpacking, in bytes: a short link can unpack to gigabytes. */
async function through(
  bytes: BlobPart,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: BlobPart[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough<Uint8Array<ArrayBuffer>>(stream).getReader();
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one chunk after the other
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      // oxlint-disable-next-line no-await-in-loop -- the last thing this loop does
      await reader.cancel();
      return undefined;
    }
    chunks.push(value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

const toLetters = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromLetters = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** The text after the #: the step, and the game. */
export async function encodeGame(record: GameRecord, step: number): Promise<string> {
  const packed = await through(
    makeRecord(record),
    new CompressionStream('deflate-raw'),
    Number.POSITIVE_INFINITY,
  );
  return `${step}.${toLetters(packed ?? new Uint8Array())}`;
}

/** Nothing if a link was cut or changed, or is larger than any game. */
export async function decodeGame(hash: string): Promise<GameRecord | undefined> {
  const letters = withoutTry(hash).slice(hash.indexOf('.') + 1);
  if (letters.length > LIMITS.linkText) return undefined;
  try {
    const text = await through(
      fromLetters(letters),
      new DecompressionStream('deflate-raw'),
      LIMITS.linkUnpacked,
    );
    if (text === undefined) return undefined;
    const read = parseRecord(new TextDecoder().decode(text));
    return read.ok ? read.value : undefined;
  } catch {
    return undefined;
  }
}

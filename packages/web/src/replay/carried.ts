/** A link that carries a whole game behind its #, where no server sees it: the record, compressed, as letters and digits. */
import { type GameRecord, makeRecord, parseRecord } from '@duopolis/rules';
import { withoutTry } from '../review/try-link.ts';

/** The place of a game in an address whose game comes with it. */
export const CARRIED = 'game';

const through = async (
  bytes: BlobPart,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> =>
  new Uint8Array(
    await new Response(new Blob([bytes]).stream().pipeThrough(stream as TransformStream)).arrayBuffer(),
  );

const toLetters = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromLetters = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** What stands behind the #: the step, and the game. */
export async function carry(record: GameRecord, step: number): Promise<string> {
  const packed = await through(makeRecord(record), new CompressionStream('deflate-raw'));
  return `${step}.${toLetters(packed)}`;
}

/** Nothing if a link was cut or changed on its way. */
export async function carriedIn(hash: string): Promise<GameRecord | undefined> {
  const letters = withoutTry(hash).slice(hash.indexOf('.') + 1);
  try {
    const text = await through(fromLetters(letters), new DecompressionStream('deflate-raw'));
    const read = parseRecord(new TextDecoder().decode(text));
    return read.ok ? read.value : undefined;
  } catch {
    return undefined;
  }
}

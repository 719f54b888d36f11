/** Frames on a link between nodes: a length, a letter for the kind, and a text. */

/** Bytes: larger than any view of a table. A peer that sends more is not a node. */
export const LONGEST_FRAME = 8 * 1_024 * 1_024;

const HEAD = 5;

/**
 * h: the number of the node. v: the version it speaks. p, o: ping and pong. q: a request for a table. s, x: starts and
 * stops following a table. a: an answer. d: a request was accepted. u: an update for followers. m: another node decides
 * the table now.
 */
export type Kind = 'h' | 'v' | 'p' | 'o' | 'q' | 's' | 'x' | 'a' | 'd' | 'u' | 'm';

export function frameOf(kind: Kind, text: string): Buffer {
  const length = Buffer.byteLength(text);
  const bytes = Buffer.allocUnsafe(HEAD + length);
  bytes.writeUInt32BE(length);
  bytes.write(kind, 4, 'latin1');
  bytes.write(text, HEAD);
  return bytes;
}

/** Takes bytes as they arrive; false if they are not valid frames. */
export function newReader(received: (kind: string, text: string) => void): (bytes: Buffer) => boolean {
  let parts: Buffer[] = [];
  let length = 0;
  let wanted = HEAD;

  return (bytes) => {
    parts.push(bytes);
    length += bytes.length;
    if (length < wanted) return true;
    const all = parts.length === 1 ? bytes : Buffer.concat(parts);
    let from = 0;
    wanted = HEAD;
    while (all.length - from >= HEAD) {
      const size = all.readUInt32BE(from);
      if (size > LONGEST_FRAME) return false;
      const end = from + HEAD + size;
      if (end > all.length) {
        wanted = HEAD + size;
        break;
      }
      received(all.toString('latin1', from + 4, from + HEAD), all.toString('utf8', from + HEAD, end));
      from = end;
    }
    parts = from === all.length ? [] : [all.subarray(from)];
    length = all.length - from;
    return true;
  };
}

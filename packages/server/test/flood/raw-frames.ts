/** Frames of a client, written by hand. */

const BYTE = 0x1_00;
const SHORT = 126;

/** A masked frame with a first byte of choice; its mask is all zeros. Control frames have short lengths. */
export function frame(first: number, payload: string | Buffer): Buffer {
  const body = Buffer.from(payload);
  const length =
    body.length < SHORT
      ? [0x80 | body.length]
      : [0x80 | SHORT, Math.floor(body.length / BYTE), body.length % BYTE];
  return Buffer.concat([Buffer.from([first, ...length, 0, 0, 0, 0]), body]);
}

export const TEXT = 0x81;
export const message = (content: object): Buffer => frame(TEXT, JSON.stringify(content));

/** The write-ahead log of a data file: copies what SQLite would drop unread. */
import { constants, copyFileSync, existsSync, readFileSync, readSync, statSync } from 'node:fs';

export const walOf = (file: string): string => `${file}-wal`;

export const sizeOfWal = (file: string): number => (existsSync(walOf(file)) ? statSync(walOf(file)).size : 0);

/** https://www.sqlite.org/fileformat.html#the_write_ahead_log */
const HEADER = { length: 32, pageSize: 8, salts: 16, sums: 24 } as const;
const FRAME = { length: 24, salts: 8, sums: 16 } as const;
const MAGIC = { little: 0x37_7f_06_82, big: 0x37_7f_06_83 } as const;
const SALTS = 8;

type Sums = readonly [number, number];

/** The log as words in the byte order of its header. */
interface Log {
  readonly view: DataView;
  readonly isLittle: boolean;
}

function sumsOver({ view, isLittle }: Log, [from, to]: Sums, [first, second]: Sums): Sums {
  let [one, two] = [first, second];
  for (let at = from; at < to; at += 8) {
    one = (one + view.getUint32(at, isLittle) + two) >>> 0;
    two = (two + view.getUint32(at + 4, isLittle) + one) >>> 0;
  }
  return [one, two];
}

const isAt = (log: DataView, at: number, [one, two]: Sums): boolean =>
  log.getUint32(at) === one && log.getUint32(at + 4) === two;

/** Frames with other salts are left over from before the last checkpoint. */
const isCurrent = (log: DataView, frame: number): boolean =>
  log.getBigUint64(frame + FRAME.salts) === log.getBigUint64(HEADER.salts);

/** Whether an open log has a frame with this number, counted from 1. */
export function hasFrame(log: number, frame: number, pageSize: number): boolean {
  const bytes = new DataView(new ArrayBuffer(2 * SALTS));
  const at = HEADER.length + (frame - 1) * (FRAME.length + pageSize) + FRAME.salts;
  const read = [HEADER.salts, at].map((from, nth) => readSync(log, bytes, nth * SALTS, SALTS, from));
  return read.every((length) => length === SALTS) && bytes.getBigUint64(0) === bytes.getBigUint64(SALTS);
}

/** Whether SQLite can read every frame of a log that is not a leftover. */
function isReadable(bytes: Uint8Array): boolean {
  const log = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (log.byteLength < HEADER.length) return log.byteLength === 0;
  const magic = log.getUint32(0);
  const isLittle = magic === MAGIC.little;
  if (!isLittle && magic !== MAGIC.big) return false;
  const words: Log = { view: log, isLittle };
  let sums = sumsOver(words, [0, HEADER.sums], [0, 0]);
  if (!isAt(log, HEADER.sums, sums)) return false;
  const pageSize = log.getUint32(HEADER.pageSize);
  const size = FRAME.length + pageSize;
  for (let frame = HEADER.length; frame + FRAME.length <= log.byteLength; frame += size) {
    if (!isCurrent(log, frame)) continue;
    if (frame + size > log.byteLength) return false;
    sums = sumsOver(words, [frame, frame + SALTS], sums);
    sums = sumsOver(words, [frame + FRAME.length, frame + size], sums);
    if (!isAt(log, frame + FRAME.sums, sums)) return false;
  }
  return true;
}

/** Copies a log that SQLite would drop in part or whole; returns the name of the copy. */
export function keepUnreadable(file: string): string | undefined {
  if (sizeOfWal(file) === 0 || isReadable(readFileSync(walOf(file)))) return undefined;
  for (let nth = 1; ; nth++) {
    const copy = `${walOf(file)}.unread-${nth}`;
    if (existsSync(copy)) continue;
    copyFileSync(walOf(file), copy, constants.COPYFILE_EXCL);
    return copy;
  }
}

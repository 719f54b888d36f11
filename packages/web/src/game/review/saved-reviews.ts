/** Reviews made on this device, complete or not, so that no game is searched twice. */
import { NOTHING_YET } from '@duopolis/bots/browser';
import type { ReviewSoFar } from '@duopolis/bots/review';
import { commitTo } from '@duopolis/rules/chance';
import { type GameRecord, makeRecord } from '@duopolis/rules/record';
import { device } from '../../kit/store/device-store.ts';
import { type Depth, DEPTHS } from './depths.ts';

/** A later version of the review starts again. */
const VERSION = 1;
const NOTE = 'reviews';
const MOST = 24;

export interface SavedReview {
  readonly depth: Depth;
  readonly soFar: ReviewSoFar;
  /** Nothing is missing. */
  readonly whole: boolean;
}

interface Line extends SavedReview {
  readonly game: string;
  readonly version: number;
}

const isLine = (value: unknown): value is Line =>
  typeof value === 'object' &&
  value !== null &&
  'game' in value &&
  'soFar' in value &&
  'version' in value &&
  value.version === VERSION;

const nameOf = (record: GameRecord): string => commitTo(makeRecord(record)).slice(0, 24);

/** One write at a time, so that none undoes another. */
let written: Promise<void> = Promise.resolve();

async function readLines(): Promise<readonly Line[]> {
  const note = await (await device()).notes.read(NOTE);
  return Array.isArray(note) ? note.filter(isLine) : [];
}

/** Includes a review that is still being written: the replay finds it there at once. */
const lines = (): Promise<readonly Line[]> => written.then(readLines);

/** The best match. */
export async function savedReview(record: GameRecord): Promise<SavedReview | undefined> {
  const game = nameOf(record);
  const own = (await lines()).filter((line) => line.game === game);
  return own.toSorted((one, other) => DEPTHS.indexOf(other.depth) - DEPTHS.indexOf(one.depth))[0];
}

export async function bestSavedReview(record: GameRecord, depth: Depth): Promise<ReviewSoFar> {
  const game = nameOf(record);
  const found = (await lines()).find((line) => line.game === game && line.depth === depth);
  return found?.soFar ?? NOTHING_YET;
}

/** Newest first; the oldest is dropped. A review that can't be stored is made again. */
export function saveReview(record: GameRecord, review: SavedReview): Promise<void> {
  const game = nameOf(record);
  const write = async (): Promise<void> => {
    const others = (await readLines()).filter((line) => line.game !== game || line.depth !== review.depth);
    const { notes } = await device();
    await notes.write(NOTE, [{ ...review, game, version: VERSION }, ...others].slice(0, MOST));
  };
  written = written.then(write).catch(() => {});
  return written;
}

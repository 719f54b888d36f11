/** The id of a finished game in an address: its table and the number of the game there, or the file it came from. */
import { itemAt } from '@duopolis/rules/lists';

/** Of a table on this device or on the server; games are counted from 1. */
export interface PlayedId {
  readonly from: 'local' | 'table';
  readonly table: string;
  readonly game: number;
}

/** Of a file, or of a link that carries the whole game. */
interface FileId {
  readonly from: 'file';
  readonly file: string;
}

export type ReplayId = PlayedId | FileId;

const PLAYED = /^(local|table)-(.+)-([1-9]\d*)$/;
const FILE = /^file-(\w+)$/;

export function parseId(text: string): ReplayId | undefined {
  const played = PLAYED.exec(text);
  if (played !== null)
    return {
      from: played[1] as PlayedId['from'],
      table: itemAt(played, 2),
      game: Number(played[3]),
    };
  const file = FILE.exec(text);
  return file === null ? undefined : { from: 'file', file: itemAt(file, 1) };
}

export const makeId = (id: ReplayId): string =>
  id.from === 'file' ? `file-${id.file}` : `${id.from}-${id.table}-${id.game}`;

/** Instead of a step: opens the review, with the game at its end. */
export const AT_REVIEW = 'review';

/** After a step: the review is open there. */
export const REVIEW_MARK = `-${AT_REVIEW}`;

const OPENS_REVIEW = new RegExp(`^(\\d+-)?${AT_REVIEW}(?![^~])`);

/** A variation may follow. */
export const opensReview = (hash: string): boolean => OPENS_REVIEW.test(hash);

/** The step in an address; the start if it is not a number. */
export function parseStep(hash: string): number {
  const step = Number(/^\d+/.exec(hash)?.[0] ?? 0);
  return Number.isSafeInteger(step) ? step : 0;
}

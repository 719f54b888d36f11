/** The requests and answers of a worker that reviews games: plain data. */
import type { Command } from '@duopolis/rules';
import type { Components } from '@duopolis/rules/components';
import { type GameRecord, type Replay, verifyRecord } from '@duopolis/rules/record';
import { branchOf } from '../review/branch.ts';
import { type Followed, follow } from '../review/follow.ts';
import { reviewParts } from '../review/review-parts.ts';
import { ratedByValue, type Rater } from '../review/rating.ts';
import { ratedBySearch } from '../review/searching.ts';
import type { ReviewPart, ReviewSoFar } from '../review/so-far.ts';

interface AboutGame {
  readonly record: GameRecord;
  /** The pieces it was played with, if not ours. */
  readonly components?: Components;
}

export type ReviewAsk =
  | (AboutGame & {
      readonly what: 'review';
      /** Of search for each decision; 0 weighs cities by their learned value alone. */
      readonly milliseconds: number;
      readonly soFar: ReviewSoFar;
    })
  | (AboutGame & {
      readonly what: 'follow';
      readonly id: number;
      /** Each decision replaces one of the line that the ones before it made. */
      readonly changes: readonly Change[];
    });

/** Another decision after a number of steps. */
export interface Change {
  readonly step: number;
  readonly command: Command;
}

export type ReviewAnswer =
  | { readonly what: 'part'; readonly part: ReviewPart }
  | { readonly what: 'done' }
  | { readonly what: 'line'; readonly id: number; readonly line?: readonly Followed[] }
  /** The record can't be read: it was never shown either. */
  | { readonly what: 'failed' };

export function answerReview(ask: ReviewAsk, now: () => number, say: (answer: ReviewAnswer) => void): void {
  const verified = verifyRecord(ask.record, ask.components);
  if (!verified.ok) return say({ what: 'failed' });
  if (ask.what === 'follow') return say({ what: 'line', id: ask.id, ...lineOf(verified.value, ask.changes) });
  const { milliseconds, soFar } = ask;
  const rater: Rater = milliseconds === 0 ? ratedByValue : ratedBySearch({ milliseconds, now });
  for (const part of reviewParts(verified.value, rater, soFar)) say({ what: 'part', part });
  say({ what: 'done' });
}

/** The game after the last of some changes, each made in the line of the previous one. */
function lineOf(replay: Replay, changes: readonly Change[]): { readonly line?: readonly Followed[] } {
  let now = replay;
  let line: readonly Followed[] | undefined;
  for (const { step, command } of changes) {
    line = follow(now, step, command);
    const next =
      line &&
      branchOf(
        now,
        step,
        line.map((followed) => followed.command),
      );
    if (next === undefined) return {};
    now = next;
  }
  return line === undefined ? {} : { line };
}

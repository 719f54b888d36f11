/** The best results on this device: one list for each mode, best first. */
import { LIMITS, type Mode, MODES, ok, type Options, type Result } from '@duopolis/rules';
import { isOneOf } from '@duopolis/rules/lists';
import {
  amount,
  flag,
  integer,
  type JsonProblem,
  label,
  listOf,
  objectOf,
  oneOf,
  optional,
  such,
  text,
} from '@duopolis/rules/json';
import { DIFFICULTIES, type Difficulty, SOLO_KINDS } from '@duopolis/rules/solo';
import { memberOf, seatOf, type TableView } from '@duopolis/table';

/** Results are compared with those of the same game. */
export interface Contest {
  readonly mode: Mode;
  readonly capitals: boolean;
  readonly solo?: NonNullable<Options['solo']>;
}

export interface Score extends Contest {
  /** The id of the game, so that it is counted once. */
  readonly game: string;
  readonly name: string;
  readonly points: number;
  readonly won: boolean;
  /** Milliseconds. */
  readonly at: number;
}

/** How many results each list keeps. */
export const SCORES_KEPT = 10;

const isSameContest = (one: Contest, other: Contest): boolean =>
  one.mode === other.mode &&
  one.capitals === other.capitals &&
  one.solo?.kind === other.solo?.kind &&
  one.solo?.difficulty === other.solo?.difficulty;

/** One list, the best first. */
export const scoresIn = (scores: readonly Score[], contest: Contest): readonly Score[] =>
  scores.filter((score) => isSameContest(score, contest));

/** Among equal results the older one stays first; a known one changes nothing. */
export function withScore(scores: readonly Score[], added: Score): readonly Score[] {
  if (scores.some(({ game, name }) => game === added.game && name === added.name)) return scores;
  const others = scores.filter((score) => !isSameContest(score, added));
  const list = [...scoresIn(scores, added), added].toSorted((one, other) => other.points - one.points);
  return [...others, ...list.slice(0, SCORES_KEPT)];
}

/** Every list that has a result, in the order of the modes and levels. */
export function contestsOf(scores: readonly Score[]): readonly Contest[] {
  const level = ({ mode, capitals, solo }: Contest): number =>
    MODES.indexOf(mode) * 100 +
    (solo?.difficulty ?? 0) * 10 +
    (solo?.kind === 'full' ? 2 : 0) +
    Number(capitals);
  const first = scores.filter(
    (score, nth) => scores.findIndex((other) => isSameContest(score, other)) === nth,
  );
  return first.toSorted((one, other) => level(one) - level(other));
}

/** The viewer's result of a finished game. */
export function scoreOf({ open, game, you }: TableView, table: string): Score | undefined {
  const seat = seatOf(open, you);
  const standing = seat === undefined ? undefined : game?.open.result?.seats[seat];
  if (standing === undefined) return undefined;
  const { mode, capitals, solo } = open.options.game;
  return {
    mode,
    capitals,
    ...(solo !== undefined && { solo }),
    game: `${table}/${open.games}`,
    name: memberOf(open, you)?.name ?? '',
    points: standing.score,
    won: standing.rank === 1,
    at: open.since,
  };
}

const difficulty = such(DIFFICULTIES, (value): value is Difficulty => isOneOf(DIFFICULTIES, value));

const score = objectOf({
  mode: oneOf(MODES),
  capitals: flag,
  solo: optional(objectOf({ kind: oneOf(SOLO_KINDS), difficulty })),
  game: text(LIMITS.recordName),
  name: label(LIMITS.recordName),
  points: integer(-LIMITS.recordPoints, LIMITS.recordPoints),
  won: flag,
  at: amount(LIMITS.time),
});

/** Stored scores; empty at first. */
export const parseScores = (value: unknown): Result<readonly Score[], JsonProblem> =>
  value === undefined ? ok([]) : listOf(score, LIMITS.storedEntries)(value, '');

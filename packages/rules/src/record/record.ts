/** The game record (format duopolis-record/1): its shape, reading and writing it. */
import { isOneOf } from '../lists.ts';
import { AUTOMA_SYMBOLS } from '../automa/cards.ts';
import { DISTRICT_TYPES } from '../capitals/capitals-components.ts';
import { DIFFICULTIES, type Difficulty, SOLO_KINDS } from '../automa/difficulty.ts';
import {
  flag,
  integer,
  type JsonProblem,
  label,
  listOf,
  objectOf,
  oneOf,
  optional,
  type ReadBy,
  type Reader,
  readJson,
  such,
  taggedBy,
  text,
} from '../json/reader.ts';
import type { OwnBox } from '../components/box.ts';
import { readComponents } from '../components/read.ts';
import { LIMITS } from '../limits.ts';
import { RULES_VERSIONS, type RulesVersion } from '../state/options.ts';
import { ROUND_NAMES } from '../state/round.ts';
import { isTile } from '../notation/tile-notation.ts';
import { byType, type Cell, MODES, type Result, type Tile } from '../types.ts';

export const RECORD_FORMAT = 'duopolis-record/1';
const PLAYER_KINDS = ['human', 'bot', 'automa'] as const;

const tile = such<Tile>('tile', (value): value is Tile => typeof value === 'string' && isTile(value));
const tiles = listOf(tile, LIMITS.recordList);
const list = <T>(item: Reader<T>) => listOf(item, LIMITS.recordList);
const points = integer(-LIMITS.recordPoints, LIMITS.recordPoints);
const whole = integer(-LIMITS.recordNumber, LIMITS.recordNumber);
/** The rules check whether the seat and the city exist. */
const [seat, city] = [whole, whole];
const isReach = (at: unknown): boolean =>
  Number.isSafeInteger(at) && Math.abs(Number(at)) <= LIMITS.cellReach;
const cell = such<Cell>(
  'cell',
  (value): value is Cell => Array.isArray(value) && value.length === 2 && value.every(isReach),
);
const column = listOf(oneOf(AUTOMA_SYMBOLS), LIMITS.automaColumn);

const difficulty = such<Difficulty>(DIFFICULTIES, (value): value is Difficulty =>
  isOneOf(DIFFICULTIES, value),
);

const rules = such<RulesVersion>(RULES_VERSIONS, (value): value is RulesVersion =>
  isOneOf(RULES_VERSIONS, value),
);

/** The owner's pieces, if the game was played with any. */
const box = such<OwnBox>('object', (value): value is OwnBox => readComponents(value).ok);

const player = objectOf({ name: label(LIMITS.recordName), kind: oneOf(PLAYER_KINDS) });

const logEntry = taggedBy('e', {
  deal: objectOf({ e: oneOf(['deal']), round: oneOf(ROUND_NAMES), hands: list(tiles) }),
  choose: objectOf({ e: oneOf(['choose']), seat, tiles }),
  place: objectOf({ e: oneOf(['place']), seat, city, tile, at: cell }),
  assign: objectOf({ e: oneOf(['assign']), seat, city, tile }),
  random: objectOf({ e: oneOf(['random']), city, tile }),
  setup: objectOf({ e: oneOf(['setup']), city, tiles }),
  automa: objectOf({
    e: oneOf(['automa']),
    seat,
    card: whole,
    shared: column,
    own: column,
    sharedTile: tile,
    ownTile: tile,
  }),
});

export const cityPoints = objectOf({
  ...byType(() => points),
  civic: optional(points),
  district: optional(points),
  total: points,
  difficulty: optional(points),
});

const record = objectOf({
  format: oneOf([RECORD_FORMAT]),
  rules: optional(rules),
  options: objectOf({
    mode: oneOf(MODES),
    capitals: flag,
    solo: optional(objectOf({ kind: oneOf(SOLO_KINDS), difficulty })),
  }),
  components: optional(box),
  seats: list(player),
  seating: list(whole),
  tokens: list(label(LIMITS.componentName)),
  mats: optional(list(text(LIMITS.matText))),
  districts: optional(list(list(oneOf(DISTRICT_TYPES)))),
  fairness: optional(objectOf({ commitment: text(LIMITS.recordSeed), seed: text(LIMITS.recordSeed) })),
  log: listOf(logEntry, LIMITS.recordEntries),
  result: objectOf({
    cities: list(cityPoints),
    seats: list(objectOf({ score: points, rank: whole, cities: list(points) })),
  }),
});

export type GameRecord = ReadBy<typeof record>;
export type LogEntry = ReadBy<typeof logEntry>;
export type LogEntryOf<E extends LogEntry['e']> = Extract<LogEntry, { readonly e: E }>;
export type Player = ReadBy<typeof player>;
export type CityPoints = ReadBy<typeof cityPoints>;

/** Reads one record; `verifyRecord` checks whether it follows the rules. */
export const parseRecord = (source: string): Result<GameRecord, JsonProblem> =>
  readJson(source, record, LIMITS.recordText);

/** One line, fields in the order of the format's page. */
export const makeRecord = (game: GameRecord): string => JSON.stringify(game);

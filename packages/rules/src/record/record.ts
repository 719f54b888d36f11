/** The game record (format duopolis-record/1): its shape, reading and writing it. */
import { AUTOMA_SYMBOLS } from '../automa/cards.ts';
import { DISTRICT_TYPES } from '../capitals/components.ts';
import { DIFFICULTIES, type Difficulty, SOLO_KINDS } from '../automa/difficulty.ts';
import {
  listOf,
  integer,
  flag,
  type JsonProblem,
  objectOf,
  oneOf,
  optional,
  type ReadBy,
  readJson,
  such,
  taggedBy,
  text,
} from '../json/reader.ts';
import { ROUND_NAMES } from '../modes/mode.ts';
import { isTile } from '../notation/tile.ts';
import { type Cell, MODES, type Result, type Tile } from '../types.ts';

export const RECORD_FORMAT = 'duopolis-record/1';
export const PLAYER_KINDS = ['human', 'bot', 'automa'] as const;

const tile = such<Tile>('tile', (value): value is Tile => typeof value === 'string' && isTile(value));
const tiles = listOf(tile);
const cell = such<Cell>(
  'cell',
  (value): value is Cell => Array.isArray(value) && value.length === 2 && value.every(Number.isSafeInteger),
);
const column = listOf(oneOf(AUTOMA_SYMBOLS));

const difficulty = such<Difficulty>(DIFFICULTIES, (value): value is Difficulty =>
  (DIFFICULTIES as readonly unknown[]).includes(value),
);

const player = objectOf({ name: text, kind: oneOf(PLAYER_KINDS) });

const logEntry = taggedBy('e', {
  deal: objectOf({ e: oneOf(['deal']), round: oneOf(ROUND_NAMES), hands: listOf(tiles) }),
  choose: objectOf({ e: oneOf(['choose']), seat: integer, tiles }),
  place: objectOf({ e: oneOf(['place']), seat: integer, city: integer, tile, at: cell }),
  assign: objectOf({ e: oneOf(['assign']), seat: integer, city: integer, tile }),
  random: objectOf({ e: oneOf(['random']), city: integer, tile }),
  setup: objectOf({ e: oneOf(['setup']), city: integer, tiles }),
  automa: objectOf({
    e: oneOf(['automa']),
    seat: integer,
    card: integer,
    shared: column,
    own: column,
    sharedTile: tile,
    ownTile: tile,
  }),
});

const cityPoints = objectOf({
  shop: integer,
  factory: integer,
  tavern: integer,
  office: integer,
  park: integer,
  house: integer,
  civic: optional(integer),
  district: optional(integer),
  total: integer,
  difficulty: optional(integer),
});

const record = objectOf({
  format: oneOf([RECORD_FORMAT]),
  options: objectOf({
    mode: oneOf(MODES),
    capitals: flag,
    solo: optional(objectOf({ kind: oneOf(SOLO_KINDS), difficulty })),
  }),
  seats: listOf(player),
  seating: listOf(integer),
  tokens: listOf(text),
  mats: optional(listOf(text)),
  districts: optional(listOf(listOf(oneOf(DISTRICT_TYPES)))),
  fairness: optional(objectOf({ commitment: text, seed: text })),
  log: listOf(logEntry),
  result: objectOf({
    cities: listOf(cityPoints),
    seats: listOf(objectOf({ score: integer, rank: integer, cities: listOf(integer) })),
  }),
});

export type GameRecord = ReadBy<typeof record>;
export type LogEntry = ReadBy<typeof logEntry>;
export type LogEntryOf<E extends LogEntry['e']> = Extract<LogEntry, { readonly e: E }>;
export type Player = ReadBy<typeof player>;
export type CityPoints = ReadBy<typeof cityPoints>;

/** Reads one record; whether it keeps the rules is for verifyRecord to say. */
export const parseRecord = (source: string): Result<GameRecord, JsonProblem> => readJson(source, record);

/** One line, fields in the order of the format's page. */
export const makeRecord = (game: GameRecord): string => JSON.stringify(game);

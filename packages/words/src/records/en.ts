/** English words for records. */
import {
  expectedIn,
  type ExpectedNames,
  type MeasuredNames,
  type RecordMessages,
  recordWords,
} from '../records-words.ts';
import { game } from '../game/en.ts';
import { refusals } from '../refusals/en.ts';
import { scores } from '../scores/en.ts';

const ENTRIES = {
  deal: 'a deal',
  choose: 'a choice',
  place: 'a placement',
  assign: 'an assignment',
  random: 'a random tile',
  setup: 'a set-up tile',
  automa: 'an Automa card',
};

const entries = (kinds: readonly (keyof typeof ENTRIES)[]): string =>
  kinds.map((kind) => ENTRIES[kind]).join(' or ') || 'nothing more';

const PARTS = { ...scores.terms, difficulty: 'difficulty' };
const STANDING = { score: 'score', rank: 'rank', cities: 'cities' };
const COUNTED = { cities: 'cities', seats: 'seats' };

const EXPECTED: ExpectedNames = {
  json: 'JSON',
  text: 'text',
  'name-or-null': 'a name or null',
  number: 'a number',
  integer: 'a whole number',
  amount: 'a whole number from 0',
  flag: 'true or false',
  list: 'a list',
  object: 'an object',
  tile: 'a tile such as S, d, S-F, S|F or [PH-T]',
  duplex: 'a duplex such as S-F or S|F',
  cell: '[row, column]',
};

const MEASURED: MeasuredNames = {
  characters: (found) => `has ${found} characters`,
  entries: (found) => `has ${found} entries`,
  levels: (found) => `is nested ${found} levels deep`,
  number: (found) => `is ${found}`,
};

const expectedWords = expectedIn(EXPECTED, 'or');

/** A figure, or that there is none. */
const figure = (told: number | string | undefined): string => `${told ?? 'nothing'}`;

const MESSAGES: RecordMessages = {
  json: {
    'bad-json': ({ found }) => `this is not JSON: ${found}`,
    'wrong-shape': ({ path, expected, found }) =>
      `${path === '' ? 'the text' : path} is ${found === '' ? 'missing' : found}; expected ${expectedWords(expected)}`,
    'over-limit': ({ path, measure, found, least, most }) =>
      `${path === '' ? 'the text' : path} ${MEASURED[measure](found)}; expected ${measure === 'number' ? `${least} to` : 'at most'} ${most}`,
  },
  foul: {
    'wrong-seating': ({ seating, seats }) =>
      `the seating values are ${seating.join(', ')}; expected ${seats} different ones`,
    'wrong-kind': ({ seat, kind }) =>
      kind === 'automa' ? `no Automa sits in seat ${seat}` : `an Automa sits in seat ${seat}, not a ${kind}`,
    'wrong-tokens': ({ tokens, cities }) =>
      `the tokens are ${tokens.join(', ')}; expected ${cities} different ones`,
    'wrong-mats': ({ mats, cities }) =>
      cities === 0
        ? 'the base game has no mats'
        : `the mats are ${mats.join(', ')}; expected ${cities} different ones with five landscape cells each`,
    'wrong-districts': ({ districts }) =>
      `the districts are ${districts.map((pair) => pair.join('+')).join(', ') || 'missing'}; expected three pairs of six different cards, none of them house and factory, and none in the base game`,
    'out-of-turn': ({ found, expected }) => `${ENTRIES[found]} is out of turn; expected ${entries(expected)}`,
    unfinished: ({ expected }) => `the game is not finished; expected ${entries(expected)}`,
    'wrong-round': ({ found, expected }) => `this is ${game.round(found)}; expected ${game.round(expected)}`,
    'wrong-hands': ({ found, expected }) => `${found} hands are dealt; expected ${expected}`,
    'wrong-hand-size': ({ seat, found, expected }) =>
      `seat ${seat} is dealt ${found} tiles; expected ${expected}`,
    'wrong-supply': ({ tile, round }) => `${tile} does not belong to the tiles of ${game.round(round)}`,
    'too-many-dealt': ({ tile, dealt, exist }) =>
      `${tile} is dealt for the ${scores.rank(dealt)} time; there are ${exist}`,
    'wrong-draw': ({ found, expected }) => `${found} is drawn; expected ${expected}`,
    'unknown-card': ({ card }) => `there is no Automa card ${card}`,
    'card-twice': ({ card }) => `the Automa card ${card} is turned up twice`,
    'wrong-automa': ({ seat, part, found, expected }) =>
      `the Automa in seat ${seat}, ${part}: the record says ${found}, but it is ${expected}`,
    'no-card-fits': ({ tiles }) => `no Automa card chooses ${tiles.join(' ')}`,
    'chose-twice': ({ seat }) => `seat ${seat} chooses twice in a turn`,
    'wrong-points': ({ city, part, found, expected }) =>
      `city ${city}, ${PARTS[part]}: the record says ${figure(found)}, but it is ${expected}`,
    'wrong-standing': ({ seat, part, found, expected }) =>
      `seat ${seat}, ${STANDING[part]}: the record says ${found}, but it is ${expected}`,
    'wrong-count': ({ part, found, expected }) =>
      `the result has ${found} ${COUNTED[part]}; expected ${expected}`,
    'broken-promise': ({ commitment, expected }) =>
      `the seed does not match the commitment ${commitment.slice(0, 12)}…; its own is ${expected.slice(0, 12)}…`,
    'other-deal': ({ found, expected }) =>
      `the deal does not follow from the seed: ${found} where ${figure(expected)} belongs`,
  },
};

export const records = recordWords(MESSAGES, refusals);

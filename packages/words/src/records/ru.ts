/** Russian words for records. */
import {
  expectedIn,
  type ExpectedNames,
  type MeasuredNames,
  type RecordMessages,
  recordWords,
} from '../records-words.ts';
import { game } from '../game/ru.ts';
import { refusals } from '../refusals/ru.ts';
import { scores } from '../scores/ru.ts';

const ENTRIES = {
  deal: 'раздача',
  choose: 'выбор',
  place: 'строительство',
  assign: 'назначение',
  random: 'случайная плитка',
  setup: 'плитка подготовки',
  automa: 'карта Автомы',
};

const entries = (kinds: readonly (keyof typeof ENTRIES)[]): string =>
  kinds.map((kind) => ENTRIES[kind]).join(' или ') || 'конец';

const PARTS = { ...scores.terms, difficulty: 'сложность' };
const STANDING = { score: 'очки', rank: 'место', cities: 'города' };
const COUNTED = { cities: 'города', seats: 'места' };

const EXPECTED: ExpectedNames = {
  json: 'JSON',
  text: 'текст',
  'name-or-null': 'имя или null',
  number: 'число',
  integer: 'целое число',
  amount: 'целое число от 0',
  flag: 'true или false',
  list: 'список',
  object: 'объект',
  tile: 'плитка, например S, d, S-F, S|F или [PH-T]',
  duplex: 'двойная плитка, например S-F или S|F',
  cell: '[ряд, столбец]',
};

const MEASURED: MeasuredNames = {
  characters: (found) => `символов ${found}`,
  entries: (found) => `элементов ${found}`,
  levels: (found) => `уровней вложенности ${found}`,
  number: (found) => `здесь ${found}`,
};

const expectedWords = expectedIn(EXPECTED, 'или');

/** A figure, or that there is none. */
const figure = (told: number | string | undefined): string => `${told ?? 'ничего'}`;

const MESSAGES: RecordMessages = {
  json: {
    'bad-json': ({ found }) => `это не JSON: ${found}`,
    'wrong-shape': ({ path, expected, found }) =>
      `${path === '' ? 'текст' : path}: ${found === '' ? 'ничего нет' : `здесь ${found}`}; нужно: ${expectedWords(expected)}`,
    'over-limit': ({ path, measure, found, least, most }) =>
      `${path === '' ? 'текст' : path}: ${MEASURED[measure](found)}; нужно ${measure === 'number' ? `от ${least} до ${most}` : `не больше ${most}`}`,
  },
  foul: {
    'wrong-seating': ({ seating, seats }) =>
      `номера рассадки: ${seating.join(', ')}; нужно разных: ${seats}`,
    'wrong-kind': ({ seat, kind }) =>
      kind === 'automa' ? `на месте ${seat} нет Автомы` : `на месте ${seat} сидит Автома, а не «${kind}»`,
    'wrong-tokens': ({ tokens, cities }) => `фишки: ${tokens.join(', ')}; нужно разных: ${cities}`,
    'wrong-mats': ({ mats, cities }) =>
      cities === 0
        ? 'в базовой игре нет планшетов ландшафта'
        : `планшеты ландшафта: ${mats.join(', ')}; нужно разных: ${cities}, в каждом пять клеток ландшафта`,
    'wrong-districts': ({ districts }) =>
      `районы: ${districts.map((pair) => pair.join('+')).join(', ') || 'не указаны'}; нужны три пары из шести разных карт, не жилой дом с фабрикой, а в базовой игре их нет`,
    'out-of-turn': ({ found, expected }) => `не вовремя: ${ENTRIES[found]}; нужно: ${entries(expected)}`,
    unfinished: ({ expected }) => `партия не окончена; нужно: ${entries(expected)}`,
    'wrong-round': ({ found, expected }) => `это ${game.round(found)}; нужен ${game.round(expected)}`,
    'wrong-hands': ({ found, expected }) => `число игроков, получивших плитки: ${found}; нужно: ${expected}`,
    'wrong-hand-size': ({ seat, found, expected }) =>
      `место ${seat}, раздано плиток: ${found}; нужно: ${expected}`,
    'wrong-supply': ({ tile, round }) => `плитке ${tile} не место среди плиток: ${game.round(round)}`,
    'too-many-dealt': ({ tile, dealt, exist }) => `плитка ${tile} раздана раз: ${dealt}; всего их ${exist}`,
    'wrong-draw': ({ found, expected }) => `вытянуто ${found}; нужно: ${expected}`,
    'unknown-card': ({ card }) => `карты Автомы ${card} нет`,
    'card-twice': ({ card }) => `карта Автомы ${card} открыта дважды`,
    'wrong-automa': ({ seat, part, found, expected }) =>
      `Автома на месте ${seat}, ${part}: в записи ${found}, верно ${expected}`,
    'no-card-fits': ({ tiles }) => `ни одна карта Автомы не выбирает ${tiles.join(' ')}`,
    'chose-twice': ({ seat }) => `место ${seat} выбирает дважды за ход`,
    'wrong-points': ({ city, part, found, expected }) =>
      `город ${city}, ${PARTS[part]}: в записи ${figure(found)}, верно ${expected}`,
    'wrong-standing': ({ seat, part, found, expected }) =>
      `место ${seat}, ${STANDING[part]}: в записи ${found}, верно ${expected}`,
    'wrong-count': ({ part, found, expected }) =>
      `в результате ${COUNTED[part]}: ${found}; нужно: ${expected}`,
    'broken-promise': ({ commitment, expected }) =>
      `зерно не соответствует обязательству ${commitment.slice(0, 12)}…; у него ${expected.slice(0, 12)}…`,
    'other-deal': ({ found, expected }) => `раздача не следует из зерна: ${found} вместо ${figure(expected)}`,
  },
};

export const records = recordWords(MESSAGES, refusals);

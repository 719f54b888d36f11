/** Russian words for scores. */
import { countRu as count } from '../language.ts';
import type { ScoreWords } from '../scores-words.ts';
import { pieces } from '../pieces/ru.ts';

const points = (number: number): string => count(number, { one: 'очко', few: 'очка', many: 'очков' });

const ofShops = (number: number): string =>
  count(number, { one: 'магазина', few: 'магазинов', many: 'магазинов' });
const ofOffices = (number: number): string => count(number, { one: 'офиса', few: 'офисов', many: 'офисов' });
const ofParks = (number: number): string => count(number, { one: 'парка', few: 'парков', many: 'парков' });

const RANKS = { 1: 'больше всех', 2: 'второе место', 3: 'ниже второго места' };

const PLACES = { 1: 'самый большой', 2: 'второй' };
const SHARED_PLACES = { 1: 'делит первое место', 2: 'делит второе место' };

export const scores: ScoreWords = {
  terms: {
    shop: 'магазины',
    factory: 'фабрики',
    tavern: 'таверны',
    office: 'офисы',
    park: 'парки',
    house: 'жилые дома',
    civic: 'общ. здания',
    district: 'районы',
    total: 'итого',
  },
  points,
  why: {
    shopRun: (shops, worth) => `линия из ${ofShops(shops)}: ${points(worth)}`,
    factories: (factories, rank, worth) =>
      `${pieces.count.factory(factories)}, ${RANKS[rank]}: ${factories === 1 ? points(worth) : `по ${worth} за каждую`}`,
    tavernSet: (kinds, worth) => `сет таверн (${kinds}): ${points(worth)}`,
    officeSet: (offices, worth) => `сет из ${ofOffices(offices)}: ${points(worth)}`,
    officeBonuses: (offices, worth) => `${pieces.count.office(offices)} рядом с таверной: +${points(worth)}`,
    parkGroup: (parks, worth) => `группа из ${ofParks(parks)}: ${points(worth)}`,
    houses: (houses, types, worth) =>
      `${pieces.count.house(houses)}, ${count(types, { one: 'другой тип', few: 'других типа', many: 'других типов' })}: ${points(worth)}`,
    spoiledHouses: (houses, worth) => `${pieces.count.house(houses)} рядом с фабрикой: ${points(worth)}`,
    civic: ({ tile, helped, isHurt, points: worth }) =>
      `${tile}, ${isHurt ? 'рядом с нежелательным типом' : `рядом желанных типов: ${helped} из 2`}: ${points(worth)}`,
    district: ({ types, size, place, tied, points: worth }) =>
      `район «${types}», ${count(size, { one: 'плитка', few: 'плитки', many: 'плиток' })}${place === undefined ? '' : `, ${(tied > 1 ? SHARED_PLACES : PLACES)[place]}`}: ${points(worth)}`,
    civics: (worth) => `общественные здания: ${points(worth)}`,
    nothing: (type) => `нет зданий: ${pieces.types[type]}`,
  },
  // Without a line break after the hyphen.
  rank: (rank) => `${rank}-\u2060е`,
  deciders: {
    score: 'очки',
    'higher-city': 'ничья: сильнейший город',
    shop: 'ничья: магазины',
    factory: 'ничья: фабрики',
    tavern: 'ничья: таверны',
    office: 'ничья: офисы',
    park: 'ничья: парки',
    house: 'ничья: жилые дома',
  },
  shared: 'делят место',
};

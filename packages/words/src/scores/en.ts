/** English words for scores. */
import { countEn as count } from '../language.ts';
import type { ScoreWords } from '../scores-words.ts';
import { pieces } from '../pieces/en.ts';

const points = (number: number): string => count(number, { one: 'point', other: 'points' });

const RANKS = { 1: 'the most', 2: 'the second most', 3: 'below the second most' };

const PLACES = { 1: 'the largest', 2: 'the next largest' };
const SHARED_PLACES = { 1: 'tied for the largest', 2: 'tied for the next largest' };

const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });
const SUFFIXES: { readonly [rule: string]: string } = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

export const scores: ScoreWords = {
  terms: {
    shop: 'shops',
    factory: 'factories',
    tavern: 'taverns',
    office: 'offices',
    park: 'parks',
    house: 'houses',
    civic: 'civic',
    district: 'districts',
    total: 'total',
  },
  points,
  why: {
    shopRun: (shops, worth) => `run of ${pieces.count.shop(shops)}: ${points(worth)}`,
    factories: (factories, rank, worth) =>
      `${pieces.count.factory(factories)}, ${RANKS[rank]}: ${factories === 1 ? points(worth) : `${worth} each`}`,
    tavernSet: (kinds, worth) => `set of taverns (${kinds}): ${points(worth)}`,
    officeSet: (offices, worth) => `set of ${pieces.count.office(offices)}: ${points(worth)}`,
    officeBonuses: (offices, worth) => `${pieces.count.office(offices)} next to a tavern: +${points(worth)}`,
    parkGroup: (parks, worth) => `group of ${pieces.count.park(parks)}: ${points(worth)}`,
    houses: (houses, types, worth) =>
      `${pieces.count.house(houses)}, ${count(types, { one: 'other type', other: 'other types' })}: ${points(worth)}`,
    spoiledHouses: (houses, worth) => `${pieces.count.house(houses)} next to a factory: ${points(worth)}`,
    civic: ({ tile, helped, isHurt, points: worth }) =>
      `${tile}, ${isHurt ? 'next to a type it dislikes' : `next to ${helped} of the 2 types it wants`}: ${points(worth)}`,
    district: ({ types, size, place, tied, points: worth }) =>
      `district ${types}, ${count(size, { one: 'tile', other: 'tiles' })}${place === undefined ? '' : `, ${(tied > 1 ? SHARED_PLACES : PLACES)[place]}`}: ${points(worth)}`,
    civics: (worth) => `civic buildings: ${points(worth)}`,
    nothing: (type) => `no ${pieces.types[type]}`,
  },
  rank: (rank) => `${rank}${SUFFIXES[ORDINALS.select(rank)] ?? 'th'}`,
  deciders: {
    score: 'score',
    'higher-city': 'tie-break: the stronger city',
    shop: 'tie-break: shops',
    factory: 'tie-break: factories',
    tavern: 'tie-break: taverns',
    office: 'tie-break: offices',
    park: 'tie-break: parks',
    house: 'tie-break: houses',
  },
  shared: 'shared',
};

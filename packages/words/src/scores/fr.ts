/** French words for scores. */
import { countFr as count } from '../language.ts';
import type { ScoreWords } from '../scores-words.ts';
import { pieces } from '../pieces/fr.ts';

const points = (number: number): string => count(number, { one: 'point', other: 'points' });

const RANKS = { 1: 'majorité', 2: 'seconde place', 3: 'après la seconde place' };

const PLACES = { 1: 'le plus grand', 2: 'le deuxième' };
const SHARED_PLACES = { 1: 'le plus grand ex æquo', 2: 'le deuxième ex æquo' };

export const scores: ScoreWords = {
  terms: {
    shop: 'commerces',
    factory: 'usines',
    tavern: 'auberges',
    office: 'bureaux',
    park: 'parcs',
    house: 'résidences',
    civic: 'bâtiments publics',
    district: 'quartiers',
    total: 'total',
  },
  points,
  why: {
    shopRun: (shops, worth) => `ligne de ${pieces.count.shop(shops)} : ${points(worth)}`,
    factories: (factories, rank, worth) =>
      `${pieces.count.factory(factories)}, ${RANKS[rank]} : ${factories === 1 ? points(worth) : `${worth} chacune`}`,
    tavernSet: (kinds, worth) => `association d’auberges (${kinds}) : ${points(worth)}`,
    officeSet: (offices, worth) => `ensemble de ${pieces.count.office(offices)} : ${points(worth)}`,
    officeBonuses: (offices, worth) =>
      `${pieces.count.office(offices)} à côté d’une auberge : +${points(worth)}`,
    parkGroup: (parks, worth) => `groupe de ${pieces.count.park(parks)} : ${points(worth)}`,
    houses: (houses, types, worth) =>
      `${pieces.count.house(houses)}, ${count(types, { one: 'autre type', other: 'autres types' })} : ${points(worth)}`,
    spoiledHouses: (houses, worth) => `${pieces.count.house(houses)} à côté d’une usine : ${points(worth)}`,
    civic: ({ tile, helped, isHurt, points: worth }) =>
      `${tile}, ${isHurt ? 'à côté d’un type gênant' : `à côté de ${helped} des 2 types voulus`} : ${points(worth)}`,
    district: ({ types, size, place, tied, points: worth }) =>
      `quartier ${types}, ${count(size, { one: 'tuile', other: 'tuiles' })}${place === undefined ? '' : `, ${(tied > 1 ? SHARED_PLACES : PLACES)[place]}`} : ${points(worth)}`,
    civics: (worth) => `bâtiments publics : ${points(worth)}`,
    nothing: (type) => `aucun bâtiment : ${pieces.types[type]}`,
  },
  rank: (rank) => (rank === 1 ? '1er' : `${rank}e`),
  deciders: {
    score: 'score',
    'higher-city': 'égalité : la ville la plus forte',
    shop: 'égalité : commerces',
    factory: 'égalité : usines',
    tavern: 'égalité : auberges',
    office: 'égalité : bureaux',
    park: 'égalité : parcs',
    house: 'égalité : résidences',
  },
  shared: 'ex æquo',
};

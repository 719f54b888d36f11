/** English names of the pieces. */
import { countEn as count } from '../language.ts';
import { landmarks } from '../landmarks/en.ts';
import { type PieceNames, pieceWords } from '../pieces-words.ts';

const NAMES: PieceNames = {
  ...landmarks,
  types: {
    shop: 'shop',
    factory: 'factory',
    tavern: 'tavern',
    office: 'office',
    park: 'park',
    house: 'house',
    civic: 'civic building',
  },
  themes: {
    shop: 'One shop window leads to the next: a whole street of them draws the crowds.',
    factory: 'Smoke attracts smoke: workshops settle where the most chimneys already stand.',
    tavern: 'A drink, a supper, a song and a bed: a good night out needs all four.',
    office: 'Clerks and lawyers send each other work, and like to lunch at the tavern next door.',
    park: 'A green corner with room for two benches makes half the neighbourhood happy.',
    house: 'Families move where everything is near, as long as no chimney smokes next door.',
    civic: 'Schools, banks and town halls serve the city best beside the right neighbours.',
  },
  taverns: { d: 'pub', e: 'restaurant', m: 'music hall', b: 'inn' },
  count: {
    shop: (number) => count(number, { one: 'shop', other: 'shops' }),
    factory: (number) => count(number, { one: 'factory', other: 'factories' }),
    tavern: (number) => count(number, { one: 'tavern', other: 'taverns' }),
    office: (number) => count(number, { one: 'office', other: 'offices' }),
    park: (number) => count(number, { one: 'park', other: 'parks' }),
    house: (number) => count(number, { one: 'house', other: 'houses' }),
    civic: (number) => count(number, { one: 'civic building', other: 'civic buildings' }),
  },
  side: (left, right) => `${left} beside ${right}`,
  stacked: (top, bottom) => `${top} above ${bottom}`,
  duplex: (one, other) => `${one}/${other} duplex`,
  civic: ([one, other], unwanted) => `civic building for ${one} and ${other}, not ${unwanted}`,
  questions: {
    birthday: 'When is your birthday?',
    'city-of-birth': 'In which city were you born?',
    'last-letter-of-first-name': 'What is the last letter of your first name?',
    'shoe-size': 'What is your shoe size?',
    'hair-length': 'How long is your hair?',
    'letters-in-name': 'How many letters do your first and last name have together?',
    'number-1-to-100': 'Pick a number from 1 to 100.',
    'shirt-colour': 'Which colour of the rainbow is your shirt nearest to?',
    'last-book': 'What is the title of the last book you read?',
    height: 'How tall are you?',
    'minutes-since-meal': 'How many minutes ago was your last meal?',
    'keys-carried': 'How many keys do you carry?',
    'street-letter': 'What is the first letter of the street you live in?',
    'cities-lived-in': 'How many cities have you lived in?',
    'got-up': 'At what hour did you get up today?',
  },
};

export const pieces = pieceWords(NAMES);

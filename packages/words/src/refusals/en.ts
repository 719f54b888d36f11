/** English words for everything the rules refuse. */
import { countEn as count } from '../language.ts';
import { type RefusalMessages, refusalWords } from '../refusals-words.ts';

const cell = ([row, column]: readonly [number, number]): string => `row ${row}, column ${column}`;

const LISTS = {
  buildings: 'building tiles',
  duplexes: 'duplex tiles',
  tokens: 'city tokens',
  seatingCards: 'seating cards',
  automaCards: 'Automa cards',
  mats: 'landscape mats',
};

const ANSWERS = {
  number: 'a number',
  date: 'a month and a day such as 07-31',
  text: 'some text',
  rainbow: 'red, orange, yellow, green, blue, indigo or violet',
};

const PHASES = {
  before: 'the game has not begun',
  dealing: 'the tiles are being dealt',
  choosing: 'the seats are choosing',
  assigning: 'tiles are being assigned',
  placing: 'the seats are placing',
  over: 'the game is over',
};

const at = (position: number): string => `at position ${position + 1}`;

const MESSAGES: RefusalMessages = {
  rejection: {
    'no-such-seat': ({ seat, seats }) => `there is no seat ${seat}; the seats are 0 to ${seats - 1}`,
    'wrong-phase': ({ phase }) => `this can't be done now: ${PHASES[phase]}`,
    'choose-two': ({ given }) =>
      `${count(given, { one: 'tile was', other: 'tiles were' })} chosen; choose two`,
    'not-in-hand': ({ tile, hand }) => `${tile} is not in the hand, which has ${hand.join(' ')}`,
    'not-to-place': ({ tile, left }) =>
      `${tile} is not one of the tiles to place; left: ${left.join(' ') || 'none'}`,
    rotated: ({ tile, left }) => `${tile} is rotated; the tile to place is ${left.join(' ')}`,
    'wrong-city': ({ city, cities }) =>
      `this tile can't go to city ${city}, only to city ${cities.join(' or ')}`,
    'automa-seat': ({ seat }) => `seat ${seat} is an Automa and plays by its cards`,
    'not-to-assign': ({ city, cities }) =>
      `city ${city} gets no tile now; ${cities.length === 0 ? 'no city does' : `only city ${cities.join(' or ')}`}`,
    'already-waiting': () => 'this seat is already waiting',
    'nobody-to-wait-for': () => 'there is nobody left to wait for',
    'must-place': () => 'everyone is waiting, and this seat has the lowest seating value: it must place',
    'not-a-cell': ({ at: place }) => `${cell(place)} is not a cell: rows and columns are whole numbers`,
    'first-at-origin': ({ at: place }) =>
      `the first tile of a city stands at row 0, column 0, not ${cell(place)}`,
    occupied: ({ at: place }) => `${cell(place)} is taken`,
    'outside-square': ({ at: place, height, width, size }) =>
      `with ${cell(place)} the city would be ${height}x${width}, more than ${size}x${size}`,
    'on-landscape': ({ at: place }) => `${cell(place)} is landscape, where nothing can be built`,
    'outside-capital': ({ at: place, size }) =>
      `no ${size}x${size} square holds the whole mat, the city and ${cell(place)}`,
    'first-off-mat': ({ at: place }) =>
      `the first tile goes on an open cell of the mat; ${cell(place)} is off the mat`,
    'strands-city': ({ at: place, reason }) =>
      reason === 'duplex'
        ? `with ${cell(place)} taken, a duplex to come might find no place and the square could not be finished`
        : `with ${cell(place)} taken, landscape would cut off cells and the square could not be finished`,
    'not-adjacent': ({ at: place }) => `${cell(place)} shares no edge with a tile of the city`,
  },
  options: {
    'wrong-token': ({ token }) =>
      `the token ${token} is not in the box, picked twice, or one more than there are cities`,
    'duo-options': ({ mode }) => `an Automa can assign openly only in duo, not in ${mode}`,
    'solo-options': ({ mode }) =>
      mode === 'solo'
        ? 'a solo game needs its kind and its difficulty'
        : `only a solo game has a kind and a difficulty, not ${mode}`,
    'wrong-difficulty': ({ difficulty, levels }) =>
      `the difficulty is ${difficulty}; expected 1 to ${levels}`,
    'wrong-seats': ({ mode, seats, min, max }) =>
      `${mode} can't have ${seats} seats; expected ${min === max ? min : `${min} to ${max}`}`,
  },

  supply: {
    'too-few-components': ({ list, have, need }) => `too few ${LISTS[list]}: ${have} of ${need} needed`,
  },
  notation: {
    empty: ({ position, expected }) => `a row is empty ${at(position)}; expected one of ${expected}`,
    'unknown-letter': ({ position, found, expected }) =>
      `unknown letter '${found}' ${at(position)}; expected one of ${expected}`,
    'bad-civic': ({ position, found, expected }) =>
      `'${found}' ${at(position)} is not a civic tile; expected one such as ${expected}`,
    'bad-tile': ({ found, expected }) => `'${found}' is not a tile; expected one such as ${expected}`,
    'ragged-row': ({ position, found, expected }) =>
      `the row that ends ${at(position)} has ${found} cells; expected ${expected} as in the row before`,
    'too-large': ({ found, expected }) => `the city is ${found}; expected at most ${expected}`,
  },
  answer: {
    'bad-answer': ({ order, player, answer }) =>
      `the answer '${answer}' of player ${player + 1} can't be put in order; expected ${ANSWERS[order]}`,
  },
};

export const refusals = refusalWords(MESSAGES);

/** English words for the pieces of a boxed copy. */
import { type BoxMessages, boxWords } from '../boxes-words.ts';
import { records } from '../records/en.ts';
import { refusals } from '../refusals/en.ts';

const MESSAGES: BoxMessages = {
  lists: {
    buildings: 'building tiles',
    duplexes: 'duplex tiles',
    tokens: 'city tokens',
    seatingCards: 'seating cards',
    automaCards: 'Automa cards',
    tieBreaks: 'the list at the bottom of the Automa cards',
    capitalTokens: 'city tokens of Capitals',
    civics: 'civic tiles',
    mats: 'landscape mats',
    districtCards: 'district cards',
  },
  list: {
    alike: ({ list, found }) => `${list} has '${found}' twice; expected all different`,
    'bad-tie-list': ({ found, need }) =>
      `the list has ${found.join(', ')}; expected each of ${need.join(', ')} once`,
    'unknown-list': ({ found, lists }) => `there is no list '${found}'; expected ${lists.join(', ')}`,
  },
  deck: {
    'no-cards': ({ path }) => `${path} is empty; expected at least one card`,
    'duplicate-number': ({ path, number, first }) =>
      `${path} is ${number}, which is already used at ${first}; expected a number of its own`,
    'end-is-not-best': ({ path, found }) =>
      `${path} is '${found}'; expected > at the end, the only symbol that always decides`,
  },
  mat: {
    'edge-off-mat': () => 'a row or column at the edge has no cell of the mat; leave it out',
    'building-on-mat': ({ row, column, found }) =>
      `a building '${found}' lies in row ${row}, column ${column}; expected only landscape and open cells`,
    'landscape-cells': ({ found, need }) => `${found} landscape cells; expected ${need}`,
    'no-workable-position': ({ positions, connected }) =>
      `no city can be finished around it (${connected} of ${positions} positions leave the open cells connected)`,
  },
  capitals: {
    'bad-civic-tile': ({ nth, found }) =>
      `civics[${nth}] is '${found}'; expected two wanted types and an unwanted one, all different, such as [PH-T]`,
    alike: ({ list, found }) => `${list} has '${found}' twice; expected all different`,
  },
  districts: {
    'district-count': ({ found, need }) => `districtCards has ${found} cards; expected ${need}`,
    'unknown-district': ({ found }) => `districtCards has '${found}'; expected building types and civic`,
    'district-twice': ({ found }) => `districtCards has '${found}' twice; expected each type once`,
    'house-factory': ({ nth }) => `district ${nth + 1} is house and factory, which is not allowed`,
  },
  nthMat: (nth, problem) => `mat ${nth}: ${problem}`,
};

export const boxes = boxWords(MESSAGES, records.json, refusals.notation);

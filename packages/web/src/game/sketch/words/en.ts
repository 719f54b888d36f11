/** The drawing board in English. */
import { en } from '@duopolis/words/en';
import { countEn as count } from '@duopolis/words/language';
import type { EditorWords } from './editor-words.ts';

const { pieces } = en;

export const editor: EditorWords = {
  about:
    'Pick a tile and touch a cell, or drag tiles about. Every point is counted and explained as you draw.',
  city: 'The city',
  tools: 'Tools',
  tiles: 'Tiles',
  duplexes: 'Duplexes',
  stacked: 'Duplexes, stacked',
  side: 'Duplexes, side by side',
  civics: 'Civic tiles',
  look: 'Look',
  lookHint: 'Touch a tile and see what it scores',
  eraser: 'Eraser',
  undo: 'Undo',
  redo: 'Redo',
  clear: 'Clear all',
  copyNotation: 'Copy the notation',
  copyLink: 'Copy a link',
  copied: 'The notation is copied.',
  linkCopied: 'The link is copied. It carries the city.',
  notation: 'City notation',
  notationHint: 'For example SSSS/HHOm/OPOO/OPHP. Paste one here and press Enter.',
  draw: 'Draw it',
  badAddress: 'This address has no city that can be read. It stands below, so that you can mend it.',
  problems: {
    'bad-part': ({ part, found }) => `‘${found}’ is nothing that ${part} can be`,
    'unknown-part': ({ found }) => `‘${found}’ means nothing here`,
  },
  around: 'Ground and table',
  ground: 'Ground',
  base: 'Base game, 4×4',
  moveMat: 'Move the mat',
  directions: {
    up: 'Move the mat up',
    down: 'Move the mat down',
    left: 'Move the mat left',
    right: 'Move the mat right',
  },
  gone: (buildings) =>
    `${count(buildings, { one: 'building', other: 'buildings' })} found no place. Undo brings back what was there.`,
  others: 'Two other cities',
  othersAbout: 'Factories and districts are ranked among all cities of a table.',
  otherCity: (nth) => `City ${'BCDEFG'[nth - 1] ?? nth}`,
  factoriesOf: (city) => `Factories, ${city}`,
  districts: 'Districts',
  districtTile: (first, second) => `Largest ${first}, next ${second}`,
  pair: (nth) => `District ${nth}`,
  sizeOf: (city) => `Size, ${city}`,
  here: (size) => `Here ${size}`,
  best: 'Best arrangement of these tiles',
  bestAbout: 'Searches all arrangements of these buildings in a 4×4 square.',
  solving: 'Searching all arrangements…',
  stop: 'Stop',
  isBest: (points) => `Nothing better exists: ${points} is the most these tiles can score.`,
  better: (before, points) =>
    `${points} instead of ${before}: the most these tiles can score. Undo brings yours back.`,
  notSolved: 'The search did not finish.',
  possible: 'Such a city can stand in a game.',
  impossible: 'It is scored all the same, but no game can have this city:',
  unfinished: 'Not finished: for a game this city still lacks something.',
  why: {
    apart: () => 'The buildings stand in separate groups; every tile must touch another.',
    'civic-without-mat': () => 'Civic tiles come only with Capitals, on a landscape mat.',
    'too-many': ({ building, found, most }) =>
      most === 0
        ? `There is no such tile: ${pieces.tile(building)}.`
        : `${found} × ${pieces.tile(building)}, but a city can have at most ${most}.`,
    'no-duplexes': ({ need }) =>
      `A city this large contains ${count(need, { one: 'duplex', other: 'duplexes' })} from round 2; too few neighbouring buildings here match one.`,
    'no-such-mat': () => 'This landscape is on none of the seven mats.',
    'off-mat': () => 'No building stands on an open cell of the mat, where the first must have gone.',
    'never-full': () => 'Around this mat the square can never be filled from here.',
  },
  keys: 'Drawing board',
  keyPut: 'Put a building on the cell',
  keyClear: 'Clear the cell',
};

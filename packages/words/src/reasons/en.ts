/** English words for the reasons of bots. */
import type { Reason } from '@duopolis/bots';
import { type Messages, sayWith } from '../coded-messages.ts';
import type { ReasonWords } from '../reasons-words.ts';
import { pieces } from '../pieces/en.ts';
import { scores } from '../scores/en.ts';

const MESSAGES: Messages<Reason> = {
  'shop-run': ({ length }) => `it makes a run of ${pieces.count.shop(length)}`,
  'park-group': ({ size }) => `it makes a group of ${pieces.count.park(size)}`,
  'tavern-set': ({ kinds }) => `the city then has ${kinds} kinds of tavern`,
  'serves-offices': ({ offices }) => `it gives ${pieces.count.office(offices)} a tavern next door`,
  'office-set': ({ offices }) => `the city then has ${pieces.count.office(offices)}`,
  'office-beside-tavern': () => 'the office stands next to a tavern',
  'factory-majority': ({ factories }) =>
    factories === 1
      ? 'no city has more factories'
      : `with ${pieces.count.factory(factories)} no city has more`,
  'factory-second': ({ factories }) => `with ${pieces.count.factory(factories)} the city has the second most`,
  'new-type-for-houses': ({ houses }) =>
    houses === 1
      ? 'it’s a new type, so our house scores more'
      : `it’s a new type, so our ${houses} houses score more`,
  'house-worth': ({ points }) => `the house is worth ${scores.points(points)} there`,
  'civic-helped': ({ points }) => `the civic building is worth ${scores.points(points)} there`,
  'district-grows': ({ size }) => `a district grows to ${size} spaces`,
  'keeps-room': () => 'it leaves us room to grow',
  'spoils-houses': ({ houses }) => `it would put ${pieces.count.house(houses)} next to a factory`,
  'house-beside-factory': () => 'the house would stand next to a factory',
  'costs-points': ({ points }) => `it costs the city about ${scores.points(points)}`,
  'not-legal': () => 'that cannot be placed there',
  'other-city-needs-it': ({ points }) =>
    `my other city needs it: without it I lose about ${scores.points(points)}`,
  'as-good': ({ points }) => `it costs only about ${scores.points(points)}`,
};

export const reasons: ReasonWords = {
  reason: sayWith(MESSAGES),
  accept: 'Agreed',
  decline: 'No',
  counter: 'I would rather do this',
};

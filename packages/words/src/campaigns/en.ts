/** English words for campaigns. */
import { type CampaignMessages, campaignWords } from '../campaigns-words.ts';
import { automas } from '../automas/en.ts';
import { pieces } from '../pieces/en.ts';
import { records } from '../records/en.ts';

const types = (list: readonly (keyof typeof pieces.types)[]): string =>
  list.map((type) => pieces.types[type]).join(', ');

const MESSAGES: CampaignMessages = {
  refusal: {
    'campaign-over': ({ length }) => `all ${length} games of the campaign are played`,
    'pick-first': ({ types: left }) => `the last game waits for its bonus type; left are ${types(left)}`,
    'no-game-awaiting': ({ played, length }) =>
      `no game waits for a bonus type; ${played} of ${length} games are played`,
    'type-used': ({ type, left }) =>
      `${pieces.types[type]} was picked before in this campaign; left are ${types(left)}`,
    'not-lowest': ({ city, points, lowest, cities }) =>
      `${automas.cities[city]} has ${points}, not the lowest score of ${lowest}; expected ${cities.map((one) => automas.cities[one]).join(' or ')}`,
    'campaign-not-over': ({ played, length }) => `only ${played} of ${length} games are played`,
  },
  at: (path, problem) => `${path}: ${problem}`,
  wrongTotal: (found, expected) => `the total is ${found}; the types add up to ${expected}`,
};

export const campaigns = campaignWords(MESSAGES, records.json);

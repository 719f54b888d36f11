/** French words for campaigns. */
import { type CampaignMessages, campaignWords } from '../campaigns-words.ts';
import { automas } from '../automas/fr.ts';
import { pieces } from '../pieces/fr.ts';
import { records } from '../records/fr.ts';

const types = (list: readonly (keyof typeof pieces.types)[]): string =>
  list.map((type) => pieces.types[type]).join(', ');

const MESSAGES: CampaignMessages = {
  refusal: {
    'campaign-over': ({ length }) => `les ${length} parties de la campagne sont jouées`,
    'pick-first': ({ types: left }) =>
      `la dernière partie attend le choix de son type de bonus ; il reste : ${types(left)}`,
    'no-game-awaiting': ({ played, length }) =>
      `aucune partie n’attend de type de bonus ; parties jouées : ${played} sur ${length}`,
    'type-used': ({ type, left }) =>
      `ce type a déjà été choisi dans cette campagne : ${pieces.types[type]} ; il reste : ${types(left)}`,
    'not-lowest': ({ city, points, lowest, cities }) =>
      `${automas.cities[city]} a ${points}, et non le plus petit score, ${lowest} ; attendu : ${cities.map((one) => automas.cities[one]).join(' ou ')}`,
    'campaign-not-over': ({ played, length }) => `parties jouées : ${played} sur ${length} seulement`,
  },
  at: (path, problem) => `${path} : ${problem}`,
  wrongTotal: (found, expected) => `le total est ${found} ; la somme des types est ${expected}`,
};

export const campaigns = campaignWords(MESSAGES, records.json);

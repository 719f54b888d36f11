/** Russian words for campaigns. */
import { type CampaignMessages, campaignWords } from '../campaigns-words.ts';
import { automas } from '../automas/ru.ts';
import { pieces } from '../pieces/ru.ts';
import { records } from '../records/ru.ts';

const types = (list: readonly (keyof typeof pieces.types)[]): string =>
  list.map((type) => pieces.types[type]).join(', ');

const MESSAGES: CampaignMessages = {
  refusal: {
    'campaign-over': ({ length }) => `все партии кампании сыграны: ${length}`,
    'pick-first': ({ types: left }) =>
      `для последней партии нужно выбрать тип бонуса; остались: ${types(left)}`,
    'no-game-awaiting': ({ played, length }) =>
      `сейчас выбирать тип бонуса не нужно; сыграно партий: ${played} из ${length}`,
    'type-used': ({ type, left }) =>
      `этот тип уже выбран в этой кампании: ${pieces.types[type]}; остались: ${types(left)}`,
    'not-lowest': ({ city, points, lowest, cities }) =>
      `${automas.cities[city]}: ${points}, а наименьший счёт — ${lowest}; нужен ${cities.map((one) => automas.cities[one]).join(' или ')}`,
    'campaign-not-over': ({ played, length }) => `сыграно партий: ${played} из ${length}`,
  },
  at: (path, problem) => `${path}: ${problem}`,
  wrongTotal: (found, expected) => `итог ${found}, а сумма по типам ${expected}`,
};

export const campaigns = campaignWords(MESSAGES, records.json);

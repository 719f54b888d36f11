/** The rules as pages, in Russian. */
import { countRu as count } from '@duopolis/words/language';
import type { RulesWords } from './rules-words.ts';
import { automas } from './ru/automas.ts';
import { campaign } from './ru/campaign.ts';
import { capitals } from './ru/capitals.ts';
import { choosing } from './ru/choosing.ts';
import { districts } from './ru/districts.ts';
import { duel } from './ru/duel.ts';
import { fair } from './ru/fair.ts';
import { game } from './ru/game.ts';
import { pieces } from './ru/pieces.ts';
import { placing } from './ru/placing.ts';
import { rounds } from './ru/rounds.ts';
import { scoring } from './ru/scoring.ts';
import { seats } from './ru/seats.ts';
import { solo } from './ru/solo.ts';
import { standings } from './ru/standings.ts';

export const rules: RulesWords = {
  chapters: {
    game,
    seats,
    rounds,
    choosing,
    placing,
    scoring,
    standings,
    duel,
    solo,
    automas,
    campaign,
    capitals,
    districts,
    pieces,
    fair,
  },
  about: 'Все правила с номерами и с городами, которые можно менять.',
  contents: 'Содержание',
  neighbours: 'Предыдущая и следующая глава',
  search: 'Искать в правилах',
  searchHint: 'Слово или номер правила',
  found: (number) => `Найдено ${count(number, { one: 'правило', few: 'правила', many: 'правил' })}`,
  nothing: (query) => `Ни в одном правиле нет «${query}».`,
  clear: 'Очистить поиск',
  ruling: 'Наше решение',
  why: 'Почему',
  example: 'Пример',
  examples: 'Примеры',
  linkTo: (id) => `Скопировать ссылку на ${id}`,
  copied: (id) => `Ссылка на ${id} скопирована.`,
  before: (chapter) => `Раньше: ${chapter}`,
  after: (chapter) => `Дальше: ${chapter}`,
  noChapter: 'Такой главы нет.',
  onBoard: 'Открыть на чертёжной доске',
  tryOut: (rule) => `Город к правилу ${rule}`,
  tryHint: 'Возьмите плитку и коснитесь клетки. Коснитесь ещё раз, чтобы её убрать.',
  asItWas: 'Как было',
  card: {
    civic: ([none, one, both], hurt) =>
      `Само по себе ${none}; рядом с одним желанным типом ${one}, с обоими ${both}; рядом с нежелательным только ${hurt}.`,
    district: (figures) =>
      `Самая большая область из двух типов и следующая за ней: ${figures}. При ничьей делят, округляя вниз.`,
    adjacent: 'Рядом: общая сторона или друг против друга через мост.',
    read: (id) => `Читать правило ${id}`,
    back: 'Назад к памятке',
    wholeChapter: 'Вся глава',
  },
  pieces: {
    buildings: 'Строительные плитки',
    duplexes: 'Двойные плитки',
    stacked: 'Одно над другим',
    side: 'Рядом',
    tokens: 'Фишки городов',
    automaCards: 'Карты Автомы',
    automaCardsAbout: 'Символы каждого столбца сверху вниз (AUTOMA-1 до AUTOMA-3).',
    number: 'Карта',
    shared: 'Общий город',
    automacity: 'Автомаград',
    mats: 'Планшеты ландшафта',
    civics: 'Общественные здания',
    seating: 'Карты рассадки',
    districts: 'Карты районов и жетоны очков',
  },
};

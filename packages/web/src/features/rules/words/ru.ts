/** The rules as pages, in Russian. */
import { countRu as count } from '@duopolis/words/language';
import type { RulesWords } from './rules-words.ts';
import { automas } from './automas/ru.ts';
import { campaign } from './campaign/ru.ts';
import { capitals } from './capitals/ru.ts';
import { choosing } from './choosing/ru.ts';
import { districts } from './districts/ru.ts';
import { duel } from './duel/ru.ts';
import { fair } from './fair/ru.ts';
import { game } from './game/ru.ts';
import { pieces } from './pieces/ru.ts';
import { placing } from './placing/ru.ts';
import { rounds } from './rounds/ru.ts';
import { scoring } from './scoring/ru.ts';
import { seats } from './seats/ru.ts';
import { solo } from './solo/ru.ts';
import { standings } from './standings/ru.ts';

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
  before: (chapter) => `Назад: ${chapter}`,
  after: (chapter) => `Дальше: ${chapter}`,
  noChapter: 'Такой главы нет.',
  onBoard: 'Открыть на чертёжной доске',
  tryOut: (rule) => `Город к правилу ${rule}`,
  tryHint: 'Возьмите плитку и коснитесь клетки. Коснитесь ещё раз, чтобы её убрать.',
  asItWas: 'Вернуть как было',
  card: {
    civic: ([none, one, both], hurt) =>
      `Само по себе ${none}; рядом с одним желанным типом ${one}, с обоими ${both}; рядом с нежелательным только ${hurt}.`,
    district: (figures) =>
      `Самая большая область из двух типов и следующая за ней: ${figures}. При ничьей очки делят с округлением вниз.`,
    adjacent: {
      base: 'Рядом: общая сторона.',
      capitals: 'Рядом: общая сторона или друг против друга через мост.',
    },
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
    automaCardsAbout: 'Символы каждого столбца сверху вниз (от AUTOMA-1 до AUTOMA-3).',
    number: 'Карта',
    shared: 'Общий город',
    automacity: 'Автомаград',
    mats: 'Планшеты ландшафта',
    civics: 'Общественные здания',
    seating: 'Карты рассадки',
    districts: 'Карты районов и жетоны очков',
  },
};

/** Pasted links in Russian. */
import { countRu } from '../language.ts';
import type { Players, PreviewWords, TableKind } from '../preview-words.ts';

const list = new Intl.ListFormat('ru', { type: 'conjunction' });
const bot = { one: 'бот', few: 'бота', many: 'ботов' };
const automa = { one: 'Автома', few: 'Автомы', many: 'Автом' };
const chair = { one: 'свободное место', few: 'свободных места', many: 'свободных мест' };
const point = { one: 'очко', few: 'очка', many: 'очков' };

const playersOf = ({ names, bots, automas }: Players): string =>
  list.format([
    ...names,
    ...(bots > 0 ? [countRu(bots, bot)] : []),
    ...(automas > 0 ? [countRu(automas, automa)] : []),
  ]);

const MODES = { table: 'стол', duel: 'дуэль', solo: 'соло', duo: 'дуэт с Автомой' };

const SEATED: { readonly [seats: number]: string } = {
  3: 'троих',
  4: 'четверых',
  5: 'пятерых',
  6: 'шестерых',
  7: 'семерых',
};

const kindOf = ({ mode, seats, capitals }: TableKind): string =>
  `${mode === 'table' ? `стол на ${SEATED[seats] ?? seats}` : MODES[mode]}${capitals ? ', с Capitals' : ''}`;

export const preview: PreviewWords = {
  locale: 'ru_RU',
  image: 'Два города с достопримечательностями и мост между ними',
  gameImage: 'Города в конце этой партии',
  plain: {
    about:
      'Неофициальная цифровая версия игры «Меж двух городов» (Between Two Cities). На этом сервере нет страницы игры для браузера.',
    tables: 'Открытые столы',
    rules: 'Данные правил',
    api: 'Программный интерфейс',
    terminal: 'Играть в терминале:',
  },
  pages: {
    home: {
      title: 'Duopolis: два города, два соседа, один счёт',
      description:
        'Один город с соседом слева, другой с соседом справа. В счёт идёт только слабейший. Игра в браузере: в одиночку, с ботами, с друзьями.',
    },
    table: {
      title: 'Стол Duopolis',
      description: 'Два города, два соседа, один счёт. Без регистрации: откройте ссылку и введите имя.',
    },
    lobby: {
      title: 'Открытые столы · Duopolis',
      description: 'Столы, где прямо сейчас можно сесть играть или посмотреть.',
    },
    new: {
      title: 'Новый стол · Duopolis',
      description: 'С ботами, с друзьями, в одиночку или на одном устройстве.',
    },
    learn: {
      title: 'Учимся играть в Duopolis',
      description: 'Первая партия минут на пять с партнёрами, которые подскажут, что делать.',
    },
    rules: {
      title: 'Правила Duopolis',
      description: 'Все правила по номерам, с поиском и примерами, которые можно менять.',
    },
    city: {
      title: 'Город Duopolis',
      description: 'Соберите город и посмотрите, почему каждая плитка приносит свои очки.',
    },
    puzzles: {
      title: 'Город дня · Duopolis',
      description: 'Три задачи, сегодня одни на всех: лучшая клетка, лучший выбор, лучшая расстановка.',
    },
    duplicate: {
      title: 'Дупликат · Duopolis',
      description: 'Одна раздача на всех, результаты рядом: везение ни при чём.',
    },
    replay: {
      title: 'Партия Duopolis шаг за шагом',
      description: 'Плитки, выбор, ходы и очки законченной партии, с разбором каждого решения.',
    },
    scorepad: {
      title: 'Блокнот подсчёта · Duopolis',
      description:
        'Подсчёт для партии за настоящим столом: отмечайте плитки, каждое очко объяснено, результат можно сохранить.',
    },
    statistics: { title: 'Статистика · Duopolis', description: 'Мои партии, очки и партнёры.' },
    campaign: { title: 'Кампания · Duopolis', description: 'Серия партий против Автом, общий счёт.' },
    scores: { title: 'Рекорды · Duopolis', description: 'Лучшие партии на этом устройстве.' },
  },
  invitation: (host, table, free) => ({
    title: `${host} приглашает: ${kindOf(table)}`,
    description: `${free === 0 ? 'Все места заняты, но можно посмотреть.' : `${countRu(free, chair)}.`} Два города, два соседа, один счёт. Без регистрации.`,
  }),
  game: ({ players, table, winners, points }) => ({
    title: `${playersOf(players)} · Duopolis`,
    description: `${winners.length === 0 ? 'Победа' : `${winners.length > 1 ? 'Победители' : 'Победа'}: ${list.format(winners)}`}, ${countRu(points, point)} (${kindOf(table)}). Вся партия шаг за шагом.`,
  }),
};

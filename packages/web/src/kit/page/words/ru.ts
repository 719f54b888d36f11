/** The first page in Russian. */
import type { HomeWords } from './home-words.ts';

/** «Стол на четверых». */
const SEATED = ['', '', 'двоих', 'троих', 'четверых', 'пятерых', 'шестерых', 'семерых'];
const MODES = { table: 'Стол', duel: 'Дуэль', solo: 'Соло', duo: 'Дуэт с Автомой' };

export const home: HomeWords = {
  title: 'Два города, два соседа, один счёт',
  claim: 'Один город с соседом слева, другой — с соседом справа. В счёт идёт только слабейший из них.',
  yourName: 'Ваше имя',
  guest: 'Гость',
  playNow: 'Играть',
  playWithFriends: 'Играть с друзьями',
  noAccount: 'Без регистрации. Свободные места займут боты; партия длится около двадцати минут.',
  unofficial:
    'Неофициальная бесплатная версия игры «Меж двух городов» (Between Two Cities) и дополнения Capitals. Тексты и рисунки наши.',
  ways: 'Другие способы играть',
  solo: 'Соло',
  soloAbout: 'Соперники играют по картам',
  device: 'На одном устройстве',
  deviceAbout: 'Передавайте по кругу',
  bots: 'Свой стол',
  botsAbout: 'Места, боты, Capitals',
  lobby: 'Открытые столы',
  lobbyAbout: 'Играть или смотреть',
  campaign: 'Кампания',
  campaignAbout: 'Партии подряд, общий счёт',
  newHere: 'Впервые здесь? Учитесь, играя',
  learn: 'Обучение',
  learnAbout: 'Первая партия, пять минут',
  puzzle: 'Город дня',
  puzzleAbout: 'Задачи одни на всех, три попытки',
  duplicate: 'Дупликат',
  duplicateAbout: 'Одни плитки на всех: чей счёт выше',
  rules: 'Правила',
  city: 'Чертёжная доска',
  scorepad: 'Подсчёт очков',
  statistics: 'Статистика',
  scores: 'Рекорды',
  replays: 'Повторы',
  goOn: 'Продолжить начатое',
  table: ({ mode, seats, capitals }) =>
    `${mode === 'table' ? `Стол на ${SEATED[seats] ?? seats}` : MODES[mode]}${capitals ? ', Capitals' : ''}`,
  onServer: 'онлайн',
  notStarted: 'ещё не начата',
  over: 'окончена',
  withPeople: (names) => `с участием: ${names.join(', ')}`,
  notMade: (why) => `Стол не создан: ${why}`,
};

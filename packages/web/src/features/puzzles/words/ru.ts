/** The puzzles of the day in Russian. */
import { countRu as count } from '@duopolis/words/language';
import type { PuzzlesWords } from './puzzles-words.ts';

const tries = (number: number): string => count(number, { one: 'попытка', few: 'попытки', many: 'попыток' });

const WHICH_TRY = ['с первой попытки', 'со второй попытки', 'с третьей попытки'] as const;

const inTries = (number: number): string => WHICH_TRY[number - 1] ?? `за ${tries(number)}`;

const points = (number: number): string => count(number, { one: 'очко', few: 'очка', many: 'очков' });

export const puzzles: PuzzlesWords = {
  title: 'Город дня',
  about: 'Три задачи в день, одинаковые для всех. По три попытки; считается лучшая.',
  kinds: { placement: 'Строительство', choice: 'Выбор', arrangement: 'Расстановка' },
  tasks: {
    placement: (tiles) =>
      `У вас с партнёром для этого города ещё ${count(tiles, { one: 'плитка', few: 'плитки', many: 'плиток' })}. Куда их положить? Порядок любой.`,
    choice: 'Выберите две свои плитки: одну для левого города, другую для правого.',
    arrangement: 'Расставьте эти шестнадцать плиток в квадрате. Любая плитка может лежать где угодно.',
  },
  goals: {
    placement: 'Наберите для города как можно больше очков. Его фабрики дают по 4.',
    choice:
      'Как в конце партии: считается слабейший город. При равенстве решает сильнейший. Фабрики сравниваются между этими двумя.',
    arrangement: 'Наберите для города как можно больше очков. Его фабрики дают по 4.',
  },
  threePuzzles: 'Три задачи',
  open: 'не начато',
  triesLeft: (left) => `осталось: ${tries(left)}`,
  solved: 'решено',
  over: 'закончено',
  practice: 'тренировка',
  practiceAbout: 'Этот день прошёл: вы играете для тренировки, серия не меняется.',
  today: 'сегодня',
  toToday: 'К сегодняшнему дню',
  dayBefore: 'Предыдущий день',
  dayAfter: 'Следующий день',
  utc: 'День длится от полуночи до полуночи по всемирному времени (UTC).',
  future: (date) => `Город на ${date} ещё не готов. Возвращайтесь в этот день.`,
  noDay: (day) => `«${day}» — не дата. Даты пишутся так: 2026-11-16.`,
  streak: (days) => `серия: ${count(days, { one: 'день', few: 'дня', many: 'дней' })}`,
  drawing: 'Составляем задачи дня и доказываем лучшие ответы…',
  tooEasy: (number) =>
    `Слишком лёгких пока: ${count(number, { one: 'задача', few: 'задачи', many: 'задач' })}.`,
  failed: 'Не получилось составить задачи. Обновите страницу.',
  city: 'Город',
  leftCity: 'Левый город',
  rightCity: 'Правый город',
  tiles: 'Плитки',
  hand: 'Ваши плитки',
  standsAt: (worth) => `было: ${worth}`,
  pickTile: 'Возьмите плитку, затем укажите клетку.',
  pickCell: (tile) => `Куда положить: ${tile}?`,
  pickOther: (tile) => `С какой плиткой поменять эту: ${tile}?`,
  pickFirst: 'Возьмите две плитки: они поменяются местами.',
  ready: 'Всё разложено. Проверьте или сначала измените.',
  changed: (one, other, worth) => `${one} и ${other} поменялись местами. Сейчас ${points(worth)}.`,
  picked: (tile) => `${tile}: взято`,
  takenBack: (tile) => `${tile}: убрано`,
  clear: 'Начать заново',
  check: 'Проверить',
  checkLast: 'Проверить, последняя попытка',
  laidOut: 'Текущая раскладка',
  tries: 'Ваши попытки',
  tryIs: (number, worth) => `Попытка ${number}: ${worth}`,
  worth: (weaker, stronger) =>
    weaker === stronger
      ? `по ${weaker} в каждом городе`
      : `${weaker} в слабейшем городе, ${stronger} в другом`,
  isBest: 'это максимум',
  moreIsPossible: 'можно больше',
  showTry: (number) => `Вернуть попытку ${number}`,
  triedAlready: 'Точно так вы уже пробовали. Попытка не засчитана.',
  solution: 'Решение',
  best: 'Лучшее',
  yours: 'Ваше',
  compared: 'Ваше и лучшее по типам зданий',
  shown: 'Показано',
  solvedIn: (number) => `Решено ${inTries(number)}. Ни один ответ не даёт больше: сравнили все.`,
  missedBy: (reached, best) => `Ваша лучшая попытка: ${reached}. Наибольшее возможное: ${best}.`,
  better: 'Почему лучший ответ даёт больше',
  fromTo: (city, yours, best) => `${city}: ${best} вместо ${yours}.`,
  greedy: {
    placement: (worth) => `Если каждой плиткой брать как можно больше очков, выходит ${worth}.`,
    choice: (worth) => `Если брать как можно больше очков для двух городов вместе, выходит ${worth}.`,
    arrangement: (worth) => `Если класть плитки по очереди туда, где очков больше всего, выходит ${worth}.`,
  },
  why: 'Откуда очки',
  next: {
    placement: 'Дальше: строительство',
    choice: 'Дальше: выбор',
    arrangement: 'Дальше: расстановка',
  },
  result: 'Ваш результат',
  solvedOf: (solved, all) => `решено ${solved} из ${all}`,
  copy: 'Скопировать результат',
  practise: 'Потренироваться на предыдущем дне',
  copied: 'Результат скопирован. Он ничего не выдаёт.',
  resultText: 'Результат для вставки',
  tomorrow: (hours, minutes) => `Следующий город через ${hours} ч ${minutes} мин.`,
};

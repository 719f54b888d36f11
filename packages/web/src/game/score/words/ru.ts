/** The score in Russian. */
import { scores } from '@duopolis/words/scores/ru';
import type { ScoreScreenWords } from './score-words.ts';

const list = new Intl.ListFormat('ru', { type: 'conjunction' });
const { points: pointsIn } = scores;

/** After «число». */
const OF_MANY = {
  shop: 'магазинов',
  factory: 'фабрик',
  tavern: 'таверн',
  office: 'офисов',
  park: 'парков',
  house: 'жилых домов',
  total: 'очков',
};

export const score: ScoreScreenWords = {
  title: 'Подсчёт очков',
  whyHint: 'Коснитесь строки или плитки, чтобы увидеть её в городе.',
  nothingScores: 'Здесь пока ничего не приносит очков.',
  tray: 'Плитки Автомаграда по типам',
  emptyTray: 'Плиток пока нет.',
  wins: (names) =>
    names.length > 1 ? `Победители: ${list.format(names)}` : `Победитель: ${list.format(names)}`,
  youWin: 'Вы победили',
  youShare: 'Вы делите победу',
  reached: (city, points, place) =>
    `Ваш слабейший город: ${city}, ${pointsIn(points)}. Ваше место: ${place}.`,
  reachedSum: (points, place) => `Два ваших города вместе: ${pointsIn(points)}. Ваше место: ${place}.`,
  track: 'Счётчик очков',
  trackOf: (city, total) => `${city}, ${pointsIn(total)}`,
  skip: 'Показать всё',
  next: 'Следующий тип',
  counting: (term) => `Считаем: ${term}`,
  announces: (who, city, points) => `${who} объявляет город ${city}: ${points}.`,
  nextCity: 'Следующий город',
  nextResult: 'К результату',
  announceAll: 'Объявить город за городом',
  difficulty: 'уровень',
  cities: 'Города',
  standings: 'Итоги',
  leftCity: 'левый город',
  rightCity: 'правый город',
  you: (name) => `${name} (вы)`,
  bot: 'Бот',
  automa: 'Автома',
  level: (rival) => `Равный счёт: ${rival}.`,
  higherCity: (own, theirs) => `Решил сильнейший город: ${own} против ${theirs}.`,
  typeDecides: (term, own, theirs) => `Решило число ${OF_MANY[term]}: ${own} против ${theirs}.`,
  sharedWith: (names) => `Место делят также: ${list.format(names)}.`,
  decidedTitle: 'Как определяется место.',
  decided: {
    lower:
      'Место определяет слабейший город, при равенстве — сильнейший. Затем число магазинов, фабрик, таверн, офисов, парков и жилых домов в двух ваших городах.',
    sum: 'Место определяет сумма двух городов, при равенстве — число магазинов, затем фабрик, таверн, офисов, парков и жилых домов в двух ваших городах.',
  },
  compare: 'Сравнить результаты',
  rematch: 'Реванш',
  rematchBy: 'Реванш может начать хозяин стола.',
  home: 'На главную',
  seeWhy: (city) => `Почему столько очков: ${city}`,
};

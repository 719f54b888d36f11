/** Russian names of the pieces. */
import { countRu as count } from '../language.ts';
import { landmarks } from '../landmarks/ru.ts';
import { type PieceNames, pieceWords } from '../pieces-words.ts';

const NAMES: PieceNames = {
  ...landmarks,
  types: {
    shop: 'магазин',
    factory: 'фабрика',
    tavern: 'таверна',
    office: 'офис',
    park: 'парк',
    house: 'жилой дом',
    civic: 'общественное здание',
  },
  themes: {
    shop: 'Витрина зовёт к витрине: целая торговая улица собирает толпу.',
    factory: 'Дым тянется к дыму: мастерские селятся там, где труб уже больше всего.',
    tavern: 'Выпить, поужинать, послушать песню и переночевать: для хорошего вечера нужно всё.',
    office: 'Конторы дают работу друг другу, а обедать ходят в таверну по соседству.',
    park: 'Зелёный уголок на две скамейки радует половину квартала.',
    house: 'Семьи едут туда, где всё рядом, лишь бы под окнами не дымила фабрика.',
    civic: 'Школы, банки и ратуши лучше служат городу рядом с хорошими соседями.',
  },
  taverns: { d: 'бар', e: 'ресторан', m: 'мьюзик-холл', b: 'гостиница' },
  count: {
    shop: (number) => count(number, { one: 'магазин', few: 'магазина', many: 'магазинов' }),
    factory: (number) => count(number, { one: 'фабрика', few: 'фабрики', many: 'фабрик' }),
    tavern: (number) => count(number, { one: 'таверна', few: 'таверны', many: 'таверн' }),
    office: (number) => count(number, { one: 'офис', few: 'офиса', many: 'офисов' }),
    park: (number) => count(number, { one: 'парк', few: 'парка', many: 'парков' }),
    house: (number) => count(number, { one: 'дом', few: 'дома', many: 'домов' }),
    civic: (number) =>
      count(number, {
        one: 'общественное здание',
        few: 'общественных здания',
        many: 'общественных зданий',
      }),
  },
  side: (left, right) => `${left} слева, ${right} справа`,
  stacked: (top, bottom) => `${top} сверху, ${bottom} снизу`,
  duplex: (one, other) => `${one}/${other}`,
  civic: ([one, other], unwanted) => `общественное здание (+ ${one}, ${other}; − ${unwanted})`,
  questions: {
    birthday: 'Когда у вас день рождения?',
    'city-of-birth': 'В каком городе вы родились?',
    'last-letter-of-first-name': 'Какая последняя буква вашего имени?',
    'shoe-size': 'Какой у вас размер обуви?',
    'hair-length': 'Какой длины у вас волосы?',
    'letters-in-name': 'Сколько букв в вашем имени и фамилии вместе?',
    'number-1-to-100': 'Загадайте число от 1 до 100.',
    'shirt-colour': 'К какому цвету радуги ближе всего ваша рубашка?',
    'last-book': 'Как называется последняя прочитанная вами книга?',
    height: 'Какого вы роста?',
    'minutes-since-meal': 'Сколько минут назад вы ели?',
    'keys-carried': 'Сколько ключей у вас с собой?',
    'street-letter': 'С какой буквы начинается название вашей улицы?',
    'cities-lived-in': 'В скольких городах вы жили?',
    'got-up': 'В котором часу вы сегодня встали?',
  },
};

export const pieces = pieceWords(NAMES);

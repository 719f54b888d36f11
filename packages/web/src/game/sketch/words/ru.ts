/** The drawing board in Russian. */
import { ru } from '@duopolis/words/ru';
import { countRu as count } from '@duopolis/words/language';
import type { EditorWords } from './editor-words.ts';

const { pieces } = ru;

export const editor: EditorWords = {
  about:
    'Возьмите плитку и коснитесь клетки или перетаскивайте плитки. Каждое очко считается и объясняется сразу.',
  city: 'Город',
  tools: 'Инструменты',
  tiles: 'Плитки',
  duplexes: 'Двойные плитки',
  stacked: 'Двойные плитки, одно над другим',
  side: 'Двойные плитки, рядом',
  civics: 'Общественные здания',
  look: 'Смотреть',
  lookHint: 'Коснитесь плитки и узнайте, что она приносит',
  eraser: 'Ластик',
  undo: 'Отменить',
  redo: 'Вернуть',
  clear: 'Стереть всё',
  copyNotation: 'Скопировать запись',
  copyLink: 'Скопировать ссылку',
  copied: 'Запись скопирована.',
  linkCopied: 'Ссылка скопирована. В ней весь город.',
  notation: 'Запись города',
  notationHint: 'Например SSSS/HHOm/OPOO/OPHP. Вставьте запись сюда и нажмите «Ввод».',
  draw: 'Начертить',
  badAddress:
    'В этом адресе нет города, который можно прочесть. Он записан ниже, чтобы его можно было исправить.',
  problems: {
    'bad-part': ({ part, found }) => `«${found}» не подходит для ${part}`,
    'unknown-part': ({ found }) => `«${found}» здесь ничего не значит`,
  },
  around: 'Местность и стол',
  ground: 'Местность',
  base: 'Базовая игра, 4×4',
  moveMat: 'Подвинуть планшет',
  directions: {
    up: 'Подвинуть планшет вверх',
    down: 'Подвинуть планшет вниз',
    left: 'Подвинуть планшет влево',
    right: 'Подвинуть планшет вправо',
  },
  gone: (buildings) =>
    `Не нашлось места: ${count(buildings, { one: 'здание', few: 'здания', many: 'зданий' })}. Отмена вернёт, что было.`,
  others: 'Два других города',
  othersAbout: 'Фабрики и районы сравнивают среди всех городов стола.',
  otherCity: (nth) => `Город ${'БВГДЕЖ'[nth - 1] ?? nth}`,
  factoriesOf: (city) => `Фабрики, ${city.toLowerCase().replace(/.$/, (letter) => letter.toUpperCase())}`,
  districts: 'Районы',
  districtTile: (first, second) => `Крупнейший ${first}, следующий ${second}`,
  pair: (nth) => `Район ${nth}`,
  sizeOf: (city) => `Размер, ${city.toLowerCase().replace(/.$/, (letter) => letter.toUpperCase())}`,
  here: (size) => `Здесь ${size}`,
  best: 'Лучшее расположение этих плиток',
  bestAbout: 'Перебирает все расположения этих зданий в квадрате 4×4.',
  solving: 'Перебираем все расположения…',
  stop: 'Остановить',
  isBest: (points) => `Лучше не бывает: ${points} — больше из этих плиток не выжать.`,
  better: (before, points) =>
    `${points} вместо ${before}: больше из этих плиток не выжать. Отмена вернёт ваш город.`,
  notSolved: 'Перебор не закончен.',
  possible: 'Такой город может быть в игре.',
  impossible: 'Очки всё равно посчитаны, но такого города не может быть ни в одной игре:',
  unfinished: 'Ещё не готово: для настоящей партии этому городу чего-то не хватает.',
  why: {
    apart: () => 'Здания стоят отдельными группами; каждая плитка должна касаться другой.',
    'civic-without-mat': () => 'Общественные здания бывают только в Capitals, на планшете ландшафта.',
    'too-many': ({ building, found, most }) =>
      most === 0
        ? `Такой плитки нет: ${pieces.tile(building)}.`
        : `${pieces.tile(building)}: ${found}, а в городе может быть не больше ${most}.`,
    'no-duplexes': ({ need }) =>
      `В городе такого размера есть двойные плитки второго раунда (${need}), а подходящих соседних зданий здесь слишком мало.`,
    'no-such-mat': () => 'Такого ландшафта нет ни на одном из семи планшетов.',
    'off-mat': () => 'Ни одно здание не стоит на открытой клетке планшета, а первое должно было лечь туда.',
    'never-full': () => 'Вокруг этого планшета квадрат отсюда никогда не заполнить.',
  },
  keys: 'Чертёжная доска',
  keyPut: 'Поставить здание на клетку',
  keyClear: 'Очистить клетку',
};

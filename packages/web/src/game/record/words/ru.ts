/** The replay in Russian. */
import { countRu } from '@duopolis/words/language';
import type { ReplayWords } from './replay-words.ts';

const list = new Intl.ListFormat('ru', { type: 'conjunction' });
const points = { one: 'очко', few: 'очка', many: 'очков' };
const games = { one: 'партия', few: 'партии', many: 'партий' };

export const replay: ReplayWords = {
  about: 'Любая законченная партия шаг за шагом: с открытыми плитками всех или глазами одного игрока.',
  games: 'Законченные партии',
  none: 'Законченных партий здесь пока нет. Сыграйте или откройте запись.',
  play: 'Сыграть партию',
  from: { local: 'на этом устройстве', table: 'на сервере', file: 'из файла' },
  forget: (game) => `Забыть: ${game}`,
  open: 'Открыть запись',
  openAbout:
    'Файл .json или .jsonl, который сохраняет Duopolis или пишет другая программа. Он остаётся на этом устройстве.',
  choose: 'Выбрать файл',
  dropHere: 'или перетащите его сюда',
  read: (number) =>
    number === 1 ? 'Партия сыграна по всем правилам.' : `${countRu(number, games)}: всё по правилам.`,
  badLine: (line, why) => `Строка ${line}: ${why}.`,
  foul: ({ game, entry, rule, why }) =>
    `Партия ${game}${entry === undefined ? '' : `, запись журнала ${entry}`}: нарушено правило ${rule}: ${why}.`,
  noGames: 'В этом файле нет ни одной партии.',
  tooLarge: 'Этот файл слишком велик, чтобы читать его здесь. Его прочтёт команда duopolis verify.',
  unreadable: 'Браузер не смог прочесть этот файл.',
  lostTitle: 'Этой партии здесь нет',
  lost: 'Возможно, она сыграна на другом устройстве или не закончена. Попросите ссылку с самой партией или откройте её запись.',
  noServer: 'Сервер не отвечает, а на этом устройстве партию ещё не открывали.',
  allGames: 'Все повторы',
  people: (names) => list.format(names),
  description: (names, table) =>
    `${table}: ${list.format(names)}. Вся партия шаг за шагом: плитки, выбор и очки.`,
  wins: (names, score) =>
    `${names.length > 1 ? 'Победители' : 'Победитель'}: ${list.format(names)}, ${countRu(score, points)}`,
  viewpoint: 'Чьи плитки видны',
  allOpen: 'Все',
  step: (step, steps) => `Шаг ${step} из ${steps}`,
  slider: 'Шаг',
  toStart: 'К началу',
  back: 'На шаг назад',
  forward: 'На шаг вперёд',
  toEnd: 'К концу',
  start: 'Пуск',
  pause: 'Пауза',
  speed: 'Скорость',
  speeds: { slow: '½×', usual: '1×', fast: '2×', fastest: '4×' },
  controls: 'Управление повтором',
  hands: 'Плитки на руках',
  hand: (name) => `Плитки: ${name}`,
  noHand: 'Плиток на руках нет',
  chosen: (tile) => `${tile}, выбрано`,
  toPlace: 'Осталось положить',
  automas: 'Автомы',
  log: 'Журнал',
  copyLink: 'Ссылка на шаг',
  copied: 'Ссылка на этот шаг скопирована.',
  copiedWhole: 'Ссылка на этот шаг скопирована. В ней вся партия, поэтому она откроется где угодно.',
  keys: {
    step: 'На шаг назад или вперёд',
    ends: 'К началу или к концу',
    play: 'Пуск или пауза',
  },
};

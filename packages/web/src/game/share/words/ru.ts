/** What one takes along from a game, in Russian. */
import { countRu } from '@duopolis/words/language';
import type { ShareWords } from './share-words.ts';

const list = new Intl.ListFormat('ru', { type: 'conjunction' });
const tilesForms = { one: 'плитка', few: 'плитки', many: 'плиток' };
const cardForms = { one: 'карта Автомы', few: 'карты Автомы', many: 'карт Автомы' };
const entryForms = { one: 'запись', few: 'записи', many: 'записей' };
const point = { one: 'очко', few: 'очка', many: 'очков' };

export const share: ShareWords = {
  title: 'Повтор и открытка',
  replay: 'Повтор партии',
  review: 'Разобрать эту партию',
  save: 'Сохранить запись',
  saved: (file) => `Сохранено: ${file}.`,
  verify: 'Проверить раздачу',
  picture: 'Открытка',
  noRecord: 'Запись этой партии сейчас недоступна.',
  proof: {
    title: 'Раздача этой партии',
    right: 'Раздача доказана.',
    wrong: 'Раздача не подтвердилась.',
    noSeed: 'Проверять нечего: зерна нет.',
    seed: 'Зерно',
    commitment: 'Обязательство',
    committed: (commitment) =>
      `Зерно было выбрано до первой плитки: его SHA-256 и есть обязательство ${commitment}…, пересчитанное в этом браузере.`,
    remembered: 'Этому устройству показали то же обязательство в начале партии.',
    notRemembered:
      'Это устройство не видело начала партии и не знает, то ли это обязательство, что показали тогда. Сверьте его с кем-нибудь, кто играл.',
    otherPromise: (shown, now) =>
      `В начале партии этому устройству показали обязательство ${shown}…, а в записи теперь ${now}…`,
    dealt: (tiles, cards) =>
      `Точно по зерну и в том же порядке: ${countRu(tiles, tilesForms)}${cards === 0 ? '' : `, ${countRu(cards, cardForms)}`}.`,
    landscapes: 'Ландшафты и районы тоже следуют из зерна.',
    played: (entries) => `Журнал, ${countRu(entries, entryForms)}: всё по правилам, и итог верен.`,
    unproven:
      'Чего это не доказывает: что хозяин стола не перебирал зёрна до партии и не подсматривал в ваше.',
    withoutSeed:
      'В этой записи нет ни зерна, ни обязательства, и никто не скажет, как вытянуты плитки. Все ходы сделаны по правилам, и итог верен.',
    foul: (rule, why, entry) => `${rule}${entry === undefined ? '' : `, запись журнала ${entry}`}: ${why}.`,
    ownTiles: 'Играли деталями хозяина стола.',
  },
  card: {
    title: 'Открытка с городом',
    city: 'Город',
    light: 'Тема',
    lights: { day: 'Светлая', night: 'Тёмная' },
    send: 'Поделиться',
    png: 'Сохранить как PNG',
    svg: 'Сохранить как SVG',
    gif: 'Сохранить анимацию (GIF)',
    builtBy: (names) => `Построили: ${list.format(names)}`,
    points: (points) => countRu(points, point),
    alt: ({ city, names, points, date }) =>
      `${city}, построили ${list.format(names)}, ${countRu(points, point)}${date === '' ? '' : `, ${date}`}`,
    failed: 'Картинку сделать не удалось.',
  },
  embed: {
    open: 'Встроить на сайт',
    title: 'Встроить на другой сайт',
    what: 'Что показать',
    game: 'Вся партия',
    code: 'HTML для вашей страницы',
    copy: 'Скопировать код',
    copied: 'Скопировано. Вставьте код в свою страницу.',
    look: 'Посмотреть',
    notPublic:
      'Целиком можно показать только партии за открытыми столами, которые разрешено смотреть всем. Город можно показать всегда.',
  },
};

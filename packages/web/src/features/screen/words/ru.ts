/** The big screen in Russian. */
import { countRu as count } from '@duopolis/words/language';
import type { BigScreenWords } from './screen-words.ts';

const list = new Intl.ListFormat('ru', { type: 'conjunction' });

export const screen: BigScreenWords = {
  title: 'Большой экран',
  name: 'Большой экран',
  sitDown: 'Садитесь за стол',
  comeBack: 'Сесть или вернуться',
  scan: 'Наведите камеру телефона, введите имя, займите место.',
  noCode: 'Попросите ссылку у кого-нибудь за столом.',
  chairs: 'Места',
  free: 'свободно',
  ready: 'готов',
  ofSeats: (seats) => `из ${seats} мест занято`,
  host: (name) => `Партию начинает ${name} со своего телефона. Свободные места могут занять боты.`,
  onlyHere:
    'С телефона этот адрес недоступен. Запустите сервер для своей сети и откройте адрес, который он напечатает.',
  done: 'готово',
  choosing: 'выбирает',
  toPlace: (tiles) => `осталось: ${tiles}`,
  away: 'нет на месте',
  waitingFor: (names) => `Ждём: ${list.format(names)}`,
  last: 'Только что',
  newTiles: (tiles) => count(tiles, { one: 'новая плитка', few: 'новые плитки', many: 'новых плиток' }),
  offline: 'Связь восстанавливается. Телефоны работают.',
  sitsHere: 'Этот браузер сидит за столом',
  sitsHereAbout:
    'Большой экран показывает только то, что видно всем. Откройте этот адрес на телевизоре, в другом браузере или в приватном окне.',
  toTable: 'К столу',
  delayed: (seconds) => `Этот стол показывают с задержкой, секунд: ${seconds}.`,
  stayAwake: 'Это устройство может само погасить экран.',
};

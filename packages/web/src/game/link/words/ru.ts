/** The line to the server in Russian. */
import { countRu as count } from '@duopolis/words/language';
import type { OnlineWords } from './online-words.ts';

export const online: OnlineWords = {
  connecting: 'Подключаемся…',
  connected: 'На связи',
  retryIn: (number) =>
    `Связь потеряна. Новая попытка через ${count(number, { one: 'секунду', few: 'секунды', many: 'секунд' })}.`,
  retryNow: 'Связь потеряна. Пробуем снова…',
  noNetwork: 'Нет сети. Ничего не потеряно: продолжим, когда она вернётся.',
  restarting: 'Сервер перезапускается. Ничего не потеряно.',
  opening: 'Открываем стол…',
  cannotJoin: 'За этот стол сесть нельзя',
  missing: 'Такого стола нет',
  missingAbout: 'Возможно, ссылка неполная или стол удалён.',
  removed: 'Хозяин стола удалил вас из игры',
  removedAbout: 'Можно сыграть за другим столом.',
  left: 'Вы покинули стол',
  leftAbout: 'Если партия идёт, место остаётся вашим: бот играет, пока вы не вернётесь.',
  closed: 'Этот стол закрыт',
  closedAbout: 'Хозяин закрыл его.',
  again: 'Попробовать снова',
  comeBack: 'Вернуться',
  otherTables: 'Открытые столы',
};

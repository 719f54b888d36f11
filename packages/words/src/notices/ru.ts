/** Notices in Russian. */
import { countRu } from '../language.ts';
import type { NoticeAct, NoticedTable, NoticeWords } from '../notices-words.ts';
import { timeIn } from '../notice-time.ts';

const tableOf = ({ host, own }: NoticedTable): string => {
  if (own) return 'ваш стол';
  return host === undefined ? 'стол' : `стол игрока ${host}`;
};

const ACTS: { readonly [act in NoticeAct]: string } = {
  choosing: 'Выберите плитки',
  assigning: 'Назначьте плитки городам',
  placing: 'Положите плитки',
};

export const notices: NoticeWords = {
  turn: (at) => `Ваш ход: ${tableOf(at)}`,
  turns: (count) => `Ваш ход: ${countRu(count, { one: 'стол', few: 'стола', many: 'столов' })}`,
  hurry: (at) => `Время на исходе: ${tableOf(at)}`,
  todo: (act, until) => `${ACTS[act]} до ${until}.`,
  line: (at, until) => `${tableOf(at)}: до ${until}`,
  more: (count) => `и ещё ${countRu(count, { one: 'стол', few: 'стола', many: 'столов' })}`,
  example: {
    title: 'Уведомления работают',
    body: 'Такое же придёт, когда за столом будут ждать вас.',
  },
  confirm: {
    title: 'Подтвердите адрес для Duopolis',
    body: 'Кто-то, надеемся, что вы, попросил присылать письмо, когда наступает его ход в Duopolis. Подтвердите одним нажатием. Если это были не вы, ничего не делайте: больше писем не будет.',
    button: 'Подтвердить',
  },
  off: {
    title: (label) => `Уведомления отключены: ${label}`,
    body: 'Их не удалось доставить. Откройте уведомления, чтобы повторить.',
  },
  open: 'Открыть',
  stopTable: 'Отключить для этого стола',
  stopAll: 'Отключить уведомления',
  calendar: 'Сроки Duopolis',
  deadline: (at) => `Ваш ход: ${tableOf(at)}`,
  time: timeIn('ru-RU'),
};

/** Russian words for joining a table on a server. */
import { type Messages, sayWith, vocabularyOf } from '@duopolis/words';
import type { JoinProblem } from '../join-problem.ts';
import type { JoinWords } from './join-words.ts';

const { table, boxes } = vocabularyOf('ru');

const AWAY = { removed: 'хозяин стола удалил вас из игры', left: 'вы вышли из-за стола' } as const;

const JOINING: Messages<JoinProblem> = {
  'bad-link': ({ link }) =>
    `«${link}» — не приглашение; нужна ссылка вида https://example.org/table/k3v9#x7q2`,
  'no-answer': ({ server }) => `${server} не отвечает`,
  'bad-name': ({ name }) => `сервер не принимает имя «${name}»`,
  'strange-server': ({ server, status }) =>
    `${server} — не сервер Duopolis, или с ним что-то не так (HTTP ${status})`,
  refused: ({ rejection }) => table.rejection(rejection),
  'no-free-chair': () => 'все места за столом заняты',
  'other-pieces': ({ list }) => `за столом играют не теми деталями, что в вашем файле: ${boxes.lists[list]}`,
  'sent-away': ({ why }) =>
    why === 'removed' || why === 'left' ? AWAY[why] : table.rejection({ code: why }),
};
export const joining = sayWith<JoinProblem>(JOINING);

export const join: JoinWords = {
  command: 'играть за столом на сервере, самому или ботом',
  link: 'ссылка-приглашение к столу',
  bot: (names) => `бот, который играет за вас: ${names}`,
  name: 'имя за столом',
  components: 'сесть, только если за столом играют деталями из FILE',
  free: 'свободно',
  ready: 'готов',
  notReady: 'не готов',
  waitsForHost: (host) => `Партию может начать ${host}.`,
  everyone: 'всем',
  sayTo: (channel) => `Сказать: ${channel}`,
  offers: ({ who, tile, city, row, column }) =>
    `${who} предлагает: ${tile} → ${city} (ряд ${row}, столбец ${column})`,
  points: ({ city, row, column }) => `посмотрите: ${city}, ряд ${row}, столбец ${column}`,
  lost: 'Связь потеряна; пробуем снова…',
  left: 'Место остаётся за вами: та же команда вернёт вас. Пока за вас играет бот.',
  lobbyKeys: 'Ввод готов или нет · s начать (хозяин) · m сказать что-нибудь · q выход',
  phraseKeys: '↑↓ фраза · Tab кому · Ввод сказать · Esc назад',
  talkKeys: 'o предложить плитку · g принять последнее, n отклонить его · m сказать',
  seated: (name, bot, seat) => `${name} (${bot}) играет на месте ${seat}`,
  over: (place, seats, points) => `место ${place} из ${seats}, города ${points.join(' и ')}`,
};

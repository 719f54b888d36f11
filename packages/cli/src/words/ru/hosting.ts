/** Russian words for joining a server and looking after its data. */
import { countRu as count, type Messages, sayWith } from '@duopolis/words';
import type { HostingProblem, HostingWords } from '../../hosting/words.ts';
import type { JoinProblem, JoinWords } from '../../join/words.ts';

const WHAT = { name: 'принять имя', join: 'пустить за стол', sit: 'дать место' } as const;

const JOINING: Messages<JoinProblem> = {
  'bad-link': ({ link }) =>
    `«${link}» — не приглашение; нужна ссылка вида https://example.org/table/k3v9#x7q2`,
  'no-answer': ({ server }) => `${server} не отвечает`,
  refused: ({ what, why }) => `сервер отказывается ${WHAT[what]} (${why})`,
  'no-free-chair': () => 'все места за столом заняты',
  'sent-away': ({ why }) => `больше не за столом (${why})`,
};
const HOSTING: Messages<HostingProblem> = {
  'not-our-file': ({ file }) => `«${file}» — не файл данных Duopolis; он не изменён`,
  'newer-file': ({ file, version, known }) =>
    `«${file}» записан более новым Duopolis (схема ${version}, этот знает ${known}); он не изменён`,
  'damaged-file': ({ file }) => `«${file}» повреждён; восстановите резервную копию; он не изменён`,
  'file-in-use': ({ file }) => `«${file}» занят сервером; сначала остановите его`,
  'no-file': ({ file }) => `«${file}» не существует`,
  'not-run': () => 'не удалось запустить программу сервера',
};

export const joining = sayWith<JoinProblem>(JOINING);
export const hostingProblem = sayWith<HostingProblem>(HOSTING);

export const join: JoinWords = {
  command: 'посадить бота за стол на сервере',
  link: 'ссылка-приглашение к столу',
  bot: (names) => `кто играет: ${names}`,
  name: 'имя за столом; если не дано — имя бота',
  seated: (name, bot, seat) => `${name} (${bot}) играет на месте ${seat}`,
  over: (place, seats, points) => `место ${place} из ${seats}, города ${points.join(' и ')}`,
};

export const hosting: HostingWords = {
  commands: {
    backup: 'скопировать данные сервера в один файл, работает он или нет',
    restore: 'вернуть резервную копию в папку остановленного сервера',
    export: 'записать все сыгранные игры сервера, по одной на строку',
  },
  files: { backup: 'файл для записи', restore: 'резервная копия', export: 'файл для записи' },
  data: 'папка данных сервера',
  done: ({ file, bytes = 0, games }) =>
    games === undefined
      ? `${count(bytes, { one: 'байт', few: 'байта', many: 'байт' })} в ${file}`
      : `${count(games, { one: 'игра', few: 'игры', many: 'игр' })} в ${file}`,
};

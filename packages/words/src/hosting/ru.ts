/** Russian words for operators of a server. */
import { countRu as count, languageCodes } from '../language.ts';
import { type Messages, sayWith } from '../coded-messages.ts';
import type { Checked, Expected, Finding, HostingProblem, HostingWords, Moved } from '../hosting-words.ts';

function expectedOf(expected: Expected): string {
  switch (expected.kind) {
    case 'range':
      return `от ${expected.least} до ${expected.most}`;
    case 'one-of':
      return expected.allowed.join(', ');
    case 'letters':
      return `не короче ${count(expected.least, { one: 'знака', few: 'знаков', many: 'знаков' })}`;
  }
}

const MESSAGES: Messages<HostingProblem> = {
  'not-our-file': ({ file }) =>
    `«${file}» — не файл данных Duopolis; укажите другую папку через --data; он не изменён`,
  'newer-file': ({ file, version, known }) =>
    `«${file}» записан более новым Duopolis (схема ${version}, этот знает ${known}); запустите новый или восстановите резервную копию; он не изменён`,
  'damaged-file': ({ file }) =>
    `«${file}» повреждён; отложите его и восстановите резервную копию командой «duopolis restore»; он не изменён`,
  'log-without-file': ({ file, log }) =>
    `«${file}» пуст или отсутствует, а его журнал «${log}» — нет; верните файл данных к журналу или отложите журнал и восстановите резервную копию командой «duopolis restore»; ничего не изменено`,
  'damaged-lock': ({ file }) =>
    `«${file}» должен быть файлом блокировки сервера, но в нём что-то другое; данные не потеряны: убедитесь, что сервер здесь не запущен, и удалите этот файл`,
  'file-in-use': ({ file }) =>
    `«${file}» уже использует работающий сервер; остановите его или выберите другую папку через --data`,
  'no-file': ({ file }) => `«${file}» не существует`,
  'no-folder': ({ file }) => `папки для «${file}» нет; сначала создайте её`,
  'not-a-folder': ({ file }) => `до «${file}» не добраться: на пути к нему файл, а не папка`,
  'not-a-file': ({ file }) => `«${file}» существует, но это не файл; укажите другой`,
  'no-rights': ({ file }) =>
    `«${file}» не открыть: у этого пользователя нет прав на него или на его папку; измените права или укажите другое место`,
  'disk-full': ({ file }) => `на диске нет места для «${file}»; освободите место и попробуйте снова`,
  'disk-failed': ({ file, why }) =>
    `ошибка диска при работе с «${file}» (${why}); проверьте диск и попробуйте снова`,
  'no-database': ({ where, why }) => `базой данных ${where} нельзя пользоваться: ${why}`,
  'newer-database': ({ where, version, known }) =>
    `база данных ${where} принадлежит более новому Duopolis (схема ${version}, этот знает ${known}); запустите новый; она не изменена`,
  'no-database-named': () => 'укажите базу данных: move-store postgres://… или DATABASE_URL',
  'database-in-use': ({ where }) =>
    `в базе данных ${where} уже есть столы или люди; укажите пустую; ничего не перенесено`,
  'copy-differs': ({ part }) => `копия отличается от исходного (${part}); ничего не перенесено`,
  'no-address': ({ host, port }) =>
    `не удаётся слушать ${host}, порт ${port}: это адрес другого компьютера, или доступ запрещён; попробуйте другой --host или --port`,
  'port-in-use': ({ port, other }) =>
    `порт ${port} занят другой программой; остановите её или выберите другой порт: npm start -- --port ${other}`,
  'unknown-flag': ({ flag }) => `параметра «${flag}» нет; см. --help`,
  'no-value': ({ flag }) => `у «${flag}» нет значения; см. --help`,
  'stray-argument': ({ found }) => `«${found}» здесь лишнее; см. --help`,
  'bad-setting': ({ setting, found, expected }) =>
    `${setting} — «${found}»; возможно: ${expectedOf(expected)}`,
  'bad-arguments': ({ operation }) => `нужно: «${operation} ФАЙЛ» и, если надо, «--data ПАПКА»`,
  'not-for-a-database': () =>
    'check читает файлы данных; PostgreSQL проверяет свои страницы сам: включите контрольные суммы и запустите pg_amcheck',
  'no-mail': ({ why }) =>
    `почтовым сервером нельзя пользоваться: ${why}; проверьте --smtp; пока он не ответит, уведомления идут без почты`,
  'not-run': () => 'не удалось запустить программу сервера',
};

const eventsRu = (from: number, to: number): string =>
  from === to ? `событие ${from}` : `события ${from}–${to}`;

const FINDINGS: Messages<Finding> = {
  'broken-structure': ({ detail }) => `структура файла нарушена: ${detail}`,
  'changed-events': ({ table, from, to }) => `стол ${table}: ${eventsRu(from, to)} — изменено после записи`,
  'missing-events': ({ table, from, to }) => `стол ${table}: ${eventsRu(from, to)} — нет в файле`,
  'stray-rows': ({ table }) => `стол ${table}: записи есть, а самого стола нет`,
  'changed-summary': ({ table }) => `стол ${table}: его описание изменено после записи`,
  'changed-commands': ({ table }) => `стол ${table}: номера его команд изменены после записи`,
};

function checked({ file, tables, events, unlinked, findings, found }: Checked): string {
  const ofEvents = { one: 'событие', few: 'события', many: 'событий' };
  const size = `${count(tables, { one: 'стол', few: 'стола', many: 'столов' })}, ${count(events, ofEvents)}`;
  const older = unlinked === 0 ? [] : [`${count(unlinked, ofEvents)} прежних версий проверить нельзя`];
  const more = found - findings.length;
  return [
    ...findings.map(sayWith<Finding>(FINDINGS)),
    ...(more === 0 ? [] : [`и ещё ${more}`]),
    ...older,
    found === 0
      ? `${file}: ${size}, всё в порядке`
      : `${file}: ${size}, ${count(found, { one: 'ошибка', few: 'ошибки', many: 'ошибок' })}; отложите файл и восстановите резервную копию командой «duopolis restore»`,
  ].join('\n');
}

const moved = ({ tables, events, people, where, hash }: Moved): string =>
  `${[
    count(tables, { one: 'стол', few: 'стола', many: 'столов' }),
    count(events, { one: 'событие', few: 'события', many: 'событий' }),
    count(people, { one: 'человек', few: 'человека', many: 'человек' }),
  ].join(', ')} в ${where}, проверено: SHA-256 ${hash}`;

export const hosting: HostingWords = {
  problem: sayWith<HostingProblem>(MESSAGES),
  done: (operated) => {
    if (operated.operation === 'move-store') return moved(operated);
    if (operated.operation === 'check') return checked(operated);
    if (operated.operation === 'audit')
      return `${count(operated.entries, { one: 'запись', few: 'записи', many: 'записей' })} в ${operated.file}`;
    return operated.operation === 'export'
      ? `${count(operated.games, { one: 'партия', few: 'партии', many: 'партий' })} в ${operated.file}`
      : `${count(operated.bytes, { one: 'байт', few: 'байта', many: 'байт' })} в ${operated.file}`;
  },
  reach: ({ isOpen, port, addresses }) =>
    isOpen
      ? `В вашей сети: ${addresses.join(', ')}`
      : `В вашей сети: ${addresses.join(', ')}, если вы разрешите: npm start -- --host 0.0.0.0 --port ${port}`,
  usage: 'Использование',
  options: 'Параметры и переменные, которые их задают',
  settings: {
    host: 'адрес, на котором слушать; 0.0.0.0 — все',
    port: 'порт; 0 — любой свободный',
    data: 'папка файла данных; пусто — ничего не хранить',
    database: 'база PostgreSQL, для многих серверов сразу: postgres://…; пусто — файл данных',
    link: 'где другие серверы этой базы находят этот, адрес:порт; пусто — определяется само',
    origins: 'источники страниц, которым можно действовать, через запятую; пусто — сам адрес',
    secure: 'yes: cookie передаются только по HTTPS',
    'trust-proxy': 'yes: адрес клиента сообщает обратный прокси перед сервером',
    'admin-token': 'секрет не короче 16 знаков для /metrics и /admin; пусто — они закрыты',
    log: 'silent, error, warn, info или debug',
    'tables-each': 'за сколькими столами может быть один человек',
    'requests-each': 'сколько запросов в минуту можно с одного адреса; дорогих — десятая часть',
    'messages-each': 'сколько сообщений в секунду может прислать один человек; разом — втрое больше',
    'sockets-each': 'сколько сокетов может открыть один адрес; в IPv6 адресом считается /64',
    'most-sockets': 'сколько сокетов сервер держит открытыми самое большее',
    'idle-days': 'через сколько дней без входа устройство отключается; 0 — никогда',
    'session-days': 'через сколько дней устройство отключается в любом случае; 0 — никогда',
    'keep-days': 'через сколько дней без хода стол выгружается и удаляется; 0 — никогда',
    'most-tables': 'сколько столов в памяти, чтобы новым отказывать; 0 — никогда',
    'most-delay':
      'на сколько миллисекунд сервер может опаздывать, прежде чем новым столам откажут; 0 — никогда',
    drain: 'сколько секунд от «не готов» до остановки, чтобы прокси успел заметить',
    'cookie-keys': 'ключи cookie через запятую: первым подписывают, принимают все; stored — ключ из данных',
    'security-contact':
      'адрес https: или mailto: для сообщений об уязвимостях, в security.txt; пусто — без него',
    smtp: 'почтовый сервер для уведомлений, smtp:// или smtps:// с именем и паролем; пусто — без почты',
    'mail-from': 'отправитель писем: адрес или имя и <адрес>',
    'notice-networks':
      'свои сети, куда можно слать уведомления, через запятую (10.0.0.0/8); пусто — только общедоступные адреса',
    'notice-delay': 'через сколько секунд сообщать о ходе тому, кого нет за столом',
    web: 'папка собранного веб-клиента; пусто — собранный здесь; none — простая страница',
    lang: `язык этих сообщений: ${languageCodes('или')}; пусто — язык системы`,
  },
};

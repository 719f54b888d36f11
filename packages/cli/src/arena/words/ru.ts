/** Russian words for the arena. */
import type { StateProblem } from '@duopolis/bots/arena';
import type { Fault } from '@duopolis/bots/kit';
import { countRu as count, type Messages, sayWith } from '@duopolis/words';
import type { ArenaWords } from './arena-words.ts';

const games = (number: number): string => count(number, { one: 'партия', few: 'партии', many: 'партий' });
const seats = (number: number): string => count(number, { one: 'место', few: 'места', many: 'мест' });

const FAULTS: Messages<Fault> = {
  'not-started': ({ reason }) => `не запускается: ${reason}`,
  crashed: ({ reason }) => `сбой: ${reason}`,
  'timed-out': ({ milliseconds }) => `нет ответа за ${milliseconds} мс`,
  garbage: ({ line }) => `это не JSON: ${line}`,
  'wrong-answer': ({ line }) => `это не ответ: ${line}`,
  illegal: ({ rejection }) => `против правил: ${rejection}`,
  'too-long': ({ limit }) => `строка длиннее ${limit} знаков`,
};

const STATES: Messages<StateProblem> = {
  'no-arena-state': () => 'это не состояние арены; нужен файл, записанный с --resume',
  'other-contest': () => 'он от другого турнира; нужны те же боты, режим, места, время и зерно',
  'bad-row': ({ line }) => `строка ${line} — не партия арены`,
};

export const state = sayWith<StateProblem>(STATES);

export const arena: ArenaWords = {
  command: 'партии ботов и программ друг против друга',
  options: {
    bots: (names) =>
      `боты (${names}) или программы через запятую, greedy*6 — шесть таких; повторяются, пока не займут все места`,
    budget: 'миллисекунд на каждое решение',
    iterations: 'число проб на решение вместо лимита времени: одно и то же зерно даёт те же партии',
    threads: 'сколько партий одновременно (по умолчанию все ядра)',
    resume: 'записывать каждую партию в FILE и продолжать с неё после перерыва',
    plot: 'нарисовать рейтинги и очки как SVG в FILE',
  },
  played: ({ games: number, mode, seats: places, milliseconds, seed }) =>
    `${games(number)}, ${mode}, ${seats(places)}, ${milliseconds} мс на решение, зерно ${seed}`,
  columns: [
    'бот',
    'мест',
    'доля побед',
    'рейтинг',
    'низший',
    'высший',
    'место',
    'мс сред. / p99 / макс.',
    'ошибки',
  ],
  explained: (par, deals) =>
    `В скобках интервалы 95 % (Уилсон, по разбросу между раздачами: ${deals}). Равные боты выигрывали бы ${par} % на место. Рейтинги: Брэдли — Терри по всем парам в партии, в среднем 1500, 400 — это десять к одному.`,
  fault: sayWith<Fault>(FAULTS),
  uneven: (number, ring) =>
    `${games(number)} — число не кратно ${ring}: последнюю раздачу не все боты сыграют на всех местах.`,
  resumed: (played, number) => `Уже сыграно: ${played} из ${number}.`,
  plot: {
    ratings: 'Рейтинги с интервалами 95 % и доля побед',
    scores: 'Как часто встречается каждый счёт',
    winShare: (percent) => `${percent} %`,
  },
};

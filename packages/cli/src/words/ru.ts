/** Everything the command says in Russian. */
import { countRu as count } from '@duopolis/words';
import { arena } from './ru/arena.ts';
import { campaign } from './ru/campaign.ts';
import { components } from './ru/components.ts';
import { help } from './ru/help.ts';
import { hosting, join } from './ru/hosting.ts';
import { problem } from './ru/problems.ts';
import { review } from './ru/review.ts';
import { scorepad } from './ru/scorepad.ts';
import { solo } from './ru/solo.ts';
import { solve } from './ru/solve.ts';
import type { CliWords } from './words.ts';

const games = (number: number): string => count(number, { one: 'игра', few: 'игры', many: 'игр' });
const seats = (number: number): string => count(number, { one: 'место', few: 'места', many: 'мест' });

export const ru: CliWords = {
  problem,
  help,
  arena,
  campaign,
  hosting,
  join,
  components,
  review,
  scorepad,
  solo,
  solve,
  score: {
    city: 'город',
    cityNumber: (number) => `город ${number}`,
    counts: (scored, malformed) => `подсчитано столов: ${scored}, нечитаемых строк: ${malformed}`,
  },
  simulate: {
    played: ({ games: number, mode, seats: places, seed }) =>
      `${games(number)}, ${mode}, ${seats(places)}, зерно ${seed}`,
    seat: 'место',
    bot: 'бот',
    columns: ['победы', 'очки', 'разброс', 'место'],
    cityTotals: (mean, deviation) => `Итоги городов: среднее ${mean}, разброс ${deviation}`,
    pointsByType: 'Средние очки города по типам',
    speed: (seconds, perSecond) => `${seconds} с, игр в секунду: ${perSecond}`,
    timeLeft: (seconds) => `осталось ${seconds} с`,
  },
  records: { counts: (number, malformed) => `${games(number)}, нечитаемых строк: ${malformed}` },
  verify: {
    where: ({ fileLine, game, logLine }) =>
      `строка ${fileLine}, игра ${game}${logLine === undefined ? '' : `, строка журнала ${logLine}`}`,
    summary: ({ games: number, broken, malformed }) =>
      [
        games(number),
        ...(broken + malformed === 0 ? ['все по правилам'] : [`из них с нарушениями: ${broken}`]),
        ...(malformed === 0 ? [] : [`нечитаемых строк: ${malformed}`]),
      ].join(', '),
  },
  replay: {
    title: ({ game, games: all, step, steps }) => `игра ${game} из ${all}, шаг ${step} из ${steps}`,
    hand: 'рука',
    chosen: 'выбор',
    keys: (auto) => `←→ шаг · Home End · пробел: ${auto ? 'стоп' : 'пуск'} · q выход`,
  },
  play: {
    with: (partners) => `с игроком ${partners}`,
    binds: '◀ в зачёт',
    choose: 'Выберите две плитки и подтвердите.',
    pickTwo: 'CHOOSE-1: сначала выберите две плитки.',
    lay: (tile) => `Куда: ${tile}?`,
    confirm: (tiles) =>
      tiles === 2 ? 'Ввод строит обе плитки окончательно.' : 'Ввод строит все плитки окончательно.',
    draftLost: (rule, city) => `${rule}: ваш набросок (${city}) больше не подходит; начните снова.`,
    waitsFor: (names) => `Ждём: ${names} …`,
    changeable: (names) => `Выбрано; выбор ещё можно изменить. Ждём: ${names} …`,
    mustPlace: 'PLACE-8: все ждут, ваше значение рассадки наименьшее: вы строите первым.',
    waits: '(ждёт)',
    chosen: 'выбор сделан',
    placed: 'построено',
    hand: 'Рука',
    toPlace: 'Строить',
    leave: 'Выйти из игры? y — выйти, любая другая клавиша — играть дальше.',
    saved: (file) => `Игра записана в ${file}`,
    keys: {
      assigning: '←→ плитка · Tab город · Ввод/цифра назначить · u отмена · a Автомы · t стол · q',
      assigned: 'Ввод подтвердить · u отмена · a Автомы · t стол · q выход',
      inserting: '←→↑↓ · Ввод сюда · Tab город · x другая · u отмена · a Автомы · t стол · q',
      duo: '←→↑↓ · Ввод сюда · Tab город · x другая · u отмена · w ждать · a Автома · t · q',
      automas: 'Ввод дальше · ← назад · Esc к игре · q выход',
      choosing: '←→ · пробел или цифра: выбор · Ввод готово · u отмена · t стол · q выход',
      drafting: '←→↑↓ · Ввод сюда · Tab город · x другая · u отмена · w ждать · t стол · q',
      confirming: 'Ввод строить · u отмена · w ждать · t стол · q выход',
      waiting: 't стол · q выход',
      over: 't стол · Ввод или q выход',
      table: 'любая клавиша — назад',
    },
  },
  ask: {
    mode: 'Во что играем?',
    modeHint: {
      table: 'от 3 до 7 мест, город с каждым соседом',
      duel: 'двое, у каждого по два города',
      duo: 'вы, бот и Автома',
    },
    seats: 'Сколько мест?',
    bots: 'Против каких ботов?',
    save: 'Сохранить запись этой игры?',
    file: 'В какой файл?',
    yes: 'Да',
    no: 'Нет',
  },
};

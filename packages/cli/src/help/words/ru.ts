/** Russian help. */
import { languageCodes } from '@duopolis/words';
import type { HelpWords } from './help-words.ts';

export const help: HelpWords = {
  description:
    'Duopolis — неофициальная цифровая версия игры «Меж двух городов»: счёт, симуляция, проверка, просмотр, игра.',
  titles: {
    usage: 'Запуск:',
    arguments: 'Аргументы:',
    options: 'Параметры:',
    commands: 'Команды:',
    globalOptions: 'Везде:',
  },
  examples: 'Примеры:',
  usage: '[параметры]',
  options: {
    help: 'показать эту справку',
    helpCommand: 'показать справку о команде',
    version: 'показать версию',
    lang: `язык: ${languageCodes('или')} (иначе LC_ALL, LC_MESSAGES или LANG)`,
    noColor: 'без цвета (также NO_COLOR)',
    json: 'печатать только JSON',
    districts: 'районы Capitals, например house+park,shop+office,tavern+civic',
    explain: 'объяснить: линии, сеты, группы, прибавки, дома у фабрик, место по фабрикам',
    mode: 'table (от 3 до 7 мест), duel (2 места) или duo (бот и Автома)',
    anyMode: 'table (от 3 до 7 мест), duel (2 места), solo или duo (с Автомами)',
    capitals: 'с дополнением Capitals',
    secretAutoma: 'в дуэте Автома выбирает тайно, а не первой и открыто',
    seatingCard: 'карта спрашивает, кто где сидит, а боты садятся между людьми (SEAT-2)',
    strict:
      'по печатным правилам: выбор и плитки окончательны, до раскрытия все молчат, потом говорят при всех',
    kind: 'соло: simple или full (по умолчанию full)',
    difficulty: 'соло: от 1 до 7 (по умолчанию 2)',
    games: 'сколько партий',
    seats: 'сколько мест (по умолчанию наименьшее число)',
    bots: (names) => `боты по порядку мест, с повтором: ${names}`,
    playBots: (names) => `боты начиная с соседа слева, с повтором: ${names}`,
    seed: 'одно зерно — те же партии',
    records: 'записать партии в FILE, по одной в строке',
    game: 'какая партия файла, с 1',
    step: 'напечатать этот шаг один раз, с 0 (до первой строки журнала)',
    name: 'ваше имя',
    record: 'записать партию в FILE',
  },
  commands: {
    score: 'подсчитать очки городов одного стола',
    simulate: 'сыграть целые партии ботов и подвести итог',
    verify: 'проверить записи и назвать первое нарушенное правило',
    replay: 'просмотреть партию по шагам в терминале',
    play: 'играть против ботов в терминале',
    completion: 'напечатать скрипт автодополнения для оболочки',
  },
  arguments: {
    cities:
      'города в нотации, например SSSS/HHOm/OPOO/OPHP, или - для строк JSON {"cities":["…"]} из стандартного ввода',
    file: 'записи партий (.json, .jsonl) или - для стандартного ввода',
    shell: 'bash, zsh или fish',
  },
};

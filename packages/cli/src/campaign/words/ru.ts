/** Russian words for the campaign command. */
import { countRu as count, vocabularyOf } from '@duopolis/words';
import type { CampaignCommandWords } from './campaign-words.ts';

const { scores } = vocabularyOf('ru');

export const campaign: CampaignCommandWords = {
  command: 'пройти кампанию из трёх или шести партий соло; она хранится в файле',
  title: 'кампания',
  arguments: {
    action: 'new, status, play, pick или scores (по умолчанию play в терминале, иначе status)',
    type: 'для pick: тип зданий для бонуса, например park',
  },
  options: {
    file: 'файл кампании (по умолчанию campaign.json в вашей папке данных)',
    length: 'new: 3 или 6 партий (по умолчанию 3)',
    city: 'pick: left или right, если у городов равный счёт',
    abandon: 'new: бросить неоконченную кампанию',
  },
  games: (number) => count(number, { one: 'партия', few: 'партии', many: 'партий' }),
  columns: ['город', 'очки', 'бонус', 'всего'],
  won: 'победа',
  total: (number) => `Кампания: ${scores.points(number)}`,
  none: 'Кампании ещё нет; её начинает «duopolis campaign new».',
  next: (game, games) => `Следующая партия: ${game} из ${games}.`,
  unfinished: (game) => `Партия ${game} не доиграна, её можно продолжить.`,
  awaiting: 'Для последней партии нужно выбрать тип бонуса:',
  over: 'Кампания окончена.',
  noScores: 'Ни одна кампания ещё не окончена.',
  pickAfterWin: 'Победа! Выберите тип: его очки добавятся к городу дважды.',
  pickAfterLoss: 'Выберите тип: его очки добавятся к очкам города.',
  keys: {
    next: 'Ввод играть · q выход, всё сохранено',
    pick: '↑↓ выбор · Ввод готово · q выход, выбор подождёт',
    over: 'Ввод или q выход',
  },
  ask: {
    length: 'Сколько партий в кампании?',
    kind: 'Какой режим?',
    difficulty: 'Какая сложность? Начните с 2, а когда станете побеждать постоянно, попробуйте 4.',
  },
};

/** Russian words for the review. */
import type { ReviewWords } from './review-words.ts';

export const review: ReviewWords = {
  command: 'оценить каждое решение законченной партии',
  budget: 'миллисекунд поиска на каждый выбор плиток; 0 — оценка только по ценности городов',
  title: (game, games) => `Разбор партии ${game} из ${games}`,
  kinds: { draft: 'выбор', allocation: 'распределение', placement: 'строительство' },
  total: 'вместе',
  units: { percent: (amount) => `${amount} %`, points: (amount) => `очки: ${amount}` },
  explained: {
    percent: 'Цена решений в процентах шанса на победу, исходя из того, что видел игрок',
    points: 'Цена решений в очках обоих городов, исходя из того, что видел игрок',
  },
  cost: 'цена',
  worst: 'Самые дорогие ошибки',
  nothingBetter: 'Ошибок не нашлось: ни одно решение не привело к потерям.',
  instead: (played, better) => `${played}; лучше: ${better}`,
  chooses: (tiles) => `выбор ${tiles}`,
  puts: ({ tile, city, row, column }) => `${tile} → ${city} [${row}, ${column}]`,
  assigns: (tile, city) => `${tile} → ${city}`,
  cities: 'Лучшее расположение плиток каждого города',
  couldBe: (points, best, notation) => `${points}, возможно ${best}: ${notation}`,
  couldBeAtLeast: (points, best, notation) => `${points}, возможно ${best} или больше: ${notation}`,
  isBest: (points) => `${points}, лучше нельзя`,
  noneFound: (points) => `${points}, лучше не нашлось`,
  unsolved: (points) => `${points}, без поиска`,
  joint: {
    partners: 'Что партнёры могли вместе построить из взятых плиток (лучшее из найденного)',
    alone: 'Что каждый игрок мог построить из своих плиток в двух городах (лучшее из найденного)',
  },
  line: (name, played, points) => `${name} ${played} → ${points}`,
  noJointLine: 'лучше не нашлось',
  hands: ({ who, tile, from, to, round, turn }) =>
    `${who}: ${tile} → ${to} вместо «${from}» (${round}, ход ${turn})`,
  turningPoint: ({ who, did, winners, before, after }) =>
    `Перелом: ${who}, ${did}; шанс (${winners}) вырос с ${before} % до ${after} %`,
  noTurningPoint: 'Перелома в партии не было.',
  when: (line, round, turn) => `строка ${line}, ${round}, ход ${turn}`,
};

/** Seating: by one randomizer card that everyone answers, or by a numbered card each (SEAT-2, SEAT-3). */
import { itemAt } from '../lists.ts';
import { shuffled, randomFrom } from './random.ts';

export interface Seating {
  /** The player in every seat, clockwise. */
  readonly players: readonly number[];
  /** The seating value of every seat. */
  readonly values: readonly number[];
}

/** Everyone is dealt a numbered card and sits in ascending order. */
export function seatByNumbers(players: number, seed: string, cards: readonly number[]): Seating {
  const dealt = shuffled(cards, randomFrom(seed, 'seating')).slice(0, players);
  const order = dealt
    .map((value, player) => ({ player, value }))
    .toSorted((one, other) => one.value - other.value);
  return { players: order.map(({ player }) => player), values: order.map(({ value }) => value) };
}

/** How the answers to a card are put in order. */
export const CARD_ORDERS = ['number', 'date', 'text', 'rainbow'] as const;
export type CardOrder = (typeof CARD_ORDERS)[number];

export const RAINBOW = ['red', 'orange', 'yellow', 'green', 'blue', 'indigo', 'violet'] as const;

export interface AnswerProblem {
  readonly code: 'bad-answer';
  readonly order: CardOrder;
  readonly player: number;
  readonly answer: string;
}

/** Text without case and accents, so that the order is the same on every machine. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();

const RANK_OF: { readonly [order in CardOrder]: (answer: string) => number | string | undefined } = {
  number: (answer) => {
    const value = Number(answer.trim().replace(',', '.'));
    return answer.trim() === '' || !Number.isFinite(value) ? undefined : value;
  },
  date: (answer) => {
    const [, month = '', day = ''] = /^(\d{1,2})-(\d{1,2})$/.exec(answer.trim()) ?? [];
    const [m, d] = [Number(month), Number(day)];
    return m >= 1 && m <= 12 && d >= 1 && d <= 31 ? m * 100 + d : undefined;
  },
  text: (answer) => folded(answer) || undefined,
  rainbow: (answer) => {
    const colour = RAINBOW.findIndex((name) => name === folded(answer));
    return colour < 0 ? undefined : colour;
  },
};

/** Everyone answers one card and sits by the answers; equal answers are ordered by lot. */
export function seatByCard(
  order: CardOrder,
  answers: readonly string[],
  seed: string,
): Seating | AnswerProblem {
  const ranks = answers.map((answer) => RANK_OF[order](answer));
  const player = ranks.indexOf(undefined);
  if (player >= 0) return { code: 'bad-answer', order, player, answer: itemAt(answers, player) };
  const lots = shuffled(
    answers.map((_, lot) => lot),
    randomFrom(seed, 'seating'),
  );
  const compare = (one: number, other: number): number => {
    const [a, b] = [ranks[one] ?? 0, ranks[other] ?? 0];
    return a < b ? -1 : a > b ? 1 : (lots[one] ?? 0) - (lots[other] ?? 0);
  };
  const players = answers.map((_, index) => index).toSorted(compare);
  return { players, values: players.map((_, rank) => rank + 1) };
}

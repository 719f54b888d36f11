/** Russian words for the course of a game. */
import { ownOf } from '@duopolis/rules/lists';
import type { GameWords } from '../game-words.ts';

/** DUEL-2: every round is played in two halves. */
const HALVES = { a: ', первая половина', b: ', вторая половина' } as const;

const round = (name: string): string => `раунд ${name.slice(0, 1)}${ownOf(HALVES, name.slice(1)) ?? ''}`;
const SIDES = { left: 'налево', right: 'направо' };

export const game: GameWords = {
  modes: { table: 'стол', duel: 'дуэль', solo: 'соло', duo: 'дуэт' },
  phases: {
    before: 'до начала партии',
    dealing: 'раздача',
    choosing: 'выбор',
    assigning: 'назначение',
    placing: 'строительство',
    over: 'партия окончена',
  },
  passes: {
    left: 'плитки уходят налево',
    right: 'плитки уходят направо',
    none: 'плитки не передаются',
  },
  round,
  turn: (turn, turns) => `ход ${turn} из ${turns}`,
  left: 'слева',
  right: 'справа',
  you: 'вы',
  happened: {
    dealt: (name) => `Раздача плиток, ${round(name)}`,
    drew: (tiles) => `Случайно: ${tiles}`,
    setUp: (tiles, city) => `Подготовка: ${tiles} → ${city}`,
    chose: (who, tiles) => (tiles === undefined ? `${who}: выбор сделан` : `${who} выбирает: ${tiles}`),
    assigned: (who, tile, city) => `${who} назначает: ${tile} → ${city}`,
    placed: (who, tile, city) => `${who} кладёт: ${tile} → ${city}`,
    waited: (who) => `${who} ждёт`,
    stoodOff: (who) => `Все ждут: начинает ${who}`,
    passed: (to) => `Плитки передаются ${SIDES[to]}`,
    discarded: () => 'Последние плитки сброшены',
    ended: () => 'Партия окончена',
  },
};

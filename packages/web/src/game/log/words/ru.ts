/** The log in Russian. */
import type { LogWords } from './log-words.ts';

export const log: LogWords = {
  nothing: 'Здесь записывается всё, что происходит за столом.',
  revealed: (who, tiles) => `${who} открывает: ${tiles}`,
  yourTurnToChoose: (round, turn) => `${round}, ход ${turn}: выберите две плитки`,
  yourTurnToPlace: (tiles) => `Положите плитки: ${tiles}`,
  placed: (tile, city) => `Плитка положена: ${tile}, ${city}`,
  undone: (who, tile, city) => `${who} забирает обратно: ${tile}, ${city}`,
  undoDeclined: (who) => `${who}: плитка остаётся на месте`,
  undoLapsed: (why) => `Плитка остаётся: ${why}`,
  offerDied: (why) => `Предложение снято: ${why}`,
  came: (who) => `${who} снова на связи`,
  dropped: (who) => `${who}: связь потеряна`,
  left: (who) => `${who} выходит из-за стола`,
  returned: (who) => `${who} снова за столом`,
  takenOver: (who, why) => `${who}: ${why}; играет бот`,
  takenBack: (who) => `${who} возвращается на место`,
  handedOver: (who) => `Новый хозяин стола: ${who}`,
  nudged: (by, who) => `${by} торопит: ${who}`,
  nudgedYou: (by) => `${by} торопит вас: стол ждёт`,
  said: (who, text) => `${who}: ${text}`,
  gains: (change) => `, ${change}`,
  began: 'Партия начинается',
  joined: (who) => `${who} теперь за столом`,
};

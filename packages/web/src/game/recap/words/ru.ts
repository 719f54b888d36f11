/** The recap in Russian. */
import { countRu as count } from '@duopolis/words/language';
import type { RecapWords } from './recap-words.ts';

export const recap: RecapWords = {
  title: { away: 'Пока вас не было', 'last-turn': 'Последний ход' },
  earlier: (things) => `До этого: ${count(things, { one: 'событие', few: 'события', many: 'событий' })}`,
  of: (nth, all) => `${nth} из ${all}`,
  back: 'Шаг назад',
  forward: 'Шаг вперёд',
  pause: 'Пауза',
  play: 'Пуск',
  skip: 'К столу',
  done: 'К столу',
  keys: 'Пробел останавливает, стрелки листают, Esc пропускает.',
};

/** Russian words for the score pad. */
import { pad } from '@duopolis/words/scorepad/ru';
import type { ScorepadWords } from './scorepad-words.ts';

export const scorepad: ScorepadWords = {
  command: 'подсчитать партию за настоящим столом: введите города и получите места с учётом ничьих',
  cities:
    'все города в нотации или ни одного, чтобы вводить их по очереди; косые черты необязательны (SSSSHHOmOPOOOPHP)',
  options: {
    players: 'имена по часовой стрелке: Ann,Bo,Cy (двое — дуэль)',
    open: 'прочесть лист подсчёта и пересчитать его',
    sheet: 'записать лист подсчёта (duopolis-sheet/1) в FILE',
    csv: 'записать в FILE по строке на игрока и город',
    bgstats: 'записать партию для BG Stats (.bgsplay) в FILE',
  },
  askPlayers: 'Игроки по часовой стрелке, через запятую:',
  askDistricts: 'Районы (house+park,shop+office,tavern+civic):',
  askCity: (city, partners, cells) => `${city}, ${partners} (клеток: ${cells}):`,
  counted: (city, points) => `${city}: ${points}`,
  countedSoFar: (city, points) => `${city}: пока ${points}, итог — когда введены все города`,
  saved: (file) => `Записано в ${file}`,
  pad,
};

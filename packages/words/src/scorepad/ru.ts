/** The score pad in Russian. */
import type { Impossible } from '@duopolis/rules/components';
import type { SheetProblem, TypedProblem } from '@duopolis/rules/scorepad';
import { pieces } from '../pieces/ru.ts';
import { records } from '../records/ru.ts';
import { refusals } from '../refusals/ru.ts';
import { type Messages, sayWith } from '../coded-messages.ts';
import type { PadWords } from '../pad-words.ts';

const list = new Intl.ListFormat('ru', { type: 'conjunction' });

const impossible: Messages<Impossible> = {
  apart: () => 'Здания стоят отдельными группами; каждая плитка должна касаться другой.',
  'civic-without-mat': () => 'Общественные здания бывают только в Capitals, на планшете ландшафта.',
  'too-many': ({ building, found, most }) =>
    most === 0
      ? `Такой плитки нет: ${pieces.tile(building)}.`
      : `${pieces.tile(building)}: ${found}, а в городе может быть не больше ${most}.`,
  'no-duplexes': ({ need }) =>
    `В городе такого размера есть двойные плитки второго раунда (${need}), а подходящих соседних зданий здесь слишком мало.`,
  'no-such-mat': () => 'Такого ландшафта нет ни на одном из семи планшетов.',
  'off-mat': () => 'Ни одно здание не стоит на открытой клетке планшета, а первая плитка кладётся туда.',
  'never-full': () => 'Вокруг этого планшета квадрат отсюда никогда не заполнить.',
};
const impossibleText = sayWith<Impossible>(impossible);

const TYPED: Messages<TypedProblem> = {
  notation: ({ problem }) => refusals.notation(problem),
  'wrong-cells': ({ found, need }) => `клеток: ${found}; нужно ${need}`,
};

const SHEET: Messages<SheetProblem> = {
  'bad-sheet': ({ problem }) => records.json(problem),
  'sheet-players': ({ found, min, max }) => `игроков: ${found}; нужно от ${min} до ${max}`,
  'sheet-cities': ({ found, need }) => `городов: ${found}; нужно ${need}`,
  'sheet-city': ({ nth, problem }) => `город ${nth + 1}: ${refusals.notation(problem)}`,
  'sheet-districts': () => 'районами должны быть три пары разных типов, но не жилой дом с фабрикой',
  'sheet-unfinished': () => 'город заполнен не весь',
  'sheet-result': () => 'результат не соответствует городам',
};

export const pad: PadWords = {
  impossible,
  finding: (finding, cityName) => {
    const names = (cities: readonly number[]): string => list.format(cities.map(cityName));
    switch (finding.code) {
      case 'over-box': {
        const { building, found, most, cities } = finding;
        return `Плиток «${pieces.tile(building)}» больше, чем в коробке: ${found}, а может быть не больше ${most}. Проверьте: ${names(cities)}.`;
      }
      case 'mat-twice': {
        const { name, cities } = finding;
        return `Планшет «${pieces.mat(name)}» лежит в нескольких городах. Проверьте: ${names(cities)}.`;
      }
      case 'city': {
        const { city, problem } = finding;
        return `${cityName(city)}: ${impossibleText(problem)}`;
      }
    }
  },
  typed: sayWith<TypedProblem>(TYPED),
  sheet: sayWith<SheetProblem>(SHEET),
};

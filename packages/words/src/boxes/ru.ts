/** Russian words for the pieces of a boxed copy. */
import { type BoxMessages, boxWords } from '../boxes-words.ts';
import { records } from '../records/ru.ts';
import { refusals } from '../refusals/ru.ts';

const MESSAGES: BoxMessages = {
  lists: {
    buildings: 'строительные плитки',
    duplexes: 'двойные плитки',
    tokens: 'фишки городов',
    seatingCards: 'карты рассадки',
    automaCards: 'карты Автомы',
    tieBreaks: 'список внизу карт Автомы',
    capitalTokens: 'фишки городов Capitals',
    civics: 'общественные здания',
    mats: 'планшеты ландшафта',
    districtCards: 'карты районов',
  },
  list: {
    alike: ({ list, found }) => `${list}: «${found}» встречается дважды; все должны быть разными`,
    'bad-tie-list': ({ found, need }) =>
      `в списке ${found.join(', ')}; нужно по одному разу: ${need.join(', ')}`,
    'unknown-list': ({ found, lists }) => `списка «${found}» нет; возможно: ${lists.join(', ')}`,
  },
  deck: {
    'no-cards': ({ path }) => `${path}: пусто; нужна хотя бы одна карта`,
    'duplicate-number': ({ path, number, first }) =>
      `${path}: номер ${number} уже есть (${first}); у каждой карты свой номер`,
    'end-is-not-best': ({ path, found }) =>
      `${path}: «${found}»; в конце нужен >, только этот символ решает всегда`,
  },
  mat: {
    'edge-off-mat': () => 'в крайнем ряду или столбце нет ни одной клетки планшета; уберите его',
    'building-on-mat': ({ row, column, found }) =>
      `здание «${found}» (ряд ${row}, столбец ${column}); здесь бывают только ландшафт и открытые клетки`,
    'landscape-cells': ({ found, need }) => `клеток ландшафта: ${found}; нужно ${need}`,
    'no-workable-position': ({ positions, connected }) =>
      `вокруг него нельзя достроить ни один город (связных положений: ${connected} из ${positions})`,
  },
  capitals: {
    'bad-civic-tile': ({ nth, found }) =>
      `civics[${nth}]: «${found}»; нужны два желанных типа и один нежелательный, все разные, например [PH-T]`,
    alike: ({ list, found }) => `${list}: «${found}» встречается дважды; все должны быть разными`,
  },
  districts: {
    'district-count': ({ found, need }) => `карт в districtCards: ${found}; нужно ${need}`,
    'unknown-district': ({ found }) => `districtCards: «${found}»; нужны типы зданий и civic`,
    'district-twice': ({ found }) => `districtCards: «${found}» встречается дважды; каждый тип один раз`,
    'house-factory': ({ nth }) => `район ${nth + 1}: house и factory, так нельзя`,
  },
  nthMat: (nth, problem) => `планшет ${nth}: ${problem}`,
};

export const boxes = boxWords(MESSAGES, records.json, refusals.notation);

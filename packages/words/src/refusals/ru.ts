/** Russian words for everything the rules refuse. */
import { countRu as count } from '../language.ts';
import { type RefusalMessages, refusalWords } from '../refusals-words.ts';
import { game } from '../game/ru.ts';

const cell = ([row, column]: readonly [number, number]): string => `ряд ${row}, столбец ${column}`;

const LISTS = {
  buildings: 'строительных плиток',
  duplexes: 'двойных плиток',
  tokens: 'фишек городов',
  seatingCards: 'карт рассадки',
  automaCards: 'карт Автомы',
  mats: 'планшетов ландшафта',
};

const ANSWERS = {
  number: 'число',
  date: 'месяц и день, например 07-31',
  text: 'текст',
  rainbow:
    'red (красный), orange (оранжевый), yellow (жёлтый), green (зелёный), blue (голубой), indigo (синий) или violet (фиолетовый)',
};

const PHASES = {
  before: 'партия ещё не началась',
  dealing: 'плитки раздаются',
  choosing: 'идёт выбор плиток',
  assigning: 'плитки назначаются городам',
  placing: 'идёт строительство',
  over: 'партия окончена',
};

const at = (position: number): string => `в позиции ${position + 1}`;

const MESSAGES: RefusalMessages = {
  rejection: {
    'no-such-seat': ({ seat, seats }) => `места ${seat} нет; места от 0 до ${seats - 1}`,
    'wrong-phase': ({ phase }) => `сейчас это невозможно: ${PHASES[phase]}`,
    'choose-two': ({ given }) =>
      `выбрано: ${count(given, { one: 'плитка', few: 'плитки', many: 'плиток' })}; нужно две`,
    'not-in-hand': ({ tile, hand }) => `плитки ${tile} нет на руке; на руке ${hand.join(' ')}`,
    'not-to-place': ({ tile, left }) =>
      `плитку ${tile} сейчас положить нельзя; осталось: ${left.join(' ') || 'ничего'}`,
    rotated: ({ tile, left }) => `плитка ${tile} повёрнута; положить нужно ${left.join(' ')}`,
    'wrong-city': ({ city, cities }) =>
      `эту плитку нельзя положить в город ${city}, только в город ${cities.join(' или ')}`,
    'automa-seat': ({ seat }) => `место ${seat} занимает Автома, она играет по картам`,
    'not-to-assign': ({ city, cities }) =>
      `городу ${city} сейчас плитка не нужна; ${cities.length === 0 ? 'и другим тоже' : `остался город ${cities.join(' или ')}`}`,
    'already-waiting': () => 'это место уже ждёт',
    'nobody-to-wait-for': () => 'ждать больше некого',
    'must-place': () => 'все ждут, а у этого места наименьший номер рассадки: оно должно строить',
    'not-a-cell': ({ at: place }) => `${cell(place)} — не клетка: ряды и столбцы — целые числа`,
    'first-at-origin': ({ at: place }) =>
      `первая плитка города стоит на месте ряд 0, столбец 0, а не ${cell(place)}`,
    occupied: ({ at: place }) => `клетка занята: ${cell(place)}`,
    'outside-square': ({ at: place, height, width, size }) =>
      `с клеткой (${cell(place)}) город станет ${height}x${width}, а можно не больше ${size}x${size}`,
    'on-landscape': ({ at: place }) => `здесь ландшафт, строить нельзя: ${cell(place)}`,
    'outside-capital': ({ at: place, size }) =>
      `ни один квадрат ${size}x${size} не вмещает весь ландшафт, город и клетку (${cell(place)})`,
    'first-off-mat': ({ at: place }) =>
      `первая плитка кладётся на открытую клетку планшета; ${cell(place)} вне его`,
    'strands-city': ({ at: place, reason }) =>
      reason === 'duplex'
        ? `если занять клетку (${cell(place)}), для двойной плитки может не найтись места и квадрат не достроить`
        : `если занять клетку (${cell(place)}), ландшафт отрежет клетки и квадрат не достроить`,
    'not-adjacent': ({ at: place }) => `клетка (${cell(place)}) не примыкает ни к одной плитке города`,
  },
  options: {
    'wrong-token': ({ token }) => `фишки ${token} нет в коробке, она выбрана дважды или для неё нет города`,
    'duo-options': ({ mode }) =>
      `открыто назначать плитки Автома может только в дуэте, а не в режиме «${game.modes[mode]}»`,
    'solo-options': ({ mode }) =>
      mode === 'solo'
        ? 'партии соло нужны вид и сложность'
        : `вид и сложность бывают только у партии соло, не у режима «${game.modes[mode]}»`,
    'wrong-difficulty': ({ difficulty, levels }) => `сложность ${difficulty}; нужно от 1 до ${levels}`,
    'wrong-seats': ({ mode, seats, min, max }) =>
      `в режиме «${game.modes[mode]}» не может быть столько мест: ${seats}; нужно ${min === max ? min : `от ${min} до ${max}`}`,
  },
  supply: {
    'too-few-components': ({ list, have, need }) => `не хватает ${LISTS[list]}: есть ${have}, нужно ${need}`,
  },
  notation: {
    empty: ({ position, expected }) => `пустой ряд ${at(position)}; возможно: ${expected}`,
    'unknown-letter': ({ position, found, expected }) =>
      `неизвестная буква «${found}» ${at(position)}; возможно: ${expected}`,
    'bad-civic': ({ position, found, expected }) =>
      `«${found}» ${at(position)} — не общественное здание; пример: ${expected}`,
    'bad-tile': ({ found, expected }) => `«${found}» — не плитка; возможно: ${expected}`,
    'ragged-row': ({ position, found, expected }) =>
      `в ряду, который кончается ${at(position)}, клеток ${found}; нужно ${expected}, как в ряду до него`,
    'too-large': ({ found, expected }) => `город ${found}; можно не больше ${expected}`,
  },
  answer: {
    'bad-answer': ({ order, player, answer }) =>
      `ответ «${answer}» игрока ${player + 1} нельзя упорядочить; нужно: ${ANSWERS[order]}`,
  },
};

export const refusals = refusalWords(MESSAGES);

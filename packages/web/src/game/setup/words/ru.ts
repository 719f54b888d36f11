/** Setting up a table, in Russian. */
import { countRu as count } from '@duopolis/words/language';
import type { SetupWords } from './setup-words.ts';

const duration = (seconds: number): string =>
  seconds % 60 === 0 && seconds > 0
    ? count(seconds / 60, { one: 'минута', few: 'минуты', many: 'минут' })
    : count(seconds, { one: 'секунда', few: 'секунды', many: 'секунд' });

/** After a verb or a preposition that asks for the accusative. */
const forDuration = (seconds: number): string =>
  seconds % 60 === 0 && seconds > 0
    ? count(seconds / 60, { one: 'минуту', few: 'минуты', many: 'минут' })
    : count(seconds, { one: 'секунду', few: 'секунды', many: 'секунд' });

export const setup: SetupWords = {
  titles: {
    bots: 'Свой стол',
    friends: 'Игра с друзьями',
    solo: 'Соло',
    device: 'На одном устройстве',
  },
  abouts: {
    bots: 'Вы и боты на этом устройстве. Сеть не нужна.',
    friends: 'Создайте стол и отправьте ссылку. Любое место может занять бот.',
    solo: 'Вы, Автоммазо и Автомарта, которые играют по своим картам. Сеть не нужна.',
    device: 'Передавайте устройство по кругу; руки при этом скрыты. Сеть не нужна.',
  },
  people: 'Места',
  seats: (number) => `${number}`,
  two: 'Вдвоём играют',
  twos: { duel: 'Дуэль', duo: 'Дуэт с Автомой' },
  twoAbouts: {
    duel: 'По два города у каждого, и оба идут в счёт вместе.',
    duo: 'Стол на троих; третье место у Автомы.',
  },
  capitals: 'С дополнением Capitals',
  capitalsAbout: 'Города пять на пять вокруг ландшафта, общественные здания и районы. После первой партии.',
  strength: 'Боты',
  strengths: { easy: 'Слабые', medium: 'Средние', hard: 'Сильные' },
  strengthAbouts: {
    easy: 'Играют по простым привычкам.',
    medium: 'Смотрят на оба города, прежде чем выбрать.',
    hard: 'Пробуют много продолжений партии.',
  },
  pace: 'Темп',
  paces: {
    quick: 'Быстрый',
    calm: 'Спокойный',
    relaxed: 'Без часов',
    day: 'День на шаг',
    days: 'Три дня на шаг',
  },
  paceAbouts: {
    quick: '45 секунд на выбор, минута на размещение',
    calm: '2 минуты на выбор, 3 на размещение',
    relaxed: 'Никто не торопится',
    day: 'Партия между делами',
    days: 'Партия среди множества дел',
  },
  who: 'Кто может прийти',
  accesses: { open: 'Все', private: 'Только по ссылке' },
  accessAbouts: { open: 'Стол виден в списке открытых.', private: 'Больше никто его не видит.' },
  more: 'Ещё условия',
  seating: 'Рассадка',
  seatings: { numbers: 'По жребию', card: 'По карте рассадки' },
  seatingAbouts: {
    numbers: 'Каждый тянет номер.',
    card: 'Все отвечают на один вопрос; порядок дают ответы.',
  },
  watching: 'Кто может смотреть партию',
  watchers: { nobody: 'Никто', invited: 'У кого есть ссылка', everyone: 'Все' },
  delay: 'Они видят её с опозданием на',
  phrases: 'Только готовые фразы',
  phrasesAbout: 'Без свободного текста; каждый читает фразы на своём языке.',
  standIn: 'Кто играет за выбывшего',
  standInAbout: 'Пока он не вернётся и не займёт своё место.',
  grace: 'Спустя',
  duration,
  soloKind: 'Вариант',
  soloKinds: { simple: 'Простой', full: 'Полный' },
  soloKindAbouts: {
    simple: 'Три плитки за ход; каждому городу одну даёт случай.',
    full: 'Руки ходят по кругу, Автомы выбирают по своим картам.',
  },
  level: 'Уровень',
  levels: {
    1: 'Первая прогулка',
    2: 'Ученик',
    3: 'Строитель',
    4: 'Архитектор',
    5: 'Градостроитель',
    6: 'Мастер',
    7: 'Основатель городов',
  },
  levelAbout: (level, points) => {
    const more = count(Math.abs(points), { one: 'очко', few: 'очка', many: 'очков' });
    const what =
      points === 0
        ? 'Автомаград как есть.'
        : `Автомаград получает на ${more} ${points < 0 ? 'меньше' : 'больше'}.`;
    return level === 2
      ? `${what} Начните с него, а когда станете побеждать постоянно, попробуйте уровень 4.`
      : what;
  },
  nameFirst: 'Сначала впишите своё имя: его увидят за столом.',
  names: 'Люди за этим устройством',
  nameOf: (number) => `Имя ${number}`,
  addPerson: 'Ещё человек',
  removePerson: (number) => `Убрать человека ${number}`,
  botsFill: (bots) =>
    bots === 0
      ? 'Без ботов.'
      : `Остальные места: ${count(bots, { one: 'бот', few: 'бота', many: 'ботов' })}.`,
  campaign: 'Кампания из трёх или шести партий',
  summary: 'Что будем играть',
  start: 'Начать партию',
  make: 'Создать стол',
  sayTable: (seats) =>
    `${count(seats, { one: 'место', few: 'места', many: 'мест' })} по кругу и ${count(seats, { one: 'город', few: 'города', many: 'городов' })} между ними; каждый строит с обоими соседями, в счёт идёт слабейший город.`,
  sayDuel:
    'Два игрока, по два города у каждого; каждый раунд играется дважды, в счёт идут оба города вместе.',
  sayDuo: 'Два игрока и Автома в кругу из трёх; в счёт идёт слабейший город.',
  saySolo: {
    simple: 'Вы строите Левоград и Правоград из трёх плиток за ход против Автомаграда.',
    full: 'Вы делите Левоград и Правоград с двумя Автомами и должны обойти их Автомаград.',
  },
  sayCapitals: 'С Capitals: ландшафт, общественные здания, районы.',
  sayLive: (choose, place) => `На выбор ${duration(choose)}, на размещение ${duration(place)}.`,
  sayRelaxed: 'Без часов.',
  sayDays: (hours) => `На каждый шаг ${count(hours, { one: 'час', few: 'часа', many: 'часов' })}.`,
  sayOpen: 'Сесть может каждый.',
  sayPrivate: 'Сесть может только тот, у кого есть ссылка.',
  sayWatched: {
    nobody: 'Смотреть не может никто.',
    invited: 'Смотреть может тот, у кого есть ссылка.',
    everyone: 'Смотреть могут все.',
  },
  sayDelay: (seconds) => `Зрители видят партию на ${forDuration(seconds)} позже.`,
  sayPhrases: 'Говорят только готовыми фразами.',
};

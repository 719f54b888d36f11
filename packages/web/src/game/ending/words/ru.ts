/** The end of a game in Russian. */
import { scores } from '@duopolis/words/scores/ru';
import type { EndingWords, Facts, Who } from './ending-words.ts';

const list = new Intl.ListFormat('ru', { type: 'conjunction' });
const { terms, points } = scores;
const large = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const who = ({ name, you }: Who): string => (you ? 'вы' : name);
const youFirst = (people: readonly Who[]): readonly string[] =>
  people.toSorted((one, other) => Number(other.you) - Number(one.you)).map(who);
const split = ({ winner, rival, own, theirs }: Facts): string =>
  `${who(winner)} — ${own}, ${who(rival)} — ${theirs}`;

export const ending: EndingWords = {
  nextInCampaign: 'Дальше по кампании',
  verdict: {
    nothing: (winners) => `Полное равенство. Победу делят: ${list.format(youFirst(winners))}.`,
    lower: ({ winner, rival, own, theirs }, city) =>
      `Решил слабейший город: ${who(winner)} — ${own} (${city}), ${who(rival)} — ${theirs}.`,
    sum: (facts) => `Решила сумма двух городов: ${split(facts)}.`,
    higherCity: (facts, on) => `Слабейшие города равны, по ${on}. Решил сильнейший: ${split(facts)}.`,
    type: (type, facts, on) =>
      `Счёт равный: ${list.format(on.map(String))}. Решило число построек (${terms[type]}): ${split(facts)}.`,
  },
  consolation: {
    bestCity: (city, total) => `Зато лучший город за столом — ${city}: ${points(total)}.`,
    close: (gap) => `Так близко: до победы не хватило совсем немного (${points(gap)}).`,
    bestType: (type, city, total) =>
      `${large(terms[type])}: больше, чем ${city} (${points(total)}), не набрал никто.`,
  },
  weakerOf: (people) =>
    people.every(({ you }) => you)
      ? 'Ваш слабейший город'
      : `Слабейший город: ${list.format(youFirst(people))}`,
  winner: (name) => `${name}, победа`,
  say: 'Сказать',
  talk: 'Разговор за столом',
  said: (name, what) => `${name}: ${what}`,
  rematch: {
    title: 'Ещё партию за этим столом?',
    wanted: (names) => `Предложение реванша: ${list.format(names)}`,
    join: 'Играть',
    stay: 'Остаться здесь',
    isIn: (people) => `За реванш: ${list.format(youFirst(people))}.`,
    deciding: (names) => `Ещё решают: ${list.format(names)}.`,
    staying: (names) => `Не играют: ${list.format(names)}.`,
    stayed: 'Вы остаётесь здесь. Другие могут играть без вас.',
    changeMind: 'Всё-таки сыграть',
    starts: 'Партия начнётся, когда ответят все.',
    fill: 'Посадить ботов на свободные места',
    lobby: 'Перейти к столу',
    begun: 'Следующая партия началась.',
    watch: 'Перейти к партии',
    states: {
      in: (name) => `${name}, за реванш`,
      deciding: (name) => `${name}, ещё решает`,
      out: (name) => `${name}, не играет`,
    },
  },
  costly: {
    title: 'Ваши самые дорогие ошибки',
    looking: 'Смотрим ваши решения…',
    none: 'Дорогих ошибок нет. Отличная работа.',
    better: (what) => `Лучше: ${what}`,
  },
};

/** The end of a game in English. */
import { scores } from '@duopolis/words/scores/en';
import type { EndingWords, Facts, Who } from './ending-words.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const { terms, points } = scores;
const large = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const whose = ({ name, you }: Who): string => (you ? 'your' : `${name}’s`);
const whoseAlone = ({ name, you }: Who): string => (you ? 'yours' : `${name}’s`);
const whom = ({ name, you }: Who): string => (you ? 'you' : name);
const youFirst = (who: readonly Who[]): readonly string[] =>
  who.toSorted((one, other) => Number(other.you) - Number(one.you)).map(whom);
const isAre = (names: readonly string[]): string => (names.length > 1 ? 'are' : 'is');
const more = ({ own, theirs }: Facts): string =>
  own - theirs === 1 ? 'just one more than' : `${own - theirs} more than`;
const split = ({ winner, rival, own, theirs }: Facts): string =>
  `${own} for ${whom(winner)}, ${theirs} for ${whom(rival)}`;
const level = ({ winner, rival }: Facts, on: readonly number[]): string =>
  `${large(list.format(youFirst([winner, rival])))} are tied on ${list.format(on.map(String))}.`;

export const ending: EndingWords = {
  nextInCampaign: 'Continue the campaign',
  verdict: {
    nothing: (winners) => `Tied down to the last house: ${list.format(youFirst(winners))} share the win.`,
    lower: (facts, city) =>
      `${large(whose(facts.winner))} weaker city, ${city}, has ${points(facts.own)}: ${more(facts)} ${whoseAlone(facts.rival)}.`,
    sum: (facts) =>
      `${large(whose(facts.winner))} two cities add up to ${facts.own}: ${more(facts)} ${whoseAlone(facts.rival)}.`,
    higherCity: (facts, on) => `${level(facts, [on])} The stronger city decided it: ${split(facts)}.`,
    type: (type, facts, on) => `${level(facts, on)} ${large(terms[type])} decided it: ${split(facts)}.`,
  },
  consolation: {
    bestCity: (city, total) => `But ${city} is the best city of all, with ${points(total)}.`,
    close: (gap) => `So close: only ${points(gap)} behind.`,
    bestType: (type, city, total) => `Nobody did better with ${terms[type]} than ${city}: ${points(total)}.`,
  },
  weakerOf: (who) => {
    const [first, ...others] = who.toSorted((one, other) => Number(other.you) - Number(one.you));
    if (first === undefined) return '';
    return `${large(list.format([first, ...others].map(whose)))} weaker city`;
  },
  winner: (name) => `${name}, winner`,
  say: 'Say something',
  talk: 'Table talk',
  said: (name, what) => `${name}: ${what}`,
  rematch: {
    title: 'Another game, same table?',
    wanted: (names) => `${list.format(names)} ${names.length > 1 ? 'want' : 'wants'} a rematch`,
    join: 'Join',
    stay: 'Stay here',
    isIn: (who) =>
      `${large(list.format(youFirst(who)))} ${who.some(({ you }) => you) ? 'are' : isAre(who.map(whom))} in.`,
    deciding: (names) => `${list.format(names)} ${isAre(names)} still deciding.`,
    staying: (names) => `${list.format(names)} ${isAre(names)} not playing.`,
    stayed: 'You are staying here. The others can play without you.',
    changeMind: 'Join after all',
    starts: 'It starts when everyone has answered.',
    fill: 'Fill empty seats with bots',
    lobby: 'Go to the lobby',
    begun: 'The next game has begun.',
    watch: 'Go to the game',
    states: {
      in: (name) => `${name}, in`,
      deciding: (name) => `${name}, still deciding`,
      out: (name) => `${name}, not playing`,
    },
  },
  costly: {
    title: 'Your costliest decisions',
    looking: 'Looking through your decisions…',
    none: 'No costly decision. Well built.',
    better: (what) => `Better: ${what}`,
  },
};

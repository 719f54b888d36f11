/** The end of a game in French. */
import { scores } from '@duopolis/words/scores/fr';
import type { EndingWords, Facts, Who } from './ending-words.ts';

const list = new Intl.ListFormat('fr', { type: 'conjunction' });
const { terms, points } = scores;

const whom = ({ name, you }: Who): string => (you ? 'vous' : name);
const youFirst = (who: readonly Who[]): readonly string[] =>
  who.toSorted((one, other) => Number(other.you) - Number(one.you)).map(whom);
const split = ({ winner, rival, own, theirs }: Facts): string =>
  `${own} pour ${whom(winner)}, ${theirs} pour ${whom(rival)}`;
const level = ({ winner, rival }: Facts, on: readonly number[]): string =>
  `Égalité à ${list.format(on.map(String))} entre ${list.format(youFirst([winner, rival]))}.`;
const PLURAL = (names: readonly unknown[]): boolean => names.length > 1;

export const ending: EndingWords = {
  nextInCampaign: 'Poursuivre la campagne',
  verdict: {
    nothing: (winners) => `Égalité parfaite : victoire partagée entre ${list.format(youFirst(winners))}.`,
    lower: (facts, city) =>
      `La ville la plus faible décide : ${facts.own} pour ${whom(facts.winner)} (${city}), ${facts.theirs} pour ${whom(facts.rival)}.`,
    sum: (facts) => `La somme des deux villes décide : ${split(facts)}.`,
    higherCity: (facts, on) => `${level(facts, [on])} La ville la plus forte départage : ${split(facts)}.`,
    type: (type, facts, on) => `${level(facts, on)} Le nombre de ${terms[type]} départage : ${split(facts)}.`,
  },
  consolation: {
    bestCity: (city, total) => `Mais ${city} est la plus belle ville de la table, avec ${points(total)}.`,
    close: (gap) => `Si près : à ${points(gap)} de la victoire.`,
    bestType: (type, city, total) => `Meilleur score en ${terms[type]} : ${city}, ${points(total)}.`,
  },
  weakerOf: (who) =>
    who.every(({ you }) => you)
      ? 'Votre ville la plus faible'
      : `Ville la plus faible : ${list.format(youFirst(who))}`,
  winner: (name) => `${name}, victoire`,
  say: 'Dire quelque chose',
  talk: 'Discussion',
  said: (name, what) => `${name} : ${what}`,
  rematch: {
    title: 'Une autre partie, même table ?',
    wanted: (names) => `${list.format(names)} ${PLURAL(names) ? 'proposent' : 'propose'} une revanche`,
    join: 'Participer',
    stay: 'Rester ici',
    isIn: (who) => `D’accord : ${list.format(youFirst(who))}.`,
    deciding: (names) => `${list.format(names)} ${PLURAL(names) ? 'réfléchissent' : 'réfléchit'} encore.`,
    staying: (names) => `${list.format(names)} ne ${PLURAL(names) ? 'jouent' : 'joue'} pas.`,
    stayed: 'Vous restez ici. Les autres peuvent jouer sans vous.',
    changeMind: 'Participer quand même',
    starts: 'La partie commence dès que tout le monde a répondu.',
    fill: 'Compléter avec des robots',
    lobby: 'Aller au salon',
    begun: 'La partie suivante a commencé.',
    watch: 'Aller à la partie',
    states: {
      in: (name) => `${name}, d’accord`,
      deciding: (name) => `${name}, réfléchit encore`,
      out: (name) => `${name}, ne joue pas`,
    },
  },
  costly: {
    title: 'Vos décisions les plus coûteuses',
    looking: 'Examen de vos décisions…',
    none: 'Aucune décision coûteuse. Beau travail.',
    better: (what) => `Mieux : ${what}`,
  },
};

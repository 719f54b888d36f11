/** French words for the arena. */
import type { StateProblem } from '@duopolis/bots/arena';
import type { Fault } from '@duopolis/bots/kit';
import { countFr as count, type Messages, sayWith } from '@duopolis/words';
import type { ArenaWords } from './arena-words.ts';

const games = (number: number): string => count(number, { one: 'partie', other: 'parties' });

const FAULTS: Messages<Fault> = {
  'not-started': ({ reason }) => `n’a pas pu démarrer : ${reason}`,
  crashed: ({ reason }) => `s’est interrompu : ${reason}`,
  'timed-out': ({ milliseconds }) => `n’a pas répondu en ${milliseconds} ms`,
  garbage: ({ line }) => `a répondu autre chose que du JSON : ${line}`,
  'wrong-answer': ({ line }) => `a écrit une ligne qui n’est pas une réponse : ${line}`,
  illegal: ({ rejection }) => `a envoyé un coup que les règles refusent : ${rejection}`,
  'too-long': ({ limit }) => `a écrit une ligne de plus de ${limit} caractères`,
};

const STATES: Messages<StateProblem> = {
  'no-arena-state': () => 'ce n’est pas l’état d’une arène ; attendu : un fichier écrit par --resume',
  'other-contest': () => 'il est d’un autre tournoi ; attendu : mêmes robots, mode, places, temps et graine',
  'bad-row': ({ line }) => `la ligne ${line} n’est pas une partie d’une arène`,
};

export const state = sayWith<StateProblem>(STATES);

export const arena: ArenaWords = {
  command: 'faire jouer robots et programmes les uns contre les autres',
  options: {
    bots: (names) =>
      `robots (${names}) ou programmes, séparés par des virgules, greedy*6 pour six ; répétés jusqu’à remplir les places`,
    budget: 'millisecondes par décision',
    iterations:
      'nombre d’essais par décision, au lieu d’une limite de temps : la même graine donne les mêmes parties',
    threads: 'nombre de parties à la fois (par défaut tous les cœurs)',
    resume: 'écrire chaque partie dans FILE et reprendre là après une interruption',
    plot: 'dessiner classement et scores en SVG dans FILE',
  },
  played: ({ games: number, mode, seats, milliseconds, seed }) =>
    `${games(number)}, ${mode}, ${seats} places, ${milliseconds} ms par décision, graine ${seed}`,
  columns: [
    'robot',
    'places',
    'victoires',
    'cote',
    'ville basse',
    'haute',
    'rang',
    'ms moy. / p99 / pire',
    'fautes',
  ],
  explained: (par, deals) =>
    `Entre parenthèses les intervalles à 95 % (Wilson, selon l’écart entre ${count(deals, { one: 'donne', other: 'donnes' })}). Des robots égaux gagneraient ${par} % par place. Cotes : Bradley-Terry sur toutes les paires d’une partie, 1500 en moyenne, 400 font dix contre un.`,
  fault: sayWith<Fault>(FAULTS),
  uneven: (number, ring) =>
    `${games(number)} : pas un multiple de ${ring} ; la dernière donne n’est pas jouée par chaque robot à chaque place.`,
  resumed: (played, number) => `Déjà jouées : ${played} sur ${games(number)}.`,
  plot: {
    ratings: 'Cotes avec intervalles à 95 %, et part des victoires',
    scores: 'Fréquence des scores',
    winShare: (percent) => `${percent} %`,
  },
};

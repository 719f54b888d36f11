/** Everything the command says in French. */
import { countFr as count } from '@duopolis/words';
import { arena } from './fr/arena.ts';
import { campaign } from './fr/campaign.ts';
import { components } from './fr/components.ts';
import { help } from './fr/help.ts';
import { hosting, join } from './fr/hosting.ts';
import { problem } from './fr/problems.ts';
import { review } from './fr/review.ts';
import { scorepad } from './fr/scorepad.ts';
import { solo } from './fr/solo.ts';
import { solve } from './fr/solve.ts';
import type { CliWords } from './words.ts';

const games = (number: number): string => count(number, { one: 'partie', other: 'parties' });
const tables = (number: number): string =>
  count(number, { one: 'table calculée', other: 'tables calculées' });
const illegible = (number: number): string =>
  count(number, { one: 'ligne illisible', other: 'lignes illisibles' });

export const fr: CliWords = {
  problem,
  help,
  arena,
  campaign,
  hosting,
  join,
  components,
  review,
  scorepad,
  solo,
  solve,
  score: {
    city: 'ville',
    cityNumber: (number) => `ville ${number}`,
    counts: (scored, malformed) => `${tables(scored)}, ${illegible(malformed)}`,
  },
  simulate: {
    played: ({ games: number, mode, seats, seed }) =>
      `${games(number)}, ${mode}, ${seats} places, graine ${seed}`,
    seat: 'place',
    bot: 'robot',
    columns: ['victoires', 'score', 'écart', 'rang'],
    cityTotals: (mean, deviation) => `Totaux des villes : moyenne ${mean}, écart type ${deviation}`,
    pointsByType: 'Points moyens d’une ville par type',
    speed: (seconds, perSecond) => `${seconds} s, ${perSecond} parties par seconde`,
    timeLeft: (seconds) => `encore ${seconds} s`,
  },
  records: { counts: (number, malformed) => `${games(number)}, ${illegible(malformed)}` },
  verify: {
    where: ({ fileLine, game, logLine }) =>
      `ligne ${fileLine}, partie ${game}${logLine === undefined ? '' : `, ligne ${logLine} du journal`}`,
    summary: ({ games: number, broken, malformed }) =>
      [
        games(number),
        ...(broken + malformed === 0 ? ['toutes selon les règles'] : [`dont ${broken} contre les règles`]),
        ...(malformed === 0 ? [] : [illegible(malformed)]),
      ].join(', '),
  },
  replay: {
    title: ({ game, games: all, step, steps }) => `partie ${game} sur ${all}, étape ${step} sur ${steps}`,
    hand: 'main',
    chosen: 'sélection',
    keys: (auto) => `←→ étape · Début Fin · Espace ${auto ? 'arrête' : 'joue'} · q quitter`,
  },
  play: {
    with: (partners) => `avec ${partners}`,
    binds: '◀ compte',
    choose: 'Sélectionnez deux tuiles, puis validez.',
    pickTwo: 'CHOOSE-1 : sélectionnez deux tuiles avant de valider.',
    lay: (tile) => `Où va : ${tile} ?`,
    confirm: (tiles) => `Entrée place les ${tiles === 2 ? 'deux' : tiles} tuiles pour de bon.`,
    draftLost: (rule, city) => `${rule} : votre essai dans ${city} ne va plus ; posez à nouveau.`,
    waitsFor: (names) => `On attend ${names} …`,
    changeable: (names) => `Choix fait ; vous pouvez encore en changer. On attend ${names} …`,
    mustPlace: 'PLACE-8 : tous attendent et votre valeur est la plus petite : à vous de placer.',
    waits: '(attend)',
    chosen: 'a sélectionné',
    placed: 'a placé',
    hand: 'Main',
    toPlace: 'À placer',
    leave: 'Quitter la partie ? y quitte, toute autre touche continue.',
    saved: (file) => `Partie écrite dans ${file}`,
    keys: {
      assigning: '←→ tuile · Tab ville · Entrée/chiffre assigner · u annuler · a Automas · t · q',
      assigned: 'Entrée confirmer · u annuler · a Automas · t table · q quitter',
      inserting: '←→↑↓ · Entrée poser · Tab ville · x autre · u annuler · a Automas · t · q',
      duo: '←→↑↓ · Entrée poser · Tab ville · x autre · u annuler · w attendre · a · t · q',
      automas: 'Entrée suite · ← retour · Échap vers la partie · q quitter',
      choosing: '←→ · Espace/chiffre sélectionner · Entrée valider · u annuler · t table · q',
      drafting: '←→↑↓ · Entrée poser · Tab ville · x autre · u annuler · w attendre · t · q',
      confirming: 'Entrée confirmer · u annuler · w attendre · t table · q quitter',
      waiting: 't table · q quitter',
      over: 't table · Entrée ou q quitter',
      table: 'une touche pour revenir',
    },
  },
  ask: {
    mode: 'À quoi jouez-vous ?',
    modeHint: {
      table: '3 à 7 places, une ville avec chaque voisin',
      duel: 'deux joueurs, deux villes chacun',
      duo: 'vous, un robot et un Automa',
    },
    seats: 'Combien de places ?',
    bots: 'Contre quels robots ?',
    save: 'Garder cette partie dans un fichier ?',
    file: 'Dans quel fichier ?',
    yes: 'Oui',
    no: 'Non',
  },
};

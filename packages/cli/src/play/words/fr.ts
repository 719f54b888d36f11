/** French words for a game in the terminal. */
import type { AskWords, PlayWords } from './play-words.ts';

export const play: PlayWords = {
  with: (partners) => `avec ${partners}`,
  binds: '◀ compte',
  choose: 'Sélectionnez deux tuiles, puis validez.',
  pickTwo: 'CHOOSE-1 : sélectionnez deux tuiles avant de valider.',
  lay: (tile) => `Où placer : ${tile} ?`,
  confirm: (tiles) => `Entrée place les ${tiles === 2 ? 'deux' : tiles} tuiles pour de bon.`,
  draftLost: (rule, city) => `${rule} : votre essai dans ${city} n’est plus possible ; placez à nouveau.`,
  waitsFor: (names) => `On attend ${names}…`,
  changeable: (names) => `Sélection faite ; vous pouvez encore la changer. On attend ${names}…`,
  mustPlace: 'PLACE-8 : tous attendent et votre valeur est la plus petite : à vous de placer.',
  waits: '(attend)',
  chosen: 'a sélectionné',
  placed: 'a placé',
  hand: 'Main',
  toPlace: 'À placer',
  leave: 'Quitter la partie ? y quitte, toute autre touche continue.',
  saved: (file) => `Partie écrite dans ${file}`,
  keys: {
    assigning: '←→ tuile · Tab ville · Entrée/chiffre assigner · u annuler · a Automas · t · q',
    assigned: 'Entrée confirmer · u annuler · a Automas · t table · q quitter',
    inserting: '←→↑↓ · Entrée placer · Tab ville · x autre · u annuler · a Automas · t · q',
    duo: '←→↑↓ · Entrée placer · Tab ville · x autre · u annuler · w attendre · a · t · q',
    automas: 'Entrée suite · ← retour · Échap vers la partie · q quitter',
    choosing: '←→ · Espace/chiffre sélectionner · Entrée valider · u annuler · t table · q',
    drafting: '←→↑↓ · Entrée placer · Tab ville · x autre · u annuler · w attendre · t · q',
    confirming: 'Entrée confirmer · u annuler · w attendre · t table · q quitter',
    waiting: 't table · q quitter',
    over: 't table · Entrée ou q quitter',
    table: 'une touche pour revenir',
  },
};

export const ask: AskWords = {
  mode: 'À quoi jouez-vous ?',
  modeHint: {
    table: '3 à 7 places, une ville avec chaque voisin',
    duel: 'deux joueurs, deux villes chacun',
    duo: 'vous, un robot et un Automa',
  },
  seats: 'Combien de places ?',
  bots: 'Contre quels robots ?',
  save: 'Garder cette partie dans un fichier ?',
  file: 'Dans quel fichier ?',
  yes: 'Oui',
  no: 'Non',
};

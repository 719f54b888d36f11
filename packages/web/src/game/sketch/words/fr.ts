/** The drawing board in French. */
import { fr } from '@duopolis/words/fr';
import { countFr as count } from '@duopolis/words/language';
import type { EditorWords } from './editor-words.ts';

const { pieces } = fr;

export const editor: EditorWords = {
  about:
    'Prenez une tuile et touchez une case, ou faites glisser les tuiles. Chaque point est compté et expliqué au fur et à mesure.',
  city: 'La ville',
  tools: 'Outils',
  tiles: 'Tuiles',
  duplexes: 'Tuiles doubles',
  stacked: 'Tuiles doubles, superposées',
  side: 'Tuiles doubles, côte à côte',
  civics: 'Bâtiments publics',
  look: 'Regarder',
  lookHint: 'Touchez une tuile et voyez ce qu’elle rapporte',
  eraser: 'Gomme',
  undo: 'Annuler',
  redo: 'Rétablir',
  clear: 'Tout effacer',
  copyNotation: 'Copier la notation',
  copyLink: 'Copier un lien',
  copied: 'La notation est copiée.',
  linkCopied: 'Le lien est copié. Il contient la ville.',
  notation: 'Notation de la ville',
  notationHint: 'Par exemple SSSS/HHOm/OPOO/OPHP. Collez-en une ici et appuyez sur Entrée.',
  draw: 'Dessiner',
  badAddress:
    'Cette adresse ne contient pas de ville lisible. Elle figure ci-dessous, pour que vous puissiez la corriger.',
  problems: {
    'bad-part': ({ part, found }) => `« ${found} » ne convient pas pour ${part}`,
    'unknown-part': ({ found }) => `« ${found} » ne veut rien dire ici`,
  },
  around: 'Terrain et table',
  ground: 'Terrain',
  base: 'Jeu de base, 4×4',
  moveMat: 'Déplacer le plateau',
  directions: {
    up: 'Déplacer le plateau vers le haut',
    down: 'Déplacer le plateau vers le bas',
    left: 'Déplacer le plateau vers la gauche',
    right: 'Déplacer le plateau vers la droite',
  },
  gone: (buildings) =>
    `${count(buildings, { one: 'bâtiment n’a pas trouvé', other: 'bâtiments n’ont pas trouvé' })} de place. Annuler ramène ce qui était là.`,
  others: 'Deux autres villes',
  othersAbout: 'Les usines et les quartiers se comparent entre toutes les villes d’une table.',
  otherCity: (nth) => `Ville ${'BCDEFG'[nth - 1] ?? nth}`,
  factoriesOf: (city) => `Usines, ${city}`,
  districts: 'Quartiers',
  districtTile: (first, second) => `Le plus grand ${first}, le suivant ${second}`,
  pair: (nth) => `Quartier ${nth}`,
  sizeOf: (city) => `Taille, ${city}`,
  here: (size) => `Ici ${size}`,
  best: 'Meilleure disposition de ces tuiles',
  bestAbout: 'Cherche parmi toutes les dispositions de ces bâtiments dans un carré de 4×4.',
  solving: 'Recherche parmi toutes les dispositions…',
  stop: 'Arrêter',
  isBest: (points) => `Il n’y a pas mieux : ${points} est le maximum de ces tuiles.`,
  better: (before, points) =>
    `${points} au lieu de ${before} : le maximum de ces tuiles. Annuler ramène votre ville.`,
  notSolved: 'La recherche n’a pas abouti.',
  possible: 'Une telle ville peut exister dans une partie.',
  impossible: 'Elle est comptée quand même, mais aucune partie ne peut avoir cette ville :',
  unfinished: 'Pas encore finie : il manque quelque chose à cette ville pour une vraie partie.',
  why: {
    apart: () => 'Les bâtiments forment des groupes séparés ; chaque tuile doit en toucher une autre.',
    'civic-without-mat': () => 'Les bâtiments publics n’existent qu’avec Capitals, sur un plateau paysage.',
    'too-many': ({ building, found, most }) =>
      most === 0
        ? `Cette tuile n’existe pas : ${pieces.tile(building)}.`
        : `${found} × ${pieces.tile(building)}, mais une ville peut en avoir au plus ${most}.`,
    'no-duplexes': ({ need }) =>
      `Une ville de cette taille contient ${count(need, { one: 'tuile double', other: 'tuiles doubles' })} de la manche 2 ; ici, trop peu de bâtiments voisins y correspondent.`,
    'no-such-mat': () => 'Ce paysage n’est sur aucun des sept plateaux.',
    'off-mat': () => 'Aucun bâtiment n’est sur une case libre du plateau, où le premier a dû aller.',
    'never-full': () => 'Autour de ce plateau, le carré ne pourra jamais être rempli ainsi.',
  },
  keys: 'Planche à dessin',
  keyPut: 'Mettre un bâtiment sur la case',
  keyClear: 'Vider la case',
};

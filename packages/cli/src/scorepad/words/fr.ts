/** French words for the score pad. */
import { pad } from '@duopolis/words/scorepad/fr';
import type { ScorepadWords } from './scorepad-words.ts';

export const scorepad: ScorepadWords = {
  command:
    'compter une partie jouée avec la boîte : entrez les villes, obtenez le classement, départages compris',
  cities:
    'chaque ville en notation, ou aucune, pour les saisir une par une ; les barres sont facultatives (SSSSHHOmOPOOOPHP)',
  options: {
    players: 'noms, dans le sens des aiguilles d’une montre : Ann,Bo,Cy (deux font un duel)',
    open: 'lire une feuille de score et la recompter',
    sheet: 'écrire la feuille de score (duopolis-sheet/1) dans FILE',
    csv: 'écrire une ligne par joueur et ville dans FILE',
    bgstats: 'écrire une partie pour BG Stats (.bgsplay) dans FILE',
  },
  askPlayers: 'Joueurs, dans le sens des aiguilles d’une montre, séparés par des virgules :',
  askDistricts: 'Quartiers (house+park,shop+office,tavern+civic) :',
  askCity: (city, partners, cells) => `${city}, ${partners} (${cells} cases) :`,
  counted: (city, points) => `${city} : ${points}`,
  countedSoFar: (city, points) => `${city} : ${points} pour l’instant, provisoire jusqu’à la dernière ville`,
  saved: (file) => `Écrit dans ${file}`,
  pad,
};

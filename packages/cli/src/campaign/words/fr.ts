/** French words for the campaign command. */
import { countFr as count, vocabularyOf } from '@duopolis/words';
import type { CampaignCommandWords } from './campaign-words.ts';

const { scores } = vocabularyOf('fr');

export const campaign: CampaignCommandWords = {
  command: 'jouer une campagne de trois ou six parties solo, gardée dans un fichier',
  title: 'campagne',
  arguments: {
    action: 'new, status, play, pick ou scores (par défaut : play dans un terminal, sinon status)',
    type: 'pour pick : le type de bâtiment du bonus, comme park',
  },
  options: {
    file: 'le fichier de la campagne (par défaut campaign.json dans votre dossier de données)',
    length: 'new : 3 ou 6 parties (par défaut 3)',
    city: 'pick : left ou right, si les deux villes sont à égalité',
    abandon: 'new : abandonner une campagne en cours',
  },
  games: (number) => count(number, { one: 'partie', other: 'parties' }),
  columns: ['ville', 'score', 'bonus', 'points'],
  won: 'gagnée',
  total: (number) => `Campagne : ${scores.points(number)}`,
  none: 'Pas encore de campagne ; « duopolis campaign new » en commence une.',
  next: (game, games) => `La partie ${game} sur ${games} est la suivante.`,
  unfinished: (game) => `La partie ${game} n’est pas finie ; vous pouvez la reprendre.`,
  awaiting: 'La dernière partie attend son type de bonus :',
  over: 'La campagne est finie.',
  noScores: 'Aucune campagne n’est encore finie.',
  pickAfterWin: 'Gagné ! Choisissez un type : ses points comptent double, en plus du score de la ville.',
  pickAfterLoss: 'Choisissez un type : ses points s’ajoutent au score de la ville.',
  keys: {
    next: 'Entrée joue · q quitte, tout est gardé',
    pick: '↑↓ choisir · Entrée valider · q quitte, le choix attend',
    over: 'Entrée ou q quitte',
  },
  ask: {
    length: 'Combien de parties ?',
    kind: 'Quel mode de jeu ?',
    difficulty: 'Quelle difficulté ? Commencez à 2 ; quand vous gagnez régulièrement, essayez 4.',
  },
};

/** French words for joining a table on a server. */
import { type Messages, sayWith, vocabularyOf } from '@duopolis/words';
import type { JoinProblem } from '../join-problem.ts';
import type { JoinWords } from './join-words.ts';

const { table, boxes } = vocabularyOf('fr');

const AWAY = { removed: 'l’hôte vous a retiré de la table', left: 'vous avez quitté la table' } as const;

const JOINING: Messages<JoinProblem> = {
  'bad-link': ({ link }) =>
    `« ${link} » n’est pas une invitation ; attendu : un lien comme https://example.org/table/k3v9#x7q2`,
  'no-answer': ({ server }) => `${server} ne répond pas`,
  'bad-name': ({ name }) => `le serveur n’accepte pas le nom « ${name} »`,
  'strange-server': ({ server, status }) =>
    `${server} n’est pas un serveur de Duopolis, ou il a un problème (HTTP ${status})`,
  refused: ({ rejection }) => table.rejection(rejection),
  'no-free-chair': () => 'toutes les places de la table sont prises',
  'other-pieces': ({ list }) =>
    `la table ne joue pas avec les pièces de votre fichier : ${boxes.lists[list]}`,
  'sent-away': ({ why }) =>
    why === 'removed' || why === 'left' ? AWAY[why] : table.rejection({ code: why }),
};
export const joining = sayWith<JoinProblem>(JOINING);

export const join: JoinWords = {
  command: 'jouer à une table d’un serveur, soi-même ou par un robot',
  link: 'lien d’invitation de la table',
  bot: (names) => `un robot qui joue à votre place : ${names}`,
  name: 'nom à la table',
  components: 'ne prendre place que si la table joue avec les pièces de FILE',
  free: 'libre',
  ready: 'prêt',
  notReady: 'pas prêt',
  waitsForHost: (host) => `${host} peut lancer la partie.`,
  everyone: 'tout le monde',
  sayTo: (channel) => `Dire à ${channel}`,
  offers: ({ who, tile, city, row, column }) =>
    `${who} propose ${tile} → ${city} (rangée ${row}, colonne ${column})`,
  points: ({ city, row, column }) => `regardez ${city}, rangée ${row}, colonne ${column}`,
  lost: 'La connexion est perdue ; nouvel essai…',
  left: 'Votre place reste à vous : la même commande vous y ramène. Un robot la joue entre-temps.',
  lobbyKeys: 'Entrée prêt ou non · s lancer, pour l’hôte · m dire quelque chose · q quitter',
  phraseKeys: '↑↓ phrase · Tab à qui · Entrée dire · Échap retour',
  talkKeys: 'o propose la tuile · g accepte, n refuse la dernière proposition · m parle',
  seated: (name, bot, seat) => `${name} (${bot}) joue à la place ${seat}`,
  over: (place, seats, points) => `rang ${place} sur ${seats}, villes ${points.join(' et ')}`,
};

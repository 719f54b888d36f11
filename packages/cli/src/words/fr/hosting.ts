/** French words for joining a server and looking after its data. */
import { countFr as count, type Messages, sayWith } from '@duopolis/words';
import type { HostingProblem, HostingWords } from '../../hosting/words.ts';
import type { JoinProblem, JoinWords } from '../../join/words.ts';

const WHAT = { name: 'le nom', join: 'l’entrée', sit: 'la place' } as const;

const JOINING: Messages<JoinProblem> = {
  'bad-link': ({ link }) =>
    `« ${link} » n’est pas une invitation ; attendu : un lien comme https://example.org/table/k3v9#x7q2`,
  'no-answer': ({ server }) => `${server} ne répond pas`,
  refused: ({ what, why }) => `le serveur refuse ${WHAT[what]} (${why})`,
  'no-free-chair': () => 'toutes les places de la table sont prises',
  'sent-away': ({ why }) => `plus à la table (${why})`,
};
const HOSTING: Messages<HostingProblem> = {
  'not-our-file': ({ file }) =>
    `« ${file} » n’est pas un fichier de données de Duopolis ; il est resté tel quel`,
  'newer-file': ({ file, version, known }) =>
    `« ${file} » vient d’un Duopolis plus récent (schéma ${version}, celui-ci connaît ${known}) ; il est resté tel quel`,
  'damaged-file': ({ file }) =>
    `« ${file} » est endommagé ; restaurez une sauvegarde ; il est resté tel quel`,
  'file-in-use': ({ file }) => `« ${file} » est utilisé par un serveur ; arrêtez-le d’abord`,
  'no-file': ({ file }) => `« ${file} » n’existe pas`,
  'not-run': () => 'le programme du serveur n’a pas pu être lancé',
};

export const joining = sayWith<JoinProblem>(JOINING);
export const hostingProblem = sayWith<HostingProblem>(HOSTING);

export const join: JoinWords = {
  command: 'faire jouer un robot à une table d’un serveur',
  link: 'lien d’invitation de la table',
  bot: (names) => `qui joue : ${names}`,
  name: 'nom à la table ; celui du robot par défaut',
  seated: (name, bot, seat) => `${name} (${bot}) joue à la place ${seat}`,
  over: (place, seats, points) => `rang ${place} sur ${seats}, villes ${points.join(' et ')}`,
};

export const hosting: HostingWords = {
  commands: {
    backup: 'copier les données d’un serveur dans un fichier, même pendant qu’il tourne',
    restore: 'remettre une sauvegarde dans le dossier d’un serveur arrêté',
    export: 'écrire toutes les parties finies d’un serveur, une par ligne',
  },
  files: { backup: 'fichier à écrire', restore: 'sauvegarde à lire', export: 'fichier à écrire' },
  data: 'le dossier de données du serveur',
  done: ({ file, bytes = 0, games }) =>
    games === undefined
      ? `${count(bytes, { one: 'octet', other: 'octets' })} dans ${file}`
      : `${count(games, { one: 'partie', other: 'parties' })} dans ${file}`,
};

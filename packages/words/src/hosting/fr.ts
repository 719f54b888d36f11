/** French words for whoever runs a server. */
import { countFr as count } from '../language.ts';
import { type Messages, sayWith } from '../message.ts';
import type { Expected, HostingProblem, HostingWords, Moved } from './hosting.ts';

function expectedOf(expected: Expected): string {
  switch (expected.kind) {
    case 'range':
      return `de ${expected.least} à ${expected.most}`;
    case 'one-of':
      return expected.allowed.join(', ');
    case 'letters':
      return `au moins ${expected.least} caractères`;
  }
}

const MESSAGES: Messages<HostingProblem> = {
  'not-our-file': ({ file }) =>
    `« ${file} » n’est pas un fichier de données de Duopolis ; indiquez un autre dossier avec --data ; il est resté tel quel`,
  'newer-file': ({ file, version, known }) =>
    `« ${file} » vient d’un Duopolis plus récent (schéma ${version}, celui-ci connaît ${known}) ; lancez le plus récent, ou restaurez une sauvegarde ; il est resté tel quel`,
  'damaged-file': ({ file }) =>
    `« ${file} » est endommagé ; mettez-le de côté et restaurez une sauvegarde avec « duopolis restore » ; il est resté tel quel`,
  'damaged-lock': ({ file }) =>
    `« ${file} » devrait être le verrou du serveur, mais contient autre chose ; aucune donnée n’est perdue : vérifiez qu’aucun serveur ne tourne ici, puis supprimez ce fichier`,
  'file-in-use': ({ file }) => `« ${file} » est utilisé par un serveur ; arrêtez-le d’abord`,
  'no-file': ({ file }) => `« ${file} » n’existe pas`,
  'no-folder': ({ file }) => `le dossier de « ${file} » n’existe pas ; créez-le d’abord`,
  'not-a-folder': ({ file }) =>
    `« ${file} » est hors d’atteinte : une partie de son chemin est un fichier, pas un dossier`,
  'not-a-file': ({ file }) => `« ${file} » existe et n’est pas un fichier ; indiquez-en un autre`,
  'no-rights': ({ file }) =>
    `« ${file} » ne peut pas être ouvert : cet utilisateur n’y a pas droit, ou pas à son dossier ; changez les droits ou indiquez un autre endroit`,
  'disk-full': ({ file }) =>
    `il n’y a plus de place sur le disque pour « ${file} » ; faites de la place et réessayez`,
  'disk-failed': ({ file, why }) =>
    `le disque a échoué sur « ${file} » (${why}) ; vérifiez le disque et réessayez`,
  'no-database': ({ where, why }) => `la base de données ${where} est inutilisable : ${why}`,
  'newer-database': ({ where, version, known }) =>
    `la base de données ${where} vient d’un Duopolis plus récent (schéma ${version}, celui-ci connaît ${known}) ; lancez le plus récent ; elle est restée telle quelle`,
  'no-database-named': () => 'indiquez la base de données : move-store postgres://… ou DATABASE_URL',
  'database-in-use': ({ where }) =>
    `la base de données ${where} contient déjà des tables ou des personnes ; indiquez-en une vide ; rien n’a été déplacé`,
  'copy-differs': ({ part }) => `la copie diffère de l’original (${part}) ; rien n’a été déplacé`,
  'no-address': ({ host, port }) =>
    `impossible d’écouter sur ${host}, port ${port} : il est pris ou interdit ; essayez un autre --port`,
  'unknown-flag': ({ flag }) => `l’option « ${flag} » n’existe pas ; voir --help`,
  'no-value': ({ flag }) => `il manque la valeur de « ${flag} » ; voir --help`,
  'stray-argument': ({ found }) => `« ${found} » n’est pas attendu ici ; voir --help`,
  'bad-setting': ({ setting, found, expected }) =>
    `${setting} vaut « ${found} » ; attendu : ${expectedOf(expected)}`,
  'bad-arguments': ({ operation }) => `attendu : « ${operation} FICHIER », avec au besoin « --data DOSSIER »`,
  'not-run': () => 'le programme du serveur n’a pas pu être lancé',
};

const moved = ({ tables, events, people, where, hash }: Moved): string =>
  `${[
    count(tables, { one: 'table', other: 'tables' }),
    count(events, { one: 'événement', other: 'événements' }),
    count(people, { one: 'personne', other: 'personnes' }),
  ].join(', ')} dans ${where}, vérifiés : SHA-256 ${hash}`;

export const fr: HostingWords = {
  problem: sayWith<HostingProblem>(MESSAGES),
  done: (operated) => {
    if (operated.operation === 'move-store') return moved(operated);
    if (operated.operation === 'audit')
      return `${count(operated.entries, { one: 'entrée', other: 'entrées' })} dans ${operated.file}`;
    return operated.operation === 'export'
      ? `${count(operated.games, { one: 'partie', other: 'parties' })} dans ${operated.file}`
      : `${count(operated.bytes, { one: 'octet', other: 'octets' })} dans ${operated.file}`;
  },
  usage: 'Utilisation',
  options: 'Options, et les variables qui les règlent',
  settings: {
    host: 'adresse d’écoute ; 0.0.0.0 pour toutes',
    port: 'port d’écoute ; 0 pour un port libre quelconque',
    data: 'dossier du fichier de données ; vide pour ne rien garder',
    database:
      'base PostgreSQL, pour plusieurs serveurs à la fois : postgres://… ; vide : le fichier de données',
    origins: 'origines des pages autorisées à agir, séparées par des virgules ; vide : l’adresse même',
    secure: 'yes : les cookies ne passent que par HTTPS',
    'trust-proxy': 'yes : un proxy inverse placé devant dit qui demande',
    'admin-token': 'secret d’au moins 16 caractères pour /metrics et /admin ; vide : ils sont fermés',
    log: 'silent, error, warn, info ou debug',
    'tables-each': 'nombre de tables où une personne peut être',
    'requests-each': 'requêtes par minute et par adresse ; un dixième pour les plus coûteuses',
    'messages-each': 'messages par seconde et par personne ; le triple en une fois',
    'sockets-each': 'sockets ouverts par adresse ; en IPv6, un /64 compte pour une adresse',
    'most-sockets': 'nombre maximal de sockets ouverts sur le serveur',
    'idle-days': 'jours sans usage après lesquels un appareil est déconnecté ; 0 : jamais',
    'session-days': 'jours après lesquels un appareil est déconnecté dans tous les cas ; 0 : jamais',
    'keep-days': 'jours sans coup après lesquels une table est exportée puis supprimée ; 0 : jamais',
    'most-tables': 'tables en mémoire à partir desquelles on en refuse de nouvelles ; 0 : jamais',
    'most-delay':
      'retard du serveur en millisecondes à partir duquel on refuse de nouvelles tables ; 0 : jamais',
    drain: 'secondes entre « plus prêt » et l’arrêt, pour qu’un proxy le voie',
    'cookie-keys':
      'clés des cookies, séparées par des virgules : la première signe, toutes sont acceptées ; stored : celle des données',
    web: 'dossier du client web construit ; vide : celui construit ici ; none : une page simple',
    lang: 'langue de ces messages : en, fr ou ru ; vide : celle du système',
  },
};

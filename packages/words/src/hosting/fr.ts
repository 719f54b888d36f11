/** French words for operators of a server. */
import { countFr as count, languageCodes } from '../language.ts';
import { type Messages, sayWith } from '../coded-messages.ts';
import type { Checked, Expected, Finding, HostingProblem, HostingWords, Moved } from '../hosting-words.ts';

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
  'log-without-file': ({ file, log }) =>
    `« ${file} » est vide ou manque, mais son journal « ${log} » non ; remettez le fichier de données à côté du journal, ou mettez le journal de côté et restaurez une sauvegarde avec « duopolis restore » ; rien n’a été touché`,
  'damaged-lock': ({ file }) =>
    `« ${file} » devrait être le verrou du serveur, mais contient autre chose ; aucune donnée n’est perdue : vérifiez qu’aucun serveur ne tourne ici, puis supprimez ce fichier`,
  'file-in-use': ({ file }) =>
    `« ${file} » est déjà utilisé par un serveur en marche ; arrêtez ce serveur ou choisissez un autre dossier avec --data`,
  'no-file': ({ file }) => `« ${file} » n’existe pas`,
  'no-folder': ({ file }) => `le dossier de « ${file} » n’existe pas ; créez-le d’abord`,
  'not-a-folder': ({ file }) =>
    `« ${file} » est inaccessible : une partie de son chemin est un fichier, pas un dossier`,
  'not-a-file': ({ file }) => `« ${file} » existe, mais n’est pas un fichier ; indiquez-en un autre`,
  'no-rights': ({ file }) =>
    `« ${file} » ne peut pas être ouvert : cet utilisateur n’y a pas droit, ou pas à son dossier ; changez les droits ou indiquez un autre endroit`,
  'disk-full': ({ file }) =>
    `il n’y a plus de place sur le disque pour « ${file} » ; faites de la place et réessayez`,
  'disk-failed': ({ file, why }) =>
    `erreur du disque pour « ${file} » (${why}) ; vérifiez le disque et réessayez`,
  'no-database': ({ where, why }) => `la base de données ${where} est inutilisable : ${why}`,
  'newer-database': ({ where, version, known }) =>
    `la base de données ${where} vient d’un Duopolis plus récent (schéma ${version}, celui-ci connaît ${known}) ; lancez le plus récent ; elle est restée telle quelle`,
  'no-database-named': () => 'indiquez la base de données : move-store postgres://… ou DATABASE_URL',
  'database-in-use': ({ where }) =>
    `la base de données ${where} contient déjà des tables ou des personnes ; indiquez-en une vide ; rien n’a été déplacé`,
  'copy-differs': ({ part }) => `la copie diffère de l’original (${part}) ; rien n’a été déplacé`,
  'no-address': ({ host, port }) =>
    `impossible d’écouter sur ${host}, port ${port} : cette adresse n’est pas celle de l’ordinateur, ou c’est interdit ; essayez un autre --host ou --port`,
  'port-in-use': ({ port, other }) =>
    `le port ${port} est utilisé par un autre programme ; arrêtez-le, ou choisissez un autre port : npm start -- --port ${other}`,
  'unknown-flag': ({ flag }) => `l’option « ${flag} » n’existe pas ; voir --help`,
  'no-value': ({ flag }) => `il manque la valeur de « ${flag} » ; voir --help`,
  'stray-argument': ({ found }) => `« ${found} » n’est pas attendu ici ; voir --help`,
  'bad-setting': ({ setting, found, expected }) =>
    `${setting} vaut « ${found} » ; attendu : ${expectedOf(expected)}`,
  'bad-arguments': ({ operation }) => `attendu : « ${operation} FICHIER », avec au besoin « --data DOSSIER »`,
  'not-for-a-database': () =>
    'check lit les fichiers de données ; PostgreSQL vérifie lui-même ses pages : activez les sommes de contrôle et lancez pg_amcheck',
  'no-mail': ({ why }) =>
    `le serveur de courriel est inutilisable : ${why} ; vérifiez --smtp ; les notifications partent sans courriel jusqu’à ce qu’il réponde`,
  'not-run': () => 'le programme du serveur n’a pas pu être lancé',
};

const eventsFr = (from: number, to: number): string =>
  from === to ? `événement ${from}` : `événements ${from} à ${to}`;

const FINDINGS: Messages<Finding> = {
  'broken-structure': ({ detail }) => `la structure du fichier est abîmée : ${detail}`,
  'changed-events': ({ table, from, to }) =>
    `table ${table} : ${eventsFr(from, to)}, contenu modifié après l’écriture`,
  'missing-events': ({ table, from, to }) => `table ${table} : ${eventsFr(from, to)}, absent du fichier`,
  'stray-rows': ({ table }) => `table ${table} : il en reste des lignes, mais pas la table`,
  'changed-summary': ({ table }) => `table ${table} : son résumé a été modifié après l’écriture`,
  'changed-commands': ({ table }) =>
    `table ${table} : ses identifiants de commandes ont été modifiés après l’écriture`,
};

function checked({ file, tables, events, unlinked, findings, found }: Checked): string {
  const size = `${count(tables, { one: 'table', other: 'tables' })}, ${count(events, { one: 'événement', other: 'événements' })}`;
  const older =
    unlinked === 0
      ? []
      : [
          `${count(unlinked, { one: 'événement', other: 'événements' })} d’anciennes versions : impossible à vérifier`,
        ];
  const more = found - findings.length;
  return [
    ...findings.map(sayWith<Finding>(FINDINGS)),
    ...(more === 0 ? [] : [`et ${more} de plus`]),
    ...older,
    found === 0
      ? `${file} : ${size}, rien d’anormal`
      : `${file} : ${size}, ${count(found, { one: 'anomalie', other: 'anomalies' })} ; mettez le fichier de côté et restaurez une sauvegarde avec « duopolis restore »`,
  ].join('\n');
}

const moved = ({ tables, events, people, where, hash }: Moved): string =>
  `${[
    count(tables, { one: 'table', other: 'tables' }),
    count(events, { one: 'événement', other: 'événements' }),
    count(people, { one: 'personne', other: 'personnes' }),
  ].join(', ')} dans ${where}, vérifiés : SHA-256 ${hash}`;

export const hosting: HostingWords = {
  problem: sayWith<HostingProblem>(MESSAGES),
  done: (operated) => {
    if (operated.operation === 'move-store') return moved(operated);
    if (operated.operation === 'check') return checked(operated);
    if (operated.operation === 'audit')
      return `${count(operated.entries, { one: 'entrée', other: 'entrées' })} dans ${operated.file}`;
    return operated.operation === 'export'
      ? `${count(operated.games, { one: 'partie', other: 'parties' })} dans ${operated.file}`
      : `${count(operated.bytes, { one: 'octet', other: 'octets' })} dans ${operated.file}`;
  },
  reach: ({ isOpen, port, addresses }) =>
    isOpen
      ? `Sur votre réseau : ${addresses.join(', ')}`
      : `Sur votre réseau : ${addresses.join(', ')}, si vous l’autorisez : npm start -- --host 0.0.0.0 --port ${port}`,
  usage: 'Utilisation',
  options: 'Options, et les variables qui les règlent',
  settings: {
    host: 'adresse d’écoute ; 0.0.0.0 pour toutes',
    port: 'port d’écoute ; 0 pour un port libre quelconque',
    data: 'dossier du fichier de données ; vide pour ne rien garder',
    database:
      'base PostgreSQL, pour plusieurs serveurs à la fois : postgres://… ; vide : le fichier de données',
    link: 'où les autres serveurs de la base joignent celui-ci, adresse:port ; vide : détecté automatiquement',
    origins: 'origines des pages autorisées à agir, séparées par des virgules ; vide : l’adresse même',
    secure: 'yes : les cookies ne passent que par HTTPS',
    'trust-proxy': 'yes : un proxy inverse placé devant dit qui demande',
    'admin-token': 'secret d’au moins 16 caractères pour /metrics et /admin ; vide : ils sont fermés',
    log: 'silent, error, warn, info ou debug',
    'tables-each': 'nombre de tables où une personne peut être',
    'requests-each': 'requêtes par minute et par adresse ; un dixième pour les plus coûteuses',
    'messages-each': 'messages par seconde et par personne ; le triple en une fois',
    'sockets-each': 'sockets ouverts par adresse ; en IPv6, un /64 compte pour une adresse',
    'most-sockets': 'nombre maximal de sockets ouverts sur le serveur',
    'idle-days': 'jours sans usage après lesquels un appareil est déconnecté ; 0 : jamais',
    'session-days': 'jours après lesquels un appareil est déconnecté dans tous les cas ; 0 : jamais',
    'keep-days': 'jours sans coup après lesquels une table est exportée puis supprimée ; 0 : jamais',
    'most-tables': 'tables en mémoire à partir desquelles on en refuse de nouvelles ; 0 : jamais',
    'most-delay':
      'retard du serveur en millisecondes à partir duquel on refuse de nouvelles tables ; 0 : jamais',
    drain: 'secondes entre « plus prêt » et l’arrêt, pour qu’un proxy le voie',
    'cookie-keys':
      'clés des cookies, séparées par des virgules : la première signe, toutes sont acceptées ; stored : celle des données',
    'security-contact':
      'adresse https: ou mailto: pour signaler une faille, publiée dans security.txt ; vide : aucune',
    smtp: 'serveur de courriel des notifications, smtp:// ou smtps:// avec nom et mot de passe ; vide : pas de courriel',
    'mail-from': 'expéditeur des courriels : une adresse, ou un nom et <adresse>',
    'notice-networks':
      'vos propres réseaux que les notifications peuvent atteindre, séparés par des virgules (10.0.0.0/8) ; vide : adresses publiques seulement',
    'notice-delay': 'secondes avant de prévenir quelqu’un d’absent que c’est son tour',
    web: 'dossier du client web construit ; vide : celui construit ici ; none : une page simple',
    lang: `langue de ces messages : ${languageCodes('ou')} ; vide : celle du système`,
  },
};

/** French words for looking after a server's data. */
import type { HostingWords } from './hosting-words.ts';

export const hosting: HostingWords = {
  commands: {
    backup: 'copier les données d’un serveur dans un fichier, même pendant qu’il tourne',
    restore: 'remettre une sauvegarde dans le dossier d’un serveur arrêté',
    export: 'écrire toutes les parties finies d’un serveur, une par ligne',
    audit: 'écrire ce qu’ont fait les administrateurs d’un serveur, une action par ligne',
    check: 'vérifier chaque octet d’un fichier de données ou d’une sauvegarde',
    'move-store': 'copier le fichier d’un serveur arrêté dans une base PostgreSQL vide, et vérifier',
  },
  files: {
    backup: 'fichier à écrire',
    restore: 'sauvegarde à lire',
    export: 'fichier à écrire',
    audit: 'fichier à écrire',
    check: 'sauvegarde à vérifier ; sinon le fichier de données',
    'move-store': 'la base, sous la forme postgres://… ; sinon DATABASE_URL',
  },
  data: 'le dossier de données du serveur',
};

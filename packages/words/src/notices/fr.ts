/** Notices in French. */
import { countFr, ofFr } from '../language.ts';
import type { NoticeAct, NoticedTable, NoticeWords } from '../notices-words.ts';
import { timeIn } from '../notice-time.ts';

const table = { one: 'table', other: 'tables' };

const tableOf = ({ host, own }: NoticedTable): string => {
  if (own) return 'votre table';
  return host === undefined ? 'une table' : `la table ${ofFr(host)}`;
};

const ACTS: { readonly [act in NoticeAct]: string } = {
  choosing: 'Sélectionnez vos tuiles',
  assigning: 'Assignez vos tuiles aux villes',
  placing: 'Placez vos tuiles',
};

export const notices: NoticeWords = {
  turn: (at) => `À vous de jouer à ${tableOf(at)}`,
  turns: (count) => `À vous de jouer à ${countFr(count, table)}`,
  hurry: (at) => `Votre temps est presque écoulé à ${tableOf(at)}`,
  todo: (act, until) => `${ACTS[act]} avant ${until}.`,
  line: (at, until) => `${tableOf(at)} : avant ${until}`,
  more: (count) => `et ${countFr(count, { one: 'autre table', other: 'autres tables' })}`,
  example: {
    title: 'Les notifications fonctionnent',
    body: 'Vous en recevrez une comme celle-ci quand une table vous attendra.',
  },
  confirm: {
    title: 'Confirmez votre adresse pour Duopolis',
    body: 'Quelqu’un, sans doute vous, a demandé à recevoir un courriel quand vient son tour dans Duopolis. Confirmez d’un clic. Si ce n’était pas vous, ne faites rien : aucun autre courriel ne viendra.',
    button: 'Confirmer',
  },
  off: {
    title: (label) => `Les notifications vers ${label} sont désactivées`,
    body: 'Elles n’ont pas pu être remises. Ouvrez les notifications pour réessayer.',
  },
  open: 'Ouvrir',
  stopTable: 'Arrêter pour cette table',
  stopAll: 'Arrêter les notifications',
  calendar: 'Échéances de Duopolis',
  deadline: (at) => `À vous de jouer : ${tableOf(at)}`,
  time: timeIn('fr-FR'),
};

/** The line to the server in French. */
import { countFr as count } from '@duopolis/words/language';
import type { OnlineWords } from './online-words.ts';

export const online: OnlineWords = {
  connecting: 'Connexion…',
  connected: 'Connecté',
  retryIn: (number) =>
    `Connexion perdue. Nouvel essai dans ${count(number, { one: 'seconde', other: 'secondes' })}.`,
  retryNow: 'Connexion perdue. Nouvel essai…',
  noNetwork: 'Vous êtes hors ligne. Rien n’est perdu ; la partie reprendra à votre retour.',
  restarting: 'Le serveur redémarre. Rien n’est perdu.',
  opening: 'Ouverture de la table…',
  cannotJoin: 'Vous ne pouvez pas rejoindre cette table',
  missing: 'Cette table n’existe pas',
  missingAbout: 'Le lien est peut-être incomplet, ou la table a été supprimée.',
  removed: 'L’hôte vous a retiré de la table',
  removedAbout: 'Vous pouvez jouer à une autre table.',
  left: 'Vous avez quitté la table',
  leftAbout: 'Dans une partie en cours, la place reste la vôtre ; un robot joue jusqu’à votre retour.',
  closed: 'Cette table est fermée',
  closedAbout: 'L’hôte l’a fermée.',
  again: 'Réessayer',
  comeBack: 'Rejoindre',
  otherTables: 'Tables ouvertes',
};

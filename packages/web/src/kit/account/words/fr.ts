/** Being somebody, in French. */
import type { PeopleWords } from './people-words.ts';

export const people: PeopleWords = {
  move: 'Passer à un autre appareil',
  moveAbout:
    'Un code fait d’un autre appareil le vôtre, avec vos tables sur ce serveur. Il sert une fois, pendant dix minutes.',
  getCode: 'Obtenir un code',
  yourCode: 'Votre code',
  codeUntil: (time) => `Valable jusqu’à ${time}. Saisissez-le là-bas dans les réglages.`,
  haveCode: 'J’ai un code',
  enterCode: 'Code de l’autre appareil',
  claim: 'Être la même personne ici',
  whoAreYou: 'Comment vous appeler ?',
  whoAbout: 'Sans compte. Ce nom est ce que les autres voient à la table.',
  former: 'un ancien joueur',
  goOn: 'Continuer',
  noServer: 'Le serveur ne répond pas. Les parties sur cet appareil marchent sans lui.',
  problems: {
    'bad-request': 'Le serveur n’a pas compris.',
    'bad-name': 'Ce nom ne peut pas servir.',
    'bad-options': 'Une table ne peut pas avoir ces options.',
    'no-session': 'Le serveur ne connaît pas encore cet appareil.',
    'no-such-code': 'Ce code n’existe pas ou a déjà servi.',
    'no-such-table': 'Cette table n’existe pas.',
    'no-such-device': 'Cet appareil n’existe plus.',
    'no-such-deal': 'Cette donne n’existe pas.',
    'no-such-way': 'Ce moyen de notification n’existe plus.',
    'bad-address':
      'Cette adresse est inutilisable : elle doit être publique et commencer par https:// ou http://.',
    'too-many-ways': 'Vous avez le maximum de moyens de notification. Retirez-en un d’abord.',
    'deal-still-played': 'D’autres jouent encore cette donne : ses parties seront montrées ensuite.',
    'deal-played-by-you': 'Vous jouez encore cette donne à une autre table. Terminez d’abord cette partie.',
    'no-such-page': 'Cette page n’existe pas.',
    'not-allowed': 'Ce n’est pas permis.',
    'wrong-origin': 'Cette page n’appartient pas au serveur.',
    unsupported: 'Cette page est plus ancienne que le serveur : rechargez-la.',
    'too-large': 'C’est trop à la fois.',
    'too-many-requests': 'C’était beaucoup en peu de temps. Attendez une minute.',
    'too-many-tables': 'Vous êtes déjà à beaucoup de tables. Quittez-en une d’abord.',
    'not-ready': 'Le serveur redémarre. Réessayez dans un instant.',
    busy: 'Le serveur a déjà toutes les tables qu’il peut porter. Réessayez dans un instant.',
    'not-stored':
      'Le serveur n’a pas pu l’enregistrer. Ce qui l’était déjà n’est pas perdu ; réessayez dans un instant.',
    internal: 'Le serveur a rencontré un problème.',
  },
};

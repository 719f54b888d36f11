/** French words for the table. */
import { countFr as count } from '../language.ts';
import { type TableMessages, tableWords } from '../table-words.ts';
import { refusals } from '../refusals/fr.ts';

const PHASES = {
  none: 'la table n’existe pas encore',
  gathering: 'la partie n’a pas commencé',
  playing: 'la partie est en cours',
  over: 'la partie est finie',
  closed: 'la table est fermée',
};

const SETTINGS = {
  choose: 'secondes pour sélectionner',
  place: 'secondes pour placer',
  hours: 'heures par phase',
  delay: 'secondes de retard pour les spectateurs',
  grace: 'secondes de délai après une déconnexion',
};

const seconds = (number: number): string => count(number, { one: 'seconde', other: 'secondes' });
const characters = (number: number): string => count(number, { one: 'caractère', other: 'caractères' });

const MESSAGES: TableMessages = {
  rejection: {
    'no-such-table': () => 'cette table n’existe pas',
    'table-exists': () => 'il y a déjà une table de ce nom',
    'bad-message': () =>
      'le serveur n’a pas compris ; le client et le serveur n’ont peut-être pas la même version',
    'too-many-messages': () => 'trop de messages à la fois ; attendez un instant',
    'too-many-tables': () => 'trop de tables à la fois ; quittez-en une d’abord',
    gone: () => 'vous n’êtes plus à cette table',
    'not-stored': () => 'impossible d’enregistrer ; réessayez',
    'wrong-table-phase': ({ phase }) => `impossible maintenant : ${PHASES[phase]}`,
    'not-a-member': () => 'vous n’êtes pas à cette table',
    'no-such-member': () => 'il n’y a personne de ce nom à la table',
    'not-the-host': () => 'seul l’hôte de la table peut faire cela',
    'bad-name': ({ most }) => `un nom a de 1 à ${characters(most)}`,
    'wrong-code': () => 'cette table demande une invitation, et le code n’est pas bon',
    barred: () => 'par décision de l’hôte, cette table vous est fermée',
    'no-watching': () => 'personne ne peut regarder cette partie',
    'too-many-members': ({ most }) =>
      `la table est pleine : ${count(most, { one: 'personne', other: 'personnes' })}`,
    'too-many-games': ({ most }) =>
      `${count(most, { one: 'partie a été jouée', other: 'parties ont été jouées' })} à cette table ; ouvrez-en une autre`,
    'table-too-long': () =>
      'il s’est passé trop de choses à cette table ; finissez la partie, puis ouvrez une autre table',
    'too-many-bot-tables': ({ most }) =>
      `vous avez ${count(most, { one: 'table', other: 'tables' })} où seuls des robots jouent ; attendez la fin d’une partie`,
    'bots-too-fast': ({ seconds: wait }) =>
      `une partie entre robots ne peut commencer que toutes les ${seconds(wait)}`,
    'no-such-chair': ({ seat, seats }) =>
      `il n’y a pas de place ${seat} ; les places vont de 0 à ${seats - 1}`,
    'chair-taken': () => 'cette place est prise',
    'no-bot-there': () => 'il n’y a pas de robot à cette place',
    'not-seated': () => 'vous n’avez pas de place dans cette partie',
    'no-card': () => 'il n’y a pas de question ; les places sont tirées au sort',
    'answer-too-long': ({ most }) => `une réponse a au plus ${characters(most)}`,
    'empty-chairs': () => 'il reste des places libres',
    'not-ready': () => 'tout le monde n’est pas encore prêt',
    'not-answered': () => 'tout le monde n’a pas encore répondu à la carte',
    'not-your-seat': () => 'cette place n’est pas la vôtre',
    'not-your-city': () => 'cette ville n’est pas la vôtre',
    'no-partner': () => 'vous n’avez pas de partenaire dans cette ville',
    stale: () => 'la partie a avancé entre-temps ; regardez de nouveau',
    'city-changed': () => 'cette ville a changé entre-temps ; regardez de nouveau',
    'nobody-stands-in': () => 'personne ne joue à votre place',
    'not-due': () => 'cette personne a encore du temps',
    'not-awaited': () => 'personne n’attend cette personne',
    'nudged-already': () => 'cette personne vient d’être relancée',
    'nothing-to-offer': () => 'il n’y a pas de tuiles à proposer maintenant',
    'tile-not-there': ({ seat, tile }) => `la place ${seat} n’a pas de ${tile} à placer`,
    'tile-elsewhere': () => 'cette tuile ne peut aller que dans l’autre ville',
    'not-both': () => 'une proposition des deux tuiles en a une pour chaque ville',
    'too-many-offers': ({ most }) =>
      `vous avez déjà ${count(most, { one: 'proposition', other: 'propositions' })} ici`,
    'no-such-offer': () => 'cette proposition n’existe plus',
    'offer-moved': () => 'la proposition a été déplacée ; regardez de nouveau',
    'agreed-already': () => 'vous avez déjà accepté',
    'declined-already': () => 'vous l’avez déjà refusée',
    'your-own-offer': () => 'c’est votre propre proposition ; retirez-la plutôt',
    'not-your-offer': () => 'seul son auteur peut retirer une proposition',
    'not-this-turn': () => 'cette tuile ne peut plus être reprise',
    'not-your-tile': () => 'seule la personne qui a placé une tuile peut la reprendre',
    'built-next-to-it': () => 'on a construit à côté de cette tuile',
    'built-on-it': () => 'une tuile placée ensuite ne tiendrait pas sans celle-ci',
    'no-such-ask': () => 'personne ne demande à reprendre cette tuile',
    'asked-already': () => 'la demande a déjà été faite à votre partenaire',
    'choice-is-final': () => 'cette sélection est définitive : la table suit la règle imprimée',
    'placed-for-good': () => 'une tuile placée ne bouge plus : la table suit la règle imprimée',
    'silent-until-reveal': () => 'silence jusqu’à la révélation des tuiles : la table suit la règle imprimée',
    'talk-openly': () => 'à cette table, tout le monde entend ce qui se dit',
    'phrases-only': () => 'à cette table, il n’y a que des phrases prédéfinies',
    'empty-text': () => 'il n’y a rien à dire',
    'text-too-long': ({ length, most }) => `${characters(length)}, c’est trop ; au plus ${most}`,
    'too-fast': ({ messages, seconds: within }) =>
      `au plus ${count(messages, { one: 'message', other: 'messages' })} en ${seconds(within)}`,
    'only-players-talk': () => 'les spectateurs parlent quand la partie est finie',
    'no-such-phrase': ({ phrase }) => `« ${phrase} » n’est pas une phrase prédéfinie`,
    'no-such-cell': () => 'cette case n’existe pas',
    'mute-yourself': () => 'vous ne pouvez pas masquer vos propres messages',
  },
  options: {
    'out-of-range': ({ setting, given, least, most }) =>
      `${SETTINGS[setting]} : ${given} ; attendu : ${least} à ${most}`,
    'no-such-bot': ({ strength, strengths }) =>
      `il n’y a pas de robot « ${strength} » ; il y a ${strengths.join(', ')}`,
    'bad-deal': () =>
      'ce n’est pas une donne : une donne porte un nom de 22 à 43 lettres et chiffres tirés au hasard',
    'deal-watched': () => 'une donne jouée à plusieurs tables ne peut pas être regardée',
  },
  death: {
    'made-real': () => 'placée comme proposé',
    'placed-elsewhere': () => 'la tuile a été placée ailleurs',
    'bound-elsewhere': () => 'la tuile ne peut plus aller que dans l’autre ville',
    'phase-over': () => 'le placement est fini',
  },
  cellLost: { taken: 'cette case est prise', closed: 'cette case n’est plus possible' },
  strict: 'règle imprimée',
  standIn: { dropped: 'a perdu la connexion', late: 'n’avait plus de temps', left: 'a quitté la table' },
  phrases: {
    hello: 'Bonjour !',
    thanks: 'Merci !',
    sorry: 'Pardon !',
    yes: 'Oui',
    no: 'Non',
    maybe: 'Peut-être',
    'good-idea': 'Bonne idée !',
    'better-elsewhere': 'Plutôt ailleurs',
    'your-choice': 'Comme tu veux',
    'you-first': 'Toi d’abord',
    'me-first': 'Moi d’abord',
    'one-moment': 'Un instant, s’il te plaît',
    'take-your-time': 'Prends ton temps',
    'want-shop': 'Je voudrais un commerce ici',
    'want-factory': 'Je voudrais une usine ici',
    'want-tavern': 'Je voudrais une auberge ici',
    'want-office': 'Je voudrais un bureau ici',
    'want-park': 'Je voudrais un parc ici',
    'want-house': 'Je voudrais une résidence ici',
    'behind-here': 'Cette ville est en retard',
    'ahead-here': 'Cette ville est en avance',
    'well-played': 'Bien joué !',
    'good-game': 'Belle partie !',
    'once-more': 'Encore une ?',
    'have-to-go': 'Je dois partir',
  },
};

export const table = tableWords(MESSAGES, refusals);

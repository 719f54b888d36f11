/** French words for the pieces of the reader's own box. */
import { countFr as count } from '@duopolis/words';
import type { ComponentsWords } from './components-words.ts';

const pieces = (number: number): string => count(number, { one: 'pièce', other: 'pièces' });

export const components: ComponentsWords = {
  command: 'vérifier un fichier des pièces de votre boîte',
  argument: 'un fichier JSON avec des listes de docs/COMPONENTS.md',
  option:
    'jouer avec les pièces de FILE au lieu des nôtres : nos cartes Automa, leur liste d’égalités, nos plateaux et les types des bâtiments publics ne sont pas ceux de la boîte (voir duopolis components)',
  sameFile: 'le fichier, comme pour les autres commandes ; à la place de l’argument',
  onlyChecked: 'les pièces de votre boîte ; ici, elles sont seulement vérifiées',
  sound: (file, paint) => `${file} : ${paint('ok')}`,
  nothing: '  ne remplace rien : toutes les listes sont les nôtres',
  replaced: (list, number, ours) => `${list} : ${pieces(number)} au lieu de ${ours}`,
};

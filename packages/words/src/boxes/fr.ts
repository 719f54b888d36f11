/** French words for the pieces of a boxed copy. */
import { type BoxMessages, boxWords } from '../boxes-words.ts';
import { records } from '../records/fr.ts';
import { refusals } from '../refusals/fr.ts';

const MESSAGES: BoxMessages = {
  lists: {
    buildings: 'tuiles bâtiment simples',
    duplexes: 'tuiles bâtiment doubles',
    tokens: 'jetons ville',
    seatingCards: 'cartes de placement aléatoire',
    automaCards: 'cartes Automa',
    tieBreaks: 'liste au bas des cartes Automa',
    capitalTokens: 'jetons ville de Capitals',
    civics: 'bâtiments publics',
    mats: 'plateaux paysage',
    districtCards: 'cartes quartier',
  },
  list: {
    alike: ({ list, found }) => `${list} contient deux fois « ${found} » ; attendu : tous différents`,
    'bad-tie-list': ({ found, need }) =>
      `la liste contient ${found.join(', ')} ; attendu : une fois chacun de ${need.join(', ')}`,
    'unknown-list': ({ found, lists }) =>
      `il n’y a pas de liste « ${found} » ; attendu : ${lists.join(', ')}`,
  },
  deck: {
    'no-cards': ({ path }) => `${path} est vide ; il faut au moins une carte`,
    'duplicate-number': ({ path, number, first }) =>
      `${path} vaut ${number}, comme ${first} ; attendu : un numéro par carte`,
    'end-is-not-best': ({ path, found }) =>
      `${path} vaut « ${found} » ; attendu : > à la fin, le seul symbole qui décide toujours`,
  },
  mat: {
    'edge-off-mat': () => 'une rangée ou une colonne du bord n’a aucune case du plateau ; omettez-la',
    'building-on-mat': ({ row, column, found }) =>
      `bâtiment « ${found} » en rangée ${row}, colonne ${column} ; attendu : paysage et cases libres seulement`,
    'landscape-cells': ({ found, need }) => `cases de paysage : ${found} ; attendu : ${need}`,
    'no-workable-position': ({ positions, connected }) =>
      `aucune ville ne peut être achevée autour (positions d’un seul tenant : ${connected} sur ${positions})`,
  },
  capitals: {
    'bad-civic-tile': ({ nth, found }) =>
      `civics[${nth}] vaut « ${found} » ; attendu : deux types voulus et un gênant, tous différents, comme [PH-T]`,
    alike: ({ list, found }) => `${list} contient deux fois « ${found} » ; attendu : tous différents`,
  },
  districts: {
    'district-count': ({ found, need }) =>
      `nombre de cartes dans districtCards : ${found} ; attendu : ${need}`,
    'unknown-district': ({ found }) =>
      `districtCards contient « ${found} » ; attendu : des types de bâtiment et civic`,
    'district-twice': ({ found }) => `districtCards contient deux fois « ${found} » ; chaque type une fois`,
    'house-factory': ({ nth }) => `le quartier ${nth + 1} est house et factory, ce qui est impossible`,
  },
  nthMat: (nth, problem) => `plateau paysage ${nth} : ${problem}`,
};

export const boxes = boxWords(MESSAGES, records.json, refusals.notation);

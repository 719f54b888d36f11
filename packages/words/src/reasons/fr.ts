/** French words for the reasons of bots. */
import type { Reason } from '@duopolis/bots';
import { type Messages, sayWith } from '../coded-messages.ts';
import type { ReasonWords } from '../reasons-words.ts';
import { pieces } from '../pieces/fr.ts';
import { scores } from '../scores/fr.ts';

const MESSAGES: Messages<Reason> = {
  'shop-run': ({ length }) => `cela fait une ligne de ${pieces.count.shop(length)}`,
  'park-group': ({ size }) => `cela fait un groupe de ${pieces.count.park(size)}`,
  'tavern-set': ({ kinds }) => `la ville aura ${kinds} types d’auberge`,
  'serves-offices': ({ offices }) => `cela donne une auberge voisine à ${pieces.count.office(offices)}`,
  'office-set': ({ offices }) => `la ville aura ${pieces.count.office(offices)}`,
  'office-beside-tavern': () => 'le bureau est à côté d’une auberge',
  'factory-majority': ({ factories }) =>
    factories === 1
      ? 'aucune ville n’aura davantage d’usines'
      : `avec ${pieces.count.factory(factories)}, aucune ville n’en aura davantage`,
  'factory-second': ({ factories }) => `avec ${pieces.count.factory(factories)}, la ville a la seconde place`,
  'new-type-for-houses': ({ houses }) => `c’est un nouveau type pour ${pieces.count.house(houses)}`,
  'house-worth': ({ points }) => `la résidence y vaut ${scores.points(points)}`,
  'civic-helped': ({ points }) => `le bâtiment public y vaut ${scores.points(points)}`,
  'district-grows': ({ size }) => `un quartier passe à ${size} cases`,
  'keeps-room': () => 'cela nous laisse de la place',
  'spoils-houses': ({ houses }) => `cela mettrait ${pieces.count.house(houses)} à côté d’une usine`,
  'house-beside-factory': () => 'la résidence serait à côté d’une usine',
  'costs-points': ({ points }) => `cela coûte environ ${scores.points(points)} à la ville`,
  'not-legal': () => 'ce n’est pas possible à cet endroit',
  'other-city-needs-it': ({ points }) =>
    `mon autre ville en a besoin : sans elle je perds environ ${scores.points(points)}`,
  'as-good': ({ points }) => `cela ne coûte qu’environ ${scores.points(points)}`,
};

export const reasons: ReasonWords = {
  reason: sayWith(MESSAGES),
  accept: 'D’accord',
  decline: 'Non',
  counter: 'Je préfère ceci',
};

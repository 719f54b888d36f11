/** The score pad in French. */
import type { Impossible } from '@duopolis/rules/components';
import type { SheetProblem, TypedProblem } from '@duopolis/rules/scorepad';
import { pieces } from '../pieces/fr.ts';
import { records } from '../records/fr.ts';
import { refusals } from '../refusals/fr.ts';
import { countFr as count } from '../language.ts';
import { type Messages, sayWith } from '../coded-messages.ts';
import type { PadWords } from '../pad-words.ts';

const list = new Intl.ListFormat('fr', { type: 'conjunction' });

const impossible: Messages<Impossible> = {
  apart: () => 'Les bâtiments forment des groupes séparés ; chaque tuile doit en toucher une autre.',
  'civic-without-mat': () => 'Les bâtiments publics n’existent qu’avec Capitals, sur un plateau paysage.',
  'too-many': ({ building, found, most }) =>
    most === 0
      ? `Cette tuile n’existe pas : ${pieces.tile(building)}.`
      : `${found} × ${pieces.tile(building)}, mais une ville peut en avoir au plus ${most}.`,
  'no-duplexes': ({ need }) =>
    `Une ville de cette taille contient ${count(need, { one: 'tuile double', other: 'tuiles doubles' })} de la manche 2 ; ici, trop peu de bâtiments voisins y correspondent.`,
  'no-such-mat': () => 'Ce paysage n’est sur aucun des sept plateaux.',
  'off-mat': () => 'Aucun bâtiment n’est sur une case libre du plateau, où le premier a dû aller.',
  'never-full': () => 'Autour de ce plateau, le carré ne pourra jamais être rempli ainsi.',
};
const impossibleText = sayWith<Impossible>(impossible);

const TYPED: Messages<TypedProblem> = {
  notation: ({ problem }) => refusals.notation(problem),
  'wrong-cells': ({ found, need }) => `${found} cases ; il en faut ${need}`,
};

const SHEET: Messages<SheetProblem> = {
  'bad-sheet': ({ problem }) => records.json(problem),
  'sheet-players': ({ found, min, max }) => `${found} joueurs ; attendu : de ${min} à ${max}`,
  'sheet-cities': ({ found, need }) => `${found} villes ; il en faut ${need}`,
  'sheet-city': ({ nth, problem }) => `ville ${nth + 1} : ${refusals.notation(problem)}`,
  'sheet-districts': () =>
    'les quartiers doivent être trois paires de types différents, jamais résidence et usine ensemble',
  'sheet-unfinished': () => 'une ville n’est pas remplie',
  'sheet-result': () => 'le résultat ne correspond pas aux villes',
};

export const pad: PadWords = {
  impossible,
  finding: (finding, cityName) => {
    const names = (cities: readonly number[]): string => list.format(cities.map(cityName));
    switch (finding.code) {
      case 'over-box': {
        const { building, found, most, cities } = finding;
        return `Plus de tuiles « ${pieces.tile(building)} » que la boîte n’en a : ${found}, au plus ${most}. Vérifiez ${names(cities)}.`;
      }
      case 'mat-twice': {
        const { name, cities } = finding;
        return `Le plateau ${pieces.mat(name)} est dans plusieurs villes. Vérifiez ${names(cities)}.`;
      }
      case 'city': {
        const { city, problem } = finding;
        return `${cityName(city)} : ${impossibleText(problem)}`;
      }
    }
  },
  typed: sayWith<TypedProblem>(TYPED),
  sheet: sayWith<SheetProblem>(SHEET),
};

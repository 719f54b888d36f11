/** The score pad in English. */
import type { Impossible } from '@duopolis/rules/components';
import type { SheetProblem, TypedProblem } from '@duopolis/rules/scorepad';
import { pieces } from '../pieces/en.ts';
import { records } from '../records/en.ts';
import { refusals } from '../refusals/en.ts';
import { countEn as count } from '../language.ts';
import { type Messages, sayWith } from '../coded-messages.ts';
import type { PadWords } from '../pad-words.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

const impossible: Messages<Impossible> = {
  apart: () => 'The buildings stand in separate groups; every tile must touch another.',
  'civic-without-mat': () => 'Civic tiles come only with Capitals, on a landscape mat.',
  'too-many': ({ building, found, most }) =>
    most === 0
      ? `There is no such tile: ${pieces.tile(building)}.`
      : `${found} × ${pieces.tile(building)}, but a city can have at most ${most}.`,
  'no-duplexes': ({ need }) =>
    `A city this large contains ${count(need, { one: 'duplex', other: 'duplexes' })} from round 2; too few neighbouring buildings here match one.`,
  'no-such-mat': () => 'This landscape is on none of the seven mats.',
  'off-mat': () => 'No building stands on an open cell of the mat, where the first must have gone.',
  'never-full': () => 'Around this mat the square can never be filled from here.',
};
const impossibleText = sayWith<Impossible>(impossible);

const TYPED: Messages<TypedProblem> = {
  notation: ({ problem }) => refusals.notation(problem),
  'wrong-cells': ({ found, need }) => `${found} cells; expected ${need}`,
};

const SHEET: Messages<SheetProblem> = {
  'bad-sheet': ({ problem }) => records.json(problem),
  'sheet-players': ({ found, min, max }) => `${found} players; expected ${min} to ${max}`,
  'sheet-cities': ({ found, need }) => `${found} cities; expected ${need}`,
  'sheet-city': ({ nth, problem }) => `city ${nth + 1}: ${refusals.notation(problem)}`,
  'sheet-districts': () => 'the districts are not three pairs of different types, house never with factory',
  'sheet-unfinished': () => 'a city is not filled',
  'sheet-result': () => 'the result does not match the cities',
};

export const pad: PadWords = {
  impossible,
  finding: (finding, cityName) => {
    const names = (cities: readonly number[]): string => list.format(cities.map(cityName));
    switch (finding.code) {
      case 'over-box': {
        const { building, found, most, cities } = finding;
        return `More ${pieces.tile(building)} tiles than the box has: ${found}, at most ${most}. Check ${names(cities)}.`;
      }
      case 'mat-twice': {
        const { name, cities } = finding;
        return `The mat ${pieces.mat(name)} lies in more than one city. Check ${names(cities)}.`;
      }
      case 'city': {
        const { city, problem } = finding;
        return `${cityName(city)}: ${impossibleText(problem)}`;
      }
    }
  },
  typed: sayWith<TypedProblem>(TYPED),
  sheet: sayWith<SheetProblem>(SHEET),
};

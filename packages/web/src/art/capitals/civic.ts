/** The civic buildings of Capitals. */
import type { Civic } from '@duopolis/rules';
import { cityHall } from '../city-hall.ts';

export const civic = (_civic: Civic): string => cityHall();
export const smallCivic = (_civic: Civic): string => `<g transform="scale(.24)">${cityHall()}</g>`;

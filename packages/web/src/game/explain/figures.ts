/** What each type is worth by the rules, and small cities that show it. */
import type { ByType } from '@duopolis/rules';
import {
  FACTORY_WORTH,
  OFFICE_BONUS,
  officePoints,
  parkPoints,
  shopPoints,
  SPOILED_HOUSE,
  tavernPoints,
} from '@duopolis/rules/scoring';

/** The mask of a row of adjacent buildings in a square. */
const inRow = (length: number): number => (1 << length) - 1;
/** A second row below the first is connected too. */
const FOUR = inRow(3) | (1 << 4);

export const FIGURES: ByType<readonly number[]> = {
  shop: [1, 2, 3, 4].map((length) => shopPoints(inRow(length))),
  factory: FACTORY_WORTH,
  tavern: [
    tavernPoints(1, 0, 0, 0),
    tavernPoints(1, 1, 0, 0),
    tavernPoints(1, 1, 1, 0),
    tavernPoints(1, 1, 1, 1),
  ],
  office: [...[1, 2, 3, 4, 5, 6].map(officePoints), OFFICE_BONUS],
  park: [
    parkPoints(inRow(1)),
    parkPoints(inRow(2)),
    parkPoints(inRow(3)),
    parkPoints(FOUR) - parkPoints(inRow(3)),
  ],
  house: [SPOILED_HOUSE],
};

/** Each scores some of its type; the worth of factories needs other cities. */
export const SMALL_CITIES: ByType<readonly string[]> = {
  shop: ['S', 'SS', 'SSS', 'SSSS'],
  factory: [],
  tavern: ['d', 'de', 'dem', 'demb'],
  office: ['O', 'OO', 'OdO'],
  park: ['P', 'PP', 'PPP', 'PP/PP'],
  house: ['HS', 'HS/PO', 'HF/PO'],
};

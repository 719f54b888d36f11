/** What each building would add to a city right now and where it adds most, for all letters in one pass over the cells. */
import { LETTERS } from '@duopolis/rules';
import { TAVERN_LETTERS } from '@duopolis/rules/notation';
import { cellFor, moveFor, placesWord } from '@duopolis/rules/cities';
import {
  besideInSquare,
  bitIndex,
  type CityMasks,
  count,
  lowestBit,
  occupiedBy,
  OFFICE_BONUS,
  officePoints,
  otherTypes,
  parkPoints,
  shopPoints,
  SPOILED_HOUSE,
  tavernPoints,
} from '@duopolis/rules/scoring';
import { SINGLE } from '../lot/piece.ts';
import { worthAgainst, type Rivals } from '../value/rivals.ts';

/** By a letter's place in LETTERS: written over by every scan. */
export const gains = new Float64Array(LETTERS.length);
export const places = new Uint8Array(LETTERS.length);

const SHOP = LETTERS.indexOf('S');
const FACTORY = LETTERS.indexOf('F');
const DRINK = LETTERS.indexOf('d');
const OFFICE = LETTERS.indexOf('O');
const PARK = LETTERS.indexOf('P');
const HOUSE = LETTERS.indexOf('H');

function note(letter: number, gain: number, place: number): void {
  if (gain <= (gains[letter] ?? 0)) return;
  gains[letter] = gain;
  places[letter] = place;
}

/** Equal to the difference of two whole scores, cell by cell, which a test proves. */
export function scan(masks: CityMasks, rivals: Rivals): void {
  const { S, F, O, P, H, d, e, m, b } = masks;
  gains.fill(Number.NEGATIVE_INFINITY);
  const taverns = d | e | m | b;
  const types = otherTypes(masks);
  const besideFactories = besideInSquare(F);
  const besideTaverns = besideInSquare(taverns);
  const spoiled = count(H & besideFactories);
  const sound = count(H) - spoiled;
  const [shops, parks, offices, factories] = [shopPoints(S), parkPoints(P), count(O), count(F)];
  const nextOffice = officePoints(offices + 1) - officePoints(offices);
  const nextFactory =
    (factories + 1) * worthAgainst(factories + 1, rivals) - factories * worthAgainst(factories, rivals);
  for (let word = placesWord(SINGLE, occupiedBy(masks)); word !== 0; word &= word - 1) {
    const place = bitIndex(lowestBit(word));
    const move = moveFor(SINGLE, place);
    const bit = 1 << cellFor(SINGLE, place);
    const beside = besideInSquare(bit);
    note(SHOP, shopPoints((S << move) | bit) - shops, place);
    note(PARK, parkPoints((P << move) | bit) - parks, place);
    note(OFFICE, nextOffice + ((beside & (taverns << move)) === 0 ? 0 : OFFICE_BONUS), place);
    note(HOUSE, (beside & (F << move)) === 0 ? types : SPOILED_HOUSE, place);
    const served = O === 0 ? 0 : count(beside & ((O & ~besideTaverns) << move)) * OFFICE_BONUS;
    note(DRINK, served, place);
    const hurt = H === 0 ? 0 : count(beside & ((H & ~besideFactories) << move));
    const typesThen = F === 0 ? types + 1 : types;
    note(FACTORY, nextFactory + (sound - hurt) * typesThen + hurt * SPOILED_HOUSE - sound * types, place);
  }
  if (S === 0) gains[SHOP] = (gains[SHOP] ?? 0) + sound;
  if (P === 0) gains[PARK] = (gains[PARK] ?? 0) + sound;
  if (O === 0) gains[OFFICE] = (gains[OFFICE] ?? 0) + sound;
  noteTaverns(masks, taverns === 0 ? sound : 0);
}

/** All kinds have the same best cell. */
function noteTaverns({ d, e, m, b }: CityMasks, newType: number): void {
  const [drink, food, music, bed] = [count(d), count(e), count(m), count(b)];
  const now = tavernPoints(drink, food, music, bed);
  const served = (gains[DRINK] ?? 0) + newType - now;
  const place = places[DRINK] ?? 0;
  gains[DRINK] = served + tavernPoints(drink + 1, food, music, bed);
  gains[DRINK + 1] = served + tavernPoints(drink, food + 1, music, bed);
  gains[DRINK + 2] = served + tavernPoints(drink, food, music + 1, bed);
  gains[DRINK + 3] = served + tavernPoints(drink, food, music, bed + 1);
  for (let kind = 1; kind < TAVERN_LETTERS.length; kind++) places[DRINK + kind] = place;
}

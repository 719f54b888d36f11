/** What one more building could bring: the best gain of a shop and of a park, and how many cells suit each type. */
import { cellFor, moveFor, placesWord } from '@duopolis/rules/cities';
import {
  besideInSquare,
  bitIndex,
  type CityMasks,
  lowestBit,
  occupiedBy,
  parkPoints,
  parkPointsOn,
  shopPoints,
  shopPointsOn,
  tavernsOf,
} from '@duopolis/rules/scoring';
import type { Built } from '../lot/lot.ts';
import { SINGLE } from '../lot/piece.ts';

/** Overwritten by every call, so that search makes no garbage. */
export const outlook = {
  places: 0,
  shopGain: 0,
  /** How many cells bring that gain. */
  shopPlaces: 0,
  parkGain: 0,
  parkPlaces: 0,
  /** Cells next to a tavern, for offices. */
  officePlaces: 0,
  /** Cells away from factories, for houses. */
  housePlaces: 0,
  /** Cells away from houses, for factories. */
  factoryPlaces: 0,
};

function clear(): void {
  outlook.places = 0;
  outlook.shopGain = 0;
  outlook.shopPlaces = 0;
  outlook.parkGain = 0;
  outlook.parkPlaces = 0;
  outlook.officePlaces = 0;
  outlook.housePlaces = 0;
  outlook.factoryPlaces = 0;
}

function note(shopGain: number, parkGain: number): void {
  outlook.places++;
  if (shopGain > outlook.shopGain) {
    outlook.shopGain = shopGain;
    outlook.shopPlaces = 1;
  } else if (shopGain === outlook.shopGain) outlook.shopPlaces++;
  if (parkGain > outlook.parkGain) {
    outlook.parkGain = parkGain;
    outlook.parkPlaces = 1;
  } else if (parkGain === outlook.parkGain) outlook.parkPlaces++;
}

export function lookInSquare(masks: CityMasks): void {
  clear();
  const { S, P, F, H } = masks;
  const taverns = tavernsOf(masks);
  const [shops, parks] = [shopPoints(S), parkPoints(P)];
  for (let word = placesWord(SINGLE, occupiedBy(masks)); word !== 0; word &= word - 1) {
    const place = bitIndex(lowestBit(word));
    const move = moveFor(SINGLE, place);
    const bit = 1 << cellFor(SINGLE, place);
    note(shopPoints((S << move) | bit) - shops, parkPoints((P << move) | bit) - parks);
    const beside = besideInSquare(bit);
    if ((beside & (taverns << move)) !== 0) outlook.officePlaces++;
    if ((beside & (F << move)) === 0) outlook.housePlaces++;
    if ((beside & (H << move)) === 0) outlook.factoryPlaces++;
  }
}

/** In the capital's present position of the square, without LAND-6. */
export function lookAroundMat({ masks, ground }: Built): void {
  clear();
  const { S, P, F, H } = masks;
  const taverns = tavernsOf(masks);
  const standing = occupiedBy(masks) | masks.civic;
  const [shops, parks] = [shopPointsOn(ground, S), parkPointsOn(ground, P)];
  for (let word = ground.beside(standing) & ~standing; word !== 0; word &= word - 1) {
    const bit = lowestBit(word);
    note(shopPointsOn(ground, S | bit) - shops, parkPointsOn(ground, P | bit) - parks);
    const beside = ground.beside(bit);
    if ((beside & taverns) !== 0) outlook.officePlaces++;
    if ((beside & F) === 0) outlook.housePlaces++;
    if ((beside & H) === 0) outlook.factoryPlaces++;
  }
}

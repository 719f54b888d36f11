/** The names of the pieces, the same shape in every language: buildings, tavern kinds, tiles, tokens, seating cards. */
import { civicLetters } from '@duopolis/rules/scoring';
import type { BuildingType, Civic, Letter, Tile } from '@duopolis/rules';
import { shapeOf } from '@duopolis/rules/cities';
import { isOneOf, ownOf } from '@duopolis/rules/lists';
import { CAPITALS, type OwnBox, type SeatingQuestion } from '@duopolis/rules/components';
import {
  halvesOf,
  isCivicTile,
  isDuplex,
  TAVERN_LETTERS,
  type TavernLetter,
  type TypeLetter,
  typeOfLetter,
  typeOfTypeLetter,
} from '@duopolis/rules/notation';
import type { LandmarkNames } from './landmarks-words.ts';

/** Terms with a score of their own: the building types, and the two kinds of points of Capitals. */
export type ScoreTerm = BuildingType | 'civic' | 'district';

/** The content of a language file. */
export interface PieceNames extends LandmarkNames {
  readonly types: { readonly [type in BuildingType | 'civic']: string };
  /** Why a city builds them: one line of theme for each type. */
  readonly themes: { readonly [type in BuildingType | 'civic']: string };
  readonly taverns: { readonly [kind in TavernLetter]: string };
  readonly count: { readonly [type in BuildingType | 'civic']: (number: number) => string };
  readonly side: (left: string, right: string) => string;
  readonly stacked: (top: string, bottom: string) => string;
  /** Both buildings, in any orientation. */
  readonly duplex: (one: string, other: string) => string;
  readonly civic: (wanted: readonly [string, string], unwanted: string) => string;
  readonly questions: { readonly [question in SeatingQuestion]: string };
}

/** The names in one language, as the other packages use them. */
export interface PieceWords extends Pick<PieceNames, 'types' | 'themes' | 'taverns' | 'count'> {
  readonly building: (letter: Letter) => string;
  /** In full; a civic building of a custom box also has the name that its owner gave it. */
  readonly tile: (tile: Tile, box?: OwnBox) => string;
  /** As short as possible: a civic building by its own name if it has one, a duplex without its direction. */
  readonly name: (tile: Tile, box?: OwnBox) => string;
  readonly tiles: (tiles: readonly Tile[], box?: OwnBox) => string;
  /** In notation, which follows the owner's name of a civic building of a custom box: 'Moot House [OF-P]'. */
  readonly sign: (tile: Tile, box?: OwnBox) => string;
  readonly signs: (tiles: readonly Tile[], box?: OwnBox) => string;
  /** A boxed copy may have other pieces: those keep their own name. */
  readonly token: (token: string) => string;
  /** Where it stands; nothing for a token of the owner's. */
  readonly place: (token: string) => string | undefined;
  readonly civic: (name: string) => string;
  readonly mat: (name: string) => string;
  readonly question: (asks: string) => string;
}

export function pieceWords(names: PieceNames): PieceWords {
  const { types, themes, taverns, count } = names;
  const building = (letter: Letter): string =>
    isOneOf(TAVERN_LETTERS, letter) ? taverns[letter] : types[typeOfLetter(letter)];
  const typeName = (letter: TypeLetter): string => types[typeOfTypeLetter(letter)];
  const civic = (tile: Civic): string => {
    const [one, other, unwanted] = civicLetters(tile);
    return names.civic([typeName(one), typeName(other)], typeName(unwanted));
  };
  const tile = (piece: Tile, box?: OwnBox): string => {
    if (isCivicTile(piece)) {
      const own = ownName(piece, names, box);
      return own === undefined ? civic(piece) : `${own} (${civic(piece)})`;
    }
    if (!isDuplex(piece)) return building(piece);
    const [first, second] = halvesOf(piece);
    return shapeOf(piece) === 'side'
      ? names.side(building(first), building(second))
      : names.stacked(building(first), building(second));
  };
  const shortName = (piece: Tile): string => {
    if (!isDuplex(piece)) return tile(piece);
    const [first, second] = halvesOf(piece);
    return names.duplex(building(first), building(second));
  };
  const sign = (piece: Tile, box?: OwnBox): string => {
    const own = ownName(piece, names, box);
    return own === undefined ? piece : `${own} ${piece}`;
  };
  return {
    types,
    themes,
    taverns,
    count,
    building,
    tile,
    name: (piece, box) => civicName(piece, names, box) ?? shortName(piece),
    // A duplex names two buildings: lists of them need a stronger mark.
    tiles: (tiles, box) => tiles.map((one) => tile(one, box)).join(tiles.some(isDuplex) ? '; ' : ', '),
    sign,
    signs: (tiles, box) => tiles.map((one) => sign(one, box)).join(' '),
    token: (token) => ownOf(names.tokens, token) ?? token,
    place: (token) => ownOf(names.places, token),
    civic: (name) => ownOf(names.civics, name) ?? name,
    mat: (name) => ownOf(names.mats, name) ?? name,
    question: (asks) => ownOf(names.questions, asks) ?? asks,
  };
}

/** Only for civic tiles of a custom box; ours are described by the types that they want. */
const ownName = (piece: Tile, names: PieceNames, box?: OwnBox): string | undefined =>
  box?.civics && civicName(piece, names, box);

/** In a custom box a tile has the name that its owner gave it; ours have a name in the reader's language. */
function civicName(piece: Tile, { civics }: PieceNames, box?: OwnBox): string | undefined {
  const known = (box?.civics ?? CAPITALS.civics).find(({ tile }) => tile === piece);
  return known && (ownOf(civics, known.name) ?? known.name);
}

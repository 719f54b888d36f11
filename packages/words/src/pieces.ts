/** The names of the pieces, the same shape in every language: buildings, tavern kinds, tiles, tokens, seating cards. */
import {
  buildingsOf,
  type BuildingType,
  type Civic,
  isDuplex,
  type Letter,
  shapeOf,
  type TavernLetter,
  type Tile,
  type TypeLetter,
  typeOfLetter,
} from '@duopolis/rules';
import {
  CAPITALS,
  type CivicName,
  type MatName,
  type OwnBox,
  type SeatingQuestion,
  type TokenName,
} from '@duopolis/rules/components';
import { typeOfTypeLetter } from '@duopolis/rules/notation';
import type { LandmarkNames } from './landmarks.ts';

/** What is scored under a name of its own: the building types, and the two kinds of points of Capitals. */
export type ScoreTerm = BuildingType | 'civic' | 'district';

/** What a language file gives. */
export interface PieceNames extends LandmarkNames {
  readonly types: { readonly [type in BuildingType | 'civic']: string };
  readonly taverns: { readonly [kind in TavernLetter]: string };
  readonly count: { readonly [type in BuildingType | 'civic']: (number: number) => string };
  readonly side: (left: string, right: string) => string;
  readonly stacked: (top: string, bottom: string) => string;
  /** Both buildings, however they lie. */
  readonly duplex: (one: string, other: string) => string;
  readonly civic: (wanted: readonly [string, string], unwanted: string) => string;
  readonly questions: { readonly [question in SeatingQuestion]: string };
}

/** What a reader of any language asks for. */
export interface PieceWords extends Pick<PieceNames, 'types' | 'taverns' | 'count'> {
  readonly building: (letter: Letter) => string;
  readonly tile: (tile: Tile) => string;
  /** As short as can be: a civic building by its own name, where it has one; a duplex without saying how it lies. */
  readonly name: (tile: Tile, box?: OwnBox) => string;
  readonly tiles: (tiles: readonly Tile[]) => string;
  /** The owner of a boxed copy may have other pieces: those keep their own name. */
  readonly token: (token: string) => string;
  readonly civic: (name: string) => string;
  readonly mat: (name: string) => string;
  readonly question: (asks: string) => string;
}

const CIVIC_LETTERS = /\w/g;

export function pieceWords(names: PieceNames): PieceWords {
  const { types, taverns, count } = names;
  const building = (letter: Letter): string =>
    letter in taverns ? taverns[letter as TavernLetter] : types[typeOfLetter(letter)];
  const typeName = (letter: TypeLetter): string => types[typeOfTypeLetter(letter)];
  const civic = (tile: Civic): string => {
    const [one = '', other = '', unwanted = ''] = (tile.match(CIVIC_LETTERS) ?? []).map((letter) =>
      typeName(letter as TypeLetter),
    );
    return names.civic([one, other], unwanted);
  };
  const tile = (piece: Tile): string => {
    const shape = shapeOf(piece);
    if (piece.startsWith('[')) return civic(piece as Civic);
    const [first, second] = buildingsOf(piece) as readonly [Letter, Letter?];
    if (second === undefined) return building(first);
    return shape === 'side'
      ? names.side(building(first), building(second))
      : names.stacked(building(first), building(second));
  };
  const shortName = (piece: Tile): string => {
    const [first, second] = buildingsOf(piece);
    return isDuplex(piece)
      ? names.duplex(building(first as Letter), building(second as Letter))
      : tile(piece);
  };
  return {
    types,
    taverns,
    count,
    building,
    tile,
    name: (piece, box) => civicName(piece, names, box) ?? shortName(piece),
    // A duplex names two buildings: lists of them need a stronger mark.
    tiles: (tiles) => tiles.map(tile).join(tiles.some(isDuplex) ? '; ' : ', '),
    token: (token) => names.tokens[token as TokenName] ?? token,
    civic: (name) => names.civics[name as CivicName] ?? name,
    mat: (name) => names.mats[name as MatName] ?? name,
    question: (asks) => names.questions[asks as SeatingQuestion] ?? asks,
  };
}

/** In the owner's own box a tile has the name that the owner gave it; one that is ours is said in the reader's language. */
function civicName(piece: Tile, { civics }: PieceNames, box?: OwnBox): string | undefined {
  const known = (box?.civics ?? CAPITALS.civics).find(({ tile }) => tile === piece);
  return known && (civics[known.name as CivicName] ?? known.name);
}

/** The whole vocabulary of the game on one page: closed sets as const arrays, everything else derived from them. */
import { isOneOf, keysOf } from './lists.ts';

/**
 * The building types in reference order (END-3, END-5): the one table that every list of types or letters comes from.
 * Each has the letter that civic tiles want it by, the letters of its buildings, one for each kind, how many tiles of
 * each kind are in the box, and its place in the list of the Automa cards (AUTOMA-4; no rulebook prints it, so it is ours).
 */
const TYPES = {
  shop: { wanted: 'S', buildings: ['S'], inBox: 16, tieBreak: 3 },
  factory: { wanted: 'F', buildings: ['F'], inBox: 16, tieBreak: 4 },
  tavern: { wanted: 'T', buildings: ['d', 'e', 'm', 'b'], inBox: 5, tieBreak: 2 },
  office: { wanted: 'O', buildings: ['O'], inBox: 20, tieBreak: 5 },
  park: { wanted: 'P', buildings: ['P'], inBox: 16, tieBreak: 1 },
  house: { wanted: 'H', buildings: ['H'], inBox: 20, tieBreak: 6 },
} as const;
export type BuildingType = keyof typeof TYPES;
export const BUILDING_TYPES = keysOf(TYPES);
export type ByType<T> = { readonly [type in BuildingType]: T };
/** Something for each type. */
export const byType = <T>(of: (type: BuildingType) => T): ByType<T> => ({
  shop: of('shop'),
  factory: of('factory'),
  tavern: of('tavern'),
  office: of('office'),
  park: of('park'),
  house: of('house'),
});

/** One letter a building; the four tavern kinds have their own. */
export type Letter = (typeof TYPES)[BuildingType]['buildings'][number];
export type ByLetter<T> = { readonly [letter in Letter]: T };
export const lettersOfType = (type: BuildingType): readonly Letter[] => TYPES[type].buildings;
export const LETTERS: readonly Letter[] = BUILDING_TYPES.flatMap(lettersOfType);
/** The type that has a letter. */
export type TypeOf<L extends Letter> = {
  [type in BuildingType]: L extends (typeof TYPES)[type]['buildings'][number] ? type : never;
}[BuildingType];

/** How many tiles of each letter the box has. */
export const TILES_IN_BOX = Object.fromEntries(
  BUILDING_TYPES.flatMap((type) => lettersOfType(type).map((letter) => [letter, TYPES[type].inBox])),
) as ByLetter<number>;
/** The types as the Automa cards list them. */
export const TIE_BREAK_ORDER = BUILDING_TYPES.toSorted((a, b) => TYPES[a].tieBreak - TYPES[b].tieBreak);

export const TAVERN_LETTERS = TYPES.tavern.buildings;
export type TavernLetter = (typeof TAVERN_LETTERS)[number];
/** The letters of the types that have one kind of building. */
export const PLAIN_LETTERS = LETTERS.filter((letter) => !isOneOf(TAVERN_LETTERS, letter));

/** Letters for types, `T` for any tavern: what a civic tile wants. */
export type TypeLetter = (typeof TYPES)[BuildingType]['wanted'];
export const TYPE_LETTERS: readonly TypeLetter[] = BUILDING_TYPES.map((type) => TYPES[type].wanted);

/** `[PH-T]` wants parks and houses and is hurt by taverns. */
export type Civic = `[${TypeLetter}${TypeLetter}-${TypeLetter}]`;
/** One building, as it stands in one cell. */
export type Building = Letter | Civic;
/** `S-F` side by side (left, right), `S|F` stacked (top, bottom). */
export type Duplex = `${Letter}-${Letter}` | `${Letter}|${Letter}`;
/** A tile is its notation. */
export type Tile = Building | Duplex;

export const SHAPES = ['single', 'side', 'stacked'] as const;
export type Shape = (typeof SHAPES)[number];

/** Landscape, landscape with a bridge joining west and east, or north and south. */
export const LANDSCAPES = ['#', '=', '|'] as const;
export type Landscape = (typeof LANDSCAPES)[number];

export const MODES = ['table', 'duel', 'solo', 'duo'] as const;
export type Mode = (typeof MODES)[number];

/** What is scored, in the order of the ceremony (END-5, CAP-2). */
export const SCORED = [...BUILDING_TYPES, 'civic', 'district'] as const;

export type Seat = number;
export type CityIndex = number;
/** Row and column; base: from the first tile at [0, 0], Capitals: from the mat's top left cell. */
export type Cell = readonly [row: number, column: number];

/** A rule's number in docs/RULES.md. */
export type RuleId = `${Uppercase<string>}-${number}`;

/** A readonly type made writable for its owner. */
export type Changing<T> = { -readonly [key in keyof T]: T[key] };

export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const refuse = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

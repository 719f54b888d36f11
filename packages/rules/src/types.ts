/** The whole vocabulary of the game on one page: closed sets as const arrays, everything else derived from them. */

/** The six building types in reference order (END-3, END-5). */
export const BUILDING_TYPES = ['shop', 'factory', 'tavern', 'office', 'park', 'house'] as const;
export type BuildingType = (typeof BUILDING_TYPES)[number];
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
export const LETTERS = ['S', 'F', 'd', 'e', 'm', 'b', 'O', 'P', 'H'] as const;
export type Letter = (typeof LETTERS)[number];
export type ByLetter<T> = { readonly [letter in Letter]: T };

export const TAVERN_LETTERS = ['d', 'e', 'm', 'b'] as const satisfies readonly Letter[];
export type TavernLetter = (typeof TAVERN_LETTERS)[number];

/** Letters for types, `T` for any tavern: what a civic tile wants. */
export const TYPE_LETTERS = ['S', 'F', 'T', 'O', 'P', 'H'] as const;
export type TypeLetter = (typeof TYPE_LETTERS)[number];

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

export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const refuse = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

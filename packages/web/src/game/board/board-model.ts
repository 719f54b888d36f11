/** A city as a board draws it: the content of every cell in its window. It knows no rules; legal cells are passed in. */
import { type Building, BUILDING_TYPES, type Cell, type Tile } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import { buildingsOf } from '@duopolis/rules/notation';
import {
  type Box,
  cellsOf,
  isLandscapeCell,
  type Landscape,
  sameCell,
  shapeOf,
} from '@duopolis/rules/cities';
import type { PortraitName } from '../../kit/art/index.ts';
import { type Mat, type MatCell, type OwnBox, signOnMat } from '@duopolis/rules/components';

/** Built; just placed by somebody; mine and not yet confirmed; somebody's offer; under the pointer; shown by a review. */
const TONES = ['standing', 'just', 'staged', 'ghost', 'preview', 'hint'] as const;
export type Tone = (typeof TONES)[number];

/** The ghost of the current card, another one, or an agreed one. */
const GHOST_LOOKS = ['shown', 'other', 'agreed'] as const;
export type GhostLook = (typeof GHOST_LOOKS)[number];

/** A tile on the board. */
export interface Piece {
  readonly tile: Tile;
  readonly at: Cell;
  readonly tone: Tone;
  /** Which drawing of its type; by default one by its cell. */
  readonly variant?: number;
  /** Its builder's name, and portrait if the tile is new. */
  readonly by?: string;
  readonly portrait?: PortraitName;
  /** What it would change. */
  readonly gain?: number;
  /** The offer that a ghost shows. */
  readonly offer?: number;
  /** The number of its card, and how the ghost looks. */
  readonly number?: number;
  readonly look?: GhostLook;
  /** The only space for my current tile: it is ringed. */
  readonly isOnlySpace?: boolean;
}

/** A legal cell for the current tile. */
export interface LegalPlace {
  readonly at: Cell;
  readonly gain?: number;
  /** No cell of the city gains more. */
  readonly best: boolean;
}

export const MARK_TONES = [...BUILDING_TYPES, 'civic', 'act', 'offer', 'alert'] as const;
export type MarkTone = (typeof MARK_TONES)[number];

/** Cells that belong together, outlined: a run, a group, a district, a ping. */
export interface Mark {
  readonly cells: readonly Cell[];
  readonly tone: MarkTone;
  readonly label?: string;
}

export interface BoardState {
  readonly frame: Box;
  readonly mat?: Mat;
  /** The custom box in play, whose civic tiles have names of their own. */
  readonly box?: OwnBox | undefined;
  readonly pieces: readonly Piece[];
  readonly legal: readonly LegalPlace[];
  readonly marks: readonly Mark[];
  /** On a drawing board no row or column is less than another. */
  readonly hasEqualCells?: boolean;
}

/** Which half of a duplex a building is; whole if it is single. */
const HALVES = ['whole', 'left', 'right', 'top', 'bottom'] as const;
type Half = (typeof HALVES)[number];

export interface Face {
  readonly building: Building;
  readonly half: Half;
  readonly piece: Piece;
  /** The left or top building, which carries the tile's label. */
  readonly first: boolean;
}

/** The sides on which a mark ends. */
export interface MarkEdge {
  readonly tone: MarkTone;
  readonly top: boolean;
  readonly right: boolean;
  readonly bottom: boolean;
  readonly left: boolean;
  readonly label?: string;
}

export interface BoardCell {
  readonly at: Cell;
  /** From 1, as they are read out. */
  readonly row: number;
  readonly column: number;
  /** A plot or landscape of the mat. */
  readonly onMat: boolean;
  readonly landscape?: Landscape;
  readonly face?: Face;
  /** Offers under a tried or pointed-at tile. */
  readonly offers: readonly Face[];
  readonly legal?: LegalPlace;
  readonly edges: readonly MarkEdge[];
}

const keyOf = ([row, column]: Cell): string => `${row},${column}`;

/** Later pieces are on top: a tried tile covers an offered one. */
const ORDER: { readonly [tone in Tone]: number } = {
  hint: 0,
  ghost: 0,
  preview: 1,
  staged: 2,
  just: 3,
  standing: 3,
};

/** The cells of the window, row by row. */
export function cellsOfBoard(state: BoardState): readonly (readonly BoardCell[])[] {
  const faces = new Map<string, Face>();
  const offers = new Map<string, readonly Face[]>();
  for (const piece of state.pieces.toSorted((one, other) => ORDER[one.tone] - ORDER[other.tone])) {
    for (const [cell, face] of facesOf(piece)) {
      const [key, under] = [keyOf(cell), faces.get(keyOf(cell))];
      if (under?.piece.tone === 'ghost') offers.set(key, [...(offers.get(key) ?? []), under]);
      faces.set(key, face);
    }
  }
  const legal = new Map(state.legal.map((place) => [keyOf(place.at), place]));
  const { top, left, height, width } = state.frame;
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (__, column): BoardCell => {
      const at: Cell = [top + row, left + column];
      const [landscape, face, place] = [
        landscapeAt(state.mat, at),
        faces.get(keyOf(at)),
        legal.get(keyOf(at)),
      ];
      return {
        at,
        row: row + 1,
        column: column + 1,
        onMat: signAt(state.mat, at) !== undefined,
        edges: edgesAt(state.marks, at),
        offers: offers.get(keyOf(at)) ?? [],
        ...(landscape !== undefined && { landscape }),
        ...(face !== undefined && { face }),
        ...(place !== undefined && { legal: place }),
      };
    }),
  );
}

function facesOf(piece: Piece): readonly (readonly [Cell, Face])[] {
  const halves = HALVES_OF_SHAPE[shapeOf(piece.tile)];
  const cells = cellsOf(piece.tile, piece.at);
  return buildingsOf(piece.tile).map((building, nth) => [
    itemAt(cells, nth),
    { building, half: itemAt(halves, nth), piece, first: nth === 0 },
  ]);
}

const HALVES_OF_SHAPE = { single: ['whole'], side: ['left', 'right'], stacked: ['top', 'bottom'] } as const;

const signAt = (mat: Mat | undefined, cell: Cell): MatCell | undefined =>
  mat === undefined ? undefined : signOnMat(mat, cell);

function landscapeAt(mat: Mat | undefined, at: Cell): Landscape | undefined {
  const sign = signAt(mat, at);
  return sign !== undefined && isLandscapeCell(sign) ? sign : undefined;
}

function edgesAt(marks: readonly Mark[], at: Cell): readonly MarkEdge[] {
  return marks.flatMap(({ cells, tone, label }): MarkEdge[] => {
    const nth = cells.findIndex((cell) => sameCell(cell, at));
    if (nth < 0) return [];
    const ends = (down: number, across: number): boolean =>
      !cells.some((cell) => sameCell(cell, [at[0] + down, at[1] + across]));
    return [
      {
        tone,
        top: ends(-1, 0),
        right: ends(0, 1),
        bottom: ends(1, 0),
        left: ends(0, -1),
        ...(nth === 0 && label !== undefined && { label }),
      },
    ];
  });
}

/** The placement meant by pointing at a cell: that cell, or the best one whose tile would cover it. */
export function legalPlaceAt(legal: readonly LegalPlace[], tile: Tile, cell: Cell): LegalPlace | undefined {
  const exact = legal.find(({ at }) => sameCell(at, cell));
  if (exact !== undefined) return exact;
  return legal
    .filter(({ at }) => cellsOf(tile, at).some((covered) => sameCell(covered, cell)))
    .toSorted((one, other) => (other.gain ?? 0) - (one.gain ?? 0))[0];
}

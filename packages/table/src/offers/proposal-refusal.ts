/** Why a tile can't be offered, or an offer can't be changed. */
import type { Cell, CityIndex, Phase, Seat, Tile } from '@duopolis/rules';
import type { CellRefusal } from '@duopolis/rules/cities';

export type ProposalRefusal =
  | { readonly code: 'nothing-to-offer'; readonly phase: Phase }
  | { readonly code: 'tile-not-there'; readonly seat: Seat; readonly tile: Tile }
  | {
      readonly code: 'tile-elsewhere';
      readonly tile: Tile;
      readonly city: CityIndex;
      readonly cities: readonly CityIndex[];
    }
  | { readonly code: 'cell-refused'; readonly refusal: CellRefusal }
  | { readonly code: 'not-both'; readonly tiles: readonly Tile[]; readonly cities: readonly CityIndex[] }
  | { readonly code: 'too-many-offers'; readonly city: CityIndex; readonly most: number }
  | { readonly code: 'no-such-offer'; readonly city: CityIndex; readonly id: number }
  | { readonly code: 'offer-moved'; readonly city: CityIndex; readonly id: number; readonly cell: Cell }
  | { readonly code: 'agreed-already'; readonly city: CityIndex; readonly id: number }
  | { readonly code: 'declined-already'; readonly city: CityIndex; readonly id: number }
  /** Only one's own offers can be withdrawn. */
  | { readonly code: 'your-own-offer'; readonly city: CityIndex; readonly id: number }
  | { readonly code: 'not-your-offer'; readonly city: CityIndex; readonly id: number };

/** The tiles of the box in an order drawn for one puzzle. */
import { buildingTiles, type Components, shuffled, type Tile, type Words } from '@duopolis/rules';

export interface Drawn {
  readonly buildings: readonly Tile[];
  readonly duplexes: readonly Tile[];
}

export const drawn = (words: Words, components: Components): Drawn => ({
  buildings: shuffled(buildingTiles(components), words),
  duplexes: shuffled(components.duplexes, words),
});

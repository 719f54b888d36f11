/** The tiles of the box in an order drawn for one puzzle. */
import type { Tile } from '@duopolis/rules';
import { shuffled, type RandomWords } from '@duopolis/rules/chance';
import { buildingTiles, type Components } from '@duopolis/rules/components';

export interface Drawn {
  readonly buildings: readonly Tile[];
  readonly duplexes: readonly Tile[];
}

export const drawn = (words: RandomWords, components: Components): Drawn => ({
  buildings: shuffled(buildingTiles(components), words),
  duplexes: shuffled(components.duplexes, words),
});

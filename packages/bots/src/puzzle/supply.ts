/** The tiles of the box in an order drawn for one puzzle. */
import type { Tile } from '@duopolis/rules';
import { shuffled, type RandomSource } from '@duopolis/rules/chance';
import { buildingTiles, type Components } from '@duopolis/rules/components';

export interface Drawn {
  readonly buildings: readonly Tile[];
  readonly duplexes: readonly Tile[];
}

export const drawn = (random: RandomSource, components: Components): Drawn => ({
  buildings: shuffled(buildingTiles(components), random),
  duplexes: shuffled(components.duplexes, random),
});

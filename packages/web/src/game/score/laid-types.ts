/** The tiles of Automacity, sorted by type in reference order. */
import { type Building, BUILDING_TYPES, type BuildingType, type Tile } from '@duopolis/rules';
import { buildingsOf, typeOfBuilding } from '@duopolis/rules/notation';

interface LaidType {
  readonly type: BuildingType | 'civic';
  readonly buildings: readonly Building[];
}

export function laidTypes(laid: readonly Tile[]): readonly LaidType[] {
  const all = laid.flatMap(buildingsOf);
  return [...BUILDING_TYPES, 'civic' as const].map((type) => ({
    type,
    buildings: all.filter((building) => typeOfBuilding(building) === type),
  }));
}

/** Colours: one for each building type, always with its letter, never instead of it. */
import type { Building, BuildingType } from '@duopolis/rules';
import { typeOfBuilding } from '@duopolis/rules/notation';
import picocolors from 'picocolors';

type Style = (text: string) => string;

export interface Paint {
  readonly on: boolean;
  readonly type: { readonly [type in BuildingType | 'civic' | 'district']: Style };
  readonly building: (building: Building, text: string) => string;
  readonly strong: Style;
  readonly faint: Style;
  readonly good: Style;
  readonly bad: Style;
  /** Where the cursor is. */
  readonly cursor: Style;
}

export function paintWith({ on }: Pick<Paint, 'on'>): Paint {
  const colours = picocolors.createColors(on);
  const type: Paint['type'] = {
    shop: colours.yellow,
    factory: colours.white,
    tavern: colours.red,
    office: colours.blueBright,
    park: colours.green,
    house: colours.magenta,
    civic: colours.cyan,
    district: colours.cyan,
  };
  return {
    on,
    type,
    building: (building, text) => type[typeOfBuilding(building)](text),
    strong: colours.bold,
    faint: colours.dim,
    good: colours.green,
    bad: colours.red,
    cursor: colours.inverse,
  };
}

/** The words about a score pad: what its box can't contain, and why a sheet or a typed city is refused. */
import type { CityIndex } from '@duopolis/rules';
import type { Impossible } from '@duopolis/rules/components';
import type { PadFinding, SheetProblem, TypedProblem } from '@duopolis/rules/scorepad';
import type { Messages } from './coded-messages.ts';

export interface PadWords {
  /** Why no game can have built a city. */
  readonly impossible: Messages<Impossible>;
  /** With the names of the cities to check. */
  readonly finding: (finding: PadFinding, cityName: (city: CityIndex) => string) => string;
  readonly typed: (problem: TypedProblem) => string;
  readonly sheet: (problem: SheetProblem) => string;
}

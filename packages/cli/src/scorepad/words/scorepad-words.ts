/** What `duopolis scorepad` says. */
import type { PadWords } from '@duopolis/words/scorepad';

export interface ScorepadWords {
  readonly command: string;
  readonly cities: string;
  readonly options: {
    readonly players: string;
    readonly open: string;
    readonly sheet: string;
    readonly csv: string;
    readonly bgstats: string;
  };
  readonly askPlayers: string;
  readonly askDistricts: string;
  /** For which city, and of how many cells. */
  readonly askCity: (city: string, partners: string, cells: number) => string;
  readonly counted: (city: string, points: string) => string;
  /** Its points may still change with the cities that are missing. */
  readonly countedSoFar: (city: string, points: string) => string;
  readonly saved: (file: string) => string;
  readonly pad: PadWords;
}

/** What a mode decides. Everything a mode changes is in its own file, as a difference from the table game. */
import type { SeatScoring } from '../scoring/standings.ts';
import type { GameEvent } from '../state/event.ts';
import type { Options } from '../state/options.ts';
import type { Round } from '../state/round.ts';
import type { GameState } from '../state/state.ts';
import type { CityIndex, RuleId, Seat } from '../types.ts';

export interface ModeRules {
  readonly seats: { readonly min: number; readonly max: number; readonly rule: RuleId };
  readonly rounds: readonly Round[];
  readonly scoring: SeatScoring;
  readonly cityCount: (seats: number) => number;
  /** A seat's left and right city. */
  readonly citiesOf: (seat: Seat, seats: number) => readonly [left: CityIndex, right: CityIndex];
  /** How many hands a round deals. */
  readonly handsIn: (round: Round, seats: number) => number;
  /** Whether everyone sees all hands. */
  readonly openHands: boolean;
  /** Whether everyone sees at once what an Automa takes. */
  readonly openAutomas: boolean;
  /** The cities that get a tile from your hand each turn; none where seats choose in secret. */
  readonly assignsTo: readonly CityIndex[];
  /** The seats that play by cards and take no commands. */
  readonly automas: readonly Seat[];
  /** Points added to the score of an Automa's seat. */
  readonly automaPoints: (options: Options) => number;
  /** Automa cards turned up in a turn with building tiles. */
  readonly cardsPerTurn: number;
  /** The city whose tiles make no square (SOLO-3). */
  readonly automacity?: CityIndex;
  /** The seat that places what an Automa, the set-up or chance gives to a city. */
  readonly placerIn: (city: CityIndex) => Seat;
  /** Duplexes drawn at set-up. */
  readonly setUpDuplexes: number;
  /** Cities whose first tile is such a duplex. */
  readonly begunCities: readonly CityIndex[];
  /** Random tiles before each deal. */
  readonly randomTiles: number;
  readonly hasDifficulty: boolean;
  /** The next automatic event, or nothing if a seat must act or the game is over. */
  readonly advance: (state: GameState, rules: ModeRules) => GameEvent | undefined;
  /** The rule to cite for a violation in this mode. */
  readonly ruleIds: {
    readonly automas: RuleId;
    readonly deals: RuleId;
    readonly setUp: RuleId;
    readonly cities: RuleId;
    readonly score: RuleId;
  };
}

/** Whether an Automa chooses among the people, and its tiles are placed after the reveal. */
export const hasChoosingAutoma = ({ automas, openHands }: ModeRules): boolean =>
  automas.length > 0 && !openHands;

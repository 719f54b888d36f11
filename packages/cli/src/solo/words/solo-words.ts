/** What the terminal says of a game with Automas. */

export interface SoloWords {
  readonly command: string;
  /** The label of the symbol that decided. */
  readonly decides: string;
  /** A card's two columns: in solo the shared city and Automacity, in duo the left and the right city. */
  readonly columns: { readonly [mode in 'solo' | 'duo']: (left: string, right: string) => string };
  readonly assign: (city: string, tile: string, gain: string) => string;
  readonly confirmAssigned: string;
  readonly assigned: (cities: string) => string;
}

/** The names of cities and Automas: solo has names of its own, elsewhere a city is named after its token. */
import type { CityIndex, OpenGame, Options } from '@duopolis/rules';
import { AUTOMACITY, AUTOMAS, LEFTVILLE } from '@duopolis/rules/solo';
import type { AutomaWords, Vocabulary } from '@duopolis/words';

export function cityName(
  { options, tokens }: { readonly options: Pick<Options, 'mode'>; readonly tokens: OpenGame['tokens'] },
  city: CityIndex,
  { automas, pieces }: Pick<Vocabulary, 'automas' | 'pieces'>,
): string {
  if (options.mode !== 'solo') return pieces.token(tokens[city] ?? `${city}`);
  if (city === AUTOMACITY) return automas.cities.automacity;
  return city === LEFTVILLE ? automas.cities.left : automas.cities.right;
}

export function automaName(
  { mode }: Pick<Options, 'mode'>,
  seat: number,
  { names, alone }: AutomaWords,
): string {
  if (mode !== 'solo') return alone;
  return AUTOMAS.find((automa) => automa.seat === seat)?.shared === LEFTVILLE ? names.left : names.right;
}

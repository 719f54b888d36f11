/** The components of a boxed copy from JSON: each list that is given replaces ours, if it has the same shape and is sound. */
import { type DeckProblem, parseDeck } from '../automa/deck.ts';
import { type CapitalsProblem } from '../capitals/check.ts';
import { readCapitals } from '../capitals/read.ts';
import { CARD_ORDERS } from '../chance/seating.ts';
import {
  type JsonProblem,
  listOf,
  objectOf,
  oneOf,
  optional,
  type Reader,
  readJson,
  such,
  text,
} from '../json/reader.ts';
import { isTile } from '../notation/tile.ts';
import { isDuplex } from '../tile.ts';
import { type ByLetter, type Duplex, LETTERS, ok, type Result, refuse } from '../types.ts';
import { COMPONENTS, type Components } from './components.ts';

export type ComponentsProblem =
  | JsonProblem
  | { readonly code: 'alike'; readonly list: 'tokens' | 'seatingCards'; readonly found: string }
  | { readonly code: 'unknown-list'; readonly found: string; readonly lists: readonly string[] }
  | { readonly code: 'bad-deck'; readonly problem: DeckProblem }
  | { readonly code: 'bad-capitals'; readonly problem: CapitalsProblem };

const amount = such<number>(
  'amount',
  (value): value is number => Number.isSafeInteger(value) && (value as number) >= 0,
);
const duplex = such<Duplex>(
  'duplex',
  (value): value is Duplex => typeof value === 'string' && isTile(value) && isDuplex(value),
);
const counts = objectOf(Object.fromEntries(LETTERS.map((letter) => [letter, amount]))) as Reader<
  ByLetter<number>
>;
const anything: Reader<unknown> = (value) => ok(value);

const LISTS = {
  buildings: optional(counts),
  duplexes: optional(listOf(duplex)),
  tokens: optional(listOf(text)),
  seatingCards: optional(listOf(objectOf({ number: amount, asks: text, order: oneOf(CARD_ORDERS) }))),
  automaCards: optional(anything),
  capitalTokens: optional(anything),
  civics: optional(anything),
  mats: optional(anything),
  districtCards: optional(anything),
} as const satisfies { readonly [list in keyof Components]: Reader<unknown> };

export function parseComponents(source: string): Result<Components, ComponentsProblem> {
  const known = readJson(source, onlyKnownLists);
  if (!known.ok) return known;
  if (typeof known.value === 'string') {
    return refuse({ code: 'unknown-list', found: known.value, lists: Object.keys(LISTS) });
  }
  const read = readJson(source, objectOf(LISTS));
  if (!read.ok) return read;
  const { automaCards, capitalTokens, civics, mats, districtCards, ...base } = read.value;
  const deck = parseDeck(automaCards ?? COMPONENTS.automaCards);
  if (!deck.ok) return refuse({ code: 'bad-deck', problem: deck.error });
  const capitals = readCapitals({ mats, civics, districtCards, tokens: capitalTokens });
  if (!capitals.ok) return refuse({ code: 'bad-capitals', problem: capitals.error });
  const components: Components = {
    ...COMPONENTS,
    ...base,
    automaCards: deck.value,
    capitalTokens: capitals.value.tokens,
    civics: capitals.value.civics,
    mats: capitals.value.mats,
    districtCards: capitals.value.districtCards,
  };
  const problem = alike('tokens', components.tokens) ?? alikeCards(components);
  return problem === undefined ? ok(components) : refuse(problem);
}

/** The name of a list that does not exist, most likely misspelt. */
const onlyKnownLists: Reader<string | undefined> = (value, path) => {
  const object = objectOf({})(value, path);
  return object.ok ? ok(Object.keys(value as object).find((key) => !Object.hasOwn(LISTS, key))) : object;
};

function alike(list: 'tokens' | 'seatingCards', items: readonly string[]): ComponentsProblem | undefined {
  const found = items.find((item, nth) => items.indexOf(item) < nth);
  return found === undefined ? undefined : { code: 'alike', list, found };
}

const alikeCards = ({ seatingCards }: Components): ComponentsProblem | undefined =>
  alike(
    'seatingCards',
    seatingCards.map(({ number }) => `${number}`),
  );

/** The components of a boxed copy from JSON: each list that is given replaces ours, if it has the same shape and is sound. */
import { firstTwice } from '../lists.ts';
import { TIE_BREAKS } from '../automa/cards.ts';
import { type DeckProblem, parseDeck } from '../automa/deck.ts';
import { type CapitalsProblem, checkCapitals } from '../capitals/check-capitals.ts';
import { CAPITALS, type CapitalsComponents } from '../capitals/capitals-components.ts';
import { CARD_ORDERS } from '../chance/seating.ts';
import {
  amount,
  checkDepth,
  filledText,
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
import { LIMITS } from '../limits.ts';
import { isTile } from '../notation/tile-notation.ts';
import { isDuplex } from '../tile.ts';
import { type ByLetter, type Duplex, LETTERS, ok, type Result, refuse } from '../types.ts';
import { COMPONENTS, type Components } from './box.ts';

export type ComponentsProblem =
  | JsonProblem
  | { readonly code: 'alike'; readonly list: 'tokens' | 'seatingCards'; readonly found: string }
  | { readonly code: 'unknown-list'; readonly found: string; readonly lists: readonly string[] }
  /** Every type and every kind of tavern has one place. */
  | { readonly code: 'bad-tie-list'; readonly found: readonly string[]; readonly need: readonly string[] }
  | { readonly code: 'bad-deck'; readonly problem: DeckProblem }
  | { readonly code: 'bad-capitals'; readonly problem: CapitalsProblem };

const cardNumber = amount(LIMITS.componentNumber);
const name = filledText(LIMITS.componentName);
const boundedList = <T>(item: Reader<T>) => optional(listOf(item, LIMITS.componentsList));
const duplex = such<Duplex>(
  'duplex',
  (value): value is Duplex => typeof value === 'string' && isTile(value) && isDuplex(value),
);
const counts = objectOf(
  Object.fromEntries(LETTERS.map((letter) => [letter, amount(LIMITS.buildingsOfAKind)])),
) as Reader<ByLetter<number>>;
const anything: Reader<unknown> = (value) => ok(value);

const LISTS = {
  buildings: optional(counts),
  duplexes: boundedList(duplex),
  tokens: boundedList(name),
  seatingCards: boundedList(objectOf({ number: cardNumber, asks: name, order: oneOf(CARD_ORDERS) })),
  automaCards: optional(anything),
  tieBreaks: optional(
    objectOf({
      types: listOf(oneOf(TIE_BREAKS.types), LIMITS.tieList),
      taverns: listOf(oneOf(TIE_BREAKS.taverns), LIMITS.tieList),
    }),
  ),
  capitalTokens: boundedList(name),
  civics: boundedList(objectOf({ name, tile: name })),
  // Each mat is searched for a city around it, which takes milliseconds.
  mats: optional(listOf(objectOf({ name, cells: text(LIMITS.matText) }), LIMITS.mats)),
  districtCards: boundedList(name),
} as const satisfies { readonly [list in keyof Components]: Reader<unknown> };

export function parseComponents(source: string): Result<Components, ComponentsProblem> {
  const json = readJson(source, anything, LIMITS.componentsText);
  return json.ok ? readComponents(json.value) : json;
}

/** The same from data that JSON.parse made. */
export function readComponents(value: unknown): Result<Components, ComponentsProblem> {
  const shallow = checkDepth(value);
  if (!shallow.ok) return shallow;
  const known = onlyKnownLists(value, '');
  if (!known.ok) return known;
  if (known.value !== undefined) {
    return refuse({ code: 'unknown-list', found: known.value, lists: Object.keys(LISTS) });
  }
  const read = objectOf(LISTS)(value, '');
  if (!read.ok) return read;
  const { automaCards, ...lists } = read.value;
  const deck = parseDeck(automaCards ?? COMPONENTS.automaCards);
  if (!deck.ok) return refuse({ code: 'bad-deck', problem: deck.error });
  const components = { ...COMPONENTS, ...lists, automaCards: deck.value } as Components;
  const inCapitals = checkCapitals(capitalsOf(components));
  if (inCapitals !== undefined) return refuse({ code: 'bad-capitals', problem: inCapitals });
  const problem = alike('tokens', components.tokens) ?? alikeCards(components) ?? wrongTies(components);
  return problem === undefined ? ok(components) : refuse(problem);
}

const capitalsOf = ({ capitalTokens, civics, mats, districtCards }: Components): CapitalsComponents => ({
  ...CAPITALS,
  tokens: capitalTokens,
  civics,
  mats,
  districtCards,
});

/** The name of a list that does not exist, most likely misspelt. */
const onlyKnownLists: Reader<string | undefined> = (value, path) => {
  const object = objectOf({})(value, path);
  return object.ok ? ok(Object.keys(Object(value)).find((key) => !Object.hasOwn(LISTS, key))) : object;
};

const sorted = (names: readonly string[]): string => names.toSorted().join();

function wrongTies({ tieBreaks: { types, taverns } }: Components): ComponentsProblem | undefined {
  const lists = [
    [types, TIE_BREAKS.types],
    [taverns, TIE_BREAKS.taverns],
  ] as const;
  const wrong = lists.find(([found, need]) => sorted(found) !== sorted(need));
  return wrong && { code: 'bad-tie-list', found: wrong[0], need: wrong[1] };
}

function alike(list: 'tokens' | 'seatingCards', items: readonly string[]): ComponentsProblem | undefined {
  const found = firstTwice(items);
  return found === undefined ? undefined : { code: 'alike', list, found };
}

const alikeCards = ({ seatingCards }: Components): ComponentsProblem | undefined =>
  alike(
    'seatingCards',
    seatingCards.map(({ number }) => `${number}`),
  );
